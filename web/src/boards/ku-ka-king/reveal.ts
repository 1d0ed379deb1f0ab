// What the log tells of choices shown together.

import type { Text } from "../../protocol";

/** A row that was named: by one player, who takes it, or by several, who clash. */
export interface Named {
  row: number;
  seats: number[];
}

const LAST_LINES = new Set(["kk-log-again", "kk-log-round", "kk-log-last-round", "kk-log-over"]);
const NOTABLE = new Set([
  "kk-log-empty-handed",
  "kk-log-scoring",
  "kk-log-scored",
  "kk-log-box",
  "kk-log-last-round",
  "kk-log-over",
]);

/** The rows named each time that choices were shown; most news tell of one time, a gap may tell of several. */
export function reveals(log: readonly Text[]): Named[][] {
  const found: Named[][] = [];
  let open: Named[] = [];
  for (const { id, args = {} } of log) {
    if (id === "kk-log-take") open.push({ row: args.row as number, seats: [args.seat as number] });
    if (id === "kk-log-clash") open.push({ row: args.row as number, seats: args.seats as number[] });
    if (!LAST_LINES.has(id) || !open.length) continue;
    found.push(open);
    open = [];
  }
  return found;
}

/** What followed from the choices and should not be missed. */
export function consequences(log: readonly Text[]): Text[] {
  return log.filter(({ id }) => NOTABLE.has(id));
}

export function isClash(named: Named): boolean {
  return named.seats.length > 1;
}

/** How many cards of a row stayed where they lay; all later ones are new. */
export function stayed(cards: readonly string[], named: Named | undefined): number {
  if (!named) return cards.length;
  return isClash(named) ? cards.length - 1 : 0;
}
