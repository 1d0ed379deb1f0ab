import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { know } from "../src/games";
import type { CountedPad, ScoredPad } from "../src/protocol";
import { PadScore } from "../src/score-pad/pad-score.svelte";
import { allPads, keepPad, knownNames, namesOn, openPad, removePad, type Pad } from "../src/score-pad/pads";
import { columnsOf, countOf } from "../src/score-pad/steps";
import { fitted, wrapped } from "../src/score-pad/sharing/text-on-canvas";
import { CATALOGUE } from "./catalogue";

know(CATALOGUE);

const KEY = "threekings-score-pads";
const filled = (id: string, more: Partial<Pad> = {}): Pad => ({
  ...{ id, game: "king-lui", players: 3, names: ["Ada", "Bea", "Carl"], options: {}, counts: {}, step: 0, changed: 1 },
  ...more,
});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("pads", () => {
  test("the one that was changed last is first", () => {
    keepPad(filled("a"));
    keepPad(filled("b"));
    keepPad(filled("a", { step: 2 }));
    expect(allPads().map(({ id, step }) => [id, step])).toEqual([
      ["a", 2],
      ["b", 0],
    ]);
    removePad("a");
    expect(allPads().map(({ id }) => id)).toEqual(["b"]);
  });

  test("without an id the newest of a game is opened, with an unknown one a new pad for the same people", () => {
    keepPad(filled("a"));
    keepPad(filled("b", { game: "ku-ka-king", players: 2, names: ["Ada", "Bert"] }));
    expect(openPad("king-lui", null).id).toBe("a");
    const fresh = openPad("king-lui", "c");
    expect([fresh.id, fresh.players, fresh.names, fresh.counts]).toEqual(["c", 4, ["Ada", "Bert"], {}]);
    expect(allPads()).toHaveLength(2); // nothing has been counted yet
    expect(openPad("ku-ka-king", "d").players).toBe(2);
    expect(knownNames()).toEqual(["Ada", "Bert", "Bea", "Carl"]);
  });

  test("whoever has no name is called by a number", () => {
    expect(namesOn(filled("a", { names: ["Ada", "  "] }))).toEqual(["Ada", "Player 2", "Player 3"]);
  });

  test.each([
    ["no list", "{}"],
    ["no JSON", "{"],
    ["things that are no pads", JSON.stringify([null, 7, {}, { ...filled("a"), game: "chess" }])],
    ["too many players", JSON.stringify([filled("a", { players: 6 })])],
    ["counts that are none", JSON.stringify([{ ...filled("a"), counts: { plates: 1 } }])],
  ])("what is stored may be anything: %s", (_, stored) => {
    localStorage.setItem(KEY, stored);
    expect(allPads()).toEqual([]);
  });
});

describe("the score", () => {
  const counted = (players: number): CountedPad => ({ game: "king-lui", players });
  const answer = (players: number): ScoredPad => ({
    ...{ options: [], problems: [], view: null },
    sheets: [{ name: "plates", owners: [null, players], kinds: [], least: [{}, { ham: 2 }], asked: [] }],
  });
  let answers: ((response: Response) => void)[];

  beforeEach(() => {
    vi.useFakeTimers();
    answers = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
  });
  afterEach(() => vi.useRealTimers());

  const arrives = async (place: number, response: Response) => {
    answers[place]!(response);
    await vi.advanceTimersByTimeAsync(0);
  };

  test("the answer to the last question holds, whichever comes last", async () => {
    const score = new PadScore();
    score.ask(counted(3));
    await vi.advanceTimersByTimeAsync(0);
    score.ask(counted(4));
    await vi.advanceTimersByTimeAsync(1000);
    await arrives(1, Response.json(answer(4)));
    await arrives(0, Response.json(answer(3)));
    expect(columnsOf(score.answer).map(({ owner }) => owner)).toEqual([0, 1]);
    expect(score.answer?.sheets[0]?.owners).toEqual([null, 4]);
  });

  test("while somebody goes on counting, earlier answers are shown meanwhile", async () => {
    const score = new PadScore();
    score.ask(counted(3));
    await vi.advanceTimersByTimeAsync(0);
    score.ask(counted(4));
    await arrives(0, Response.json(answer(3)));
    expect(score.answer?.sheets[0]?.owners).toEqual([null, 3]);
  });

  test("quick changes are asked for once", async () => {
    const score = new PadScore();
    score.ask(counted(3));
    await vi.advanceTimersByTimeAsync(0);
    await arrives(0, Response.json(answer(3)));
    for (const players of [3, 4, 5, 4]) score.ask(counted(players));
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toHaveLength(2);
  });

  test("a server that does not answer is asked again, one that refuses is not", async () => {
    const score = new PadScore();
    score.ask(counted(3));
    await vi.advanceTimersByTimeAsync(0);
    await arrives(0, new Response("", { status: 502 }));
    expect(score.offline).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    await arrives(1, Response.json({ tell: "refusal", action: null, code: "score", reason: "no" }, { status: 400 }));
    expect(score.refused).toBe("no");
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toHaveLength(2);
  });

  test("what was not counted is what there is for certain", () => {
    const column = columnsOf(answer(3))[1]!;
    const ham = { name: "ham", most: 9, shared: true, words: null, sources: [] };
    expect(countOf(column, ham, {})).toBe(2);
    expect(countOf(column, ham, { plates: [{}, { ham: 0 }] })).toBe(0);
  });
});

describe("text in a picture", () => {
  const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics };

  test.each([
    ["a tie", 10, ["a tie"]],
    ["the fewest break a tie", 10, ["the fewest", "break a", "tie"]],
    ["unbreakable words", 5, ["unbreakable", "words"]],
    ["捨てたカードが少ない方", 5, ["捨てたカー", "ドが少ない", "方"]],
  ])("%s in lines of %i", (text, width, lines) => {
    expect(wrapped(pen, text, width)).toEqual(lines);
  });

  test("what is too long ends in an ellipsis", () => {
    expect(fitted(pen, "Dorothea", 5)).toBe("Doro…");
    expect(fitted(pen, "Dora", 5)).toBe("Dora");
  });
});
