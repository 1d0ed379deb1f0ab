// The boards, by the names of their games; each is loaded when it is needed.

import type { Board } from "./board";

export type GameName = "king-lui" | "ku-ka-king" | "kings-catering";
export const GAME_NAMES: GameName[] = ["king-lui", "ku-ka-king", "kings-catering"];

const BOARDS: Record<GameName, () => Promise<{ board: unknown }>> = {
  "king-lui": () => import("./king-lui"),
  "ku-ka-king": () => import("./ku-ka-king"),
  "kings-catering": () => import("./kings-catering"),
};

export async function loadBoard(game: GameName): Promise<Board<unknown>> {
  return (await BOARDS[game]()).board as Board<unknown>;
}
