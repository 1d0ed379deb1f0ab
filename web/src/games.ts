// The three games as the front page offers them; what a table may be is the server's to say.

import type { GameName } from "./boards";
import { say } from "./texts";

interface Offer {
  players: number[];
  usual: number; // how many play when nobody has chosen
  minutes: number;
}

export const OFFERS: Record<GameName, Offer> = {
  "king-lui": { players: [3, 4, 5], usual: 4, minutes: 20 },
  "ku-ka-king": { players: [2, 3, 4], usual: 3, minutes: 15 },
  "kings-catering": { players: [1, 2, 3, 4], usual: 2, minutes: 20 },
};

export const BOTS = {
  novice: "random",
  courtier: "greedy",
  steward: "steward:200ms",
  "high-steward": "steward:1500ms",
};
export type Level = keyof typeof BOTS;
export const LEVELS = Object.keys(BOTS) as Level[];

export const PALACES = ["schoenbrunn", "buckingham", "versailles"];
export const ROYALS = ["family", "thinking", "low-interaction", "high-interaction", "sizes", "decorations", "random"];

export function gameTitle(game: string): string {
  return say(`web-game-${game}`);
}
