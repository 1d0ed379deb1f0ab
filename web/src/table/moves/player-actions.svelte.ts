// What a player does at a table: plays a move, after a confirmation where the board wants one, asks why another is
// refused, takes one back.

import type { Board } from "../../boards/board";
import type { LiveTable } from "../../net/live-table.svelte";
import type { Text } from "../../protocol";
import { settings } from "../../settings.svelte";
import { say } from "../../texts";
import { isMyTurn } from "../turn";

export interface RefusalReason {
  reason: string;
  /** The rule, where it is one that refuses. */
  why: Text | null;
}

export class PlayerActions {
  /** A move that cannot be undone, until the player has confirmed it. */
  confirming: { move: string; question: string; turn?: number } | null = $state.raw(null);
  /** The last move was typed: its refusal is shown at the input. */
  typed = $state(false);
  /** The only legal move is not played automatically: that was stopped, or the move has just been undone. */
  autoplayStopped = $state(false);

  /** Lets go of a piece that the board holds and has not played yet. */
  letGo: (() => void) | null = null;

  #unsent: RefusalReason | null = $state.raw(null); // refused without asking the server to do it
  readonly #live: LiveTable;
  readonly #board: () => Board<unknown> | null;

  constructor(live: LiveTable, board: () => Board<unknown> | null) {
    this.#live = live;
    this.#board = board;
  }

  /** Why the last thing could not be done: a move, or whatever else the table has refused. */
  get refused(): RefusalReason | null {
    return this.#unsent ?? this.#live.refusal;
  }

  /** The refusal was read, or is out of date. */
  dismiss(): void {
    this.#unsent = null;
    this.#live.refusal = null;
  }

  /** Play, or have it confirmed first where the board says so. */
  play = (move: string): void => {
    this.typed = false;
    const question = this.#question(move);
    if (question) this.confirming = { move, question, turn: this.#live.state?.turn };
    else void this.#send(move);
  };

  type = (move: string): void => {
    this.play(move);
    this.typed = true;
  };

  confirm(): void {
    if (this.confirming) void this.#send(this.confirming.move, this.confirming.turn);
  }

  /** Ask the server why a move may not be played. */
  askWhy = async (move: string): Promise<void> => {
    this.typed = false;
    this.dismiss();
    const why = await this.#live.why(move);
    this.#unsent = why && { reason: why.id, why };
  };

  /** Take back what the board holds, or else my last move. */
  undo = async (): Promise<void> => {
    if (this.letGo) this.letGo();
    else await this.takeBack();
  };

  takeBack = async (): Promise<void> => {
    if (!this.#live.state?.may_undo) {
      this.#unsent = { reason: say("web-table-no-undo"), why: null };
      return;
    }
    this.autoplayStopped = true;
    this.dismiss();
    await this.#live.undo();
  };

  /** The only legal move, where it needs no confirmation and may be played automatically. */
  get onlyMove(): string | null {
    const [move, ...others] = this.#live.moves;
    const free = move !== undefined && !others.length && !this.autoplayStopped && !this.confirming;
    return free && isMyTurn(this.#live) && !this.#question(move) && this.#autoplays(move) ? move : null;
  }

  /** What to ask before a move that cannot be taken back; against bots every move can. */
  #question(move: string): string | null {
    const { view, moves, againstBots } = this.#live;
    const asks = settings.confirm && !againstBots;
    return asks && view && moves.has(move) ? (this.#board()?.question(move, view) ?? null) : null;
  }

  #autoplays(move: string): boolean {
    return this.#board()?.autoplays?.(move, this.#live.view!) ?? true;
  }

  async #send(move: string, turn?: number): Promise<void> {
    this.autoplayStopped = false;
    this.dismiss();
    await this.#live.play(move, turn);
  }
}
