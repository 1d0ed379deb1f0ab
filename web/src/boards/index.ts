// The boards, each in the folder named after its game; it is loaded when it is needed.

import type { Board } from "./board";

const BOARDS = import.meta.glob<{ board: Board<never> }>("./*/index.ts");
const PLAIN = "plain"; // for games without a board of their own

export async function loadBoard(game: string): Promise<Board<unknown>> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS[`./${PLAIN}/index.ts`]!;
  return (await load()).board as Board<unknown>;
}
