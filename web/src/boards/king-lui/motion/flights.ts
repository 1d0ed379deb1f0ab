// What flies when something has happened: cards from a place on the board to another, by what happened.

import type { KingLuiHappening } from "../../../protocol";

/** Places are named where they are drawn, in `data-place`. */
export interface Flight {
  card: string; // a dish, "emerald" or "back"
  from: string;
  to: string;
  turn: number; // what happened later flies later
  eaten: boolean;
}

type Untimed = Omit<Flight, "turn">;
type Cards = Record<string, number>;
type Way = (card: string) => { from: string; to: string };

const MOST = 3; // that one move brings: the move, what the king is served, the next course

/** All flights of what happened, as the seat sees them whose plate is shown. */
export function flightsOf(happenings: readonly KingLuiHappening[], me: number | null): Flight[] {
  return happenings
    .slice(-MOST)
    .flatMap((happening, turn) => flightsOfOne(happening, me).map((flight) => ({ ...flight, turn })));
}

function flightsOfOne(happening: KingLuiHappening, me: number | null): Untimed[] {
  const plate = (seat: number, card: string) => (seat === me ? `mine ${card}` : `seat ${seat}`);
  switch (happening.kind) {
    case "took":
      return each(happening.cards, (card) => ({ from: `table ${card}`, to: plate(happening.seat, card) }));
    case "drew":
      return each({ back: 1 }, () => ({ from: "supply", to: `seat ${happening.seat}` }));
    case "drew-own":
      return each({ [happening.dish]: 1 }, (card) => ({ from: "supply", to: plate(happening.seat, card) }));
    case "laid":
      return each({ emerald: 1 }, () => ({ from: "supply", to: "emerald" }));
    case "fed":
      return fed(happening.cards, happening.drawn ? "supply" : "emerald");
    case "served":
      return each(happening.cards, (card) => ({ from: `table ${card}`, to: `king ${card}` }));
    case "dealt":
      return each(happening.cards, (card) => ({ from: "supply", to: card === "emerald" ? card : `table ${card}` }));
    default:
      return [];
  }
}

function fed(cards: Cards, dragon: string): Untimed[] {
  return [
    ...each(cards, (card) => ({ from: `king ${card}`, to: dragon })).map((flight) => ({ ...flight, eaten: true })),
    ...each({ emerald: 1 }, () => ({ from: dragon, to: dragon })), // is seen until she has eaten
  ];
}

function each(cards: Cards, way: Way): Untimed[] {
  return Object.entries(cards).flatMap(([card, count]) =>
    Array.from({ length: count }, () => ({ card, ...way(card), eaten: false })),
  );
}
