// How a game ended. A result stands: where the rules of this version count otherwise, both are told, the result first.

import type { Board, ScoreRow } from "../../boards/board";
import type { LiveTable } from "../../net/live-table.svelte";
import type { Result, View } from "../../protocol";
import { listed, say, sentence } from "../../texts";

/** Who has won, in a sentence. */
export function verdictOf(view: View, ended: Result | null | undefined, names: readonly string[]): string | null {
  if (!ended) return view.verdict && sentence(view.verdict, names);
  const points = ended.scores.map((score, seat) => say("web-score-of-player", { player: names[seat]!, points: score }));
  const players = listed(ended.winners.map((seat) => names[seat]!));
  return say("web-score-ended-with", { count: ended.winners.length, players, points: listed(points) });
}

/** The place and points of somebody, in a sentence; null where there is nobody to be compared with and nothing was won. */
export function placeOf(live: LiveTable, board: Board<unknown>, seat: number): string | null {
  const { state, view, winners } = live;
  const place = state?.places?.[seat];
  const points = (state?.ended_with?.scores ?? view?.scores)?.[seat];
  if (place === undefined || points === undefined) return null;
  if (winners.includes(seat)) return say("web-score-you-won");
  if (state!.seats.length === 1) return null;
  const total = board.points?.(points) ?? say("web-score-count", { count: points });
  return say("web-score-your-place", { place, count: state!.seats.length, points: total });
}

/** The rows of the score table as the rules count, below what the game ended with where that is something else. */
export function withResult(rows: ScoreRow[], ended: Result | null | undefined): ScoreRow[] {
  return ended ? [{ kind: "sum", label: say("web-score-as-ended"), points: ended.scores }, ...rows] : rows;
}
