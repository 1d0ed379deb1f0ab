// What the games I have played come to. Practice is left out by whoever asks.

import type { PlayedGame } from "./played-games.svelte";

const Z = 1.96; // of a normal distribution: 95 % lie within so many standard deviations
const DAY = 86_400_000; // milliseconds

export interface Wins {
  games: number;
  wins: number; // a shared one counts as a part
  fair: number; // as many as everybody at these tables would have if all were equally good
  least: number; // of the interval in which the wins of somebody who plays like that lie, 95 %
  most: number;
}

/** Wins against the fair share; games played alone have none. */
export function winsOf(games: readonly PlayedGame[]): Wins {
  const together = games.filter((game) => game.players > 1);
  const wins = sum(together.map((game) => game.won));
  const [least, most] = wilson(wins, together.length);
  return { games: together.length, wins, fair: sum(together.map((game) => 1 / game.players)), least, most };
}

/** The Wilson interval around so many wins in so many games, as numbers of wins. */
export function wilson(wins: number, games: number): [least: number, most: number] {
  if (!games) return [0, 0];
  const share = wins / games;
  const middle = share + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  const scale = games / (1 + Z ** 2 / games);
  return [Math.max(0, (middle - spread) * scale), Math.min(games, (middle + spread) * scale)];
}

export interface Row extends Wins {
  players: number;
  average: number; // points
  best: number;
}

/** Game by game, and by how many played. */
export function rowsByGame(games: readonly PlayedGame[]): [game: string, rows: Row[]][] {
  return [...grouped(games, ({ game }) => game)].sort().map(([game, group]) => [game, rowsOf(group)]);
}

function rowsOf(games: readonly PlayedGame[]): Row[] {
  return [...grouped(games, ({ players }) => String(players))].sort().map(([players, group]) => {
    const points = group.map((game) => game.points);
    return {
      ...{ ...winsOf(group), players: Number(players), games: group.length },
      ...{ average: sum(points) / points.length, best: Math.max(...points) },
    };
  });
}

export interface Palace {
  game: string;
  palace: string;
  games: number;
  beaten: number;
  best: number; // stars
}

/** Palaces I have played for, alone. */
export function palacesOf(games: readonly PlayedGame[]): Palace[] {
  const alone = games.filter(({ players, options }) => players === 1 && typeof options.palace === "string");
  return [...grouped(alone, ({ options }) => String(options.palace))].map(([palace, group]) => ({
    ...{ game: group[0]!.game, palace, games: group.length, beaten: group.filter((game) => game.won > 0).length },
    best: Math.max(...group.map((game) => game.points)),
  }));
}

export interface Streak {
  now: number;
  longest: number;
}

/** Wins one after another, shared ones too, in the order in which the games ended. */
export function winningStreak(games: readonly PlayedGame[]): Streak {
  return streak(games.filter((game) => game.players > 1).map((game) => game.won > 0));
}

/** Days one after another with a daily deal, until today or yesterday. */
export function dailyStreak(games: readonly PlayedGame[], today: string): Streak {
  const days = [...new Set(games.flatMap(({ daily }) => (daily ? [dayOf(daily.date)] : [])))].sort((a, b) => a - b);
  const held = days.map((day, place) => place === 0 || day === days[place - 1]! + 1);
  let run = 0;
  const runs = held.map((follows) => (run = follows ? run + 1 : 1));
  const current = days.length && dayOf(today) - days.at(-1)! <= 1 ? runs.at(-1)! : 0;
  return { now: current, longest: Math.max(0, ...runs) };
}

function streak(hits: readonly boolean[]): Streak {
  let run = 0;
  const runs = hits.map((hit) => (run = hit ? run + 1 : 0));
  return { now: run, longest: Math.max(0, ...runs) };
}

function grouped(games: readonly PlayedGame[], key: (game: PlayedGame) => string): Map<string, PlayedGame[]> {
  const groups = new Map<string, PlayedGame[]>();
  for (const game of games) groups.set(key(game), [...(groups.get(key(game)) ?? []), game]);
  return groups;
}

const dayOf = (date: string) => Math.round(Date.parse(date) / DAY);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
