// Both scorings as tables: a row a source.

import type { KuKaKingView } from "../../protocol";
import { say } from "../../texts";
import type { ScoreRow } from "../board";
import { PICTURES, SOURCES, type Points } from "./kinds";

/** One scoring: what every source brought, and the sum. */
export function pointsBySource(points: readonly Points[]): ScoreRow[] {
  const sources = SOURCES.map((source): ScoreRow => ({
    label: say(`web-kk-source-${source}`),
    art: `ku-ka-king/${PICTURES[source]}`,
    points: points.map((seat) => seat[source]),
    kind: "source",
  }));
  return [...sources, { label: say("web-kk-sum"), points: points.map(sumOf), kind: "sum" }];
}

/** Everybody's points as they stand: of the first scoring, once it has been, and as if scored now. */
export function standing(view: KuKaKingView): (ScoreRow & { sign?: string })[] {
  const now = view.collections.map((collection) => collection.now);
  const first = view.collections.flatMap(({ first }) => (first ? [sumOf(first)] : []));
  const total = now.map((points, seat) => sumOf(points) + (first[seat] ?? 0));
  return [
    ...pointsBySource(now).filter(({ kind }) => kind === "source"),
    ...(first.length
      ? [{ label: say("web-kk-first-scoring"), points: first, kind: "source", sign: "①" } as const]
      : []),
    { label: say("web-kk-total"), points: total, kind: "sum", sign: "Σ" },
  ];
}

export function sumOf(points: Points): number {
  return SOURCES.reduce((all, source) => all + points[source], 0);
}

/** The whole game; a game may have had one scoring only. KK 4.5 */
export function scores(view: KuKaKingView): ScoreRow[] {
  const last = view.collections.map((collection) => collection.now);
  const first = view.collections.flatMap((collection) => collection.first ?? []);
  if (!first.length) return [heading(say("web-kk-only-scoring"), last), ...pointsBySource(last)];
  return [
    heading(say("web-kk-first-scoring"), first),
    ...pointsBySource(first),
    heading(say("web-kk-final-scoring"), last),
    ...pointsBySource(last),
    {
      label: say("web-kk-total"),
      points: last.map((points, seat) => sumOf(points) + sumOf(first[seat]!)),
      kind: "sum",
    },
  ];
}

function heading(label: string, seats: readonly Points[]): ScoreRow {
  return { label, points: seats.map(() => null), kind: "heading" };
}
