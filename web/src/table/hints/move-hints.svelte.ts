// Hints on request: asked for once it is known that the game will be marked, shown until the next move.

import type { LiveTable } from "../../net/live-table.svelte";
import type { Hints } from "../../protocol";

export class MoveHints {
  /** The question whether the game may be marked. */
  confirming = $state(false);
  /** A bot thinks. */
  thinking = $state(false);
  #given: Hints | null = $state.raw(null);
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** Whether I may ask for hints at this table. */
  get allowed(): boolean {
    return this.#live.state?.may_hint === true;
  }

  /** Whether I may ask for one now. */
  get possible(): boolean {
    return this.allowed && this.#live.moves.size > 0;
  }

  /** The hint to the position on the screen. */
  get shown(): Hints | null {
    return this.#given?.turn === this.#live.state?.turn ? this.#given : null;
  }

  /** Ask for a hint, or close the one that is shown; the first time it is said what that means. */
  ask = (): void => {
    if (this.shown) this.close();
    else if (!this.possible || this.thinking) return;
    else if (this.#live.state!.hinted?.includes(this.#live.seat!)) void this.think();
    else this.confirming = true;
  };

  think = async (): Promise<void> => {
    this.confirming = false;
    this.thinking = true;
    this.#given = await this.#live.hint();
    this.thinking = false;
  };

  close = (): void => {
    this.#given = null;
  };
}
