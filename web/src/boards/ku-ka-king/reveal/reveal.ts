// Choices shown together: what happened, as the table shows it.

import type { KuKaKingHappening, KuKaKingView } from "../../../protocol";
import type { Line } from "../../board";

type Kind = KuKaKingHappening["kind"];

/** A row that was named: by one player, who takes it, or by several, who clash. */
export interface Named {
  row: number;
  seats: number[];
}

const NAMING: ReadonlySet<Kind> = new Set<Kind>(["took", "clashed"]);
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

/** How many lines tell who named which row; what follows from it comes after them. */
export function namingLines(log: readonly Line<KuKaKingHappening>[]): number {
  return log.findLastIndex(({ happening }) => NAMING.has(happening.kind)) + 1;
}

/** How many lines lead to the first scoring, itself counted; 0 where there is none. What it brings comes after them. */
export function scoringLines(log: readonly Line<KuKaKingHappening>[]): number {
  return log.findIndex(({ happening }) => happening.kind === "first-scoring") + 1;
}

/** A table with the cards that were taken where they have come to, as it stands while the first scoring is counted. */
export function withTaken(view: KuKaKingView, log: readonly Line<KuKaKingHappening>[]): KuKaKingView {
  const collections = view.collections.map((before, seat) => {
    const cards = { ...before.cards };
    for (const { happening } of log) {
      if (happening.kind !== "took" || happening.seat !== seat) continue;
      for (const [kind, count] of Object.entries(happening.cards)) cards[kind] = (cards[kind] ?? 0) + count;
    }
    return { ...before, cards, size: Object.values(cards).reduce((sum, count) => sum + count, 0) };
  });
  return { ...view, collections };
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
