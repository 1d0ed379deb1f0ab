// A QR code as one SVG path, a unit per module.

import { encode } from "uqr";

const QUIET = 2; // empty dots around it, so that cameras find it

export interface QrPath {
  size: number;
  path: string;
}

export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: "M", border: QUIET });
  return {
    size,
    path: data.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join(""),
  };
}

/** Where dots begin in a row, and how many follow each other. */
function runs(row: readonly boolean[]): [start: number, width: number][] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return [x, (end < 0 ? row.length : end) - x];
  });
}
