import { beforeEach, describe, expect, test } from "vitest";
import type { LessonStep } from "../src/learning/lesson";
import { LessonPlayer } from "../src/learning/lesson-player.svelte";
import type { Replay, View } from "../src/protocol";

/** Of each step of the record, who moved; in every position the learner may do this or that. */
function recorded(...seats: number[]): Replay {
  const view = (number: number) => ({ moves: [`this ${number}`, `that ${number}`] }) as unknown as View;
  const step = (seat: number, number: number) => ({
    moves: [[seat, `this ${number}`] as [number, string]],
    log: [],
    view: view(number + 1),
  });
  const steps = [{ moves: [], log: [], view: view(0) }, ...seats.map(step)];
  return { game: "chess", players: 2, names: [], options: {}, seat: 0, steps };
}

function step(name: string, at: number, acts?: true): LessonStep {
  return { name, at, marks: [], rule: "1.1", ...(acts && { acts }) };
}

describe("a lesson", () => {
  // 0: look, then move; 2: the rival has moved, look; 3: after another move of the learner's; 4: the end.
  const steps = [step("look", 0), step("move", 0, true), step("rival", 2), step("jump", 3, true), step("end", 4)];
  let player: LessonPlayer;
  beforeEach(() => (player = new LessonPlayer(recorded(0, 1, 0, 0), steps)));

  test("shows something, and then asks for the move of the record", () => {
    expect([player.step.name, player.asked, player.moves.size]).toEqual(["look", null, 0]);
    player.next();
    expect([player.step.name, player.asked, [...player.moves]]).toEqual(["move", "this 0", ["this 0", "that 0"]]);
  });

  test("shows what the others do before it goes on", () => {
    player.go(1);
    player.next();
    expect([player.step.name, player.at, player.arrived]).toEqual(["rival", 1, false]);
    expect(player.news?.before).toBe(player.replay.steps[0]!.view);
    player.follow();
    expect([player.at, player.arrived]).toEqual([2, true]);
  });

  test("jumps where the learner would have had to move in between", () => {
    player.go(2);
    player.next();
    expect([player.step.name, player.at, player.arrived, player.news]).toEqual(["jump", 3, true, null]);
  });

  test("waits until the board has shown what has happened", () => {
    player.go(1);
    player.held = { told: 0, words: "", view: player.view };
    expect([player.arrived, player.asked, player.moves.size]).toEqual([false, null, 0]);
  });

  test("hands its moves out anew where another was tried, so that a board lets go of it", () => {
    player.go(1);
    const { moves } = player;
    player.refuse();
    expect(player.astray).toBe(true);
    expect(player.moves).not.toBe(moves);
    expect(player.moves).toEqual(moves);
    player.next();
    expect(player.astray).toBe(false);
  });

  test("ends with its last step", () => {
    player.go(99);
    expect([player.step.name, player.last]).toEqual(["end", true]);
    player.next();
    expect(player.step.name).toBe("end");
  });
});
