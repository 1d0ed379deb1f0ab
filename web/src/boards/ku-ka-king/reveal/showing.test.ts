import { beforeEach, describe, expect, test, vi } from "vitest";
import type { KuKaKingHappening, KuKaKingView } from "../../../protocol";
import { Showing, type Reveal } from "./showing.svelte";

const speed = vi.hoisted(() => ({ motion: 1, pause: 1 }));
vi.mock("../../../settings.svelte", () => ({
  motion: (milliseconds: number) => milliseconds * speed.motion,
  pause: (milliseconds: number) => milliseconds * speed.pause,
}));

const line = (happening: KuKaKingHappening) => ({ text: "", happening });
const LOG = [
  line({ kind: "took", seat: 0, row: 1, cards: { king: 1 } }),
  line({ kind: "took", seat: 1, row: 2, cards: { king: 1 } }),
  line({ kind: "first-scoring" }),
  line({ kind: "round", round: 2 }),
];
const NAMED = [1, 2].map((row) => ({ row, seats: [row - 1] }));

function reveal(scoring: boolean): Reveal {
  const before = { waiting: 0 } as KuKaKingView;
  return { news: { before, log: LOG, from: 10 }, named: NAMED, loud: true, scoring };
}

/** Every stage that is shown, with how many lines are told meanwhile; a scoring is read at once. */
async function shown(scoring: boolean): Promise<string[]> {
  const showing = new Showing(
    () => [],
    () => [],
  );
  const seen: string[] = [];
  const note = () => {
    const now = `${showing.stage} ${showing.told}`;
    if (seen.at(-1) !== now) seen.push(now);
  };
  showing.add(reveal(scoring));
  for (let steps = 0; steps < 400 && showing.stage !== "still"; steps += 1) {
    note();
    if (showing.stage === "scoring") showing.endScoring();
    await vi.advanceTimersByTimeAsync(10);
  }
  note();
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(speed, { motion: 1, pause: 1 });
});

describe("a reveal", () => {
  test("tells nothing before King! is called, then who named which row, and what follows once it is drawn", async () => {
    expect(await shown(false)).toEqual(["ku 10", "ka 10", "king 10", "named 12", "still null"]);
  });

  test("is followed by the first scoring, whose points are not told before it", async () => {
    expect(await shown(true)).toEqual(["ku 10", "ka 10", "king 10", "named 12", "scoring 13", "still null"]);
  });

  test("comes in the same order where nothing is to move", async () => {
    speed.motion = 0;
    expect(await shown(true)).toEqual(["named 12", "scoring 13", "still null"]);
  });

  test("is over at once where nobody wants to wait, or somebody skips it", () => {
    const showing = new Showing(
      () => [],
      () => [],
    );
    showing.add(reveal(true));
    expect(showing.stage).toBe("ku");
    showing.skip();
    expect([showing.stage, showing.told]).toEqual(["still", null]);
    speed.pause = 0;
    showing.add(reveal(true));
    expect(showing.stage).toBe("still");
  });
});
