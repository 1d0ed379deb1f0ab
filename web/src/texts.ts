// All words of the page, from the Fluent files: the server sends ids and arguments, here they become sentences.
//
// The same conventions as in the server's texts: `seat` brings $player, a name; `seats` brings $players; `cards` counts
// several cards; `card` and `dish` are names of cards; `tiles` lists tiles.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "virtual:texts/en";
import type { Text } from "./protocol";

type Arguments = Record<string, unknown>;

const bundle = new FluentBundle("en", { useIsolating: false });
for (const error of bundle.addResource(new FluentResource(english))) throw error;

/** A text by its id; a missing one is an error while developing, and its id for players. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no text: ${id}`);
    return id;
  }
  return bundle.formatPattern(pattern, args);
}

/** What the server says, with the players' names. */
export function told(text: Text, names: readonly string[]): string {
  return say(text.id, words(text.args ?? {}, names));
}

/** The rule a reason is about: `kl-4-5-king-has-too-few` is KL 4.5. */
export function ruleOf(text: Text): { rules: string; paragraph: string } | null {
  const found = /^([a-z]{2})-(\d+)-(\d+)-/.exec(text.id);
  return found ? { rules: found[1]!, paragraph: `${found[2]}.${found[3]}` } : null;
}

/** The name of a card, a dish, a tile. */
export function cardName(card: string): string {
  return bundle.hasMessage(`card-${card}`) ? say(`card-${card}`) : card;
}

/** 2 ham, 1 Emerald */
export function counted(card: string, count: number): string {
  return bundle.hasMessage(`card-${card}-count`)
    ? say(`card-${card}-count`, { count })
    : say("card-count", { count, card: cardName(card) });
}

/** Ada, Bea and Carl */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return say("list-and", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });
}

function words(args: Arguments, names: readonly string[]): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "seat") found.player = nameOf(names, value as number);
    else if (name === "seats") found.players = listed((value as number[]).map((seat) => nameOf(names, seat)));
    else if (name === "tiles") found.tiles = listed((value as string[]).map(cardName));
    else found[name] = word(name, value);
  }
  return found;
}

function nameOf(names: readonly string[], seat: number): string {
  return names[seat] ?? say("seat", { number: seat });
}

function word(name: string, value: unknown): FluentVariable {
  if (typeof value === "object" && value)
    return Object.entries(value as Record<string, number>)
      .map(([card, count]) => counted(card, count))
      .join(", ");
  return name === "card" || name === "dish" ? cardName(String(value)) : (value as string | number);
}
