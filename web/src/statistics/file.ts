// Played games as one file, to carry them to another browser. Whatever cannot be read is refused as a whole.

import type { PlayedGame } from "./played-games.svelte";

const FORMAT = "threekings-statistics";
const VERSION = 1;
const MOST_BYTES = 20_000_000;

/** Why a file cannot be read: the id of a text, and its arguments. */
export class BadFile extends Error {
  constructor(
    readonly text: string,
    readonly args: Record<string, number> = {},
  ) {
    super(text);
  }
}

export function written(games: readonly PlayedGame[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1)}\n`;
}

/** The games in a file; BadFile unless each can be read. */
export function read(text: string): PlayedGame[] {
  if (text.length > MOST_BYTES) throw new BadFile("web-stats-file-large");
  const file = parsed(text);
  if (!isRecord(file) || file.format !== FORMAT || !Array.isArray(file.games))
    throw new BadFile("web-stats-file-other");
  if (file.version !== VERSION) throw new BadFile("web-stats-file-newer");
  return file.games.map((game: unknown, place) => {
    if (!isRecord(game) || !isPlayed(game)) throw new BadFile("web-stats-file-broken", { number: place + 1 });
    return cleaned(game);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile("web-stats-file-other");
  }
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,64}$/.test(value);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isValue = (value: unknown) => ["boolean", "number", "string"].includes(typeof value);

function isPlayed(game: Fields): game is Fields & PlayedGame {
  const { place, players, won, ended, options, edition, daily } = game;
  return (
    isName(game.table) &&
    isName(game.game) &&
    isWhole(players, 1, 10) &&
    (players === 1 ? place === null : isWhole(place, 1, players)) &&
    isWhole(game.points, -10_000, 10_000) &&
    typeof won === "number" &&
    won >= 0 &&
    won <= 1 &&
    typeof ended === "number" &&
    Number.isFinite(ended) &&
    ended >= 0 &&
    isRecord(options) &&
    Object.values(options).every(isValue) &&
    typeof game.practice === "boolean" &&
    (edition === undefined || typeof edition === "string") &&
    (daily === undefined || isDaily(daily))
  );
}

function isDaily(daily: unknown): boolean {
  if (!isRecord(daily)) return false;
  const { date, mark, counted } = daily;
  const isDate = typeof date === "string" && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  return isDate && isName(mark) && (counted === undefined || typeof counted === "boolean");
}

/** What is known of a game, without whatever else stands in a file. */
function cleaned(game: PlayedGame): PlayedGame {
  const { table, game: name, players, ended, place, points, won, options, practice, edition, daily } = game;
  return {
    ...{ table, game: name, players, ended, place, points, won, options, practice },
    ...(edition !== undefined && { edition }),
    ...(daily && { daily: { date: daily.date, mark: daily.mark, ...(daily.counted === false && { counted: false }) } }),
  };
}
