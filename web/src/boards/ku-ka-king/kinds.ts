// How kinds of cards are marked, and in which order their sources stand everywhere.

import type { Collection, KuKaKingView } from "../../protocol";

export type Source = keyof KuKaKingView["sources"];
export type Points = Collection["now"];

export const SOURCES: readonly Source[] = ["kings", "churches", "points", "knights", "farm", "animals"];

/** The card that stands for a source. */
export const PICTURES: Record<Source, string> = {
  kings: "king",
  churches: "church",
  points: "points-3",
  knights: "knight",
  farm: "farmer",
  animals: "sheep",
};

const LETTERS: Record<string, string> = {
  king: "K",
  farmer: "F",
  wife: "W",
  farmhouse: "H",
  church: "C",
  knight: "N",
  "points-2": "2",
  "points-3": "3",
  "points-4": "4",
  sheep: "S",
  horse: "R",
  pig: "P",
  cow: "O",
  goat: "T",
  hen: "E",
  goose: "G",
  donkey: "D",
};

/** The same letter as in a terminal. */
export function letterOf(kind: string): string {
  return LETTERS[kind] ?? kind[0]!.toUpperCase();
}

/** The kinds a scoring to come puts into the box; after it their crosses mean nothing. */
export function crossedStill(view: KuKaKingView): ReadonlySet<string> {
  return new Set(view.first_scoring === null ? [] : view.crossed);
}
