import { describe, expect, test } from "vitest";
import { dishesOf } from "./dishes";
import { feedMove, feedsIn, pickable } from "./feeding";
import { flightsOf } from "./motion/flights";
import { board } from "./index";
import { deedsOf, kingsChanges } from "./motion/since";
import type { Hand, KingLuiHappening, KingLuiView } from "../../protocol";

const DISHES = ["bread", "wine", "chicken", "ham", "cake", "fruit", "cheese"];

function counts(some: Record<string, number> = {}): Record<string, number> {
  return Object.fromEntries(DISHES.map((dish) => [dish, some[dish] ?? 0]));
}

function hand(change: Partial<Hand> = {}): Hand {
  return { size: 0, taken: null, cards: null, by_dish: null, points: null, discards: null, lost: null, ...change };
}

function view(change: Partial<KingLuiView> = {}): KingLuiView {
  return { king: counts(), table: counts(), hands: [hand(), hand(), hand()], moves: [], ...change } as KingLuiView;
}

describe("dishes", () => {
  test("have the letters of the terminal's table", () => {
    const letters = dishesOf(view()).map(({ letter }) => letter);
    expect(letters.join("")).toBe("BWCHAFE");
  });

  test("of another edition have letters of their own too", () => {
    const letters = dishesOf(view({ king: { stew: 0, soup: 0, s: 0 } })).map(({ letter }) => letter);
    expect(letters).toEqual(["S", "O", "?"]);
  });
});

describe("feeding Emerald", () => {
  const pairs = feedsIn(new Set(["take ham", "feed bread wine", "feed wine wine", "draw"]));

  test("offers the dishes of legal pairs only", () => {
    expect(pickable(pairs, null)).toEqual(new Set(["bread", "wine"]));
  });

  test("offers what may lie beside the first", () => {
    expect(pickable(pairs, "bread")).toEqual(new Set(["wine"]));
    expect(pickable(pairs, "wine")).toEqual(new Set(["bread", "wine"]));
  });

  test("writes the dishes in their order, however they were picked", () => {
    expect(feedMove(DISHES, "wine", "bread")).toBe("feed bread wine");
    expect(feedMove(DISHES, "ham", "ham")).toBe("feed ham ham");
  });
});

describe("flights", () => {
  const took: KingLuiHappening = { kind: "took", seat: 1, cards: { ham: 2 } };
  const fed = (drawn: boolean): KingLuiHappening => ({ kind: "fed", seat: 0, cards: { wine: 2 }, drawn });

  test("bring what I take to my plate, and what others take to their seats", () => {
    expect(flightsOf([took], 1).map(({ to }) => to)).toEqual(["mine ham", "mine ham"]);
    expect(flightsOf([took], 0).map(({ to }) => to)).toEqual(["seat 1", "seat 1"]);
  });

  test("never show a card drawn by somebody else", () => {
    const drawn = flightsOf([{ kind: "drew", seat: 2 }], 0);
    expect(drawn).toEqual([{ card: "back", from: "supply", to: "seat 2", turn: 0, eaten: false }]);
  });

  test("show me what I have drawn", () => {
    const drawn = flightsOf([{ kind: "drew-own", seat: 2, dish: "cake" }], 2);
    expect(drawn).toEqual([{ card: "cake", from: "supply", to: "mine cake", turn: 0, eaten: false }]);
  });

  test("let a drawn Emerald eat where she lies, on the supply", () => {
    expect(flightsOf([fed(true)], 0).map(({ to }) => to)).toEqual(["supply", "supply", "supply"]);
    expect(flightsOf([fed(false)], 0).map(({ to }) => to)).toEqual(["emerald", "emerald", "emerald"]);
  });

  test("serve the king before the next course is dealt", () => {
    const happenings: KingLuiHappening[] = [
      { kind: "passed", seat: 0 },
      { kind: "served", cards: { cake: 1 } },
      { kind: "dealt", course: 2, seat: 1, cards: { bread: 1, emerald: 1 } },
    ];
    const shown = flightsOf(happenings, 0).map(({ from, to, turn }) => [turn, from, to]);
    expect(shown).toEqual([
      [1, "table cake", "king cake"],
      [2, "supply", "table bread"],
      [2, "supply", "emerald"],
    ]);
  });
});

describe("the board", () => {
  test("leaves only passing to the page", () => {
    const claimed = ["take ham", "draw", "lay", "feed ham ham", "pass"].filter((move) => board.claims(move, view()));
    expect(claimed).toEqual(["take ham", "draw", "lay", "feed ham ham"]);
  });

  test("asks before a card is drawn, unless nothing else is possible", () => {
    expect(board.question("draw", view({ moves: ["take ham", "draw"] }))).toContain("cannot be taken back");
    expect(board.question("draw", view({ moves: ["draw"] }))).toBeNull();
    expect(board.question("take ham", view({ moves: ["take ham", "draw"] }))).toBeNull();
  });

  test("says moves in words", () => {
    expect(board.describe("take wine", view({ table: counts({ wine: 2 }) }))).toBe("take all wine (2)");
    expect(board.describe("feed ham ham", view())).toBe("let Emerald eat 2 ham from the king's plate");
    expect(board.describe("feed bread ham", view())).toBe("let Emerald eat 1 bread, 1 ham from the king's plate");
  });

  test("scores a row a dish, marks what was discarded, and adds up", () => {
    const ada = hand({ cards: counts({ ham: 3 }), by_dish: counts({ ham: 12 }), points: 12, discards: 0 });
    const bea = hand({ cards: counts({ ham: 5 }), by_dish: counts(), points: 0, discards: 5 });
    const rows = board.scores(view({ king: counts({ ham: 4 }), hands: [ada, bea] }));
    expect(rows).toHaveLength(DISHES.length + 2);
    expect(rows[3]).toMatchObject({ label: "ham, king 4", points: [12, "0 ✗5"], kind: "source" });
    expect(rows.at(-1)).toMatchObject({ points: [12, 0], kind: "sum" });
  });
});

describe("since my last turn", () => {
  const happenings: KingLuiHappening[] = [
    { kind: "took", seat: 1, cards: { ham: 2 } },
    { kind: "drew", seat: 2 },
    { kind: "served", cards: { wine: 2, cake: 1 } },
    { kind: "dealt", seat: 1, course: 2, cards: { ham: 3 } },
    { kind: "took", seat: 1, cards: { ham: 1 } },
    { kind: "fed", seat: 2, cards: { wine: 2 }, drawn: false },
  ];
  const SINCE = happenings.map((happening) => ({ text: "", happening }));

  test("everybody's deeds are told apart, and added up", () => {
    expect(deedsOf(1, SINCE)).toMatchObject({ taken: { ham: 3 }, drawn: 0, fed: false });
    expect(deedsOf(2, SINCE)).toMatchObject({ taken: {}, drawn: 1, fed: true });
    expect(deedsOf(1, SINCE).lines).toHaveLength(2); // to deal is no deed
  });

  test("the king's plate has grown by what he was served and shrunk by what Emerald ate", () => {
    expect(kingsChanges(SINCE)).toEqual({ wine: 0, cake: 1 });
  });
});
