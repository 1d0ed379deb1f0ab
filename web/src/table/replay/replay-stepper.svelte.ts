// Steps through a finished game. No spoilers: how long it is and how it ends shows only once that is reached.

import type { News, Player } from "../../boards/board";
import type { Replay, View } from "../../protocol";
import { say } from "../../texts";

export class ReplayStepper {
  /** The step that is shown; 0 is the start. */
  at = $state(0);
  /** The furthest step that was shown. */
  reached = $state(0);
  running = $state(false);
  /** What led to this step, where it was reached from the one before. */
  news: News<View> | null = $state.raw(null);

  replay: Replay = $state.raw()!;
  readonly last = $derived.by(() => this.replay.steps.length - 1);
  readonly view = $derived.by(() => this.replay.steps[this.at]!.view);
  readonly log = $derived.by(() => this.replay.steps.slice(0, this.reached + 1).map((step) => step.log));
  readonly ended = $derived.by(() => this.at === this.last);
  readonly names = $derived.by(() => this.replay.names.map((name, number) => name ?? say("seat", { number })));
  readonly players: Player[] = $derived.by(() => this.#players());

  constructor(replay: Replay, at = 0) {
    this.replay = replay;
    this.go(at);
  }

  /** Show a step; one step forward is shown in motion. */
  go(step: number): void {
    const to = Math.max(0, Math.min(step, this.last));
    const before = this.view;
    const from = this.replay.steps.slice(0, to).reduce((lines, { log }) => lines + log.length, 0);
    this.news = to === this.at + 1 ? { before, log: this.replay.steps[to]!.log, from } : null;
    this.at = to;
    this.reached = Math.max(this.reached, to);
    if (this.ended) this.running = false;
  }

  /** The same game from another seat, at the same step. */
  viewAs(replay: Replay): void {
    this.news = null;
    this.replay = replay;
  }

  /** Play on by itself, or stop; at the end, from the start again. */
  toggle(): void {
    if (this.ended && !this.running) this.go(0);
    this.running = !this.running;
  }

  /** Show how long the game is. */
  reveal(): void {
    this.reached = this.last;
  }

  #players(): Player[] {
    const { seat } = this.replay;
    return this.names.map((name, number) => ({ seat: number, name, me: number === seat, bot: false, here: true }));
  }
}
