// Once more: somebody has set up the same table again, and everybody else is told.

import type { LiveTable } from "../../net/live-table.svelte";
import { say } from "../../texts";

/** That somebody else wants to play again, in a sentence; null where nobody does. */
export function rematchOffer({ state, seat, names }: LiveTable): string | null {
  if (!state?.rematch || (seat !== null && state.rematch_by === seat)) return null;
  const player = state.rematch_by === undefined ? undefined : names[state.rematch_by];
  return player === undefined ? say("web-score-rematch-offered") : say("web-score-wants-rematch", { player });
}
