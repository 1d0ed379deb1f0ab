// All words of the page, from the Fluent files: the server sends ids and arguments, here they become sentences.
//
// The same conventions as in the server's texts: `seat` brings $player, a name; `seats` brings $players; `cards` counts
// several cards; `card` and `dish` are names of cards; `tiles` lists tiles; other lists stand in a row. Tiles and Royals
// are called as people call them, and nobody reads cells where a board is drawn: a text may say less there (`.page`).

import type { FluentVariable } from "@fluent/bundle";
import { words as bundle } from "./language.svelte";
import type { LogLine, Text } from "./protocol";

type Arguments = Record<string, unknown>;

/** Letters written from right to left, and marks that turn the direction. */
const TURNING = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const ISOLATED = /\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069/g;
const FOOD = /^([a-z]+)-(\d)[a-z]$/;

export function hasText(id: string): boolean {
  return bundle().hasMessage(id);
}

/** A text by its id; a missing one is an error while developing, and its id for players. */
export function say(id: string, args: Record<string, FluentVariable> = {}, variant = ""): string {
  const message = bundle().getMessage(id);
  const pattern = message?.attributes[variant] ?? message?.value;
  if (!pattern) {
    console.error(`no text: ${id}`);
    return id;
  }
  return bundle().formatPattern(pattern, isolated(args));
}

function isolated(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const found = { ...args };
  for (const [name, value] of Object.entries(args)) if (typeof value === "string") found[name] = isolate(value);
  return found;
}

/** A name does not turn the sentence round that it stands in: what `<bdi>` does where a name stands alone. */
function isolate(text: string): string {
  return TURNING.test(text.replace(ISOLATED, "")) ? `\u2068${text.replace(DIRECTIONS, "")}\u2069` : text;
}

/** What the server says, with the players' names; as a variant of it, where there is that one. */
export function sentence(text: Text, names: readonly string[], variant = "page"): string {
  return say(text.id, words(text.args ?? {}, names), variant);
}

/** What happened, in words. */
export function inWords({ text, happening }: LogLine, names: readonly string[]): string {
  return say(text, words({ ...happening }, names), "page");
}

/** The rule a reason is about: `kl-4-5-king-has-too-few` is KL 4.5. */
export function ruleOf(text: Text): { rules: string; paragraph: string } | null {
  const found = /^([a-z]{2})-(\d+)-(\d+)-/.exec(text.id);
  return found ? { rules: found[1]!, paragraph: `${found[2]}.${found[3]}` } : null;
}

/** The name of a card, a dish, a tile. */
export function cardName(card: string): string {
  return bundle().hasMessage(`card-${card}`) ? say(`card-${card}`) : card;
}

/** A tile as people call it: roast-3b is a roast 3, florist-blue a blue florist. */
export function tileName(tile: string): string {
  const food = FOOD.exec(tile);
  if (food) return say("web-tile-food", { food: food[1]!, size: food[2]! });
  const [type, of = ""] = tile.split("-");
  return bundle().hasMessage(`web-tile-${type}`) ? say(`web-tile-${type}`, { of }) : cardName(tile);
}

/** 2 ham, 1 Emerald */
export function counted(card: string, count: number): string {
  return bundle().hasMessage(`card-${card}-count`)
    ? say(`card-${card}-count`, { count })
    : say("card-count", { count, card: cardName(card) });
}

/** Ada, Bea and Carl */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return say("list-and", { first: commas(words.slice(0, -1).map(isolate)), last: words.at(-1)! });
}

/** 2 ham, 1 bread */
export function commas(words: readonly string[]): string {
  return words.join(say("list-comma"));
}

/** Texts beside one another that are no list: same shape as Table 2; the King gives 2 less */
export function semicolons(words: readonly string[]): string {
  return words.join(say("list-semicolon"));
}

/** Sentences one after another. */
export function sentences(words: readonly string[]): string {
  return words.join(say("between-sentences"));
}

/** A text that stands within a sentence, as one of its own. */
export function asSentence(words: string): string {
  return capital(say("full-stop", { words }));
}

/** Why the server has refused something; it says so itself in English, and in a language of the page by its code. */
export function refusalWords({ code, reason }: { code: string; reason: string }): string {
  return hasText(`refused-${code}`) ? say(`refused-${code}`, { reason }) : reason;
}

/** A text that begins small within a sentence, as it stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(args: Arguments, names: readonly string[]): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "seat") found.player = nameOf(names, value as number);
    else if (name === "seats") found.players = listed((value as number[]).map((seat) => nameOf(names, seat)));
    else if (name === "tiles") found.tiles = listed((value as string[]).map(tileName));
    else if (name === "tile") found.tile = tileName(String(value));
    else if (name === "king") found.king = say("web-kc-the-king");
    else found[name] = word(name, value);
  }
  return found;
}

function nameOf(names: readonly string[], seat: number): string {
  return names[seat] ?? say("seat", { number: seat + 1 });
}

function word(name: string, value: unknown): FluentVariable {
  if (Array.isArray(value)) return commas(value.flat().map(String));
  if (typeof value === "object" && value)
    return commas(Object.entries(value as Record<string, number>).map(([card, count]) => counted(card, count)));
  return name === "card" || name === "dish" ? cardName(String(value)) : (value as string | number);
}
