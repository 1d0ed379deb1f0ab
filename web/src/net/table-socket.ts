// The WebSocket to one table; it reconnects whenever the connection is lost.
//
// After every hello all unanswered actions are sent again, under the same ids: the server does each of them once.
// Answers come in the order of the questions.

import type { ClientFrame, Done, Hello, Refusal, ServerFrame } from "../protocol";
import { say } from "../texts";
import { ApiError, PASSING } from "./api";
import { randomHex } from "./random";
import { UnansweredActions, type Action } from "./unanswered-actions";

/** "live": every frame comes at once. "catching-up": reconnecting for the first time. "offline": still reconnecting. */
export type SocketStatus = "live" | "catching-up" | "offline";

/** An action before it has an id. */
export type ActionRequest = Action extends infer One ? (One extends Action ? Omit<One, "action"> : never) : never;
/** The answer to an action. */
export type Answer = Exclude<Extract<ServerFrame, { action: string | null }>, Refusal>;

export interface Listener {
  /** The first frame of a new connection. */
  hello(): Hello;
  /** Take a frame; false when one before it was missed, so that the whole state must be sent again. */
  receive(frame: ServerFrame): boolean;
  /** The status, or the list of pending actions, has changed. */
  changed(): void;
  /** The socket is closed for good, and why. */
  ended(refusal: ApiError): void;
}

interface Pending {
  action: Action;
  resolve(answer: Answer): void;
  reject(refusal: ApiError): void;
}

const RETRY_DELAYS = [300, 1000, 2000, 4000, 8000, 15000]; // milliseconds
const JITTER = 0.4; // share of a delay that is random: not all clients reconnect at the same moment
const PING_AFTER = 20_000; // milliseconds without a frame
const TIMEOUT = 8_000; // milliseconds, for an answer and for a connection
const MOST_BYTES = 4096; // of a frame, as the server takes it
const RESTART = 1012; // close code: the server will be back in a moment
const EVICTED = 4003; // close code: the seat belongs to somebody else
const CROWDED = 4008; // close code: the seat is open in many other windows, and this is the oldest
const NOT_RESENT: ReadonlySet<ClientFrame["do"]> = new Set(["why", "hint"]); // nobody waits for the answer after a reload

export class TableSocket {
  status: SocketStatus = "catching-up";
  readonly #table: string;
  readonly #listener: Listener;
  readonly #unanswered: UnansweredActions;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined; // sends a ping, or gives the connection up

  constructor(table: string, seat: number | null, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    this.#unanswered = new UnansweredActions(table, seat);
    for (const action of this.#unanswered.all) this.#pending.set(action.action, fromBeforeReload(action));
    addEventListener("online", this.#checkConnection);
    addEventListener("offline", this.#checkConnection);
    document.addEventListener("visibilitychange", this.#checkConnection);
    this.#connect();
  }

  /** Actions without an answer, oldest first. */
  get pending(): Action[] {
    return [...this.#pending.values()].map(({ action }) => action);
  }

  /** Send an action; resolves once it is stored at the server, rejects with an ApiError when it is refused. */
  request<Expected extends Answer = Done>(request: ActionRequest): Promise<Expected> {
    const action = { ...request, action: randomHex(8) } as Action;
    if (bytesOf(action) > MOST_BYTES)
      return Promise.reject(new ApiError({ code: "frame", reason: say("web-frame-too-long") }));
    if (!NOT_RESENT.has(action.do)) this.#unanswered.add(action);
    return new Promise<Expected>((resolve, reject) => {
      this.#pending.set(action.action, { action, resolve: (answer) => resolve(answer as Expected), reject });
      if (this.status === "live") this.#send(action);
      this.#listener.changed();
    });
  }

  close(): void {
    removeEventListener("online", this.#checkConnection);
    removeEventListener("offline", this.#checkConnection);
    document.removeEventListener("visibilitychange", this.#checkConnection);
    clearTimeout(this.#retryTimer);
    this.#discard();
  }

  // Connections

  #connect(): void {
    clearTimeout(this.#retryTimer);
    this.#discard();
    const socket = new WebSocket(address(this.#table));
    this.#socket = socket;
    socket.onopen = () => this.#sendHello();
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerFrame);
    socket.onclose = (event) => this.#reconnect(event.code);
    this.#startTimeout();
  }

  #sendHello(): void {
    this.#setStatus("catching-up");
    this.#send(this.#listener.hello());
  }

  /** Close the connection, if there is one, and ignore whatever still comes from it. */
  #discard(): void {
    clearTimeout(this.#watchdog);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState === WebSocket.CONNECTING)
      socket.onopen = () => socket.close(); // browsers complain before
    else socket.close();
  }

  /** After a lost connection: at once where the server restarts, else with exponential backoff. */
  #reconnect(code: number): void {
    this.#discard();
    if (code === EVICTED) {
      this.#end(new ApiError({ code: "evicted", reason: say("web-evicted") }));
      return;
    }
    if (code === CROWDED) {
      this.#end(new ApiError({ code: "crowded", reason: say("web-crowded") }));
      return;
    }
    const first = this.#retries === 0;
    this.#setStatus(first ? "catching-up" : "offline");
    const delay = first && code === RESTART ? 0 : RETRY_DELAYS[Math.min(this.#retries, RETRY_DELAYS.length - 1)]!;
    this.#retries += 1;
    this.#retryTimer = setTimeout(() => this.#connect(), delay * (1 + JITTER * (Math.random() - 0.5)));
  }

  /** The browser is online again or the tab is visible: reconnect without delay, or find out that the socket is dead. */
  readonly #checkConnection = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ do: "ping" });
    else if (!this.#socket) this.#connect();
  };

  #startTimeout(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#reconnect(0), TIMEOUT);
  }

  // Frames

  #receive(frame: ServerFrame): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#send({ do: "ping" }), PING_AFTER);
    if (frame.tell === "refusal") this.#refused(frame);
    else if ("action" in frame) this.#settle(frame.action)?.resolve(frame);
    if (!this.#listener.receive(frame)) this.#sendHello();
    else if (frame.tell === "state" || frame.tell === "current") this.#resend();
  }

  /** Hello was answered: send, or send again, every pending action. */
  #resend(): void {
    if (this.status === "live") return;
    this.#retries = 0;
    this.#setStatus("live");
    for (const { action } of this.#pending.values()) this.#send(action);
  }

  /** A refusal names its action; one without was the hello, unless it was a ping, for which nobody waits. */
  #refused(refusal: Refusal): void {
    const error = new ApiError(refusal);
    if (refusal.action !== null) this.#settle(refusal.action)?.reject(error);
    else if (this.status === "live") return;
    else if (PASSING.has(refusal.code)) this.#reconnect(0);
    else this.#end(error);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#unanswered.remove(id);
    if (pending) this.#listener.changed();
    return pending;
  }

  /** Refused for good: every pending action is rejected. */
  #end(refusal: ApiError): void {
    this.close();
    this.#setStatus("offline");
    for (const { action } of [...this.#pending.values()]) this.#settle(action.action)?.reject(refusal);
    this.#listener.ended(refusal);
  }

  /** Every frame is answered; a connection on which none comes in time is given up. */
  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(frame));
    this.#startTimeout();
  }

  #setStatus(status: SocketStatus): void {
    if (status === this.status) return;
    this.status = status;
    this.#listener.changed();
  }
}

/** Sent before a reload: it is done all the same, but nobody waits for the answer. */
function fromBeforeReload(action: Action): Pending {
  return { action, resolve: () => {}, reject: () => {} };
}

function bytesOf(frame: ClientFrame): number {
  return new TextEncoder().encode(JSON.stringify(frame)).length;
}

/** It names the table: of several server processes one has all sockets of a table. */
function address(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws?table=${encodeURIComponent(table)}`;
}
