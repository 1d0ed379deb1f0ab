// Once more: somebody has set up the same table again, and everybody else is told.

import type { LiveTable } from "../../net/live-table.svelte";
import { say } from "../../texts";

/** That somebody else wants to play again, in a sentence; null where nobody does. */
export function rematchOffer({ state, mine, names }: LiveTable): string | null {
  if (!state?.rematch || mine.includes(state.rematch_by ?? -1)) return null;
  const player = state.rematch_by === undefined ? undefined : names[state.rematch_by];
  if (player === undefined) return say("web-score-rematch-offered");
  return say(state.rematch_same_deal ? "web-score-wants-same-deal" : "web-score-wants-rematch", { player });
}
