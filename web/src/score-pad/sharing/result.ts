// The end of a game on a real table, as it is shown and shared.

import type { ScoreRow } from "../../boards/board";
import { gameTitle } from "../../games";
import { language } from "../../language.svelte";
import { say } from "../../texts";

export interface Result {
  game: string;
  names: string[]; // by seat
  rows: ScoreRow[];
  winners: number[];
  verdict: string;
}

/** King Lui, 16 November 2026 */
export function headline({ game }: Result, changed: number): string {
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(changed);
  return say("web-pad-headline", { game: gameTitle(game), date });
}

/** The result as lines that anybody can read. */
export function asText(result: Result, changed: number): string {
  const lines = result.rows.map(({ kind, label, points }) =>
    kind === "heading" ? `\n${label}` : say("web-pad-row", { label, points: row(points) }),
  );
  return [headline(result, changed), result.verdict, "", row(result.names), ...lines].join("\n");
}

const row = (cells: readonly (number | string | null)[]): string => cells.map((cell) => cell ?? "–").join(" · ");
