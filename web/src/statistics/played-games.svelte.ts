// The games I have played to their end, kept in this browser: each under a key of its own, so that two tabs never
// overwrite what the other has kept. The table's id is the key: nothing counts twice.

import { remember, remembered, rememberedUnder } from "../browser-storage";
import { mine } from "../net/api";
import type { Daily, LobbyEntry, Options } from "../protocol";

const PREFIX = "threekings-played/";

export interface PlayedGame {
  table: string;
  game: string;
  players: number;
  ended: number; // seconds since 1970
  place: number | null; // nobody has one alone
  points: number;
  won: number; // 1, a share of it where several have won, or 0
  options: Options;
  practice: boolean;
  edition?: string; // unless it is the standard one
  daily?: Daily;
}

let known: readonly PlayedGame[] = $state.raw(stored());

export const playedGames = (): readonly PlayedGame[] => known;

/** Keep those of my games that are over; what is kept already stays as it is. */
export function keepFinished(entries: readonly LobbyEntry[]): void {
  keep(entries.flatMap((entry) => played(entry) ?? []));
}

/** The same at the table where a game has just ended; where the server does not answer, my games will learn of it. */
export async function keepGame(table: string): Promise<void> {
  if (!isKept(table)) await mine().then(keepFinished, () => {});
}

/** Keep games from elsewhere; how many of them are new. */
export function keep(games: readonly PlayedGame[]): number {
  const added = games.filter(({ table }) => !isKept(table));
  for (const game of added) remember(PREFIX + game.table, game);
  if (added.length) known = [...known, ...added].sort(byEnd);
  return added.length;
}

/** A game as it is kept; null where it is not over, was not mine, or a bot has ended it for me. */
export function played(entry: LobbyEntry): PlayedGame | null {
  const { table, game, seats, mine: [seat] = [], points, place, won, updated, options, edition, daily } = entry;
  if (entry.status !== "over" || seat === undefined || typeof points !== "number" || seats[seat]?.away) return null;
  return {
    ...{ table, game, players: seats.length, ended: updated ?? 0, place: place ?? null, points, won: won ?? 0 },
    ...{ options: options ?? {}, practice: (entry.practice || entry.hinted) ?? false },
    ...(edition && { edition }),
    ...(daily && { daily }),
  };
}

const isKept = (table: string) => known.some((game) => game.table === table) || remembered(PREFIX + table) !== null;

function stored(): PlayedGame[] {
  return rememberedUnder<PlayedGame>(PREFIX).sort(byEnd);
}

function byEnd(one: PlayedGame, other: PlayedGame): number {
  return one.ended - other.ended;
}
