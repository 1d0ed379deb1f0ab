// What was said a moment ago: it stands at its speaker's seat for a while, whether the chat is open or not.

import type { LiveTable } from "../../net/live-table.svelte";
import type { ChatLine } from "../../protocol";
import { settings } from "../../settings.svelte";

const SHOWN = 6000; // milliseconds

export class Bubbles {
  #fresh: readonly ChatLine[] = $state.raw([]);
  #heard: number;
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
    this.#heard = live.state?.chat?.length ?? 0;
  }

  /** Take in what was said since; called whenever the chat has changed. */
  hear(chat: readonly ChatLine[]): void {
    for (const line of chat.slice(this.#heard)) this.#show(line);
    this.#heard = chat.length;
  }

  /** What somebody has just said; null is for all spectators. `alone`: only unless another has spoken since. */
  of(seat: number | null, { alone = false } = {}): ChatLine | null {
    if (!settings.chat || (seat !== null && this.#live.state?.seats[seat]?.muted)) return null;
    if (alone && this.#fresh.at(-1)?.seat !== seat) return null;
    return this.#fresh.findLast((line) => line.seat === seat) ?? null;
  }

  #show(line: ChatLine): void {
    this.#fresh = [...this.#fresh, line];
    setTimeout(() => (this.#fresh = this.#fresh.filter((one) => one !== line)), SHOWN);
  }
}
