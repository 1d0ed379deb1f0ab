// What bots of character may remark on in King Lui: a large heap taken, Emerald fed, and portions that are more than the
// king's since then. All of it lies open; nobody is told of a card that was drawn.

import type { KingLuiHappening } from "../../protocol";
import type { Line, Moment } from "../board";

const HEAP = 3; // portions

type Cards = Record<string, number>;

export function moments(lines: readonly Line<KingLuiHappening>[]): (Moment | null)[] {
  const king: Cards = {};
  const taken: Cards[] = [];
  return lines.map(({ happening }) => {
    if (happening.kind === "served") add(king, happening.cards, 1);
    if (happening.kind === "took") {
      add((taken[happening.seat] ??= {}), happening.cards, 1);
      return sum(happening.cards) < HEAP ? null : { kind: "good", seats: [happening.seat] };
    }
    if (happening.kind !== "fed") return null;
    const safe = over(taken, king);
    add(king, happening.cards, -1);
    const seats = [...over(taken, king)].filter((seat) => !safe.has(seat) && seat !== happening.seat);
    return seats.length ? { kind: "bad", seats } : { kind: "fed", seats: [happening.seat] };
  });
}

/** Who has taken more of a dish than the king has of it, where he has had some. */
function over(taken: readonly (Cards | undefined)[], king: Cards): Set<number> {
  const more = (cards: Cards = {}) => Object.keys(king).some((dish) => (cards[dish] ?? 0) > Math.max(king[dish]!, 1));
  return new Set([...taken.keys()].filter((seat) => more(taken[seat])));
}

function add(to: Cards, cards: Cards, times: number): void {
  for (const [card, count] of Object.entries(cards)) to[card] = (to[card] ?? 0) + times * count;
}

const sum = (cards: Cards) => Object.values(cards).reduce((total, count) => total + count, 0);
