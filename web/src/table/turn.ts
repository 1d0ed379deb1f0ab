// Whose turn it is, and what is asked of me.

import type { LiveTable } from "../net/table.svelte";
import type { Text } from "../protocol";
import { told } from "../texts";

/** Whether the table waits for me. */
export function isMyTurn(live: LiveTable): boolean {
  const { seat, state, view } = live;
  return seat !== null && state?.status === "playing" && !live.away && !!view?.to_act.includes(seat);
}

/** Seats that choose at the same moment, where they do. */
export function choosing(live: LiveTable): number[] {
  const { state, view } = live;
  return state?.status === "playing" && view && "choosing" in view ? view.choosing : [];
}

/** What is asked of me, in a sentence; choices that come in meanwhile change the number in it. */
export function asked(live: LiveTable): string {
  const prompt = live.view?.prompt;
  if (!prompt) return "";
  const counts = choosing(live).length > 0 && prompt.args?.count !== undefined;
  return told(counts ? { ...prompt, args: { ...prompt.args, count: live.waiting } } : prompt, live.names);
}

/** Whether a step of the log tells of something this seat has done; to deal a course is not one's own choice. */
export function hasActed(step: readonly Text[], seat: number): boolean {
  return step.some(({ id, args = {} }) => {
    const seats = (args.seats ?? [args.seat]) as unknown[];
    return seats.includes(seat) && !id.endsWith("-course");
  });
}

/** The first step of the log that is new to me: after my last own one, or the last where others acted with me. */
export function sinceMyTurn(steps: readonly Text[][], seat: number | null): number | null {
  if (seat === null) return null; // nothing is to a spectator
  const own = steps.findLastIndex((step) => hasActed(step, seat));
  if (own < steps.length - 1) return own + 1;
  return steps[own]?.some((line) => line.args?.seat !== undefined && line.args.seat !== seat) ? own : null;
}
