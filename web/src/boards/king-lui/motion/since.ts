// What others have done since my last turn, as marks on seats and plates show it.

import type { KingLuiDealt, KingLuiHappening } from "../../../protocol";
import type { Line } from "../../board";

type Cards = Record<string, number>;
type Deed = Exclude<Extract<KingLuiHappening, { seat: number }>, KingLuiDealt>; // to deal is nobody's choice

/** What one player did. */
export interface Deeds {
  taken: Cards;
  drawn: number; // cards nobody saw
  fed: boolean;
  lines: Line<Deed>[]; // the same in words
}

export function deedsOf(seat: number, since: readonly Line<KingLuiHappening>[]): Deeds {
  const lines = since.filter(isDeed).filter(({ happening }) => happening.seat === seat);
  const deeds = lines.map(({ happening }) => happening);
  return {
    taken: added(deeds.filter((deed) => deed.kind === "took")),
    drawn: deeds.filter((deed) => deed.kind === "drew").length,
    fed: deeds.some((deed) => deed.kind === "fed"),
    lines,
  };
}

function isDeed(line: Line<KingLuiHappening>): line is Line<Deed> {
  return "seat" in line.happening && line.happening.kind !== "dealt";
}

/** By how much the king's plate has grown or shrunk, dish by dish. */
export function kingsChanges(since: readonly Line<KingLuiHappening>[]): Cards {
  const happenings = since.map(({ happening }) => happening);
  const changes = added(happenings.filter((one) => one.kind === "served"));
  const eaten = added(happenings.filter((one) => one.kind === "fed"));
  for (const [dish, count] of Object.entries(eaten)) changes[dish] = (changes[dish] ?? 0) - count;
  return changes;
}

function added(happenings: readonly { cards: Cards }[]): Cards {
  const all: Cards = {};
  for (const { cards } of happenings)
    for (const [card, count] of Object.entries(cards)) all[card] = (all[card] ?? 0) + count;
  return all;
}
