// Somebody's Tables in small: one after another like words in lines, as large as they fit.

import type { Laid } from "../../../protocol";
import type { Plot } from "./places";

const SIZES = [24, 20, 17, 14, 12, 10, 8, 6]; // pixels of a cell
const GAP = 0.6; // cells between Tables

/** The size of a cell, and the rectangles of Tables in cells. */
export function flow(tables: readonly Laid[], width: number, height: number): { cell: number; plots: Plot[] } {
  const blocks = tables.map(({ tiles }) => {
    const [x, y] = [tiles.map((put) => put.x), tiles.map((put) => put.y)];
    const [west, north] = [Math.min(...x), Math.max(...y)];
    return { west, north, wide: Math.max(...x) - west + 1, high: north - Math.min(...y) + 1 };
  });
  const tries = SIZES.map((cell) => ({ cell, ...inLines(blocks, width / cell) }));
  return tries.find(({ cell, bottom }) => bottom * cell <= height) ?? tries.at(-1)!;
}

function inLines(blocks: readonly Omit<Plot, "left" | "top">[], width: number): { plots: Plot[]; bottom: number } {
  let [left, top, bottom] = [0, 0, 0];
  const plots = blocks.map((block) => {
    if (left > 0 && left + block.wide > width) [left, top] = [0, bottom + GAP];
    const plot = { ...block, left, top };
    left += block.wide + GAP;
    bottom = Math.max(bottom, top + block.high);
    return plot;
  });
  return { plots, bottom };
}
