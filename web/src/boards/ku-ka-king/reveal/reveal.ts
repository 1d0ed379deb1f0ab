// Choices shown together: what happened, as the table shows it.

import type { KuKaKingHappening } from "../../../protocol";
import type { Line } from "../../board";

type Kind = KuKaKingHappening["kind"];

/** A row that was named: by one player, who takes it, or by several, who clash. */
export interface Named {
  row: number;
  seats: number[];
}

const LAST: ReadonlySet<Kind> = new Set<Kind>(["again", "round", "last-round", "over"]);
const NOTABLE: ReadonlySet<Kind> = new Set<Kind>([
  "empty-handed",
  "first-scoring",
  "scored",
  "box-shuffled",
  "last-round",
  "over",
]);

/** The rows named each time that choices were shown; most news tell of one time, a gap may tell of several. */
export function reveals(log: readonly Line<KuKaKingHappening>[]): Named[][] {
  const found: Named[][] = [];
  let open: Named[] = [];
  for (const { happening } of log) {
    if (happening.kind === "took") open.push({ row: happening.row, seats: [happening.seat] });
    if (happening.kind === "clashed") open.push({ row: happening.row, seats: happening.seats });
    if (!LAST.has(happening.kind) || !open.length) continue;
    found.push(open);
    open = [];
  }
  return found;
}

/** What followed from the choices and should not be missed. */
export function consequences(log: readonly Line<KuKaKingHappening>[]): Line<KuKaKingHappening>[] {
  return log.filter(({ happening }) => NOTABLE.has(happening.kind));
}

export function isClash(named: Named): boolean {
  return named.seats.length > 1;
}

/** How many cards of a row stayed where they lay; all later ones are new. */
export function stayed(cards: readonly string[], named: Named | undefined): number {
  if (!named) return cards.length;
  return isClash(named) ? cards.length - 1 : 0;
}
