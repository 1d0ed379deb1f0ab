// A game without a board of its own: what its view says, and a button for every move.

import type { MatchView } from "../../protocol";
import { say } from "../../texts";
import type { Board } from "../board";
import Table from "./Board.svelte";

export const board: Board<MatchView> = {
  component: Table,
  claims: () => false,
  question: () => null,
  scores: (view) => [{ label: say("web-score-points"), points: view.scores ?? [], kind: "sum" }],
  describe: (move) => move,
  keys: [],
};
