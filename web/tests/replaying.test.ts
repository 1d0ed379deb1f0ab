import { expect, test } from "vitest";
import type { Replay } from "../src/protocol";
import { Replaying } from "../src/table/replaying.svelte";

test("a replay begins at the start, or where a link leads", () => {
  expect(new Replaying(game(5)).at).toBe(0);
  expect(new Replaying(game(5), 3).at).toBe(3);
  expect(new Replaying(game(5), 99).at).toBe(4);
});

test("only one step forward is shown in motion", () => {
  const replaying = new Replaying(game(5));
  replaying.go(1);
  expect(replaying.news).toEqual({ before: { step: 0 }, log: [{ text: "log-1" }] });
  replaying.go(3);
  expect(replaying.news).toBeNull();
  replaying.go(2);
  expect(replaying.news).toBeNull();
});

test("the log tells what was reached, and nothing of what comes", () => {
  const replaying = new Replaying(game(5));
  replaying.go(2);
  replaying.go(1);
  expect(replaying.log.flat().map((line) => line.text)).toEqual(["log-0", "log-1", "log-2"]);
  replaying.reveal();
  expect(replaying.log).toHaveLength(5);
  expect(replaying.at).toBe(1);
});

test("it stops by itself at the end, and starts from the beginning then", () => {
  const replaying = new Replaying(game(3), 1);
  replaying.toggle();
  replaying.go(2);
  expect([replaying.running, replaying.ended]).toEqual([false, true]);
  replaying.toggle();
  expect([replaying.running, replaying.at]).toEqual([true, 0]);
});

test("another seat sees the same step", () => {
  const replaying = new Replaying(game(4), 2);
  replaying.seeAs({ ...game(4), seat: 1 });
  expect(replaying.at).toBe(2);
  expect(replaying.news).toBeNull();
  expect(replaying.players.map((player) => player.me)).toEqual([false, true]);
});

function game(length: number): Replay {
  const steps = Array.from({ length }, (_, step) => ({ moves: [], log: [{ text: `log-${step}` }], view: { step } }));
  return { game: "king-lui", players: 2, names: ["Ada", "Bo"], options: {}, seat: null, steps } as unknown as Replay;
}
