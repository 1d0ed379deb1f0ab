// How a client keeps a table: a frame brings what is new of log and chat, and everything else whole.

import type { State } from "../protocol";

/** How the table stands after a frame; null where something was missed before it, so that hello must be said anew. */
export function merged(before: State | null, frame: State): State | null {
  const { keep, steps } = frame.log;
  const host = frame.host ?? before?.host; // said once, in the answer to hello
  if (keep === 0) return { ...frame, host, chat: frame.chat ?? [] };
  if (!before || keep > before.log.steps.length || frame.seq > before.seq + 1) return null;
  return {
    ...frame,
    host,
    view: unchanged(before, frame) ? before.view : frame.view,
    log: { keep: 0, steps: [...before.log.steps.slice(0, keep), ...steps] },
    chat: [...(before.chat ?? []), ...(frame.chat ?? [])],
  };
}

/** Whether only people have done something and the game stands as it was: then its view stays the same object. */
function unchanged(before: State, frame: State): boolean {
  const { keep, steps } = frame.log;
  if (steps.length || keep !== before.log.steps.length) return false;
  return JSON.stringify(before.view) === JSON.stringify(frame.view);
}
