// Moves that somebody has taken back, in words.

import type { LiveTable, TakenBack } from "../../net/live-table.svelte";
import { inWords, say, sentences } from "../../texts";

/** "Anna takes back: Anna takes 2 ham." The first move is Anna's own; where others had followed, they are gone too. */
export function takenBackWords({ seat, steps }: TakenBack, { names, seat: mine }: LiveTable): string {
  const [first] = steps;
  const what = sentences(first!.lines.map((line) => inWords(line, names)));
  const who = seat === mine ? "me" : "other";
  return say("web-table-takes-back", { who, player: names[seat]!, count: steps.length, what });
}
