// A table as this page knows it, kept up to date for as long as it is open. It draws nothing: pages read its fields.

import type { News, Player } from "../boards/board";
import type { Done, Reason, State, Text, Told, View } from "../protocol";
import { say } from "../texts";
import { ApiError } from "./api";
import type { Action } from "./kept";
import { Line, type Answer, type LineStatus, type Nameless } from "./line";
import { merged } from "./merge";
import { checkVersion } from "./version.svelte";

const NOTHING: ReadonlySet<string> = new Set();

export class LiveTable {
  readonly id: string;
  readonly seat: number | null;
  /** Null until the server has told; then everything there is to know, with the whole log and chat. */
  state: State | null = $state.raw(null);
  status: LineStatus = $state("catching-up");
  /** What has just happened; null after a reload, a jump or an undo. */
  news: News<View> | null = $state.raw(null);
  /** How many have still to choose, where all choose at the same moment. */
  waiting = $state(0);
  /** Seats that somebody looks from. */
  present: readonly number[] = $state.raw([]);
  spectators = $state(0);
  /** What was refused last; the page shows it, and sets it to null when it was read. */
  refusal: ApiError | null = $state.raw(null);
  /** Why there is nothing more to hear: no such table, not my seat any more. */
  ended: ApiError | null = $state.raw(null);

  view: View | null = $derived(this.state?.view ?? null);
  names: string[] = $derived(this.state?.seats.map((info, seat) => info.name ?? say("seat", { number: seat })) ?? []);
  players: Player[] = $derived.by(() => this.#players());
  /** A move, or an undo, is on its way. */
  acting: boolean = $derived.by(() => this.#asked.some((one) => one.do === "play" || one.do === "undo"));
  /** A bot plays for me. */
  away: boolean = $derived.by(() => this.seat !== null && this.state?.seats[this.seat]?.away !== undefined);
  /** The seat I had is nobody's now, or another's; I look on. */
  unseated: boolean = $derived.by(() => this.state !== null && this.state.seat !== this.seat);
  /** My seat waits for me: that of the game before a rematch. */
  expected: boolean = $derived.by(() => this.#expected());
  moves: ReadonlySet<string> = $derived.by(() => this.#moves());

  readonly #line: Line;
  #asked: Action[] = $state.raw([]);
  #missed = false;

  constructor(id: string, seat: number | null) {
    this.id = id;
    this.seat = seat;
    this.#line = new Line(id, seat, {
      hello: () => ({ do: "hello", table: id, seat, after: this.#missed ? -1 : (this.state?.seq ?? -1) }),
      told: (frame) => this.#told(frame),
      changed: () => this.#changed(),
      ended: (refusal) => this.#end(refusal),
    });
    this.#changed();
  }

  close(): void {
    this.#line.close();
  }

  // What a player does; false when it was refused, and `refusal` says why

  play(move: string): Promise<boolean> {
    return this.#do({ do: "play", move });
  }

  undo(): Promise<boolean> {
    return this.#do({ do: "undo" });
  }

  say(text: string): Promise<boolean> {
    return this.#do({ do: "speak", text });
  }

  /** Let a bot play for me; before the game, leave the seat. */
  leave(): Promise<boolean> {
    return this.#do({ do: "away" });
  }

  back(): Promise<boolean> {
    return this.#do({ do: "back" });
  }

  resign(): Promise<boolean> {
    return this.#do({ do: "resign" });
  }

  /** Why a move may not be played now; null where it may, or where nobody could be asked. */
  async why(move: string): Promise<Text | null> {
    return (await this.#ask<Reason>({ do: "why", move }))?.why ?? null;
  }

  async #do(question: Nameless): Promise<boolean> {
    return (await this.#ask<Done>(question)) !== null;
  }

  async #ask<Expected extends Answer>(question: Nameless): Promise<Expected | null> {
    this.refusal = null;
    try {
      return await this.#line.ask<Expected>(question);
    } catch (error) {
      this.refusal = error as ApiError;
      return null;
    }
  }

  // What the server tells

  #told(frame: Told): boolean {
    if (frame.tell === "state") return this.#take(frame);
    if (frame.tell === "waiting") this.#count(frame.seq, frame.count);
    else if (frame.tell === "present") {
      this.present = frame.seats;
      this.spectators = frame.spectators;
    }
    return true;
  }

  #take(frame: State): boolean {
    const before = this.state;
    const after = merged(before, frame);
    this.#missed = after === null;
    if (!after) return false;
    if (after.view !== before?.view) this.news = this.#newsOf(before, frame);
    this.state = after;
    this.waiting = after.view?.waiting ?? 0;
    return true;
  }

  /** What a frame shows in motion: steps that follow what is on the screen, while somebody looks. */
  #newsOf(before: State | null, { log }: State): News<View> | null {
    const follows = before?.view && log.keep > 0 && log.keep === before.log.steps.length && log.steps.length > 0;
    if (!follows || document.visibilityState === "hidden") return null;
    return { before: before.view!, log: log.steps.flatMap(({ lines }) => lines) };
  }

  #count(seq: number, count: number): void {
    if (seq === this.state?.seq) this.waiting = count;
  }

  #changed(): void {
    const returned = this.state !== null && this.status !== "live" && this.#line.status === "live";
    if (returned) void checkVersion();
    this.status = this.#line.status;
    this.#asked = this.#line.asked;
  }

  /** A page of another version may be why it was not understood. */
  #end(refusal: ApiError): void {
    this.ended = refusal;
    void checkVersion();
  }

  /** Not one that I have left, or that was taken from me. */
  #expected(): boolean {
    if (this.seat === null || this.unseated || this.state?.status !== "gathering") return false;
    return this.state.seats[this.seat]?.name === undefined;
  }

  #players(): Player[] {
    return (this.state?.seats ?? []).map((info, seat) => ({
      seat,
      name: this.names[seat]!,
      me: seat === this.state?.seat,
      bot: info.bot !== undefined,
      here: info.bot !== undefined || this.present.includes(seat),
    }));
  }

  #moves(): ReadonlySet<string> {
    const idle = this.acting || this.away || this.status !== "live" || this.state?.status !== "playing";
    return idle || !this.view ? NOTHING : new Set(this.view.moves);
  }
}
