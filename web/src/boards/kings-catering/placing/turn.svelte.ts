// The tiles of my turn: where I want them, which shows at once, and what has been sent of that. All but the last are sent
// as they are laid and taken back by undo; the last one is kept here until the turn is ended.

import { remember, remembered } from "../../../browser-storage";
import { nextStep, type Standing } from "./next-step";
import { moveOf, same, type Put, type Turning } from "./put";

export interface Now extends Standing {
  /** All tiles of the turn, in the order of their column: no two turns have the same. */
  taken: readonly string[];
}

export interface Acts {
  play(move: string): void;
  undo(): void;
}

interface Kept {
  taken: readonly string[];
  wanted: readonly (Put | Turning)[];
}

export class Turn {
  /** Null while it is not my turn to place. */
  #now: () => Now | null;
  #acts: Acts;
  #key: string | null; // of what is kept in this tab, so that a reload loses nothing
  #goal: Kept | null = $state.raw(null);
  #sent: string | null = null; // the last step towards the goal, and from where

  constructor(now: () => Now | null, acts: Acts, table: string | undefined) {
    this.#now = now;
    this.#acts = acts;
    this.#key = table ? `threekings-turn ${table}` : null;
    this.#goal = this.#key ? remembered<Kept>(this.#key, () => sessionStorage) : null;
  }

  /** Tiles where I want them, in the order in which they were laid. */
  wanted: readonly (Put | Turning)[] = $derived.by(() => {
    const now = this.#now();
    return now ? (this.#goalOf(now)?.wanted ?? now.laid) : [];
  });
  /** Tiles that are not laid yet, in the order of their column. */
  open: readonly string[] = $derived.by(() => {
    const laid = new Set(this.wanted.map((put) => put.tile));
    return this.#now()?.taken.filter((tile) => !laid.has(tile)) ?? [];
  });
  /** Whether the server has all that is wanted, but for the last tile. */
  settled: boolean = $derived.by(() => {
    const now = this.#now();
    return !!now && now.moves.size > 0 && now.laid.every((put, place) => same(put, this.wanted[place]));
  });
  /** The last tile, which only this page knows of: with it the turn may be ended. */
  held: Put | null = $derived.by(() => {
    const now = this.#now();
    const last = this.wanted.at(-1);
    return now?.hand.length === 1 && now.hand[0] === last?.tile ? last! : null;
  });

  put(put: Put): void {
    this.#want([...this.#without(put.tile), put]);
  }

  /** Back into the hand. */
  lift(tile: string): void {
    this.#want(this.#without(tile));
  }

  /** To its next legal way; tiles that then fit no more return to the hand. */
  turn(tile: string): void {
    this.#want(this.wanted.map((put) => (put.tile === tile ? { ...put, further: true } : put)));
  }

  /** As they lay before. */
  restore(wanted: readonly (Put | Turning)[]): void {
    this.#want([...wanted]);
  }

  /** The last tile back into the hand, where only this page knows of it. */
  letGo(): boolean {
    if (!this.held) return false;
    this.lift(this.held.tile);
    return true;
  }

  end(): void {
    const now = this.#now();
    const move = this.settled && this.held && now && moveOf(this.held, now.tables);
    if (move) this.#acts.play(move);
  }

  /** After every change at the table: one step towards what is wanted. */
  update(): void {
    const now = this.#now();
    if (!now?.moves.size) return;
    const goal = this.#goalOf(now);
    if (!goal) return;
    const { wanted, act } = nextStep(now, this.#sent === null ? adopted(goal.wanted, now) : goal.wanted);
    const sent = act && JSON.stringify([act, now.laid]);
    const refused = sent !== null && sent === this.#sent;
    this.#sent = refused ? null : sent;
    this.#keep({ taken: now.taken, wanted: refused ? now.laid : wanted });
    if (refused || !act) return;
    if (act === "undo") this.#acts.undo();
    else this.#acts.play(act.play);
  }

  #goalOf(now: Now): Kept | null {
    return this.#goal?.taken.join() === now.taken.join() ? this.#goal : null;
  }

  #without(tile: string): (Put | Turning)[] {
    return this.wanted.filter((put) => put.tile !== tile);
  }

  #want(wanted: (Put | Turning)[]): void {
    const now = this.#now();
    if (!now) return;
    this.#sent ??= ""; // what lies there is no news any more, but on its way to what is wanted
    this.#keep({ taken: now.taken, wanted });
    this.update();
  }

  #keep(goal: Kept): void {
    if (JSON.stringify(goal) === JSON.stringify(this.#goal)) return;
    this.#goal = goal;
    if (this.#key) remember(this.#key, goal, () => sessionStorage);
  }
}

/** While nothing is under way, what lies at Tables is right: somebody may have typed a move, or taken one back. */
function adopted(wanted: readonly (Put | Turning)[], { laid, hand }: Now): (Put | Turning)[] {
  return [...laid, ...wanted.filter((put) => hand.length === 1 && hand[0] === put.tile)];
}
