import { describe, expect, test } from "vitest";
import type { Caterer, Face, KingsCateringHappening, KingsCateringView, Laid, Placed } from "../../protocol";
import { letterOf } from "./pieces/decorations";
import { board } from "./index";
import { laid } from "./placing/laid";
import { Placing } from "./placing/placing.svelte";
import { decorations, joinedSides, turned } from "./pieces/sides";

function food(...sides: (string | null)[]): Face {
  return { type: "soup", size: 2, sides, turns: 4, asks: null };
}

function put(tile: string, x: number, y: number, turns = 0): Placed {
  return { tile, x, y, turns };
}

function caterer(stars: Record<string, number>, before: Record<string, number> | null = null): Caterer {
  return { tables: [], tiles: 0, crew: 3, before, stars, total: 0 };
}

function view(change: Partial<KingsCateringView>): KingsCateringView {
  return {
    players: 2,
    rounds: 1,
    royals: ["K3", "Q4", "P2"],
    gains: {},
    warnings: {},
    hand: [],
    ...change,
  } as KingsCateringView;
}

describe("a tile", () => {
  test("turned once has in the east what it had in the north", () => {
    expect(turned(food("blue", "red", null, null), 1)).toEqual([null, "blue", "red", null]);
  });

  test("has the letters of the terminal's table for its Decorations", () => {
    expect(["blue", "red", "gold", "green"].map(letterOf).join("")).toBe("BROG");
  });
});

test("tiles that were laid are marked, those of others alone where my own are known", () => {
  const happenings: KingsCateringHappening[] = [
    { kind: "took", seat: 0, column: 1, tiles: ["roast-3b", "taster-b"] },
    { kind: "founded", seat: 0, tile: "roast-3b", table: 1 },
    { kind: "put", seat: 1, tile: "taster-b", table: 1, x: 0, y: 1, turns: 0 },
    { kind: "discarded", tiles: ["cake-1c"] },
  ];
  const log = happenings.map((happening) => ({ text: "", happening }));
  expect(laid(log)).toEqual(["roast-3b", "taster-b"]);
  expect(laid(log, 0)).toEqual(["taster-b"]);
});

describe("a Decoration", () => {
  const faces = { a: food("blue", "red", null, null), b: food(null, null, "blue", "red") };

  test("is whole where two halves of a colour meet, and counted once", () => {
    const table = [put("a", 0, 0), put("b", 1, 0)];
    expect(decorations(table, faces)).toMatchObject([{ colour: "red", x: 0.5, y: 0 }]);
    expect(joinedSides(table, faces).get("b")).toEqual([3]);
  });

  test("stays halves where colours differ", () => {
    expect(decorations([put("a", 0, 0), put("b", 1, 0, 1)], faces)).toEqual([]);
  });
});

function table(...tiles: Placed[]): Laid {
  return { stands: true, falls: null, tiles };
}

describe("placing", () => {
  const moves = new Set(["put a new", "put a 1 0 1 0", "put a 1 0 1 2", "put b new"]);
  const gains = { "put a 1 0 1 0": -1, "put a 1 0 1 2": 3 };
  const placing = (open: string[]) => new Placing(() => ({ open, moves, gains, warnings: {} }));

  test("has chosen the next tile already, and offers its cells in reading order, a new Table last", () => {
    const next = placing(["a", "b"]);
    expect(next.tile).toBe("a");
    expect(next.spots.map((spot) => spot.key)).toEqual(["1 0 1", "new"]);
    next.choose("b");
    expect(next.spots.map((spot) => spot.key)).toEqual(["new"]);
  });

  test("shows the turn that brings most, and goes round the legal ones", () => {
    const next = placing(["a"]);
    expect(next.wayAt(next.spots[0]!).turns).toBe(2);
    next.aim("1 0 1");
    expect(next.way).toMatchObject({ move: "put a 1 0 1 2", turns: 2, gain: 3 });
    next.turn();
    expect(next.way?.turns).toBe(0);
    next.turn();
    expect(next.way?.turns).toBe(2);
  });
});

test("no tile asks back, and none is laid by itself: the turn is ended by hand", () => {
  expect(board.question("put a new", view({ hand: ["a"] }))).toBeNull();
  expect(board.autoplays!("put a new", view({}))).toBe(false);
  expect(board.autoplays!("column 1", view({}))).toBe(true);
});

describe("the score table", () => {
  const stars = { crew: 2, king: 4, queen: 6, princess: 1 };

  test("has a row for each source, with the Royals' sides, then the total and what decides a tie", () => {
    const rows = board.scores(view({ caterers: [caterer(stars), caterer(stars)] }));
    const labels = ["King", "Queen", "Princess", "Crew", "Total", "Crew placed (in a tie the fewest win)"];
    expect(rows.map((row) => row.label)).toEqual(labels);
    expect(rows[0]).toMatchObject({ label: "King", points: [4, 4], kind: "source" });
  });

  test("shows both of two rounds with their own Royals", () => {
    const both = [caterer(stars, stars), caterer(stars, stars)];
    const rows = board.scores(view({ rounds: 2, options: { royals: "K1,Q1,P1" }, caterers: both }));
    expect(rows.filter((row) => row.kind === "heading").map((row) => row.label)).toEqual(["Round 1", "Round 2"]);
    expect(rows.find((row) => row.kind === "sum")).toMatchObject({ points: [13, 13] });
    expect(rows[1]?.label).toBe("King");
  });

  test("sets a palace's target below the total", () => {
    const rows = board.scores(view({ players: 1, palace: "versailles", target: 25, caterers: [caterer(stars)] }));
    expect(rows.at(-1)).toMatchObject({ label: "Target of Versailles", points: [25] });
  });
});

describe("a move in words", () => {
  const faces = { "roast-2a": food(null, "gold", null, null), "soup-2b": food("gold", null, "red", null) };
  const caterers = [{ ...caterer({}), tables: [table(put("roast-2a", 0, 0))] }];
  const told = (move: string, more: Partial<KingsCateringView> = {}) =>
    board.describe(move, view({ faces, caterers, to_act: [0], ...more }));

  test("says beside what, what meets there and what it brings, without numbers of cells", () => {
    const move = "put soup-2b 1 1 0 3";
    expect(told(move, { gains: { [move]: 2 } })).toBe(
      "soup 2 right of roast 2, gold meets gold, turned 3 times: +2 stars",
    );
  });

  test("says why it costs stars", () => {
    const move = "put soup-2b new";
    const warnings = { [move]: [{ id: "kc-warning-same-shape", args: { table: 2 } }] };
    const words = told(move, { gains: { [move]: -1 }, warnings });
    expect(words).toBe("found a Table with soup 2: −1 star; same shape as Table 2: would be discarded");
  });
});
