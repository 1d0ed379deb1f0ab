// What a bot of character has just said: it stands at its seat for a while, for those who like that.

import type { Board } from "../../boards/board";
import { hasText, say } from "../../texts";
import type { LiveTable } from "../../net/live-table.svelte";
import { settings } from "../../settings.svelte";
import type { Telling } from "../telling.svelte";
import { parting, remarksOn, type Remark } from "./remarks";

const SHOWN = 6000; // milliseconds

export class Remarks {
  #said: Remark | null = $state.raw(null);
  #heard: number; // lines of the log
  #parted: boolean;
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
    const steps = live.state?.log.steps ?? [];
    const begun = steps.some(({ by }) => by.length);
    this.#heard = begun ? steps.reduce((count, { lines }) => count + lines.length, 0) : -1;
    this.#parted = live.state?.status !== "playing";
  }

  /** Take in what the page has told since; called whenever that has changed. */
  hear({ steps, ended, uncounted }: Telling, board: Board<unknown> | null): void {
    const lines = steps.flatMap((step) => step.lines);
    const all = remarksOn(this.#live.id, steps, board?.moments?.(lines) ?? [], this.#faces);
    this.#show(all.findLast(({ after }) => after > this.#heard) ?? null);
    this.#heard = lines.length;
    if (!ended || uncounted || this.#parted) return;
    this.#parted = true;
    if (this.#live.state?.status === "over") this.#show(parting(this.#live.id, this.#live.winners, this.#faces));
  }

  /** What a seat has just said. */
  of(seat: number): string | null {
    if (!settings.remarks || this.#said?.seat !== seat) return null;
    const { occasion, number } = this.#said;
    const id = `remark-${this.#faces[seat]}-${occasion}-${number}`;
    return hasText(id) ? say(id) : null; // a bot from elsewhere has nothing to say
  }

  get #faces(): (string | undefined)[] {
    return this.#live.players.map(({ face }) => face);
  }

  #show(remark: Remark | null): void {
    if (!remark) return;
    this.#said = remark;
    setTimeout(() => {
      if (this.#said === remark) this.#said = null;
    }, SHOWN);
  }
}
