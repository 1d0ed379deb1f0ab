// Whose turn it is, what a player is prompted to do, and what has happened since their last turn.

import type { LiveTable } from "../net/live-table.svelte";
import type { LogStep } from "../protocol";
import { say, sentence, sentences } from "../texts";

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

/** What I am prompted to do, in a sentence; sealed choices that come in meanwhile change the number in it. */
export function promptOf(live: LiveTable): string {
  const prompt = live.view?.prompt;
  if (!prompt) return "";
  const counts = choosing(live).length > 0 && prompt.args?.count !== undefined;
  const args = counts ? { ...prompt.args, count: live.waiting, seats: [...live.awaited] } : prompt.args;
  const asked = sentence({ ...prompt, args }, live.names, live.awaited.length ? "awaited" : "page");
  return isAwaitedAlone(live) ? sentences([asked, say("web-table-awaited-you")]) : asked;
}

/** Nobody else's choice is missing, for so long that everybody may know. */
function isAwaitedAlone({ awaited, seat }: LiveTable): boolean {
  return awaited.length === 1 && awaited[0] === seat;
}

export function hasActed(step: LogStep, seat: number): boolean {
  return step.by.includes(seat);
}

/** The first step that is new to me: others have acted since my last turn, or with me. `acting`: it is my turn again. */
export function sinceMyTurn(steps: readonly LogStep[], seat: number | null, acting: boolean): number | null {
  if (seat === null) return null; // nothing is to a spectator
  const others = (step: LogStep | undefined) => step?.by.some((doer) => doer !== seat);
  const now = acting ? steps.findLastIndex((step) => others(step) || !hasActed(step, seat)) : steps.length - 1;
  const own = steps.slice(0, now + 1).findLastIndex((step) => hasActed(step, seat));
  const first = own === now && others(steps[own]) ? own : own + 1;
  return steps.slice(first, now + 1).some(others) ? first : null;
}
