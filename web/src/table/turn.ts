// Whose turn it is, and what is asked of me.

import type { LiveTable } from "../net/table.svelte";
import type { Text, View } from "../protocol";
import { told } from "../texts";

/** What I may know of the game. */
export function viewOf(live: LiveTable): View | null {
  return live.view as unknown as View | null;
}

/** Whether the table waits for me. */
export function isMyTurn(live: LiveTable): boolean {
  const { seat, state } = live;
  return seat !== null && state?.status === "playing" && !live.away && !!viewOf(live)?.to_act.includes(seat);
}

/** Seats that choose at the same moment, where they do. */
export function choosing(live: LiveTable): number[] {
  const view = viewOf(live);
  return live.state?.status === "playing" && view && "choosing" in view ? view.choosing : [];
}

/** What is asked of me, in a sentence; choices that come in meanwhile change the number in it. */
export function asked(live: LiveTable): string {
  const prompt = viewOf(live)?.prompt;
  if (!prompt) return "";
  const counts = choosing(live).length > 0 && prompt.args?.count !== undefined;
  return told(counts ? { ...prompt, args: { ...prompt.args, count: live.waiting } } : prompt, live.names);
}

/** The first step of the log that is new to me: after my last own one, or else the last; nothing is to a spectator. */
export function sinceMyTurn(steps: readonly Text[][], seat: number | null): number | null {
  if (seat === null) return null;
  const own = steps.findLastIndex((step) => step.some((line) => line.args?.seat === seat));
  return Math.min(own + 1, steps.length - 1);
}
