// What others have done since my last turn, as marks on seats and plates show it; read from the log.

import type { Text } from "../../protocol";

type Cards = Record<string, number>;

/** What one player did. */
export interface Deeds {
  taken: Cards;
  drawn: number; // cards nobody saw
  fed: boolean;
  lines: Text[]; // the same in words
}

const DOES = new Set(
  ["take", "draw", "draw-own", "draw-emerald", "lay", "feed", "pass"].map((deed) => `kl-log-${deed}`),
);

export function deedsOf(seat: number, since: readonly Text[]): Deeds {
  const lines = since.filter((line) => line.args?.seat === seat && DOES.has(line.id));
  const told = (id: string) => lines.filter((line) => line.id === id);
  return {
    taken: added(told("kl-log-take")),
    drawn: told("kl-log-draw").length,
    fed: told("kl-log-feed").length > 0,
    lines,
  };
}

/** By how much the king's plate has grown or shrunk, dish by dish. */
export function kingsChanges(since: readonly Text[]): Cards {
  const changes = added(since.filter((line) => line.id === "kl-log-serve"));
  const eaten = added(since.filter((line) => line.id === "kl-log-feed"));
  for (const [dish, count] of Object.entries(eaten)) changes[dish] = (changes[dish] ?? 0) - count;
  return changes;
}

function added(lines: readonly Text[]): Cards {
  const all: Cards = {};
  for (const line of lines)
    for (const [card, count] of Object.entries((line.args?.cards ?? {}) as Cards)) all[card] = (all[card] ?? 0) + count;
  return all;
}
