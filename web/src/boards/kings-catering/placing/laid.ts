// Tiles that were laid at Tables, which the board marks as new.

import type { KingsCateringHappening } from "../../../protocol";
import type { Line } from "../../board";

/** The tiles laid in these lines of the log, by others than this seat. */
export function laid(log: readonly Line<KingsCateringHappening>[], but: number | null = null): string[] {
  return log.flatMap(({ happening }) =>
    (happening.kind === "founded" || happening.kind === "put") && happening.seat !== but ? [happening.tile] : [],
  );
}
