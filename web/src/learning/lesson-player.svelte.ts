// Plays a lesson: waits for the move that a step is about, shows what the others do, and goes from step to step.

import type { News, Suspense } from "../boards/board";
import type { LogStep, Replay, ReplayStep, View } from "../protocol";
import { LEARNER, type LessonStep } from "./lesson";

const NOTHING: ReadonlySet<string> = new Set();

export class LessonPlayer {
  /** The number of the step that is taught, or on the way to. */
  number = $state(0);
  /** How many steps of the record the board shows. */
  at = $state(0);
  /** What has just happened; null after a jump. */
  news: News<View> | null = $state.raw(null);
  /** Set by the board while it shows what has happened. */
  held: Suspense | null = $state.raw(null);
  /** It was refused, and nothing has happened since. */
  astray = $state(false);
  #tried = $state(0); // boards let go of a piece whose move was refused once their moves come anew

  readonly replay: Replay;
  readonly steps: readonly LessonStep[];
  readonly step: LessonStep = $derived.by(() => this.steps[this.number]!);
  readonly view: View = $derived.by(() => this.replay.steps[this.at]!.view);
  readonly log: LogStep[] = $derived.by(() => this.replay.steps.slice(0, this.at + 1).map(logStep));
  /** The board shows what the step is about; before that, what leads there. */
  readonly arrived: boolean = $derived.by(() => this.at === this.step.at && this.held === null);
  readonly last: boolean = $derived.by(() => this.number === this.steps.length - 1);
  /** The move the step waits for. */
  readonly asked: string | null = $derived.by(() =>
    this.arrived && this.step.acts ? ownMove(this.replay.steps[this.at + 1]!)! : null,
  );
  readonly moves: ReadonlySet<string> = $derived.by(() => {
    void this.#tried;
    return this.asked === null ? NOTHING : new Set(this.view.moves);
  });

  constructor(replay: Replay, steps: readonly LessonStep[], number = 0) {
    this.replay = replay;
    this.steps = steps;
    this.go(number);
  }

  /** Go to a step, without what leads there. */
  go(number: number): void {
    this.number = Math.max(0, Math.min(number, this.steps.length - 1));
    this.#show(this.step.at);
  }

  /** Something else was tried than what is asked for. */
  refuse(): void {
    this.astray = true;
    this.#tried += 1;
  }

  /** On to the next step: along the moves that lead there, or at once where the player would have to make some. */
  next(): void {
    if (this.last) return;
    const from = this.at + (this.step.acts ? 2 : 1);
    this.number += 1;
    if (this.replay.steps.slice(from, this.step.at + 1).some(ownMove)) this.#show(this.step.at);
    else this.follow();
  }

  /** One step of the record nearer to what is taught next. */
  follow(): void {
    this.astray = false;
    if (this.at >= this.step.at) return;
    const before = this.view;
    const { log } = this.replay.steps[this.at + 1]!;
    const from = this.log.reduce((lines, step) => lines + step.lines.length, 0);
    this.#show(this.at + 1);
    this.news = { before, log, from };
  }

  #show(at: number): void {
    this.news = null;
    this.at = at;
    this.astray = false;
  }
}

function ownMove({ moves }: ReplayStep): string | undefined {
  return moves.find(([seat]) => seat === LEARNER)?.[1];
}

function logStep({ moves, log }: ReplayStep): LogStep {
  return { by: moves.map(([seat]) => seat), lines: log };
}
