// The line to one table: a WebSocket that is opened again whenever it is lost.
//
// After every hello whatever was asked and not answered is asked once more, under the same name: the server does it
// once. Answers come in the order of the questions.

import type { Asked, Done, Hello, Refusal, Told } from "../protocol";
import { say } from "../texts";
import { ApiError } from "./api";
import { randomHex } from "./random";
import { Kept, type Action } from "./unanswered-actions";

/** "live": told of everything at once. "catching-up": a moment. "offline": nobody answers; tried again and again. */
export type LineStatus = "live" | "catching-up" | "offline";

/** What is asked, before the line has given it a name. */
export type Nameless = Action extends infer One ? (One extends Action ? Omit<One, "action"> : never) : never;
/** What answers a question of one's own. */
export type Answer = Exclude<Extract<Told, { action: string | null }>, Refusal>;

export interface Listener {
  /** What to say first on a new connection. */
  hello(): Hello;
  /** Take a frame; false when something was missed before it, so that everything must be told anew. */
  told(frame: Told): boolean;
  /** How the line stands, or which actions are on their way, has changed. */
  changed(): void;
  /** The line is closed for good, and why. */
  ended(refusal: ApiError): void;
}

interface Open {
  action: Action;
  done(answer: Answer): void;
  refused(refusal: ApiError): void;
}

const PAUSES = [300, 1000, 2000, 4000, 8000, 15000]; // milliseconds before each new try
const SPREAD = 0.4; // of a pause is chance: not all come back at the same moment
const QUIET = 20_000; // after so long without a word: is anybody there?
const PATIENCE = 8_000; // for an answer, and for a connection
const RESTART = 1012; // the server will be back in a moment
const EVICTED = 4003; // the seat belongs to somebody else
const NOT_REPEATED: ReadonlySet<Asked["do"]> = new Set(["why"]); // nobody waits for it after a reload

export class Line {
  status: LineStatus = "catching-up";
  readonly #listener: Listener;
  readonly #kept: Kept;
  readonly #open = new Map<string, Open>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, seat: number | null, listener: Listener) {
    this.#listener = listener;
    this.#kept = new Kept(table, seat);
    for (const action of this.#kept.all) this.#open.set(action.action, unheard(action));
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#comeBack);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#connect();
  }

  /** What is on its way, in the order it was asked. */
  get asked(): Action[] {
    return [...this.#open.values()].map((open) => open.action);
  }

  /** Ask; resolves once it is done for good, rejects with an ApiError when it is refused. */
  ask<Expected extends Answer = Done>(question: Nameless): Promise<Expected> {
    const action = { ...question, action: randomHex(8) } as Action;
    if (!NOT_REPEATED.has(action.do)) this.#kept.add(action);
    return new Promise<Expected>((resolve, refused) => {
      this.#open.set(action.action, { action, done: (answer) => resolve(answer as Expected), refused });
      if (this.status === "live") this.#write(action);
      this.#listener.changed();
    });
  }

  close(): void {
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#comeBack);
    document.removeEventListener("visibilitychange", this.#comeBack);
    clearTimeout(this.#retry);
    this.#drop();
  }

  // Connections

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const socket = new WebSocket(address());
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Told);
    socket.onclose = (event) => this.#lose(event.code);
    this.#expectAnswer();
  }

  #greet(): void {
    this.#become("catching-up");
    this.#write(this.#listener.hello());
  }

  /** Forget the connection there is: nothing it still says counts. */
  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(code: number): void {
    this.#drop();
    if (code === EVICTED) {
      this.#end(new ApiError({ code: "evicted", reason: say("web-evicted") }));
      return;
    }
    const first = this.#tries === 0;
    this.#become(first ? "catching-up" : "offline");
    const pause = first && code === RESTART ? 0 : PAUSES[Math.min(this.#tries, PAUSES.length - 1)]!;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), pause * (1 + SPREAD * (Math.random() - 0.5)));
  }

  /** The browser is online again or the tab is looked at: be live at once, or notice that the line is dead. */
  readonly #comeBack = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#write({ do: "ping" });
    else if (!this.#socket) this.#connect();
  };

  #expectAnswer(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lose(0), PATIENCE);
  }

  // Frames

  #hear(frame: Told): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#write({ do: "ping" }), QUIET);
    if (frame.tell === "refusal") this.#refuse(frame);
    else if ("action" in frame) this.#answer(frame);
    if (!this.#listener.told(frame)) this.#greet();
    else if (frame.tell === "state" || frame.tell === "current") this.#arrive();
  }

  /** The server knows where I am: whatever is still open is asked (again). */
  #arrive(): void {
    if (this.status === "live") return;
    this.#tries = 0;
    this.#become("live");
    for (const { action } of this.#open.values()) this.#write(action);
  }

  #answer(answer: Answer): void {
    this.#settle(answer.action)?.done(answer);
  }

  #refuse(refusal: Refusal): void {
    const error = new ApiError(refusal);
    if (refusal.action !== null) this.#settle(refusal.action)?.refused(error);
    else if (this.status !== "live")
      this.#end(error); // it was the hello
    else this.#settle(this.asked[0]?.action ?? "")?.refused(error); // what could not even be read
  }

  #settle(name: string): Open | undefined {
    const open = this.#open.get(name);
    this.#open.delete(name);
    this.#kept.remove(name);
    if (open) this.#listener.changed();
    return open;
  }

  /** Refused for good: whoever waits for something is told so. */
  #end(refusal: ApiError): void {
    this.close();
    this.#become("offline");
    for (const { action } of [...this.#open.values()]) this.#settle(action.action)?.refused(refusal);
    this.#listener.ended(refusal);
  }

  /** Everything that is asked is answered, or the line is dead. */
  #write(asked: Asked): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(asked));
    this.#expectAnswer();
  }

  #become(status: LineStatus): void {
    if (status === this.status) return;
    this.status = status;
    this.#listener.changed();
  }
}

/** Asked before a reload: it is done all the same, but nobody waits for the answer. */
function unheard(action: Action): Open {
  return { action, done: () => {}, refused: () => {} };
}

function address(): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws`;
}
