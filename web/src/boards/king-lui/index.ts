// King Lui at the table page.

import { cardName, commas, counted, say } from "../../texts";
import type { Board, ScoreRow } from "../board";
import BoardComponent from "./Board.svelte";
import { pairOf } from "./feeding";
import { keys } from "./keys";
import { moments } from "./moments";
import type { Hand, KingLuiHappening, KingLuiView } from "../../protocol";

const CLAIMED = /^(take|feed) |^(draw|lay)$/;

export const board: Board<KingLuiView, KingLuiHappening> = {
  component: BoardComponent,
  namesPlayers: true,
  claims: (move) => CLAIMED.test(move),
  question: (move, view) => (move === "draw" && view.moves.length > 1 ? say("web-kl-draw-question") : null),
  asks: true,
  moments,
  scores,
  marks(move) {
    const [verb, ...dishes] = move.split(" ");
    if (verb === "take") return dishes.map((dish) => `[data-place="table ${CSS.escape(dish)}"]`);
    if (verb === "draw") return ['[data-place="supply"]'];
    return ['[data-place="emerald"]', ...dishes.map((dish) => `[data-place="king ${CSS.escape(dish)}"]`)];
  },
  describe,
  keys,
};

/** A row a dish, with what the king has; then what breaks a tie, and the sum. */
function scores(view: KingLuiView): ScoreRow[] {
  const rows = Object.entries(view.king).map(([dish, king]): ScoreRow => ({
    label: say("web-kl-score-dish", { dish: cardName(dish), king }),
    art: `king-lui/${dish}`,
    points: view.hands.map((hand) => scored(hand, dish, king)),
    kind: "source",
  }));
  return [
    ...rows,
    {
      label: say("web-kl-score-discards"),
      points: view.hands.map(({ discards }) => discards),
      kind: "source",
    },
    { label: say("web-kl-score-sum"), points: view.hands.map(({ points }) => points), kind: "sum" },
  ];
}

/** Points for a dish; portions beyond the king's are shown as thrown away. */
function scored(hand: Hand, dish: string, king: number): number | string | null {
  if (!hand.cards || !hand.by_dish) return null;
  const portions = hand.cards[dish] ?? 0;
  return portions > king ? say("web-kl-score-over", { count: portions }) : (hand.by_dish[dish] ?? 0);
}

function describe(move: string, view: KingLuiView): string {
  const pair = pairOf(move);
  if (pair) return say("web-kl-do-feed", { cards: fed(...pair) });
  const dish = /^take (\S+)$/.exec(move)?.[1];
  if (dish) return say("web-kl-do-take", { dish: cardName(dish), count: view.table[dish] ?? 0 });
  if (move === "draw") return say("web-kl-do-draw");
  if (move === "lay") return say("web-kl-do-lay");
  return move === "pass" ? say("web-kl-do-pass") : move;
}

function fed(one: string, other: string): string {
  return one === other ? counted(one, 2) : commas([counted(one, 1), counted(other, 1)]);
}
