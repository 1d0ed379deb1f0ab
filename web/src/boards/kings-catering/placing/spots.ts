// Where a tile may be put, by cell with all its legal turns. What may be played comes with the view.

import type { Laid, Text } from "../../../protocol";
import { putOf, type Put } from "./put";

export interface Way {
  move: string;
  turns: number;
  gain: number;
  warnings: readonly Text[];
}

/** A cell that takes the tile; Table 0 is a new one. */
export interface Spot {
  key: string;
  table: number;
  x: number;
  y: number;
  ways: Way[];
}

export const NEW = "new";

export interface Choices {
  moves: ReadonlySet<string>;
  gains: Record<string, number>;
  warnings: Record<string, Text[]>;
}

export function bestOf(ways: readonly Way[]): number {
  return Math.max(...ways.map((way) => way.gain));
}

/** The turn that brings most. */
export function bestWay(spot: Spot): Way {
  return spot.ways.find((way) => way.gain === bestOf(spot.ways))!;
}

export function putAt(way: Way, tables: readonly Laid[]): Put {
  return putOf(way.move, tables)!;
}

/** `put soup-2b new`, `put soup-2b 3 1 -1 2`: in reading order, a new Table last. */
export function spotsFor(tile: string, { moves, gains, warnings }: Choices): Spot[] {
  const found = new Map<string, Spot>();
  for (const move of moves) {
    const [verb, name, ...place] = move.split(" ");
    if (verb !== "put" || name !== tile) continue;
    const [table, x, y, turns] = place[0] === NEW ? [0, 0, 0, 0] : place.map(Number);
    const key = table ? `${table} ${x} ${y}` : NEW;
    if (!found.has(key)) found.set(key, { key, table: table!, x: x!, y: y!, ways: [] });
    found.get(key)!.ways.push({ move, turns: turns!, gain: gains[move] ?? 0, warnings: warnings[move] ?? [] });
  }
  for (const spot of found.values()) spot.ways.sort((one, other) => one.turns - other.turns);
  return [...found.values()].sort(asRead);
}

function asRead(one: Spot, other: Spot): number {
  if (!one.table || !other.table) return other.table - one.table;
  return one.table - other.table || other.y - one.y || one.x - other.x;
}
