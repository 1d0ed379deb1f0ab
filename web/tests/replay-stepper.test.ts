import { expect, test } from "vitest";
import type { Replay } from "../src/protocol";
import { ReplayStepper } from "../src/table/replay/replay-stepper.svelte";

test("a replay begins at the start, or where a link leads", () => {
  expect(new ReplayStepper(game(5)).at).toBe(0);
  expect(new ReplayStepper(game(5), 3).at).toBe(3);
  expect(new ReplayStepper(game(5), 99).at).toBe(4);
});

test("only one step forward is shown in motion", () => {
  const stepper = new ReplayStepper(game(5));
  stepper.go(1);
  expect(stepper.news).toEqual({ before: { step: 0 }, log: [{ text: "log-1" }], from: 1 });
  stepper.go(3);
  expect(stepper.news).toBeNull();
  stepper.go(2);
  expect(stepper.news).toBeNull();
});

test("the log tells what was reached, and nothing of what comes", () => {
  const stepper = new ReplayStepper(game(5));
  stepper.go(2);
  stepper.go(1);
  expect(stepper.log.flat().map((line) => line.text)).toEqual(["log-0", "log-1", "log-2"]);
  stepper.reveal();
  expect(stepper.log).toHaveLength(5);
  expect(stepper.at).toBe(1);
});

test("it stops by itself at the end, and starts from the beginning then", () => {
  const stepper = new ReplayStepper(game(3), 1);
  stepper.toggle();
  stepper.go(2);
  expect([stepper.running, stepper.ended]).toEqual([false, true]);
  stepper.toggle();
  expect([stepper.running, stepper.at]).toEqual([true, 0]);
});

test("another seat sees the same step", () => {
  const stepper = new ReplayStepper(game(4), 2);
  stepper.viewAs({ ...game(4), seat: 1 });
  expect(stepper.at).toBe(2);
  expect(stepper.news).toBeNull();
  expect(stepper.players.map((player) => player.me)).toEqual([false, true]);
});

function game(length: number): Replay {
  const steps = Array.from({ length }, (_, step) => ({ moves: [], log: [{ text: `log-${step}` }], view: { step } }));
  return { game: "king-lui", players: 2, names: ["Ada", "Bo"], options: {}, seat: null, steps } as unknown as Replay;
}
