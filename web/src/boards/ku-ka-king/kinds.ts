// How kinds of cards are marked, and in which order their sources stand everywhere.

import { cardName, hasText, say } from "../../texts";
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

const POINTS = /^points-(\d)$/;

/** The number that a card of points brings; other cards have none. */
export function numberOn(kind: string): string | undefined {
  return POINTS.exec(kind)?.[1];
}

/** The name of a card where there is little room. */
export function shortName(kind: string): string {
  return hasText(`kk-short-${kind}`) ? say(`kk-short-${kind}`) : cardName(kind);
}

/** The kinds a scoring to come puts into the box; after it their crosses mean nothing. */
export function crossedStill(view: KuKaKingView): ReadonlySet<string> {
  return new Set(view.first_scoring === null ? [] : view.crossed);
}
