// Merges a frame into the state of a table: it has what is new of log and chat, and everything else whole.

import type { State } from "../protocol";

/** The state after a frame; null where a frame before it was missed, so that hello must be sent again. */
export function merged(before: State | null, frame: State): State | null {
  const { keep, steps } = frame.log;
  const host = frame.host ?? before?.host; // sent once, in the answer to hello, as is a seat of mine elsewhere
  const moved = frame.host === undefined ? before?.moved : frame.moved;
  if (keep === 0) return { ...frame, host, moved, chat: frame.chat ?? [] };
  if (!before || keep > before.log.steps.length || frame.seq > before.seq + 1) return null;
  return {
    ...frame,
    host,
    moved,
    view: unchanged(before, frame) ? before.view : frame.view,
    log: { keep: 0, steps: [...before.log.steps.slice(0, keep), ...steps] },
    chat: [...(before.chat ?? []), ...(frame.chat ?? [])],
  };
}

/** Whether the game stands as it was, as after a line of chat: then its view stays the same object. */
function unchanged(before: State, frame: State): boolean {
  return frame.turn === before.turn && JSON.stringify(before.view) === JSON.stringify(frame.view);
}
