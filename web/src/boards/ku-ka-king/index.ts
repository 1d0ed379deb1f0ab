// Ku-Ka-King as the table page knows it.

import type { KuKaKingHappening, KuKaKingView } from "../../protocol";
import { cardName, listed, say } from "../../texts";
import type { Board } from "../board";
import Aids from "./Aids.svelte";
import Table from "./Board.svelte";
import { moments } from "./moments";
import { scores } from "./scores";
import { sound } from "./reveal/sounds";

const MOVE = /^row (\d+)$/;

export const board: Board<KuKaKingView, KuKaKingHappening> = {
  component: Table,
  aids: Aids,
  claims: (move) => MOVE.test(move),
  question: () => null, // a choice may be changed until all are in
  sound,
  moments,
  scores,
  marks: (move) => [`[data-row="${move.split(" ")[1]}"]`],
  describe,
  keys: [{ key: "1–8", does: "web-kk-key-row" }],
};

/** "row 3: sheep, king and farmer" */
function describe(move: string, view: KuKaKingView): string {
  const row = Number(MOVE.exec(move)?.[1]);
  const cards = view.rows[row - 1];
  return cards?.length ? say("web-kk-move", { row, cards: listed(cards.map(cardName)) }) : move;
}
