// The language the page speaks: the one chosen in this browser, or the first of the browser's own that there is. Its words
// are loaded when they are needed, those of the first page before all others; all that is on the screen follows a change.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import languages from "virtual:texts";
import { settings } from "./settings.svelte";

/** Every language there is, by its code, as it calls itself. */
export const LANGUAGES: readonly { code: string; name: string }[] = Object.entries(languages).map(
  ([code, { name }]) => ({ code, name }),
);
const FALLBACK = LANGUAGES[0]!.code;

let spoken: { code: string; bundle: FluentBundle; whole: boolean } | null = $state.raw(null);
/** Whether more than the words of the first page are wanted. */
let whole = false;
/** One language after another: what was asked for last is spoken in the end, however long each takes to come. */
let turn: Promise<unknown> = Promise.resolve();
/** Words from elsewhere, by language: they come with the games of other packages. */
const added: Record<string, string>[] = [];

/** The code of the language that is spoken now. */
export function language(): string {
  return spoken?.code ?? FALLBACK;
}

/** All words of the language that is spoken now. */
export function words(): FluentBundle {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken.bundle;
}

/** Speak a language from now on; where its words cannot be loaded, everything stays as it is. */
export function speak(code: string): Promise<void> {
  return inTurn(() => load(code));
}

/** Every word there is, in the language that is spoken: all pages but the first one wait for them. */
export function allWords(): Promise<void> {
  whole = true;
  return inTurn(async () => {
    if (!spoken?.whole) await load(language());
  });
}

function inTurn(job: () => Promise<void>): Promise<void> {
  const done = turn.then(job);
  turn = done.catch(() => {});
  return done;
}

async function load(code: string): Promise<void> {
  const { first, more } = languages[code]!;
  const wanted = whole;
  const parts = await Promise.all(wanted ? [first(), more()] : [first()]);
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const { default: source } of parts)
    for (const error of bundle.addResource(new FluentResource(source))) throw error;
  for (const one of added) addTo(bundle, code, one);
  spoken = { code, bundle, whole: wanted };
}

/** The words of a game from elsewhere, by language; they may say nothing new about the games that are here. */
export function addWords(byLanguage: Record<string, string>): void {
  added.push(byLanguage);
  if (spoken) addTo(spoken.bundle, spoken.code, byLanguage);
}

function addTo(bundle: FluentBundle, code: string, byLanguage: Record<string, string>): void {
  for (const source of [byLanguage[code], byLanguage[FALLBACK]])
    if (source) bundle.addResource(new FluentResource(source));
}

/** The language to speak: as chosen, or the first that the browser asks for. */
export function preferred(chosen = settings.language, asked: readonly string[] = navigator.languages): string {
  const wanted = [chosen, ...asked].map((tag) => tag.split("-")[0]!.toLowerCase());
  return wanted.find((code) => code in languages) ?? FALLBACK;
}

/** Follow the choice of a language, and tell the browser which one the page is in; called once, by the page. */
export function followLanguage(): void {
  $effect(() => {
    const code = preferred();
    if (code !== language()) speak(code).catch(() => (settings.language = language()));
  });
  $effect(() => {
    document.documentElement.lang = language();
  });
}
