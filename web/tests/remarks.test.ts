import { describe, expect, test } from "vitest";
import type { Moment } from "../src/boards/board";
import { moments as cateringMoments } from "../src/boards/kings-catering/moments";
import { moments as luiMoments } from "../src/boards/king-lui/moments";
import { moments as kuKaMoments } from "../src/boards/ku-ka-king/moments";
import type { Happening, KingLuiHappening, KuKaKingHappening, LogStep } from "../src/protocol";
import { parting, remarksOn } from "../src/table/remarks/remarks";

const FACES = [undefined, "timo", "lina", "alma"];
const LINE = { text: "kl-log-passed", happening: { kind: "passed", seat: 0 } as Happening };

/** One move after another, of all seats in turn, a line each. */
const steps = (count: number): LogStep[] =>
  Array.from({ length: count }, (_, turn) => ({ by: [turn % 4], lines: [LINE] }));

/** Something good that happens to everybody in every line. */
const always = (count: number): Moment[] => Array(count).fill({ kind: "good", seats: [0, 1, 2, 3] });

const lines = <Happened>(...happenings: Happened[]) => happenings.map((happening) => ({ text: "", happening }));

describe("what bots of character say", () => {
  test("begins with a greeting, and is seldom", () => {
    const said = remarksOn("table", steps(200), always(200), FACES);
    expect(said[0]).toMatchObject({ after: 0, occasion: "greeting" });
    expect(said.length).toBeGreaterThan(4);
    const apart = said.slice(1).map(({ after }, number) => after - said[number]!.after);
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(9);
    expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]));
  });

  test("is the same for everybody, and does not change with what comes after", () => {
    const early = remarksOn("table", steps(50), always(50), FACES);
    expect(remarksOn("table", steps(90), always(90), FACES).slice(0, early.length)).toEqual(early);
    expect(remarksOn("another", steps(50), always(50), FACES)).not.toEqual(early);
  });

  test("is said by whom it is about, and by nobody without a face", () => {
    const about = (seat: number) => Array<Moment>(40).fill({ kind: "bad", seats: [seat] });
    const bad = remarksOn("table", steps(40), about(2), FACES).slice(1);
    expect(new Set(bad.map(({ seat }) => seat))).toEqual(new Set([2]));
    expect(remarksOn("table", steps(40), about(0), FACES)).toHaveLength(1);
    expect(remarksOn("table", steps(40), about(0), [undefined, undefined])).toEqual([]);
  });

  test("where all choose together, everybody has had a turn", () => {
    const together = Array.from({ length: 40 }, (): LogStep => ({ by: [0, 1, 2], lines: [LINE] }));
    const apart = remarksOn("table", together, always(40), FACES).map(({ after }) => after);
    expect(Math.min(...apart.slice(1).map((after, number) => after - apart[number]!))).toBeGreaterThanOrEqual(3);
    expect(apart.length).toBeGreaterThan(4);
  });

  test("several moves of one player are one turn", () => {
    const turn = Array.from({ length: 40 }, (): LogStep => ({ by: [1], lines: [LINE] }));
    expect(remarksOn("table", turn, always(40), FACES)).toHaveLength(1);
  });

  test("ends with a word of a winner, or of one who has lost", () => {
    expect(parting("table", [2], FACES)).toMatchObject({ occasion: "win", seat: 2 });
    expect(parting("table", [0], FACES)).toMatchObject({ occasion: "loss" });
    expect(parting("table", [0], [undefined])).toBeNull();
  });
});

describe("moments", () => {
  test("of King Lui: a heap, Emerald, and more than the king has since she ate", () => {
    const happened: KingLuiHappening[] = [
      { kind: "took", seat: 1, cards: { ham: 3 } },
      { kind: "served", cards: { ham: 4, wine: 2 } },
      { kind: "took", seat: 2, cards: { wine: 2 } },
      { kind: "fed", seat: 0, cards: { ham: 1, wine: 1 }, drawn: false },
      { kind: "fed", seat: 0, cards: { ham: 1, wine: 1 }, drawn: false },
      { kind: "drew", seat: 1 },
    ];
    expect(luiMoments(lines(...happened))).toEqual([
      { kind: "good", seats: [1] },
      null,
      null,
      { kind: "bad", seats: [2] },
      { kind: "bad", seats: [1] },
      null,
    ]);
    expect(luiMoments(lines(happened[1]!, happened[3]!))[1]).toEqual({ kind: "fed", seats: [0] });
  });

  test("of Ku-Ka-King: kings taken alone, and a clash", () => {
    const happened: KuKaKingHappening[] = [
      { kind: "took", seat: 1, row: 2, cards: { king: 1, cow: 2 } },
      { kind: "took", seat: 2, row: 3, cards: { cow: 2 } },
      { kind: "clashed", seats: [0, 3], row: 1, card: "hen" },
    ];
    expect(kuKaMoments(lines(...happened))).toEqual([
      { kind: "good", seats: [1] },
      null,
      { kind: "bad", seats: [0, 3] },
    ]);
  });

  test("of The King's Catering: a full column, and crumbs", () => {
    const took = (tiles: string[]) => ({ kind: "took" as const, seat: 1, column: 1, tiles });
    const found = cateringMoments(lines(took(["a", "b", "c"]), took(["a", "b"]), took(["a"])));
    expect(found).toEqual([{ kind: "good", seats: [1] }, null, { kind: "bad", seats: [1] }]);
  });
});
