// The language the page speaks: the one chosen in this browser, or the first of the browser's own that there is. Its words
// are loaded when they are needed; all that is on the screen follows a change.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import languages from "virtual:texts";
import { settings } from "./settings.svelte";

/** Every language there is, by its code, as it calls itself. */
export const LANGUAGES: readonly { code: string; name: string }[] = Object.entries(languages).map(
  ([code, { name }]) => ({ code, name }),
);
const FALLBACK = LANGUAGES[0]!.code;

let spoken: { code: string; bundle: FluentBundle } | null = $state.raw(null);
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
export async function speak(code: string): Promise<void> {
  const { default: source } = await languages[code]!.load();
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(source))) throw error;
  for (const one of added) addTo(bundle, code, one);
  spoken = { code, bundle };
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
