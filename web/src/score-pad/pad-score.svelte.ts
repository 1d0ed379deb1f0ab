// What a pad comes to, as the server reckons it: asked when the counts have come to rest, and again until it answers.

import * as api from "../net/api";
import type { CountedPad, ScoredPad } from "../protocol";

const REST = 150; // milliseconds without a change
const AGAIN = 3000; // milliseconds until a server that does not answer is asked again

export class PadScore {
  /** The newest answer; none before the first. */
  answer: ScoredPad | null = $state.raw(null);
  /** The server cannot be reached: the answer is older than the counts. */
  offline = $state(false);
  /** Why the server cannot reckon this pad at all. */
  refused: string | null = $state(null);

  #asked = 0; // how often
  #answered = 0; // up to which question: what answers an older one comes too late
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Reckon this pad soon. */
  ask(counted: CountedPad): void {
    this.#later(counted, this.answer ? REST : 0);
  }

  /** Ask no more. */
  stop(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  #later(counted: CountedPad, wait: number): void {
    this.stop();
    const number = this.#asked;
    this.#timer = setTimeout(() => void this.#send(counted, number), wait);
  }

  async #send(counted: CountedPad, number: number): Promise<void> {
    try {
      const answer = await api.score(counted);
      if (number < this.#answered) return;
      this.#answered = number;
      [this.answer, this.offline, this.refused] = [answer, false, null];
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      if (number !== this.#asked) return;
      if (error.code === "score") {
        this.refused = error.reason;
      } else {
        this.offline = true;
        this.#later(counted, AGAIN);
      }
    }
  }
}
