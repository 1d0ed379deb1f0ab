import { bytesToHex } from "@noble/hashes/utils.js";
import { afterEach, describe, expect, test, vi } from "vitest";
import vectors from "../../docs/fair-shuffle.json";
import {
  checkShuffle,
  choose,
  commitment,
  fairShuffle,
  firstShown,
  shuffleIn,
  shuffleKey,
  standardCards,
  wordsOf,
} from "../src/table/ending/fair-shuffle";

const hex = (word: number) => word.toString(16).padStart(8, "0");

describe.each(vectors.shuffles)("the shuffle of $game", (known) => {
  const key = shuffleKey(known.table, known.secret, known.salts);

  test("is committed to", () => expect(commitment(known.table, known.secret)).toBe(known.commit));

  test("has its key from the secret and all salts", () => expect(bytesToHex(key)).toBe(known.key));

  test("has a stream of words for each purpose", () => {
    for (const [name, words] of Object.entries(known).filter(([name]) => name.startsWith("words "))) {
      const stream = wordsOf(key, name.slice("words ".length));
      expect((words as string[]).map(() => hex(stream.next().value))).toEqual(words);
    }
  });

  test("gives the deck", () => expect(fairShuffle(known.cards, key, "deck")).toEqual(known.deck));

  test("is found in a record, and checked", () => {
    const shuffle = shuffleIn(recordOf(known))!;
    expect(shuffle).toEqual({
      game: known.game,
      table: known.table,
      commit: known.commit,
      secret: known.secret,
      salts: known.salts,
      deck: known.deck,
      again: false,
      edition: null,
    });
    expect(checkShuffle(shuffle, known.commit, known.cards)).toEqual({ committed: true, dealt: true });
  });

  test("is found wrong when two cards of the deck have changed places", () => {
    const shuffle = shuffleIn(recordOf(known))!;
    const other = shuffle.deck.findIndex((card) => card !== shuffle.deck[0]);
    [shuffle.deck[0], shuffle.deck[other]] = [shuffle.deck[other]!, shuffle.deck[0]!];
    expect(checkShuffle(shuffle, known.commit, known.cards)).toEqual({ committed: true, dealt: false });
  });

  test("is found wrong when another commitment was shown", () => {
    const shuffle = shuffleIn(recordOf(known))!;
    expect(checkShuffle(shuffle, known.commit.replace(/^./, "x"), known.cards).committed).toBe(false);
  });
});

test("the box of Ku-Ka-King is shuffled from a stream of its own", () => {
  const known = vectors.shuffles.find((shuffle) => shuffle.game === "ku-ka-king")!;
  const key = shuffleKey(known.table, known.secret, known.salts);
  expect(fairShuffle(known["box cards"]!, key, "box")).toEqual(known.box);
});

test.each(vectors.choices)("among $among, words that would favour some places are thrown away", (known) => {
  const words = known.words.map((word) => Number.parseInt(word, 16)).values();
  expect(choose(words, known.among)).toBe(known.place);
});

test("the cards of another edition are not judged", async () => {
  const known = vectors.shuffles[0]!;
  const shuffle = shuffleIn(`${recordOf(known)}edition small 00ff\n`)!;
  expect(await standardCards(shuffle)).toBeNull();
  expect(checkShuffle(shuffle, known.commit, null)).toEqual({ committed: true, dealt: null });
});

test("those of every standard edition are", async () => {
  const known = vectors.shuffles.at(-1)!;
  expect(known.editions.length).toBeGreaterThan(1);
  for (const digest of known.editions) {
    const shuffle = shuffleIn(`${recordOf(known)}edition standard ${digest}\n`)!;
    expect(checkShuffle(shuffle, known.commit, await standardCards(shuffle))).toEqual({ committed: true, dealt: true });
  }
});

test("a deal that is played once more is the first table's, and says so", () => {
  const known = vectors.shuffles[0]!;
  const shuffle = shuffleIn(`${recordOf(known)}# the deal of table ${known.table}, played once more at table elm\n`)!;
  expect(shuffle.again).toBe(true);
  expect(checkShuffle(shuffle, known.commit, known.cards)).toEqual({ committed: true, dealt: true });
});

test("a record from no table has no fair shuffle", () => {
  expect(shuffleIn("threekings 1\ngame king-lui\nplayers 3\ndeck ham bread\nseed 7\n")).toBeNull();
});

test("the page knows the cards of all games", async () => {
  for (const known of vectors.shuffles) expect(await standardCards(shuffleIn(recordOf(known))!)).toEqual(known.cards);
  const chess = recordOf({ ...vectors.shuffles[0]!, game: "chess" });
  expect(await standardCards(shuffleIn(chess)!)).toBeNull();
});

function recordOf(known: (typeof vectors.shuffles)[number]): string {
  const salts = known.salts.flatMap((salt, seat) => (salt ? [`salt ${seat} ${salt}`] : []));
  return [
    "threekings 1",
    `game ${known.game}`,
    `players ${known.salts.length}`,
    `deck ${known.deck.join(" ")}`,
    `table ${known.table}`,
    `commit ${known.commit}`,
    `secret ${known.secret}`,
    ...salts,
    "",
  ].join("\n");
}

describe("the commitment of a table", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is remembered as it was shown first", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    expect(firstShown("oak", "aa")).toBe("aa");
    expect(firstShown("elm", "bb")).toBe("bb");
    expect(firstShown("oak", "cc")).toBe("aa");
  });

  test("is the one shown now where a browser stores nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(firstShown("oak", "aa")).toBe("aa");
    expect(firstShown("oak", "cc")).toBe("cc");
  });
});
