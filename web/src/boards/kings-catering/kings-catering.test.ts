import { describe, expect, test } from "vitest";
import type { Caterer, Face, KingsCateringHappening, KingsCateringView, Placed } from "../../protocol";
import { letterOf } from "./pieces/decorations";
import { board } from "./index";
import { laid } from "./placing/laid";
import { plan } from "./placing/layout";
import { Placing } from "./placing/placing.svelte";
import { decorations, joinedSides, turned } from "./pieces/sides";

const WISHES = { margin: 1, head: 0.5, least: 34, most: 100 };

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
  return { players: 2, rounds: 1, royals: ["K3", "Q4", "P2"], gains: {}, hand: [], ...change } as KingsCateringView;
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

describe("Tables on the screen", () => {
  const tables = [3, 1, 5, 2, 2].map((length) => ({
    tiles: Array.from({ length }, (_, y) => put("a", 0, y)),
    noted: length === 1,
  }));

  test("never overlap, and keep inside their room", () => {
    const room = { width: 680, height: 350 };
    const { cell, plots, width, height } = plan(tables, room, WISHES);
    expect(width).toBeLessThanOrEqual(room.width + 1e-3);
    expect(height).toBeLessThanOrEqual(room.height + 1e-3);
    for (const [place, one] of plots.entries())
      for (const other of plots.slice(place + 1)) {
        const beside = one.left + one.wide * cell <= other.left || other.left + other.wide * cell <= one.left;
        const below = one.top + one.high * cell <= other.top || other.top + other.high * cell <= one.top;
        expect(beside || below).toBe(true);
      }
  });

  test("scroll up and down, not sideways, where they would be too small", () => {
    const laid = plan(tables, { width: 360, height: 300 }, { ...WISHES, least: 44 });
    expect(laid.cell).toBe(44);
    expect(laid.width).toBeLessThanOrEqual(360);
    expect(laid.height).toBeGreaterThan(300);
  });
});

describe("placing", () => {
  const moves = new Set(["put a new", "put a 1 0 1 0", "put a 1 0 1 2", "put b new"]);
  const gains = { "put a 1 0 1 0": -1, "put a 1 0 1 2": 3 };

  test("offers the cells of the chosen tile, in reading order, a new Table last", () => {
    const placing = new Placing(() => ({ tiles: ["a", "b"], moves, gains }));
    expect(placing.tile).toBeNull();
    placing.choose("a");
    expect(placing.spots.map((spot) => spot.key)).toEqual(["1 0 1", "new"]);
  });

  test("begins with the turn that brings most, and goes round the legal ones", () => {
    const placing = new Placing(() => ({ tiles: ["a"], moves, gains }));
    placing.aim("1 0 1");
    expect(placing.way).toEqual({ move: "put a 1 0 1 2", turns: 2, gain: 3 });
    placing.turn();
    expect(placing.way?.turns).toBe(0);
    placing.turn();
    expect(placing.way?.turns).toBe(2);
  });

  test("goes back one step at a time", () => {
    const placing = new Placing(() => ({ tiles: ["a", "b"], moves, gains }));
    placing.choose("a");
    placing.aim("new");
    expect([placing.back(), placing.spot, placing.tile]).toEqual([true, null, "a"]);
    expect([placing.back(), placing.tile, placing.back()]).toEqual([true, null, false]);
  });

  test("asks back before the last tile of a turn only", () => {
    expect(board.question("put a new", view({ hand: ["a", "b"] }))).toBeNull();
    expect(board.question("put a new", view({ hand: ["a"] }))).toBe("Place it and end your turn?");
    expect(board.question("column 1", view({}))).toBeNull();
  });
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
  test("says where, how the tile is turned and what it brings", () => {
    const told = board.describe("put soup-2b 3 1 -1 2", view({ gains: { "put soup-2b 3 1 -1 2": -2 } }));
    expect(told).toBe("put soup 2 at Table 3, cell 1 -1, turned 2 times: −2★");
  });
});
