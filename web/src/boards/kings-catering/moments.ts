// What bots of character may remark on in The King's Catering: a full column taken, or one with a single tile.

import type { KingsCateringHappening } from "../../protocol";
import type { Line, Moment } from "../board";

const FULL = 3; // tiles

export const moments = (lines: readonly Line<KingsCateringHappening>[]): (Moment | null)[] =>
  lines.map(({ happening }) => {
    if (happening.kind !== "took") return null;
    const { seat, tiles } = happening;
    if (tiles.length === 1) return { kind: "bad", seats: [seat] };
    return tiles.length >= FULL ? { kind: "good", seats: [seat] } : null;
  });
