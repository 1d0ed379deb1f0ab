// The rules of a game, a chunk loaded on demand.

import type { Rulebook } from "../../plugins/rules";
import type { GameName } from "../boards";

const BOOKS: Record<GameName, () => Promise<{ default: Rulebook }>> = {
  "king-lui": () => import("virtual:rules/king-lui"),
  "ku-ka-king": () => import("virtual:rules/ku-ka-king"),
  "kings-catering": () => import("virtual:rules/kings-catering"),
};

export async function loadRules(game: GameName): Promise<Rulebook> {
  return (await BOOKS[game]()).default;
}
