import { describe, expect, test } from "vitest";
import type { ScoreRow } from "../src/boards/board";
import type { View } from "../src/protocol";
import { verdictOf, withResult } from "../src/table/ending/final-result";

const NAMES = ["Ada", "Bo"];
const VIEW = { verdict: { id: "kl-verdict-wins", args: { seat: 1, points: 31 } } } as unknown as View;
const ROWS: ScoreRow[] = [{ kind: "sum", label: "Points", points: [30, 31] }];

describe("how a game ended", () => {
  test("is what the rules count", () => {
    expect(verdictOf(VIEW, null, NAMES)).toBe("Bo wins with 31 points.");
    expect(withResult(ROWS, undefined)).toBe(ROWS);
  });

  test("is what the log says, where the rules count otherwise since", () => {
    const ended = { scores: [34, 30], winners: [0] };
    expect(verdictOf(VIEW, ended, NAMES)).toBe("Ada wins. The game ended with these points: Ada 34 and Bo 30.");
    expect(withResult(ROWS, ended).map(({ points }) => points)).toEqual([
      [34, 30],
      [30, 31],
    ]);
  });

  test.each([
    [[0, 1], "Ada and Bo share the win. The game ended with these points: Ada 34 and Bo 34."],
    [[], "The game ended with these points: Ada 34 and Bo 34."],
  ])("names all who have won: %j", (winners, said) => {
    expect(verdictOf(VIEW, { scores: [34, 34], winners }, NAMES)).toBe(said);
  });

  test("is nothing before it has ended", () => {
    expect(verdictOf({ verdict: null } as View, null, NAMES)).toBeNull();
  });
});
