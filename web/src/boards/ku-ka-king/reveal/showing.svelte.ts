// Common reveals in time: Ku – Ka – King!, who named which row, cards on their way, new cards. Bots that clash among
// themselves may be quicker than that: then the next reveal waits for its turn, and all go faster.

import { tick } from "svelte";
import type { KuKaKingHappening, KuKaKingView } from "../../../protocol";
import { motion } from "../../../settings.svelte";
import type { News } from "../../board";
import type { Named } from "./reveal";

export type Stage = "ku" | "ka" | "king" | "named" | "leaving" | "dealing" | "still";

/** Choices shown together. */
export interface Reveal {
  news: News<KuKaKingView, KuKaKingHappening>;
  named: Named[];
  loud: boolean; // with Ku – Ka – King!
}

/** Starts the movements of a stage on the pieces that are drawn. */
export type Movements = (reveal: Reveal) => Animation[];

const BEATS: [Stage, number][] = [
  ["ku", 350],
  ["ka", 350],
  ["king", 450],
];
const NAMED: [Stage, number] = ["named", 750];
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

  /** Show this one, after those that are being shown. */
  add(reveal: Reveal): void {
    this.#later = [...this.#later, reveal];
    if (!motion(1) || this.#later.length > TOO_MANY) this.skip();
    else if (!this.now) void this.#showAll();
  }

  /** Whatever moves is where it belongs, and nothing waits. */
  skip(): void {
    this.shown = this.#later.at(-1) ?? this.now ?? this.shown;
    this.#later = [];
    this.#run += 1;
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
    for (const [stage, milliseconds] of reveal.loud ? [...BEATS, NAMED] : [NAMED]) {
      this.stage = stage;
      if (stage === "named") this.shown = reveal;
      const hurry = this.#later.length ? HURRIED : 1;
      await new Promise((done) => setTimeout(done, motion(milliseconds) * hurry));
      if (run !== this.#run) return;
    }
    await this.#move("leaving", run, this.#leave);
    if (run === this.#run) await this.#move("dealing", run, this.#deal);
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
