// What flies when something has happened: cards from a place on the board to another, read from the log.

import type { Text } from "../../protocol";

/** Places are named where they are drawn, in `data-place`. */
export interface Flight {
  card: string; // a dish, "emerald" or "back"
  from: string;
  to: string;
  line: number; // of the log: what is told later flies later
  eaten: boolean;
}

type Unlined = Omit<Flight, "line">;
type Cards = Record<string, number>;
type Way = (card: string) => { from: string; to: string };

const LINES = 3; // the most that one move brings: the move, what the king is served, the next course

/** All flights of these lines, as the seat sees them whose plate is shown; `drawn`: an Emerald lay on the supply. */
export function flightsOf(log: readonly Text[], me: number | null, drawn: boolean): Flight[] {
  const dragon = drawn ? "supply" : "emerald";
  return log
    .slice(-LINES)
    .flatMap((text, line) => flightsOfLine(text, me, dragon).map((flight) => ({ ...flight, line })));
}

function flightsOfLine({ id, args = {} }: Text, me: number | null, dragon: string): Unlined[] {
  const cards = (args.cards ?? {}) as Cards;
  const plate = (card: string) => (args.seat === me ? `mine ${card}` : `seat ${String(args.seat)}`);
  switch (id) {
    case "kl-log-take":
      return each(cards, (card) => ({ from: `table ${card}`, to: plate(card) }));
    case "kl-log-draw":
      return each({ back: 1 }, () => ({ from: "supply", to: `seat ${String(args.seat)}` }));
    case "kl-log-draw-own":
      return each({ [String(args.dish)]: 1 }, (card) => ({ from: "supply", to: plate(card) }));
    case "kl-log-lay":
      return each({ emerald: 1 }, () => ({ from: "supply", to: "emerald" }));
    case "kl-log-feed":
      return [
        ...each(cards, (card) => ({ from: `king ${card}`, to: dragon })).map((flight) => ({ ...flight, eaten: true })),
        ...each({ emerald: 1 }, () => ({ from: dragon, to: dragon })), // is seen until she has eaten
      ];
    case "kl-log-serve":
      return each(cards, (card) => ({ from: `table ${card}`, to: `king ${card}` }));
    case "kl-log-course":
      return each(cards, (card) => ({ from: "supply", to: card === "emerald" ? card : `table ${card}` }));
    default:
      return [];
  }
}

function each(cards: Cards, way: Way): Unlined[] {
  return Object.entries(cards).flatMap(([card, count]) =>
    Array.from({ length: count }, () => ({ card, ...way(card), eaten: false })),
  );
}
