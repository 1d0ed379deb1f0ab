// Common reveals in time: Ku – Ka – King!, who named which row, cards on their way, the first scoring where it is due, new
// cards. Bots that clash among themselves may be quicker than that: then the next reveal waits for its turn, and all go
// faster. Where nothing is to move, the same comes in the same order.

import { tick } from "svelte";
import type { KuKaKingHappening, KuKaKingView } from "../../../protocol";
import { motion, pause } from "../../../settings.svelte";
import type { News } from "../../board";
import { namingLines, scoringLines, type Named } from "./reveal";

export type Stage = "ku" | "ka" | "king" | "named" | "leaving" | "scoring" | "dealing" | "still";

/** Choices shown together. */
export interface Reveal {
  news: News<KuKaKingView, KuKaKingHappening>;
  named: Named[];
  loud: boolean; // with Ku – Ka – King!
  scoring: boolean; // followed by the first scoring
}

/** Starts the movements of a stage on the pieces that are drawn. */
export type Movements = (reveal: Reveal) => Animation[];

const BEATS: [Stage, number][] = [
  ["ku", 350],
  ["ka", 350],
  ["king", 450],
];
const NAMED: [Stage, number] = ["named", 750];
const NAMED_STILL: [Stage, number] = ["named", 1500]; // where no card is seen to move
const HURRIED = 0.5; // of that time, while others wait
const TOO_MANY = 3; // that wait: then nothing is shown but how the table stands

export class Showing {
  stage: Stage = $state("still");
  /** Being shown now. */
  now: Reveal | null = $state.raw(null);
  /** The last one of which the players know who named which row. */
  shown: Reveal | null = $state.raw(null);
  #later: Reveal[] = $state.raw([]);
  #run = 0; // a later one ends all earlier ones
  #moving: Animation[] = [];
  #endScoring: () => void = () => {};
  readonly #leave: Movements;
  readonly #deal: Movements;

  constructor(leave: Movements, deal: Movements) {
    this.#leave = leave;
    this.#deal = deal;
  }

  /** Ku – Ka – King! is being called: nobody knows yet who named which row. */
  get beating(): boolean {
    return BEATS.some(([stage]) => stage === this.stage);
  }

  /** How the table is still drawn; null: as it stands. */
  get before(): KuKaKingView | null {
    if (this.stage === "dealing") return this.#later[0]?.news.before ?? null;
    return this.now && this.now.news.before;
  }

  /** So many lines of the log are seen on the table; null: all of them. */
  get told(): number | null {
    if (!this.before) return null;
    if (this.stage === "dealing") return this.#later[0]!.news.from;
    const { from, log } = this.now!.news;
    if (this.beating) return from;
    return from + (this.stage === "scoring" ? scoringLines(log) : namingLines(log));
  }

  /** Show this one, after those that are being shown. */
  add(reveal: Reveal): void {
    this.#later = [...this.#later, reveal];
    if (!pause(1) || this.#later.length > TOO_MANY) this.skip();
    else if (!this.now) void this.#showAll();
  }

  /** The first scoring was read. */
  endScoring(): void {
    this.#endScoring();
  }

  /** Whatever moves is where it belongs, and nothing waits. */
  skip(): void {
    this.shown = this.#later.at(-1) ?? this.now ?? this.shown;
    this.#later = [];
    this.#run += 1;
    this.#endScoring();
    this.#rest();
  }

  /** The table is another one, or stands at another time. */
  forget(): void {
    this.skip();
    this.shown = null;
  }

  async #showAll(): Promise<void> {
    const run = this.#run;
    while (this.#later.length) {
      const [reveal, ...later] = this.#later;
      this.#later = later;
      await this.#show(reveal!, run);
      if (run !== this.#run) return;
    }
    this.#rest();
  }

  async #show(reveal: Reveal, run: number): Promise<void> {
    this.now = reveal;
    for (const [stage, milliseconds] of beatsOf(reveal)) {
      this.stage = stage;
      if (stage === "named") this.shown = reveal;
      const hurry = this.#later.length ? HURRIED : 1;
      await new Promise((done) => setTimeout(done, pause(milliseconds) * hurry));
      if (run !== this.#run) return;
    }
    await this.#move("leaving", run, this.#leave);
    if (run === this.#run && reveal.scoring) await this.#score();
    if (run === this.#run) await this.#move("dealing", run, this.#deal);
  }

  async #score(): Promise<void> {
    this.stage = "scoring";
    await new Promise<void>((done) => (this.#endScoring = done));
  }

  async #move(stage: Stage, run: number, start: Movements): Promise<void> {
    this.stage = stage;
    this.#stop();
    await tick();
    if (run !== this.#run) return;
    this.#moving = start(this.now!);
    await Promise.allSettled(this.#moving.map((animation) => animation.finished));
  }

  #rest(): void {
    this.#stop();
    this.now = null;
    this.stage = "still";
  }

  #stop(): void {
    for (const animation of this.#moving) animation.cancel();
    this.#moving = [];
  }
}

/** Without motion nobody is called: who named which row is to be seen for a while, that is all. */
function beatsOf(reveal: Reveal): [Stage, number][] {
  if (!motion(1)) return [NAMED_STILL];
  return reveal.loud ? [...BEATS, NAMED] : [NAMED];
}
