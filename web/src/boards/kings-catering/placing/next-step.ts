// From the tiles that lie at Tables to those a player wants there: one move, or one undo, after another. Whatever comes
// between, the next step follows from what lies there then. The last tile of a turn is not sent: it ends the turn.

import type { Laid } from "../../../protocol";
import { moveOf, putOf, same, sameCell, type Put, type Turning } from "./put";

/** A turn as the server knows it. */
export interface Standing {
  laid: readonly Put[]; // in their order
  hand: readonly string[];
  moves: ReadonlySet<string>;
  tables: readonly Laid[];
}

export interface NextStep {
  /** What is still wanted: tiles that fit no more have returned to the hand. */
  wanted: (Put | Turning)[];
  act: "undo" | { play: string } | null;
}

export function nextStep(now: Standing, wanted: readonly (Put | Turning)[]): NextStep {
  const laid = [...now.laid];
  if (!laid.every((put, place) => same(put, wanted[place]))) return { wanted: [...wanted], act: "undo" };
  const rest = wanted.slice(laid.length).filter(({ tile }) => now.hand.includes(tile));
  for (const put of rest) {
    const found = fitting(put, now);
    if (!found) continue;
    if (now.hand.length === 1) return { wanted: [...laid, found], act: null };
    const later = rest.filter((other) => other !== put);
    return { wanted: [...laid, found, ...later], act: { play: moveOf(found, now.tables)! } };
  }
  return { wanted: laid, act: null };
}

/** As it may be put now, turned further if it is to be; null if it may not. */
function fitting(put: Put | Turning, { moves, tables }: Standing): Put | null {
  const ways = [...moves].map((move) => putOf(move, tables)).filter((way) => way !== null && sameCell(way, put));
  const turns = ways.map((way) => way!.turns).sort((one, other) => one - other);
  if (!("further" in put)) return turns.includes(put.turns) ? put : null;
  const { further: _, ...turned } = { ...put, turns: turns.find((way) => way > put.turns) ?? turns[0]! };
  return turns.length ? { ...turned, ways: turns.length } : null;
}
