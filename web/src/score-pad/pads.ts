// The score pads of this browser, newest first; every change is stored at once.

import { remember, remembered } from "../browser-storage";
import { gameEntry, gameNames } from "../games";
import { randomHex } from "../net/random";
import type { Options } from "../protocol";
import { say } from "../texts";

const KEY = "threekings-score-pads";
const MOST = 40; // pads that are kept
const ID_BYTES = 4;

/** Counts by sheet, owner by owner, by kind. */
export type SheetCounts = Record<string, Record<string, number>[]>;

export interface Pad {
  id: string;
  game: string;
  players: number;
  names: string[]; // by seat, as far as they were typed; there may be more than play
  options: Options;
  counts: SheetCounts;
  step: number; // what was being counted last
  done?: boolean; // somebody has asked for the result: what was not counted is nothing
  changed: number; // milliseconds since 1970
}

/** All pads there are. Other tabs may have changed them: they are read anew every time. */
export function allPads(): Pad[] {
  const kept = remembered<unknown>(KEY);
  return Array.isArray(kept) ? kept.filter(isPad) : [];
}

/** A pad by its id; without one the newest of the game; else a new one. */
export function openPad(game: string, id: string | null): Pad {
  const own = allPads().filter((pad) => pad.game === game);
  return (id === null ? own[0] : own.find((pad) => pad.id === id)) ?? newPad(game, id ?? newId());
}

export const newId = (): string => randomHex(ID_BYTES);

/** A pad for the same people as the last one; it is stored with its first change. */
function newPad(game: string, id: string): Pad {
  const { players: allowed, usual } = gameEntry(game);
  const before = allPads()[0];
  const players = before && allowed.includes(before.players) ? before.players : usual;
  return { id, game, players, names: before?.names ?? [], options: {}, counts: {}, step: 0, changed: Date.now() };
}

export function keepPad(pad: Pad): void {
  const others = allPads().filter(({ id }) => id !== pad.id);
  remember(KEY, [pad, ...others].slice(0, MOST));
}

export function removePad(id: string): void {
  const others = allPads().filter((pad) => pad.id !== id);
  remember(KEY, others.length ? others : null);
}

/** Everybody's name; who has typed none is called by a number. */
export function namesOn(pad: Pad): string[] {
  const seats = Array.from({ length: pad.players }, (_, seat) => seat);
  return seats.map((seat) => pad.names[seat]?.trim() || say("web-pad-player", { number: seat + 1 }));
}

/** All names that were ever typed here, for those who type one again. */
export function knownNames(): string[] {
  return [...new Set(allPads().flatMap(({ names }) => names.map((name) => name.trim())))].filter(Boolean);
}

/** Whatever is stored, by an older page too, may be anything. */
function isPad(value: unknown): value is Pad {
  const pad = value as Partial<Pad> | null;
  return (
    typeof pad?.id === "string" &&
    gameNames().includes(pad.game ?? "") &&
    gameEntry(pad.game!).players.includes(pad.players!) &&
    Array.isArray(pad.names) &&
    pad.names.every((name) => typeof name === "string") &&
    [pad.options, pad.counts].every((part) => typeof part === "object" && part !== null) &&
    Object.values(pad.counts!).every(Array.isArray) &&
    [pad.step, pad.changed].every(Number.isInteger)
  );
}
