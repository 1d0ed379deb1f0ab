import { describe, expect, test } from "vitest";
import type { Collection, KuKaKingHappening, KuKaKingView } from "../../protocol";
import { board } from "./index";
import { crossedStill, numberOn, SOURCES, type Points } from "./kinds";
import { consequences, namingLines, reveals, stayed, withTaken } from "./reveal/reveal";
import { sound } from "./reveal/sounds";

const line = (happening: KuKaKingHappening) => ({ text: "", happening });
const TOOK = line({ kind: "took", seat: 1, row: 2, cards: { king: 1, sheep: 2 } });
const CLASHED = line({ kind: "clashed", seats: [0, 2], row: 5, card: "hen" });
const AGAIN = line({ kind: "again", seats: [0, 2] });
const ROUND = line({ kind: "round", round: 2 });
const SCORING = line({ kind: "first-scoring" });
const OVER = line({ kind: "over" });

function points(some: Partial<Points> = {}): Points {
  return { kings: 0, churches: 0, points: 0, knights: 0, animals: 0, farm: 0, ...some };
}

function collection(now: Points, first: Points | null = null): Collection {
  return { cards: {}, size: 0, first, now };
}

function view(change: Partial<KuKaKingView>): KuKaKingView {
  return { rows: [], collections: [], crossed: ["church"], first_scoring: 13, ...change } as KuKaKingView;
}

describe("a reveal", () => {
  test("tells who is alone on a row and who clashes", () => {
    expect(reveals([TOOK, CLASHED, AGAIN])).toEqual([
      [
        { row: 2, seats: [1] },
        { row: 5, seats: [0, 2] },
      ],
    ]);
  });

  test("is not what a new round alone tells", () => {
    expect(reveals([ROUND])).toEqual([]);
  });

  test("is told apart from the next one where news tell of both", () => {
    expect(reveals([CLASHED, AGAIN, TOOK, SCORING, ROUND])).toHaveLength(2);
  });

  test("has told who named which row before it tells what follows", () => {
    expect(namingLines([TOOK, CLASHED, AGAIN])).toBe(2);
    expect(namingLines([TOOK, SCORING, ROUND])).toBe(1);
    expect(namingLines([ROUND])).toBe(0);
  });

  test("has brought the cards it takes, while the first scoring is counted", () => {
    const before = view({
      collections: [collection(points()), { ...collection(points()), cards: { king: 1 }, size: 1 }],
    });
    const [ada, bea] = withTaken(before, [TOOK, SCORING]).collections;
    expect(ada!.cards).toEqual({});
    expect(bea).toMatchObject({ cards: { king: 2, sheep: 2 }, size: 4 });
  });

  test("is followed by a scoring that nobody should miss", () => {
    expect(consequences([TOOK, SCORING, ROUND])).toEqual([SCORING]);
  });

  test("leaves a row nobody named, all but one card of a clash, and nothing of a row that was taken", () => {
    const cards = ["king", "pig", "hen"];
    expect(stayed(cards, undefined)).toBe(3);
    expect(stayed(cards, { row: 1, seats: [0, 3] })).toBe(2);
    expect(stayed(cards, { row: 1, seats: [0] })).toBe(0);
  });
});

describe("what is heard", () => {
  const heard = (...lines: { happening: KuKaKingHappening }[]) => sound(lines.map(({ happening }) => happening));

  test("is a clash, wherever there is one", () => expect(heard(TOOK, CLASHED, AGAIN)).toBe("clash"));
  test("is the reveal of rows that were taken", () => expect(heard(TOOK, ROUND)).toBe("reveal"));
  test("is the first scoring, when it is counted", () => expect(heard(SCORING, ROUND)).toBe("reveal"));
  test("is nothing of a new round, nor of the end, which has a sound of its own", () => {
    expect(heard(ROUND)).toBeNull();
    expect(heard(OVER)).toBeNull();
  });
});

describe("kinds", () => {
  test("have a number where they bring it, and no letters", () => {
    expect(["points-2", "points-4", "king"].map(numberOn)).toEqual(["2", "4", undefined]);
  });

  test("are crossed only until the first scoring", () => {
    expect(crossedStill(view({}))).toEqual(new Set(["church"]));
    expect(crossedStill(view({ first_scoring: null }))).toEqual(new Set());
  });
});

describe("the score table", () => {
  test("has both scorings with their sums, and the total", () => {
    const rows = board.scores(view({ collections: [collection(points({ kings: 9 }), points({ farm: 14 }))] }));
    expect(rows.filter(({ kind }) => kind === "heading")).toHaveLength(2);
    expect(rows.filter(({ kind }) => kind === "sum").map((row) => row.points)).toEqual([[14], [9], [23]]);
  });

  test("has one scoring where there was only one", () => {
    const rows = board.scores(view({ collections: [collection(points({ animals: 6 })), collection(points())] }));
    expect(rows).toHaveLength(1 + SOURCES.length + 1);
    expect(rows.at(-1)!.points).toEqual([6, 0]);
  });
});

describe("a move", () => {
  const rows = [["sheep", "king", "farmer"], []];

  test("is described by the cards of its row", () => {
    expect(board.describe("row 1", view({ rows }))).toBe("row 1: sheep, king and farmer");
  });

  test("is on the board whichever row it names, and asks nothing", () => {
    expect(board.claims("row 8", view({ rows }))).toBe(true);
    expect(board.question("row 1", view({ rows }))).toBeNull();
  });
});
