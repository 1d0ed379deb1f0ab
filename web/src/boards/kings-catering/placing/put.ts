// A tile of this turn and where it lies. Tables are known by the tile that founded them: their numbers change when an
// earlier one is taken back.

import type { Laid, LogStep } from "../../../protocol";

export interface Put {
  tile: string;
  /** The first tile of the Table; null where this tile founds one. */
  founder: string | null;
  x: number;
  y: number;
  turns: number;
  /** How many legal turns it had there, where that was seen. */
  ways?: number;
}

/** A put that is to be turned to its next legal way, once it is known which those are. */
export interface Turning extends Put {
  further: true;
}

export function founding(tile: string): Put {
  return { tile, founder: null, x: 0, y: 0, turns: 0 };
}

/** The move that brings it about; null where its Table is not there. */
export function moveOf(put: Put, tables: readonly Laid[]): string | null {
  if (put.founder === null) return `put ${put.tile} new`;
  const table = tables.findIndex(({ tiles }) => tiles[0]?.tile === put.founder);
  return table < 0 ? null : `put ${put.tile} ${table + 1} ${put.x} ${put.y} ${put.turns}`;
}

/** `put soup-2b new`, `put soup-2b 3 1 -1 2` */
export function putOf(move: string, tables: readonly Laid[]): Put | null {
  const [verb, tile, table, ...cell] = move.split(" ");
  if (verb !== "put" || !tile) return null;
  if (table === "new") return founding(tile);
  const founder = tables[Number(table) - 1]?.tiles[0]?.tile;
  const [x, y, turns] = cell.map(Number);
  return founder ? { tile, founder, x: x!, y: y!, turns: turns! } : null;
}

export function same(one: Put | undefined, other: Put | undefined): boolean {
  if (!one || !other || "further" in one || "further" in other) return false;
  return sameCell(one, other) && one.turns === other.turns;
}

export function sameCell(one: Put, other: Put): boolean {
  return one.tile === other.tile && one.founder === other.founder && one.x === other.x && one.y === other.y;
}

/** What somebody has done since taking a column, that included; nothing before. */
export function turnOf(seat: number, steps: readonly LogStep[]): LogStep[] {
  const took = steps.findLastIndex(({ lines }) =>
    lines.some(({ happening }) => happening.kind === "took" && "seat" in happening && happening.seat === seat),
  );
  return took < 0 ? [] : steps.slice(took);
}

/** The tiles taken in a turn. */
export function takenIn(turn: readonly LogStep[]): string[] {
  const took = turn[0]?.lines.find(({ happening }) => happening.kind === "took")?.happening;
  return took && "tiles" in took ? [...took.tiles] : [];
}

/** Those of the tiles taken that lie at Tables, in the order in which they were put. */
export function laidOf(taken: readonly string[], tables: readonly Laid[], turn: readonly LogStep[]): Put[] {
  const lying = new Map<string, Put>();
  for (const { tiles } of tables)
    for (const [place, { tile, x, y, turns }] of tiles.entries())
      if (taken.includes(tile)) lying.set(tile, { tile, founder: place ? tiles[0]!.tile : null, x, y, turns });
  const told = turn.flatMap(({ lines }) =>
    lines.flatMap(({ happening }) => ("tile" in happening ? [String(happening.tile)] : [])),
  );
  return [...lying.values()].sort((one, other) => told.lastIndexOf(one.tile) - told.lastIndexOf(other.tile));
}

/** Tables with these tiles of the turn instead of those that lie there. */
export function tablesWith(tables: readonly Laid[], laid: readonly Put[], wanted: readonly Put[]): Laid[] {
  const gone = new Set(laid.map((put) => put.tile));
  const shown = tables.map((table) => ({ ...table, tiles: table.tiles.filter(({ tile }) => !gone.has(tile)) }));
  const found = shown.filter(({ tiles }) => tiles.length);
  for (const { tile, founder, x, y, turns } of wanted) {
    const placed = { tile, x, y, turns };
    const known = tables.find(({ tiles }) => tiles[0]?.tile === tile);
    if (founder === null) found.push({ stands: known?.stands ?? true, falls: known?.falls ?? null, tiles: [placed] });
    else found.find(({ tiles }) => tiles[0]?.tile === founder)?.tiles.push(placed);
  }
  return found;
}
