// The HTTP API, a function per route. A refusal is thrown as an ApiError.

import type {
  Agree,
  Catalogue,
  CountedPad,
  DailyTable,
  Done,
  Invitation,
  Lan,
  Link,
  LobbyEntry,
  Made,
  Muting,
  Refusal,
  Rematch,
  Replay,
  ScoredPad,
  Seated,
  Succeed,
  Successor,
  TablePlan,
  TakeSeat,
  Text,
} from "../protocol";
import { refusalWords, say } from "../texts";
import { randomHex } from "./random";
import { syncClock } from "./server-time";
import { UnansweredCommands } from "./unanswered-actions";

const SALT_BYTES = 16;
const UNREACHABLE = "unreachable"; // the code where no answer came
const RESEND_DELAYS = [300, 1000, 2000]; // milliseconds
const unanswered = new UnansweredCommands();
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 503, 504]); // a proxy that cannot reach the server

/** Codes of refusals that pass by themselves: the same may be asked again a moment later. */
export const PASSING: ReadonlySet<string> = new Set(["rate", "store", UNREACHABLE]);

/** The server has refused, or could not be reached (`code` is "unreachable"). */
export class ApiError extends Error {
  readonly code: string;
  /** In the language of the page. */
  readonly reason: string;
  readonly why: Text | null;

  constructor(refusal: Pick<Refusal, "code" | "reason"> & { why?: Text | null }) {
    super(refusal.reason);
    this.code = refusal.code;
    this.reason = refusalWords(refusal);
    this.why = refusal.why ?? null;
  }
}

/** What there is to choose. */
export const catalogue = (): Promise<Catalogue> => read("/api/catalogue");

// Tables

export const createTable = (plan: TablePlan): Promise<Made> => command("/api/tables", plan);
/** A table with today's deal of a game: once that counts, then as practice. */
export const createDaily = (asked: DailyTable): Promise<Made> => command("/api/daily", asked);
export const lobby = (): Promise<LobbyEntry[]> => read("/api/tables");
export const mine = (): Promise<LobbyEntry[]> => read("/api/mine");

// Seats

/** Take a seat; this browser adds its own bytes to the shuffle. */
export function sit(table: string, seat: TakeSeat): Promise<Seated> {
  return command(path(table, "sit"), seat, { salt: randomHex(SALT_BYTES) });
}

/** A table among my games, with my seats there; undefined where I have none. */
export async function myEntry(table: string): Promise<LobbyEntry | undefined> {
  return (await mine()).find((entry) => entry.table === table);
}

/** What a link to a seat opens; asking does not use it up. */
export const invitation = (table: string, token: string): Promise<Invitation> =>
  post(path(table, "invitation"), { token });

/** From my seat to another that is free, before the game. */
export const changeSeat = (table: string, seat: number, to: number): Promise<Seated> =>
  command(path(table, "change-seat"), { seat, to });

/** How one of my seats is called, before the game. */
export const rename = (table: string, seat: number, name: string): Promise<Done> =>
  command(path(table, "rename"), { seat, name });

/** Whether one of my seats is ready for the game. */
export const beReady = (table: string, seat: number, ready: boolean): Promise<Done> =>
  command(path(table, "ready"), { seat, ready });

/** Leave one of my seats, before the game. */
export const leaveSeat = (table: string, seat: number): Promise<Done> => command(path(table, "away"), { seat });

/** Say something to all, from one of my seats. */
export const speak = (table: string, seat: number, text: string): Promise<Done> =>
  command(path(table, "say"), { seat, text });

/** A new link to a seat: to mine or, as the host before the game, to an empty one. */
export const link = (table: string, seat: number): Promise<Link> => command(path(table, "link"), { seat });

/** Play a seat of mine here again, which I have moved to another device. */
export const takeBack = (table: string, seat: number): Promise<Done> => command(path(table, "take-back"), { seat });

// Absent players

/** Let a bot play for somebody absent, as the host; or vote for it. */
export const sitIn = (table: string, seat: number): Promise<Done> => command(path(table, "sit-in"), { seat });

/** Ask to play on for somebody absent. */
export const succeed = (table: string, asked: Succeed): Promise<Successor> => command(path(table, "succeed"), asked);
export const agree = (table: string, said: Agree): Promise<Done> => command(path(table, "agree"), said);

// What the host does, and what can be done after the game

/** Give an empty seat to a bot or, before the game, to people again (`open`). */
export const planSeat = (table: string, seat: number, plan: string): Promise<Done> =>
  command(path(table, "plan-seat"), { seat, plan });
export const begin = (table: string): Promise<Done> => command(path(table, "begin"));
export const mute = (table: string, muting: Muting): Promise<Done> => command(path(table, "mute"), muting);
export const pace = (table: string, milliseconds: number): Promise<Done> =>
  command(path(table, "pace"), { milliseconds });
export const revoke = (table: string, seat: number): Promise<Done> => command(path(table, "revoke"), { seat });
export const abandon = (table: string): Promise<Done> => command(path(table, "abandon"));
export const rematch = (table: string, asked: Rematch = {}): Promise<Made> => command(path(table, "rematch"), asked);

/** The record of a game that is over. */
export async function record(table: string): Promise<string> {
  return (await fetched(path(table, "record"))).text();
}

// Replays

/** Whose view of a game is replayed: a seat's, a spectator's, or one with all hands open. */
export type Viewer = number | "spectator" | "all";

const query = (viewer: Viewer) => (viewer === "all" ? { all: true } : viewer === "spectator" ? {} : { seat: viewer });

export function replay(table: string, viewer: Viewer): Promise<Replay> {
  const parameters = Object.entries(query(viewer)).map(([name, value]) => `?${name}=${value}`);
  return read(path(table, "replay") + parameters.join(""));
}

/** A record as text; refused with the line where it is broken. `playable`: with what the seat may play in each position. */
export function replayRecord(text: string, viewer: Viewer, { playable = false } = {}): Promise<Replay> {
  return post("/api/replay", { record: text, ...query(viewer), playable });
}

/** What a game on a real table comes to, by what was counted so far. */
export const score = (counted: CountedPad): Promise<ScoredPad> => post("/api/score", counted);

/** How much of each game the server has compiled, 0 to 1. */
export const compiled = (): Promise<Record<string, number>> => read("/api/ready");

/** How others in the local network reach the server; `open` lets them, or no more. */
export const localNetwork = (token: string, open: boolean | null): Promise<Lan> => post("/api/lan", { token, open });

/** The version of the page that this server serves. */
export async function version(): Promise<string> {
  return (await read<{ version: string }>("/api/version")).version;
}

// Requests

function path(table: string, action: string): string {
  return `/api/tables/${encodeURIComponent(table)}/${action}`;
}

const read = async <Answer>(url: string): Promise<Answer> => answerIn(await fetched(url));

/** Have something done. Where the answer is lost, it is sent again under the same id: the server does it once. */
async function command<Answer>(url: string, asked: object = {}, drawn: object = {}): Promise<Answer> {
  const action = unanswered.actionFor(url, asked);
  for (let sent = 0; ; sent += 1) {
    try {
      const answer = await post<Answer>(url, { ...drawn, ...asked, action });
      unanswered.remove(url);
      return answer;
    } catch (error) {
      const lost = error instanceof ApiError && error.code === UNREACHABLE;
      if (!lost) unanswered.remove(url);
      if (!lost || sent === RESEND_DELAYS.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, RESEND_DELAYS[sent]));
    }
  }
}

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  return answerIn(await fetched(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** The answer, unless the connection is lost in the middle of it. */
function answerIn<Answer>(response: Response): Promise<Answer> {
  return response.json().catch(() => {
    throw new ApiError(unreachable());
  }) as Promise<Answer>;
}

async function fetched(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch(() => {
    throw new ApiError(unreachable());
  });
  syncClock(response.headers.get("date"));
  if (!response.ok) throw new ApiError(await refusalIn(response));
  return response;
}

/** The refusal in a response; a proxy may have answered instead of the server, and not in JSON. */
async function refusalIn(response: Response): Promise<Pick<Refusal, "code" | "reason">> {
  const body = (await response.json().catch(() => null)) as Refusal | null;
  if (body?.reason) return body;
  if (GATEWAY_ERRORS.has(response.status)) return unreachable();
  return { code: String(response.status), reason: response.statusText || String(response.status) };
}

function unreachable(): Pick<Refusal, "code" | "reason"> {
  return { code: UNREACHABLE, reason: say("web-unreachable") };
}
