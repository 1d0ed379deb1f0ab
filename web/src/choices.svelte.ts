// How somebody plays each game, remembered in this browser; a table is planned from it.

import { remember, remembered } from "./browser-storage";
import { gameEntry, gameNames, offeredOptions, opponents, usualOpponents } from "./games";
import type { Options, TablePlan } from "./protocol";
import { settings } from "./settings.svelte";

const KEY = "threekings-choices";

export interface Choices {
  players: number;
  bots?: string[] | undefined; // where somebody has chosen them
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
    bots: before.bots?.every((bot) => names(opponents(game)).includes(bot)) ? before.bots : undefined,
    options: Object.fromEntries(
      offered.map(({ name, offered }) => [name, among(offered, before.options?.[name]) ?? offered[0]!]),
    ),
  };
}

function among<Value>(values: Value[], value: Value | undefined): Value | undefined {
  return values.find((one) => one === value);
}

const names = (bots: { name: string }[]) => bots.map(({ name }) => name);

/** Who plays against me in the next game, seat by seat: as chosen, or the gentlest in somebody's first one. */
export function rivals(game: string): string[] {
  const { players, bots = [] } = choices[game]!;
  const others = names(isGentle(game) ? opponents(game) : usualOpponents(game)).filter((name) => !bots.includes(name));
  const all = [...bots, ...others];
  return Array.from({ length: players - 1 }, (_, place) => all[place % all.length]!);
}

/** Choose one of them; all others stay. */
export function chooseRival(game: string, place: number, bot: string): void {
  const { players, bots = [] } = choices[game]!;
  choices[game]!.bots = [...rivals(game).with(place, bot), ...bots.slice(players - 1)];
}

/** Whether bots are gentle because the next game is somebody's first one of its kind, and no others were chosen. */
export function isGentle(game: string): boolean {
  return choices[game]!.bots === undefined && !settings.guided.includes(game);
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
  return { game, seats: ["human", ...rivals(game)], options: optionsOf(game) };
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
