import { describe, expect, test } from "vitest";
import type { LiveTable } from "../src/net/live-table.svelte";
import { duration } from "../src/table/frame/duration";
import { awaited, everybodyIsAway, mayBeStoodIn } from "../src/table/people/absence.svelte";

const ADA = { kind: "human", name: "Ada" };
const BO = { kind: "human", name: "Bo" };
const BOT = { kind: "bot", name: "Odette", bot: "greedy" };

/** A table at which these seats are absent, and these are to act. */
function tableWith(seats: object[], { absent = [1], acting = [1], choosing = [] as number[], seconds = 0 } = {}) {
  const view = { to_act: acting, ...(choosing.length ? { choosing } : {}) };
  const state = { status: "playing", seats, seconds: seconds || undefined };
  return { seat: 0, state, view, absent: absent.map((seat) => ({ seat, since: 0 })) } as unknown as LiveTable;
}

const seats = (live: LiveTable) => awaited(live).map(({ seat }) => seat);

describe("who is absent", () => {
  test("is told at the board where the game waits for them", () => {
    expect(seats(tableWith([ADA, BO]))).toEqual([1]);
    expect(seats(tableWith([ADA, BO], { acting: [0] }))).toEqual([]);
    expect(seats(tableWith([ADA, BO], { acting: [0], choosing: [0, 1] }))).toEqual([1]);
  });

  test("is not replaced by a bot where one plays already, or where there is a clock", () => {
    expect(seats(tableWith([ADA, { ...BO, away: "left" }]))).toEqual([]);
    expect(mayBeStoodIn(tableWith([ADA, BO], { seconds: 60 }), { seat: 1, since: 0 })).toBe(false);
  });

  test("everybody is, where all people are who may return", () => {
    expect(everybodyIsAway(tableWith([ADA, BO, BOT], { absent: [0, 1] }))).toBe(true);
    expect(everybodyIsAway(tableWith([ADA, BO, BOT]))).toBe(false);
    expect(everybodyIsAway(tableWith([{ ...ADA, away: "resigned" }, BO]))).toBe(true);
    expect(everybodyIsAway(tableWith([BOT, BOT], { absent: [] }))).toBe(false);
  });

  test("for how long, in figures", () => {
    expect([7, 70, 3700, 90000].map(duration)).toEqual(["0:07", "1:10", "1:01:40", "1 d 1 h"]);
  });
});
