// The daily deal in words and dates. Its date is the one by UTC, as the server counts.

import { language } from "../language.svelte";
import { serverTime } from "../net/server-time";
import type { Daily, LobbyEntry } from "../protocol";
import type { PlayedGame } from "../statistics/played-games.svelte";

const DAY = 86_400; // seconds

/** The date of today's deal: 2026-11-16. */
export function today(): string {
  return new Date(serverTime() * 1000).toISOString().slice(0, 10);
}

/** When the next deal comes, by the reader's own clock. */
export function nextDeal(): string {
  const midnight = (Math.floor(serverTime() / DAY) + 1) * DAY;
  return new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(midnight * 1000);
}

/** A date in words: the same day wherever it is read. */
export function dayInWords(date: string): string {
  const parts = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language(), parts).format(Date.parse(date));
}

/** Whether it is, or was, the one try. */
export function isCounted(daily: Daily): boolean {
  return daily.counted !== false;
}

/** How somebody stands with today's deal of a game. */
export interface DealOfToday {
  game: string;
  table?: string; // at this server
  status: "new" | "begun" | "done" | "ended";
  place?: number;
  points?: number;
  players?: number;
}

/** My try at today's deal: at this server, or as this browser remembers it from another. */
export function dealOfToday(
  game: string,
  date: string,
  mine: readonly LobbyEntry[],
  played: readonly PlayedGame[],
): DealOfToday {
  const isIt = (one: { game: string; daily?: Daily | null }) =>
    one.game === game && one.daily?.date === date && isCounted(one.daily);
  const [entry, kept] = [mine.find(isIt), played.find(isIt)];
  const { place, points } = kept ?? entry ?? {};
  const table = entry && { table: entry.table };
  if (place && points !== undefined && points !== null) {
    const players = kept?.players ?? entry!.seats.length;
    return { game, ...table, status: "done", place, points, players };
  }
  if (!entry) return { game, status: "new" };
  return { game, ...table, status: entry.status === "playing" || entry.status === "gathering" ? "begun" : "ended" };
}
