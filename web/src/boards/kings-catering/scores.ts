// What scored: stars by source, of two rounds both.

import { say } from "../../texts";
import type { ScoreRow } from "../board";
import type { KingsCateringView } from "../../protocol";

type Stars = Record<string, number>;

const SOURCES = ["king", "queen", "princess", "princess2", "crew"];

/** Where these stars come from, in the order of the Royals in force; there may be one Princess. */
export function sourcesOf(stars: Stars): string[] {
  return SOURCES.filter((source) => source in stars);
}

export function scores(view: KingsCateringView): ScoreRow[] {
  const total: ScoreRow = { label: say("web-kc-total"), points: view.caterers.map((one) => one.total), kind: "sum" };
  return [...rounds(view), total, ...(view.players > 1 ? [crewPlaced(view)] : target(view))];
}

/** Everybody's stars as they stand: of the first round, once it is over, and as if this one ended now. */
export function standing(view: KingsCateringView): (ScoreRow & { sign?: string })[] {
  const before = view.caterers.flatMap((one) => (one.before ? [sumOf(one.before)] : []));
  const first = {
    label: say("web-kc-round-heading", { round: 1 }),
    points: before,
    kind: "source",
    sign: "①",
  } as const;
  return [
    ...sources(view.caterers.map((one) => one.stars)),
    ...(before.length ? [first] : []),
    { label: say("web-kc-total"), points: view.caterers.map((one) => one.total), kind: "sum", sign: "Σ" },
  ];
}

/** Alone at a palace: what was to be reached. */
function target(view: KingsCateringView): ScoreRow[] {
  if (!view.palace) return [];
  const palace = say(`kc-palace-${view.palace}`);
  return [{ label: say("web-kc-target", { palace }), points: [view.target], kind: "source" }];
}

function rounds(view: KingsCateringView): ScoreRow[] {
  const now = view.caterers.map((one) => one.stars);
  if (view.rounds < 2) return sources(now);
  const before = view.caterers.map((one) => one.before ?? {});
  return [...round(1, before), ...round(2, now)];
}

function round(number: number, stars: Stars[]): ScoreRow[] {
  return [
    { label: say("web-kc-round-heading", { round: number }), points: [], kind: "heading" },
    ...sources(stars),
    { label: say("web-kc-round-sum", { round: number }), points: stars.map(sumOf), kind: "sum" },
  ];
}

function sumOf(stars: Stars): number {
  return Object.values(stars).reduce((sum, each) => sum + each, 0);
}

function sources(stars: Stars[]): ScoreRow[] {
  return sourcesOf(stars[0] ?? {}).map((source) => ({
    label: say(`web-kc-source-${source}`),
    art: `kings-catering/${source === "princess2" ? "princess" : source}`,
    points: stars.map((one) => one[source] ?? 0),
    kind: "source",
  }));
}

/** What decides a tie. */
function crewPlaced(view: KingsCateringView): ScoreRow {
  return { label: say("web-kc-crew-placed"), points: view.caterers.map((one) => one.crew), kind: "source" };
}
