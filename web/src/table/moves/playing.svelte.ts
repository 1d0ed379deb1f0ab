// What a player is about to do at a table: a move that is asked about first, the reason why another is refused.

import type { Board } from "../../boards/board";
import type { LiveTable } from "../../net/live-table.svelte";
import type { Text } from "../../protocol";
import { settings } from "../../settings.svelte";
import { say } from "../../texts";
import { isMyTurn } from "../turn";

export interface Reasoned {
  reason: string;
  why: Text | null;
}

export class Playing {
  /** A move that cannot be taken back, until the player has said yes. */
  asked: { move: string; question: string } | null = $state.raw(null);
  /** The last move was typed: its refusal is shown there. */
  typed = $state(false);
  /** The only move is not to be played by itself: it was stopped, or has just been taken back. */
  stopped = $state(false);

  #reason: Reasoned | null = $state.raw(null); // of what was not even sent
  readonly #live: LiveTable;
  readonly #board: () => Board<unknown> | null;

  constructor(live: LiveTable, board: () => Board<unknown> | null) {
    this.#live = live;
    this.#board = board;
  }

  /** Why the last thing could not be done: a move, or whatever else the table has refused. */
  get refused(): Reasoned | null {
    return this.#reason ?? this.#live.refusal;
  }

  /** It was read, or is old by now. */
  forget(): void {
    this.#reason = null;
    this.#live.refusal = null;
  }

  /** Play, or ask first where the board says so. */
  play = (move: string): void => {
    this.typed = false;
    const question = this.#question(move);
    if (question) this.asked = { move, question };
    else void this.#send(move);
  };

  type = (move: string): void => {
    this.play(move);
    this.typed = true;
  };

  agree(): void {
    if (this.asked) void this.#send(this.asked.move);
  }

  /** Why may this not be played? */
  ask = async (move: string): Promise<void> => {
    this.typed = false;
    this.forget();
    const why = await this.#live.why(move);
    this.#reason = why && { reason: why.id, why };
  };

  undo = async (): Promise<void> => {
    if (!this.#live.state?.may_undo) {
      this.#reason = { reason: say("web-table-no-undo"), why: null };
      return;
    }
    this.stopped = true;
    this.forget();
    await this.#live.undo();
  };

  /** The only legal move, where it may be played without a word. */
  get onlyMove(): string | null {
    const [move, ...others] = this.#live.moves;
    const free = move !== undefined && !others.length && !this.stopped && !this.asked;
    return free && isMyTurn(this.#live) && !this.#question(move) ? move : null;
  }

  #question(move: string): string | null {
    const { view, moves } = this.#live;
    return settings.confirm && view && moves.has(move) ? (this.#board()?.question(move, view) ?? null) : null;
  }

  async #send(move: string): Promise<void> {
    this.stopped = false;
    this.forget();
    await this.#live.play(move);
  }
}
