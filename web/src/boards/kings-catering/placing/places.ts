// Where Tables lie on a plane of cells that scrolls to all sides. A Table stays where it was founded, and the size of a
// cell does not change, whatever is laid; only where two Tables would come too close, the later one makes way.

import type { Placed } from "../../../protocol";

export interface Point {
  x: number;
  y: number;
}

/** A Table's rectangle on the plane, with the free cells around its tiles; all in cells. */
export interface Plot {
  left: number;
  top: number;
  wide: number;
  high: number;
  west: number; // X of its first column
  north: number; // Y of its first row
}

/** The part of the plane that is in sight before anything is scrolled: it begins at 0 0. */
export interface Sight {
  wide: number;
  high: number;
}

/** A rectangle on the plane. */
export type Box = Pick<Plot, "left" | "top" | "wide" | "high">;

export interface Plan extends Box {
  plots: Plot[]; // Tables in their order
  founding: Plot; // where the next one is founded
}

type Cells = readonly Pick<Placed, "x" | "y">[];
type Block = Omit<Plot, "left" | "top">;

const RING = 1; // of free cells around the tiles
const FOOT = 0.6; // cells below each Table, for what is to be said of it
const SLACK = 1; // cells between Tables, while there is room for that
const FAR = 14; // cells that a Table makes way at most, before it goes below all others
const ONE: Block = blockOf([{ x: 0, y: 0 }]);
const STEPS_ASIDE = stepsAside(FAR);

/** Places of Tables, by the tile that founded each: kept from view to view. */
export class Places {
  #points: Map<string, Point>;
  #keep: (points: [string, Point][]) => void;

  constructor(points: Iterable<[string, Point]> = [], keep: (points: [string, Point][]) => void = () => {}) {
    this.#points = new Map(points);
    this.#keep = keep;
  }

  /** Every Table at its place; new ones where there is room, in sight if they can be. */
  plan(tables: readonly { tiles: readonly Placed[] }[], sight: Sight): Plan {
    const before = this.#points;
    this.#points = new Map();
    const plots: Plot[] = [];
    for (const { tiles } of tables) {
      const block = blockOf(tiles);
      const wish = before.get(tiles[0]!.tile) ?? origin(freePlot(block, plots, sight));
      const plot = nearest(block, wish, plots);
      this.#points.set(tiles[0]!.tile, origin(plot));
      plots.push(plot);
    }
    if (JSON.stringify([...before]) !== JSON.stringify([...this.#points])) this.#keep([...this.#points]);
    const founding = freePlot(ONE, plots, sight);
    return { plots, founding, ...extent([...plots, founding, { left: 0, top: 0, ...sight }]) };
  }
}

/** The rectangle around all these. */
export function extent(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.wide));
  const bottom = Math.max(...boxes.map((box) => box.top + box.high));
  return { left, top, wide: right - left, high: bottom - top };
}

function blockOf(tiles: Cells): Block {
  const [x, y] = [tiles.map((put) => put.x), tiles.map((put) => put.y)];
  const [west, north] = [Math.min(...x) - RING, Math.max(...y) + RING];
  return { west, north, wide: Math.max(...x) + RING - west + 1, high: north - Math.min(...y) + RING + 1 + FOOT };
}

/** Where its founding tile lies. */
function origin({ left, top, west, north }: Plot): Point {
  return { x: left - west, y: top + north };
}

function plotAt(block: Block, { x, y }: Point): Plot {
  return { ...block, left: x + block.west, top: y - block.north };
}

/** Whether two rectangles come closer to each other than so many cells. */
function near(one: Box, other: Box, cells: number): boolean {
  const beside = one.left + one.wide + cells <= other.left || other.left + other.wide + cells <= one.left;
  const below = one.top + one.high + cells <= other.top || other.top + other.high + cells <= one.top;
  return !beside && !below;
}

/** At the place wished for, or as near to it as others allow. */
function nearest(block: Block, wish: Point, others: readonly Plot[]): Plot {
  for (const { x, y } of STEPS_ASIDE) {
    const plot = plotAt(block, { x: wish.x + x, y: wish.y + y });
    if (!others.some((other) => near(plot, other, 0))) return plot;
  }
  const below = Math.max(0, ...others.map((other) => other.top + other.high));
  return { ...block, left: 0, top: Math.ceil(below) };
}

/** Room for a Table: with space around it where that is in sight, then without, then further down. */
function freePlot(block: Block, others: readonly Plot[], { wide, high }: Sight): Plot {
  const bottom = Math.ceil(Math.max(0, ...others.map((other) => other.top + other.high)));
  const free = (slack: number, to: number): Plot | null => {
    for (let top = slack; top + block.high <= to; top++)
      for (let left = slack; left + block.wide + slack <= wide; left++) {
        const plot = { ...block, left, top };
        if (!others.some((other) => near(plot, other, slack))) return plot;
      }
    return null;
  };
  return free(SLACK, high) ?? free(0, high) ?? free(0, bottom + block.high) ?? { ...block, left: 0, top: bottom };
}

/** All steps of at most so many cells, the shortest first; of two alike, further right and down. */
function stepsAside(far: number): Point[] {
  const span = Array.from({ length: 2 * far + 1 }, (_, place) => far - place);
  const length = ({ x, y }: Point) => x * x + y * y;
  return span.flatMap((x) => span.map((y) => ({ x, y }))).sort((one, other) => length(one) - length(other));
}
