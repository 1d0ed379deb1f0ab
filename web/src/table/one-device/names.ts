// What the people at this device are called: those who played here last, and those of a game that is played once more.

import { remember, remembered } from "../../browser-storage";
import type { LiveTable } from "../../net/live-table.svelte";

const BESIDE_KEY = "threekings-beside-me";
const thisTab = () => sessionStorage;
const rematchKey = (table: string) => `threekings-names ${table}`;

/** Those who sat beside me at this device when a table was set up last. */
export function namesBeside(): string[] {
  return remembered<string[]>(BESIDE_KEY) ?? [];
}

export function keepNamesBeside(names: readonly string[]): void {
  remember(BESIDE_KEY, names);
}

/** The same people play once more, at a new table. */
export function keepNames(table: string, { mine, names }: LiveTable): void {
  if (mine.length > 1)
    remember(rematchKey(table), Object.fromEntries(mine.map((seat) => [seat, names[seat]])), thisTab);
}

/** The names of the game before, by seat. */
export function namesBefore(table: string): Record<number, string> {
  return remembered<Record<number, string>>(rematchKey(table), thisTab) ?? {};
}
