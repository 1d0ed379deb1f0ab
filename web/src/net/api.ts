// Everything the server does over HTTP, a function each. What it refuses is thrown as an ApiError.

import type { Card, Done, Link, Made, Muting, Refusal, Replay, Seated, Sitting, TablePlan, Text } from "../protocol";
import { say } from "../texts";
import { randomHex } from "./random";
import { setByServer } from "./server-time";

const SALT_BYTES = 16;
const NOBODY_BEHIND: ReadonlySet<number> = new Set([502, 503, 504]); // a proxy whose server is gone for a moment

/** The server has refused, or could not be reached (`code` is "unreachable"). */
export class ApiError extends Error {
  readonly code: string;
  readonly reason: string;
  readonly why: Text | null;

  constructor(refusal: Pick<Refusal, "code" | "reason"> & { why?: Text | null }) {
    super(refusal.reason);
    this.code = refusal.code;
    this.reason = refusal.reason;
    this.why = refusal.why ?? null;
  }
}

// Tables

export const createTable = (plan: TablePlan): Promise<Made> => post("/api/tables", plan);
export const lobby = (): Promise<Card[]> => read("/api/tables");
export const mine = (): Promise<Card[]> => read("/api/mine");

// Seats

/** Take a seat; this browser adds its own bytes to the shuffle. */
export function sit(table: string, sitting: Sitting): Promise<Seated> {
  return post(path(table, "sit"), { salt: randomHex(SALT_BYTES), ...sitting });
}

/** My seats at a table, by number. */
export async function mySeats(table: string): Promise<number[]> {
  return (await mine()).find((card) => card.table === table)?.mine ?? [];
}

/** A new link to a seat: to mine, or as the host to one that nobody plays at. */
export const link = (table: string, seat: number): Promise<Link> => post(path(table, "link"), { seat });

// What the host does, and what can be done after the game

export const begin = (table: string): Promise<Done> => post(path(table, "begin"));
export const mute = (table: string, muting: Muting): Promise<Done> => post(path(table, "mute"), muting);
export const pace = (table: string, milliseconds: number): Promise<Done> => post(path(table, "pace"), { milliseconds });
export const revoke = (table: string, seat: number): Promise<Done> => post(path(table, "revoke"), { seat });
export const abandon = (table: string): Promise<Done> => post(path(table, "abandon"));
export const rematch = (table: string): Promise<Made> => post(path(table, "rematch"));

/** The record of a game that is over. */
export async function record(table: string): Promise<string> {
  return (await fetched(path(table, "record"))).text();
}

// Games seen again

/** From where a game is looked at again: a seat, a spectator's place, or with all hands open. */
export type Eyes = number | "spectator" | "all";

const eyesOf = (eyes: Eyes) => (eyes === "all" ? { all: true } : eyes === "spectator" ? {} : { seat: eyes });

export function replay(table: string, eyes: Eyes): Promise<Replay> {
  const asked = Object.entries(eyesOf(eyes)).map(([name, value]) => `?${name}=${value}`);
  return read(path(table, "replay") + asked.join(""));
}

/** A record as text; refused with the line where it is broken. */
export function replayRecord(text: string, eyes: Eyes): Promise<Replay> {
  return post("/api/replay", { record: text, ...eyesOf(eyes) });
}

/** Which page belongs to this server. */
export async function version(): Promise<string> {
  return (await read<{ version: string }>("/api/version")).version;
}

// How it is asked

function path(table: string, action: string): string {
  return `/api/tables/${encodeURIComponent(table)}/${action}`;
}

async function read<Answer>(url: string): Promise<Answer> {
  return (await fetched(url)).json() as Promise<Answer>;
}

async function post<Answer>(url: string, body?: unknown): Promise<Answer> {
  const asked: RequestInit = { method: "POST" };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { "content-type": "application/json" };
  }
  return (await fetched(url, asked)).json() as Promise<Answer>;
}

async function fetched(url: string, asked?: RequestInit): Promise<Response> {
  const answer = await fetch(url, asked).catch(() => {
    throw new ApiError(unreachable());
  });
  setByServer(answer.headers.get("date"));
  if (!answer.ok) throw new ApiError(await refusalIn(answer));
  return answer;
}

/** What was refused; something between us and the server may have answered in its own words. */
async function refusalIn(answer: Response): Promise<Pick<Refusal, "code" | "reason">> {
  const said = (await answer.json().catch(() => null)) as Refusal | null;
  if (said?.reason) return said;
  if (NOBODY_BEHIND.has(answer.status)) return unreachable();
  return { code: String(answer.status), reason: answer.statusText || String(answer.status) };
}

function unreachable(): Pick<Refusal, "code" | "reason"> {
  return { code: "unreachable", reason: say("web-unreachable") };
}
