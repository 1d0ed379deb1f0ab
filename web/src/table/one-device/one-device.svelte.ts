// Several people at one device: who of them is in front of it, and for whom the curtain is down.
//
// The page looks at the table as everybody sees it, for as long as it is open. Whoever says that they are in front of the
// screen gets a connection from their own seat; it is closed, with all that it has shown, when their turn is over.

import { gameEntry } from "../../games";
import { LiveTable } from "../../net/live-table.svelte";
import { pause } from "../../settings.svelte";
import { isOutForGood } from "../people/seats";
import type { Telling } from "../telling.svelte";
import { choosing, isMyTurn } from "../turn";

const LOOK = 1500; // milliseconds in which all may see what has happened, before the curtain comes down

/** To be made by a component, which ends it. */
export class OneDevice {
  /** The table as everybody sees it. */
  readonly table: LiveTable;
  /** The table as the one sees it who is in front. */
  front: LiveTable | null = $state.raw(null);
  /** The curtain is down: nothing of the table is drawn. */
  down = $state(false);
  /** Somebody has been in front since the page was opened. */
  begun = $state(false);

  shown: LiveTable = $derived.by(() => this.front ?? this.table);
  playing: boolean = $derived.by(() => this.table.state?.status === "playing");
  /** The seats of those who play at this device, or may return to it. */
  people: readonly number[] = $derived.by(() => this.#people());
  /** They hide something from each other: else the screen is only passed on. */
  curtained: boolean = $derived.by(() => this.people.length > 1 && gameEntry(this.table.state!.game).secrets);
  /** Whose turn it is at this device, or the first of them. */
  next: number | null = $derived.by(() => this.#next());

  #peeking = $state(false); // all look at the table while somebody here is to act
  #turn: number | null = null; // of the position when the one in front was shown it first
  #hadTurn = false; // it was their turn since
  /** Whose turn has ended, in which position: the other connection may not have heard of it yet. */
  #ended: { seat: number; turn: number } | null = $state.raw(null);
  readonly #moment: string = $derived.by(() => `${this.table.state?.turn} ${this.next}`);

  constructor(table: LiveTable) {
    this.table = table;
    $effect(() => {
      if (this.#isOver()) this.#endTurn();
    });
    $effect(() => this.#passOn());
  }

  /** Somebody says that they are in front of the screen. */
  sit(seat: number): void {
    this.#clear();
    this.#ended = null;
    this.begun = true;
    this.front = new LiveTable(this.table.id, seat);
  }

  /** Whoever is in front is not any more; what they have sent is answered before. */
  cover(): void {
    if (this.curtained && !this.front?.acting) this.#clear();
  }

  /** All want to look at the table before somebody goes on. */
  peek(): void {
    this.#peeking = true;
  }

  /** The curtain comes down once the board has shown what happened, and everybody could look at it. */
  lowerAfter(telling: Telling): void {
    $effect.pre(() => {
      const wanted = this.curtained && this.next !== null && !this.front && !this.#peeking && !telling.held;
      const look = this.table.news ? pause(LOOK) : 0;
      if (!wanted || look === 0) return this.#lower(wanted);
      const soon = setTimeout(() => this.#lower(true), look);
      return () => clearTimeout(soon);
    });
  }

  close(): void {
    this.front?.close();
  }

  /** What was shown before the curtain does not happen again behind it. */
  #lower(down: boolean): void {
    this.down = down;
    if (down) this.table.news = null;
  }

  #people(): number[] {
    const { state, mine } = this.table;
    return mine.filter((seat) => !isOutForGood(state?.seats[seat]));
  }

  #next(): number | null {
    const { due, state } = this.table;
    const ended = this.#ended?.turn === state?.turn ? this.#ended?.seat : null;
    return due.find((seat) => seat !== ended) ?? null;
  }

  /** Whether the one in front has had their turn. Who only looks stays until somebody else here is to act; where all
   * choose at the same moment, every choice is made by somebody who says who they are. */
  #isOver(): boolean {
    const { front } = this;
    if (!front) return false;
    if (front.ended || front.unseated || !this.playing) return true;
    if (!front.state || front.acting || !this.curtained) return false;
    const mine = isMyTurn(front);
    this.#turn ??= front.state.turn;
    this.#hadTurn ||= mine;
    const moved = front.state.turn !== this.#turn || front.played > 0;
    if (!moved) return false;
    return choosing(front).length > 0 || (!mine && (this.#hadTurn || this.next !== null));
  }

  /** All see on the common table what the one in front has done; if it was there before, it is news no more. */
  #endTurn(): void {
    const { front, table } = this;
    if (front?.state) this.#ended = { seat: front.seat!, turn: this.#turn ?? front.state.turn };
    if (table.state?.turn === this.#turn) table.news = null;
    this.#clear();
  }

  /** Where nothing is hidden, the screen shows the table to whoever is to act; without another, to the only one. */
  #passOn(): void {
    void this.#moment;
    if (!this.playing || this.curtained || this.front?.acting) return;
    const seat = this.next ?? this.front?.seat ?? this.people[0];
    if (seat !== undefined && seat !== this.front?.seat) this.sit(seat);
  }

  #clear(): void {
    this.front?.close();
    this.front = null;
    this.down = this.#peeking = false;
    this.#turn = null;
    this.#hadTurn = false;
  }
}
