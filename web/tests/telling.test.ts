import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveTable } from "../src/net/live-table.svelte";
import type { ChatLine, LogStep, View } from "../src/protocol";
import { Bubbles } from "../src/table/log-and-chat/bubbles.svelte";
import { takenBackWords } from "../src/table/moves/taken-back";
import { firstLines, Telling } from "../src/table/telling.svelte";

const settings = vi.hoisted(() => ({ chat: true }));
vi.mock("../src/settings.svelte", () => ({ settings })); // the real ones need a browser

const lines = (...rows: number[]) =>
  rows.map((row) => ({ text: "kk-log-take", happening: { kind: "took", seat: 1, row, cards: { king: 1 } } as const }));
const LOG: LogStep[] = [
  { by: [], lines: lines(1) },
  { by: [0, 1], lines: lines(2, 3, 4) },
];

function table(more: object = {}): LiveTable {
  const state = { status: "playing", log: { keep: 0, steps: LOG }, seats: [{}, {}] };
  const view = { to_act: [0] };
  return { seat: 0, away: false, names: ["Ada", "Bea"], endWitnessed: false, state, view, ...more } as LiveTable;
}

const over = (endWitnessed: boolean) =>
  table({ endWitnessed, state: { status: "over", log: { keep: 0, steps: LOG } } });

const HELD = { words: "Everybody has chosen.", view: {} as View };

describe("what is told", () => {
  test("is all of it, while the board holds nothing back", () => {
    const telling = new Telling(table());
    expect(telling.steps).toEqual(LOG);
    expect(telling.myTurn).toBe(true);
  });

  test("is no more than the board has shown, line by line", () => {
    const telling = new Telling(table());
    telling.held = { ...HELD, told: 3 };
    expect(telling.steps.map((step) => step.lines.length)).toEqual([1, 2]);
    expect(telling.myTurn).toBe(false);
    expect(firstLines(LOG, 1)).toEqual(LOG.slice(0, 1));
    expect(firstLines(LOG, 9)).toEqual(LOG);
  });

  test("of an end that is witnessed is first the last move, then the count, then who has won", () => {
    const telling = new Telling(over(true));
    telling.held = { ...HELD, told: 1 };
    expect([telling.breath, telling.ended, telling.uncounted]).toEqual([false, false, true]);
    telling.held = null;
    expect([telling.breath, telling.ended, telling.uncounted]).toEqual([true, false, true]);
    telling.beginCount();
    expect([telling.breath, telling.ended, telling.uncounted]).toEqual([false, true, true]);
    telling.finishCount();
    expect([telling.breath, telling.ended, telling.uncounted]).toEqual([false, true, false]);
  });

  test("of an end that was before is everything at once", () => {
    const telling = new Telling(over(false));
    expect([telling.breath, telling.ended, telling.uncounted]).toEqual([false, true, false]);
  });
});

test("moves that were taken back are told in words", () => {
  const one = { seat: 1, steps: [{ by: [1], lines: lines(2) }], after: 1 };
  expect(takenBackWords(one, table())).toBe("Bea takes back: Bea takes row 2: 1 king.");
  const many = { ...one, seat: 0, steps: [...one.steps, ...one.steps] };
  expect(takenBackWords(many, table())).toBe("You take back a move and what followed: Bea takes row 2: 1 king.");
});

describe("what somebody has just said", () => {
  const said = (seat: number | null, text: string): ChatLine => ({ seat, name: "Bea", text });
  const BEFORE = [said(1, "hello")];

  beforeEach(() => {
    vi.useFakeTimers();
    settings.chat = true;
  });

  function bubbles(more: object = {}): Bubbles {
    return new Bubbles(table({ state: { status: "playing", chat: BEFORE, seats: [{}, {}], ...more } }));
  }

  test("stands at the seat for a while, and what was said before does not", () => {
    const heard = bubbles();
    heard.hear(BEFORE);
    expect(heard.of(1)).toBeNull();
    heard.hear([...BEFORE, said(1, "one moment"), said(null, "nice")]);
    expect(heard.of(1)?.text).toBe("one moment");
    expect(heard.of(0)).toBeNull();
    expect(heard.of(null)?.text).toBe("nice");
    expect(heard.of(1, { alone: true })).toBeNull();
    expect(heard.of(null, { alone: true })?.text).toBe("nice");
    vi.advanceTimersByTime(10_000);
    expect(heard.of(1)).toBeNull();
  });

  test("is not shown of who is muted, nor where nobody wants to read the chat", () => {
    const quiet = bubbles({ seats: [{}, { muted: true }] });
    quiet.hear([...BEFORE, said(1, "one moment")]);
    expect(quiet.of(1)).toBeNull();
    const heard = bubbles();
    heard.hear([...BEFORE, said(1, "one moment")]);
    settings.chat = false;
    expect(heard.of(1)).toBeNull();
  });
});
