// How somebody plays each game, remembered in this browser; a table is planned from it.

import type { GameName } from "./boards";
import { remember, remembered } from "./browser-storage";
import { BOTS, OFFERS, PALACES, ROYALS, type Level } from "./games";
import type { Options, TablePlan } from "./protocol";

const KEY = "threekings-choices";

export interface Choices {
  players: number;
  level: Level;
  palace: string; // The King's Catering, alone
  royals: string;
  openMemory: boolean; // King Lui: what rivals took stays in sight
}

function usual(game: GameName): Choices {
  return { players: OFFERS[game].usual, level: "steward", palace: PALACES[0]!, royals: ROYALS[0]!, openMemory: false };
}

const before = remembered<Partial<Record<GameName, Partial<Choices>>>>(KEY);
export const choices: Record<GameName, Choices> = $state({
  "king-lui": { ...usual("king-lui"), ...before?.["king-lui"] },
  "ku-ka-king": { ...usual("ku-ka-king"), ...before?.["ku-ka-king"] },
  "kings-catering": { ...usual("kings-catering"), ...before?.["kings-catering"] },
});

/** Keep what is chosen; called once, by the page that offers it. */
export function keepChoices(): void {
  $effect(() => remember(KEY, choices));
}

/** The options of a table, as chosen. */
function optionsOf(game: GameName): Options {
  const chosen = choices[game];
  const first: Options = game !== "ku-ka-king" && chosen.players > 1 ? { first: "random" } : {};
  if (game === "king-lui") return chosen.openMemory ? { ...first, memory: "open" } : first;
  if (game === "ku-ka-king") return {};
  return chosen.players === 1 ? { palace: chosen.palace } : { ...first, royals: chosen.royals };
}

/** A table for me and bots. */
export function planWithBots(game: GameName): TablePlan {
  const { players, level } = choices[game];
  const bots = Array.from({ length: players - 1 }, () => BOTS[level]);
  return { game, seats: ["human", ...bots], options: optionsOf(game) };
}

/** A table for me and whoever comes. */
export function planWithFriends(game: GameName, rest: Pick<TablePlan, "public" | "spectators" | "seconds">): TablePlan {
  return {
    game,
    seats: Array.from({ length: choices[game].players }, () => "open"),
    options: optionsOf(game),
    ...rest,
  };
}
