// Once more: somebody has set up the same table again, and everybody else is told.

import type { LiveTable } from "../../net/live-table.svelte";
import { say } from "../../texts";

/** That somebody else wants to play again, in a sentence; null where nobody does. */
export function rematchOffer({ state, seat, names }: LiveTable): string | null {
  if (!state?.rematch || (seat !== null && state.rematch_by === seat)) return null;
  const player = state.rematch_by === undefined ? undefined : names[state.rematch_by];
  if (player === undefined) return say("web-score-rematch-offered");
  return say(state.rematch_same_deal ? "web-score-wants-same-deal" : "web-score-wants-rematch", { player });
}
