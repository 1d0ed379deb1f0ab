// What the page tells of a table: never more than its board has shown. Banner, log, sounds and the tab's title ask here.

import type { Suspense } from "../boards/board";
import type { LiveTable } from "../net/live-table.svelte";
import type { LogStep } from "../protocol";
import { isMyTurn } from "./turn";

export class Telling {
  /** Set by the board while it shows what has happened. */
  held: Suspense | null = $state.raw(null);
  #counting = $state(false);
  #counted = $state(false);
  readonly #live: LiveTable;

  readonly steps: readonly LogStep[] = $derived.by(() => this.#steps());

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** It is my turn, and the board shows why. */
  get myTurn(): boolean {
    return this.held === null && isMyTurn(this.#live);
  }

  /** The last move is shown, and everybody takes a breath before the points are counted. */
  get breath(): boolean {
    return this.#over && this.held === null && !this.#counting && this.#live.endWitnessed;
  }

  /** The end may be shown. */
  get ended(): boolean {
    const { state } = this.#live;
    return state !== null && state.status !== "playing" && this.held === null && !this.breath;
  }

  /** The points of a game that is over are not counted yet: nobody is told a total. */
  get uncounted(): boolean {
    return this.#over && this.#live.endWitnessed && !this.#counted;
  }

  beginCount(): void {
    this.#counting = true;
  }

  finishCount(): void {
    this.#counting = this.#counted = true;
  }

  get #over(): boolean {
    return this.#live.state?.status === "over";
  }

  #steps(): readonly LogStep[] {
    const all = this.#live.state?.log.steps ?? [];
    return this.held ? firstLines(all, this.held.told) : all;
  }
}

/** The steps of a log up to so many lines; the last one may be there in part. */
export function firstLines(steps: readonly LogStep[], count: number): LogStep[] {
  const found: LogStep[] = [];
  let left = count;
  for (const step of steps) {
    if (left <= 0) break;
    found.push(left < step.lines.length ? { by: step.by, lines: step.lines.slice(0, left) } : step);
    left -= step.lines.length;
  }
  return found;
}
