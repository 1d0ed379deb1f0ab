// How somebody plays each game, remembered in this browser; a table is planned from it.

import { remember, remembered } from "./browser-storage";
import { gameEntry, gameNames, levels, offeredOptions } from "./games";
import type { Options, TablePlan } from "./protocol";
import { settings } from "./settings.svelte";

const KEY = "threekings-choices";
const USUAL_LEVEL = "steward";
const GENTLE_LEVEL = "courtier";

export interface Choices {
  players: number;
  level?: string | undefined; // of bots, where somebody has chosen one
  options: Options; // all that are offered, to however many players
}

export const choices: Record<string, Choices> = $state({});

/** What was chosen before, as far as it is still offered, or else what is usual. Called once the games are known. */
export function recallChoices(): void {
  const before = remembered<Record<string, Partial<Choices>>>(KEY);
  for (const game of gameNames()) choices[game] = recalled(game, before?.[game] ?? {});
}

function recalled(game: string, before: Partial<Choices>): Choices {
  const { players, usual, options } = gameEntry(game);
  const offered = options.filter((option) => option.offered.length > 1);
  return {
    players: among(players, before.players) ?? usual,
    level: among(levelNames(), before.level),
    options: Object.fromEntries(
      offered.map(({ name, offered }) => [name, among(offered, before.options?.[name]) ?? offered[0]!]),
    ),
  };
}

function among<Value>(values: Value[], value: Value | undefined): Value | undefined {
  return values.find((one) => one === value);
}

const levelNames = () => levels().map((level) => level.name);

/** The level of bots for the next game: as chosen, or gentle in somebody's first one. */
export function levelOf(game: string): string {
  if (isGentle(game)) return GENTLE_LEVEL;
  return choices[game]!.level ?? among(levelNames(), USUAL_LEVEL) ?? levelNames()[0]!;
}

/** Whether bots are gentle because the next game is somebody's first one of its kind, and no others were chosen. */
export function isGentle(game: string): boolean {
  const chosen = choices[game]!.level !== undefined;
  return !chosen && !settings.guided.includes(game) && levelNames().includes(GENTLE_LEVEL);
}

/** Keep what is chosen; called once, by the page that offers it. */
export function keepChoices(): void {
  $effect(() => remember(KEY, choices));
}

/** The options of a table, as chosen; what there is no choice of is taken as it is. */
function optionsOf(game: string): Options {
  const { players, options } = choices[game]!;
  return Object.fromEntries(
    offeredOptions(game, players).map(({ name, offered }) => [name, options[name] ?? offered[0]!]),
  );
}

/** A table for me and bots. */
export function planWithBots(game: string): TablePlan {
  const { players } = choices[game]!;
  const { bot } = levels().find((one) => one.name === levelOf(game))!;
  const bots = Array.from({ length: players - 1 }, () => bot);
  return { game, seats: ["human", ...bots], options: optionsOf(game) };
}

/** A table for me and whoever comes; it begins when everybody sits and, unless that is said otherwise, is ready. */
export function planWithFriends(
  game: string,
  rest: Pick<TablePlan, "public" | "spectators" | "seconds" | "absent" | "ready" | "hints">,
): TablePlan {
  return {
    game,
    seats: Array.from({ length: choices[game]!.players }, () => "open"),
    options: optionsOf(game),
    ready: true,
    ...rest,
  };
}
