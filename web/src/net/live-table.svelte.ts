// A table as the server shows it to this seat, kept up to date over a TableSocket. Components read its fields.

import type { News, Player } from "../boards/board";
import type {
  Absentee,
  Done,
  Hints,
  LogLine,
  LogStep,
  Present,
  Reason,
  ServerFrame,
  State,
  Successor,
  Text,
  View,
  Waiting,
} from "../protocol";
import { seatName } from "../games";
import { say } from "../texts";
import { ApiError } from "./api";
import { merged } from "./merge-frames";
import { TableSocket, type ActionRequest, type Answer, type SocketStatus } from "./table-socket";
import type { Action } from "./unanswered-actions";
import { checkVersion } from "./version.svelte";

/** Moves that somebody has taken back. */
export interface TakenBack {
  seat: number;
  steps: readonly LogStep[];
  /** How many steps of the log stand before them. */
  after: number;
}

const NOTHING: ReadonlySet<string> = new Set();
const SLOW = 300; // milliseconds without an answer
const MOVED_ON = "moved-on"; // the code of a refusal: the new position is on the screen already, and says it all

export class LiveTable {
  readonly id: string;
  readonly seat: number | null;
  /** Null until the first frame; then all that may be known of the table, with the whole log and chat. */
  state: State | null = $state.raw(null);
  status: SocketStatus = $state("catching-up");
  /** What has just happened; null after a reload, a jump or an undo. */
  news: News<View> | null = $state.raw(null);
  /** How many have still to choose, where all choose at the same moment. */
  waiting = $state(0);
  /** Who they are, once that has taken long. */
  awaited: readonly number[] = $state.raw([]);
  /** Seats of mine that are to act, where I have others than the one I look from. */
  due: readonly number[] = $state.raw([]);
  /** How many moves of mine were played over this connection. */
  played = $state(0);
  /** Seats whose players are connected. */
  present: readonly number[] = $state.raw([]);
  spectators = $state(0);
  /** Players who have been away for as long as the table allows, and may return. */
  absent: readonly Absentee[] = $state.raw([]);
  /** Who asks to play on for an absent player, and who was told no. */
  successors: readonly Successor[] = $state.raw([]);
  refusedSuccessors: readonly Successor[] = $state.raw([]);
  /** What I have asked for myself, looking on. */
  asked: Successor | null = $state.raw(null);
  /** The game came to its end while this page showed it. */
  endWitnessed = $state(false);
  /** Moves that were taken back while this page showed the table. */
  takenBack: readonly TakenBack[] = $state.raw([]);
  /** Something I did is on its way for longer than an answer takes on a good line. */
  sending = $state(false);
  /** The last refusal; the page shows it, and sets it to null when it was read. */
  refusal: ApiError | null = $state.raw(null);
  /** Why the socket was closed for good: no such table, not my seat any more. */
  ended: ApiError | null = $state.raw(null);

  view: View | null = $derived(this.state?.view ?? null);
  names: string[] = $derived(
    this.state?.seats.map((info, seat) => seatName(info) ?? say("seat", { number: seat + 1 })) ?? [],
  );
  players: Player[] = $derived.by(() => this.#players());
  /** A move, or an undo, is not answered yet. */
  acting: boolean = $derived.by(() => this.#pending.some((one) => one.do === "play" || one.do === "undo"));
  /** A bot plays for me. */
  away: boolean = $derived.by(() => this.seat !== null && this.state?.seats[this.seat]?.away !== undefined);
  /** All seats of this browser: several people may play at one device. */
  mine: readonly number[] = $derived.by(() => this.#mine());
  /** I have the host's rights: I have set up the table, or stand in for who has and is absent. */
  host: boolean = $derived.by(() => this.state?.host === true || this.mine.includes(this.#deputy ?? -1));
  /** Nobody else plays here but bots: every move can be taken back, unless it is the one try at a daily deal. Whoever a
   * bot plays for counts as a person. */
  againstBots: boolean = $derived.by(() => this.#againstBots());
  /** The seat I had is nobody's now, or another's; I am a spectator. */
  unseated: boolean = $derived.by(() => this.state !== null && this.state.seat !== this.seat);
  /** My seats of the game before, reserved for me in the rematch. */
  reserved: readonly number[] = $derived.by(() => this.#reserved());
  moves: ReadonlySet<string> = $derived.by(() => this.#moves());
  /** Who has won, as the game ended; the rules may count otherwise today. */
  winners: readonly number[] = $derived(this.state?.ended_with?.winners ?? this.view?.winners ?? []);

  /** The table is shown, or never will be. */
  readonly opened: Promise<void>;
  #markOpened!: () => void;
  readonly #socket: TableSocket;
  #pending: Action[] = $state.raw([]);
  #deputy: number | null = $state(null); // the seat that has the host's rights while the host is absent
  #presenceKnown = $state(false);
  #missed = false;
  #slow: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, seat: number | null) {
    this.id = id;
    this.seat = seat;
    this.opened = new Promise((resolve) => (this.#markOpened = resolve));
    this.#socket = new TableSocket(id, seat, {
      hello: () => ({ do: "hello", table: id, seat, after: this.#missed ? -1 : (this.state?.seq ?? -1) }),
      receive: (frame) => this.#receive(frame),
      changed: () => this.#changed(),
      ended: (refusal) => this.#end(refusal),
    });
    this.#changed();
  }

  /** Close the connection, and keep nothing of what it has shown: somebody else may look at the screen next. */
  close(): void {
    clearTimeout(this.#slow);
    this.#socket.close();
    this.state = null;
    this.news = null;
    this.takenBack = [];
  }

  // What a player does; false when it was refused, and `refusal` says why

  /** Play a move in the position it is meant for; the game may have moved on before it arrives. */
  async play(move: string, turn = this.state?.turn): Promise<boolean> {
    const done = await this.#do({ do: "play", move, turn });
    if (done) this.played += 1;
    return done;
  }

  undo(): Promise<boolean> {
    return this.#do({ do: "undo" });
  }

  chat(text: string): Promise<boolean> {
    return this.#do({ do: "speak", text });
  }

  /** Let a bot play for me. */
  leave(): Promise<boolean> {
    return this.#do({ do: "away" });
  }

  back(): Promise<boolean> {
    return this.#do({ do: "back" });
  }

  resign(): Promise<boolean> {
    return this.#do({ do: "resign" });
  }

  /** The best two moves in this position; null where the server has refused, or did not answer. */
  hint(): Promise<Hints | null> {
    return this.#request<Hints>({ do: "hint", turn: this.state?.turn });
  }

  /** Why a move may not be played now; null where it may, or where the server did not answer. */
  async why(move: string): Promise<Text | null> {
    return (await this.#request<Reason>({ do: "why", move }))?.why ?? null;
  }

  async #do(request: ActionRequest): Promise<boolean> {
    return (await this.#request<Done>(request)) !== null;
  }

  async #request<Expected extends Answer>(request: ActionRequest): Promise<Expected | null> {
    this.refusal = null;
    try {
      return await this.#socket.request<Expected>(request);
    } catch (error) {
      const refusal = error as ApiError;
      if (refusal.code !== MOVED_ON) this.refusal = refusal;
      return null;
    }
  }

  // What the server sends

  #receive(frame: ServerFrame): boolean {
    if (frame.tell === "state") return this.#merge(frame);
    if (frame.tell === "waiting") this.#updateWaiting(frame);
    else if (frame.tell === "present") this.#updatePresence(frame);
    return true;
  }

  #updatePresence(frame: Present): void {
    this.present = frame.seats;
    this.#presenceKnown = true;
    this.spectators = frame.spectators;
    this.absent = frame.absent ?? [];
    this.successors = frame.successors ?? [];
    this.refusedSuccessors = frame.refused ?? [];
    this.#deputy = frame.deputy ?? null;
  }

  #merge(frame: State): boolean {
    const before = this.state;
    const after = merged(before, frame);
    this.#missed = after === null;
    if (!after) return false;
    if (after.view !== before?.view) this.news = this.#newsOf(before, frame);
    if (before?.status === "playing" && after.status === "over") this.endWitnessed = true;
    if (before && frame.taken_back_by !== undefined) this.#noteTakenBack(before, frame, frame.taken_back_by);
    this.state = after;
    this.waiting = after.view?.waiting ?? 0;
    this.awaited = after.awaited ?? [];
    this.due = after.due ?? [];
    this.#markOpened();
    return true;
  }

  /** What a frame animates: steps that follow what is on the screen, while the tab is visible. */
  #newsOf(before: State | null, { log }: State): News<View> | null {
    const follows = before?.view && log.keep > 0 && log.keep === before.log.steps.length && log.steps.length > 0;
    if (!follows || document.visibilityState === "hidden") return null;
    return { before: before.view!, log: linesOf(log.steps), from: linesOf(before.log.steps).length };
  }

  /** What the log keeps no more was taken back, and who has missed none of it is told what it was. The last step that
   * stays may be told anew. */
  #noteTakenBack(before: State, { log }: State, seat: number): void {
    const left = log.keep + log.steps.length;
    const steps = before.log.steps.slice(left);
    const still = this.takenBack.filter(({ after }) => after <= left);
    if (log.keep > 0 && steps.length) this.takenBack = [...still, { seat, steps, after: left }];
  }

  #updateWaiting({ seq, count, awaited, due }: Waiting): void {
    if (seq !== this.state?.seq) return;
    this.waiting = count;
    this.awaited = awaited ?? [];
    this.due = due ?? [];
  }

  #changed(): void {
    const reconnected = this.state !== null && this.status !== "live" && this.#socket.status === "live";
    if (reconnected) void checkVersion();
    this.status = this.#socket.status;
    this.#pending = this.#socket.pending;
    this.#watchSending();
  }

  /** Nobody needs to know that a question is on its way; that a bot thinks of a hint is said elsewhere. */
  #watchSending(): void {
    const asked = this.#pending.some((one) => one.do !== "why" && one.do !== "hint");
    if (asked) this.#slow ??= setTimeout(() => (this.sending = true), SLOW);
    else {
      clearTimeout(this.#slow);
      this.#slow = undefined;
      this.sending = false;
    }
  }

  /** A page of another version may be why a frame was refused. */
  #end(refusal: ApiError): void {
    this.ended = refusal;
    this.#markOpened();
    void checkVersion();
  }

  #mine(): number[] {
    const seat = this.state ? this.state.seat : this.seat;
    return this.state?.mine ?? (seat === null ? [] : [seat]);
  }

  /** Not one that I have left, or that was taken from me. */
  #reserved(): number[] {
    const { state } = this;
    return state?.status === "gathering" ? this.mine.filter((seat) => state.seats[seat]?.name === undefined) : [];
  }

  #againstBots(): boolean {
    const people = (this.state?.seats ?? []).filter((info) => info.kind === "human" && info.name !== undefined);
    if (this.state?.daily && this.state.daily.counted !== false) return false;
    return people.length === 1 && this.seat !== null && people[0] === this.state?.seats[this.seat];
  }

  #players(): Player[] {
    return (this.state?.seats ?? []).map((info, seat) => ({
      seat,
      name: this.names[seat]!,
      me: seat === this.state?.seat,
      bot: info.bot !== undefined,
      face: info.kind === "bot" ? info.bot : undefined,
      here: info.bot !== undefined || this.present.includes(seat),
      away: info.kind === "human" && (info.away !== undefined || this.#isGone(seat)),
      awaited: this.awaited.includes(seat),
    }));
  }

  #isGone(seat: number): boolean {
    return this.#presenceKnown && seat !== this.state?.seat && !this.present.includes(seat);
  }

  #moves(): ReadonlySet<string> {
    const idle = this.acting || this.away || this.status !== "live" || this.state?.status !== "playing";
    return idle || !this.view ? NOTHING : new Set(this.view.moves);
  }
}

function linesOf(steps: readonly LogStep[]): LogLine[] {
  return steps.flatMap(({ lines }) => lines);
}
