// The dishes as they are drawn: always in the same order, each with a letter of its own.

import type { KingLuiView } from "../../protocol";

export interface Dish {
  name: string;
  letter: string;
  colour: string;
}

const COLOURS = 7; // in palette.css

/** All dishes of this table; a letter is the first in the name that no dish before has. */
export function dishesOf(view: KingLuiView): Dish[] {
  const taken = new Set<string>();
  return Object.keys(view.king).map((name, place) => {
    const letter = letterOf(name, taken);
    taken.add(letter);
    return { name, letter, colour: `var(--kl-dish-${place % COLOURS})` };
  });
}

function letterOf(name: string, taken: ReadonlySet<string>): string {
  return [...name.toUpperCase()].find((letter) => /\p{L}/u.test(letter) && !taken.has(letter)) ?? "?";
}

/** All portions together. */
export function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}
