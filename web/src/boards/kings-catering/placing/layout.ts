// Where Tables lie on the screen: in the order of founding, each as high up as it goes, as large as the room allows.

import type { Placed } from "../../../protocol";

export interface Room {
  width: number;
  height: number;
}

/** A Table's rectangle: where it begins in pixels, the cell in its north-west corner, and how many cells it has. */
export interface Plot {
  left: number;
  top: number;
  west: number;
  north: number;
  wide: number;
  high: number;
}

export interface Plan {
  cell: number; // pixels
  plots: Plot[]; // Tables by number, and the place for a new one at the end, where there is one
  width: number;
  height: number;
}

/** A Table to be laid out, and whether something is to be said below it. */
export interface Wanted {
  tiles: readonly Pick<Placed, "x" | "y">[];
  noted: boolean;
}

export interface Wishes {
  margin: number; // around each Table, in cells
  head: number; // above each Table, for its number, in cells
  least: number; // pixels of a cell
  most: number;
}

const NOTE = 0.75; // cells below a Table of which something is said
const PARTS = 4; // of a cell: all rectangles have sides of whole quarters
const NARROWER = 1e-6; // of two layouts with cells alike, the less wide one is better

interface Block {
  wanted: Wanted;
  west: number;
  north: number;
  wide: number;
  high: number;
}

interface Spread {
  lefts: number[]; // in quarters of a cell, like all here
  tops: number[];
  wide: number;
  high: number;
}

/** The layout with the largest cells, of all widths it might have. */
export function plan(tables: readonly Wanted[], room: Room, wishes: Wishes, zoom = 1): Plan {
  const blocks = tables.map((table) => block(table, wishes));
  if (!blocks.length) return { cell: wishes.most, plots: [], width: 0, height: 0 };
  const tries = widths(blocks).map((width) => spread(blocks, width));
  const best = tries.reduce((one, other) => (worth(other, room, wishes) > worth(one, room, wishes) ? other : one));
  const cell = Math.max(wishes.least, Math.min(wishes.most, fit(best, room))) * zoom;
  const plots = blocks.map((one, place) => ({
    west: one.west,
    north: one.north,
    wide: one.wide,
    high: one.high - wishes.head - (one.wanted.noted ? NOTE : 0),
    left: (best.lefts[place]! / PARTS) * cell,
    top: (best.tops[place]! / PARTS + wishes.head) * cell,
  }));
  return { cell, plots, width: (best.wide / PARTS) * cell, height: (best.high / PARTS) * cell };
}

function block(wanted: Wanted, { margin, head }: Wishes): Block {
  const [x, y] = [wanted.tiles.map((put) => put.x), wanted.tiles.map((put) => put.y)];
  const [west, north] = [Math.min(...x) - margin, Math.max(...y) + margin];
  const high = north - Math.min(...y) + margin + 1 + head + (wanted.noted ? NOTE : 0);
  return { wanted, west, north, wide: Math.max(...x) + margin - west + 1, high };
}

/** From the widest Table to all side by side, in half cells. */
function widths(blocks: readonly Block[]): number[] {
  const widest = Math.max(...blocks.map((one) => one.wide));
  const all = blocks.reduce((sum, one) => sum + one.wide, 0);
  return Array.from({ length: 2 * (all - widest) + 1 }, (_, step) => (widest + step / 2) * PARTS);
}

/** Each rectangle where its top is highest, further left of two such places. */
function spread(blocks: readonly Block[], width: number): Spread {
  const skyline = new Array<number>(width).fill(0);
  const [lefts, tops] = [[] as number[], [] as number[]];
  for (const { wide, high } of blocks) {
    const across = wide * PARTS;
    const starts = Array.from({ length: width - across + 1 }, (_, left) =>
      Math.max(...skyline.slice(left, left + across)),
    );
    const top = Math.min(...starts);
    const left = starts.indexOf(top);
    skyline.fill(top + high * PARTS, left, left + across);
    lefts.push(left);
    tops.push(top);
  }
  const wide = Math.max(...blocks.map((one, place) => lefts[place]! + one.wide * PARTS));
  return { lefts, tops, wide, high: Math.max(...skyline) };
}

/** Larger cells are better; where they would be too small, the least height that still fits across. */
function worth(tried: Spread, room: Room, { least }: Wishes): number {
  const cell = fit(tried, room);
  if (cell >= least) return cell;
  return (tried.wide / PARTS) * least <= room.width ? -tried.high : -Infinity;
}

/** The largest cell with which this fits into the room. */
function fit({ wide, high }: Spread, room: Room): number {
  return PARTS * Math.min(room.width / wide, room.height / high) - wide * NARROWER;
}
