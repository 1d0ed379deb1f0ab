// How far somebody has come in each guided game, kept in this browser: another tab, or another day, goes on from there.

import { remember, remembered } from "../browser-storage";

const KEY = "threekings-lessons";

export interface Progress {
  /** The step to go on with. */
  step: number;
  /** It was seen to its end, this time or before. */
  done: boolean;
}

const NONE: Progress = { step: 0, done: false };

export function progressOf(game: string): Progress {
  return { ...NONE, ...all()[game] };
}

export function keepProgress(game: string, changed: Partial<Progress>): void {
  remember(KEY, { ...all(), [game]: { ...progressOf(game), ...changed } });
}

function all(): Record<string, Partial<Progress>> {
  return remembered<Record<string, Partial<Progress>>>(KEY) ?? {};
}
