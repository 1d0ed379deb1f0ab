import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Board } from "../src/boards/board";
import { ApiError } from "../src/net/api";
import type { LiveTable } from "../src/net/live-table.svelte";
import type { LogStep } from "../src/protocol";
import { PlayerActions } from "../src/table/moves/player-actions.svelte";
import { isMyTurn, promptOf, sinceMyTurn } from "../src/table/turn";

const settings = vi.hoisted(() => ({ confirm: true }));
vi.mock("../src/settings.svelte", () => ({ settings })); // the real ones need a browser

const WHY = { id: "kl-4-5-king-has-too-few", args: {} };
const REFUSAL = new ApiError({ code: "illegal", reason: "KL 4.5: the king has fewer than two portions", why: WHY });

interface Seen {
  moves: string[];
  to_act: number[];
  prompt: { id: string; args: Record<string, unknown> };
  choosing?: number[];
}

/** A table where seat 0 is to choose among these moves; the server refuses what starts with "feed". */
function tableWith(moves: string[], view: Partial<Seen> = {}, more: object = {}) {
  const sent: string[] = [];
  const live = {
    seat: 0,
    away: false,
    waiting: 0,
    awaited: [] as number[],
    names: ["Ada", "Bo"],
    state: { status: "playing", may_undo: true },
    view: { moves, to_act: [0], prompt: { id: "kl-prompt-take-draw", args: {} }, ...view },
    moves: new Set(moves),
    refusal: null as ApiError | null,
    async play(move: string) {
      sent.push(move);
      this.refusal = move.startsWith("feed") ? REFUSAL : null;
      return this.refusal === null;
    },
    async undo() {
      sent.push("undo");
      return true;
    },
    why: async () => WHY,
    ...more,
  };
  return { live: live as unknown as LiveTable, sent };
}

const board = { question: (move: string) => (move === "draw" ? "Draw blind?" : null) } as unknown as Board<unknown>;

beforeEach(() => {
  settings.confirm = true;
});

describe("a move", () => {
  test("is sent at once where it can be undone", () => {
    const { live, sent } = tableWith(["take bread", "draw"]);
    new PlayerActions(live, () => board).play("take bread");
    expect(sent).toEqual(["take bread"]);
  });

  test("that cannot be undone waits to be confirmed", () => {
    const { live, sent } = tableWith(["take bread", "draw"]);
    const actions = new PlayerActions(live, () => board);
    actions.play("draw");
    expect(actions.confirming).toEqual({ move: "draw", question: "Draw blind?" });
    expect(sent).toEqual([]);
    actions.confirm();
    expect(sent).toEqual(["draw"]);
  });

  test("that is confirmed later is meant for the position it was asked in", () => {
    const played: (number | undefined)[] = [];
    const play = async (_: string, turn?: number) => (played.push(turn), true);
    const { live } = tableWith(["draw"], {}, { state: { status: "playing", turn: 7 }, play });
    const actions = new PlayerActions(live, () => board);
    actions.play("draw");
    live.state = { ...live.state!, turn: 8 };
    actions.confirm();
    expect(played).toEqual([7]);
  });

  test("needs no confirmation against bots: every move can be taken back", () => {
    const { live, sent } = tableWith(["take bread", "draw"], {}, { againstBots: true });
    const actions = new PlayerActions(live, () => board);
    actions.play("draw");
    expect([actions.confirming, sent]).toEqual([null, ["draw"]]);
  });

  test("needs no confirmation where the player wants none", () => {
    settings.confirm = false;
    const { live, sent } = tableWith(["take bread", "draw"]);
    new PlayerActions(live, () => board).play("draw");
    expect(sent).toEqual(["draw"]);
  });

  test("that is typed and refused says why, with the rule", async () => {
    const { live } = tableWith(["take bread", "draw"]);
    const actions = new PlayerActions(live, () => board);
    actions.type("feed ham ham");
    await vi.waitFor(() => expect(actions.refused).toBe(REFUSAL));
    expect(actions.typed).toBe(true);
  });

  test("that may not be played can be asked about", async () => {
    const actions = new PlayerActions(tableWith(["take bread"]).live, () => board);
    await actions.askWhy("feed ham ham");
    expect(actions.refused?.why).toEqual(WHY);
  });
});

test("whatever the table refuses is shown, until it is dismissed", () => {
  const { live } = tableWith(["lay"]);
  const actions = new PlayerActions(live, () => board);
  live.refusal = REFUSAL; // of coming back, for example
  expect(actions.refused).toBe(REFUSAL);
  actions.dismiss();
  expect(actions.refused).toBeNull();
});

describe("the only move", () => {
  test("is found", () => {
    expect(new PlayerActions(tableWith(["lay"]).live, () => board).onlyMove).toBe("lay");
    expect(new PlayerActions(tableWith(["lay", "pass"]).live, () => board).onlyMove).toBeNull();
  });

  test("is left to the player when it cannot be taken back", () => {
    expect(new PlayerActions(tableWith(["draw"]).live, () => board).onlyMove).toBeNull();
  });

  test("is left to the player after it was stopped or taken back, until the next move", async () => {
    const { live } = tableWith(["lay"]);
    const actions = new PlayerActions(live, () => board);
    await actions.undo();
    expect(actions.onlyMove).toBeNull();
    actions.play("lay");
    expect(actions.onlyMove).toBe("lay");
  });

  test("is no matter while others are to act", () => {
    expect(new PlayerActions(tableWith(["row 1"], { to_act: [] }).live, () => board).onlyMove).toBeNull();
  });
});

test("an undo that is not possible is refused in words, and not sent", async () => {
  const { live, sent } = tableWith(["lay"], {}, { state: { status: "playing", may_undo: false } });
  const actions = new PlayerActions(live, () => board);
  await actions.undo();
  expect(sent).toEqual([]);
  expect(actions.refused?.reason).toContain("taken back");
});

describe("whose turn it is", () => {
  test("is mine when I am to act and no bot plays for me", () => {
    expect(isMyTurn(tableWith(["lay"]).live)).toBe(true);
    expect(isMyTurn(tableWith(["lay"], { to_act: [1] }).live)).toBe(false);
    expect(isMyTurn(tableWith(["lay"], {}, { away: true }).live)).toBe(false);
    expect(isMyTurn(tableWith(["lay"], {}, { seat: null }).live)).toBe(false);
  });

  test("choices that come in change the number in the prompt", () => {
    const prompt = { id: "kk-prompt-chosen", args: { row: 3, count: 2 } };
    const { live } = tableWith(["row 3"], { to_act: [], choosing: [0, 1, 2], prompt }, { waiting: 1 });
    expect(promptOf(live)).toBe("You have chosen row 3. One choice is still missing; you may change yours.");
  });

  test("who is waited for is named once that is told", () => {
    const asked = (id: string, awaited: number[]) => {
      const view = { choosing: [0, 1], prompt: { id, args: { row: 3, count: 2 } } };
      return promptOf(tableWith(["row 3"], view, { awaited, waiting: awaited.length }).live);
    };
    expect(asked("kk-prompt-chosen", [1])).toBe("You have chosen row 3. Waiting for Bo.");
    expect(asked("kk-prompt-wait", [0, 1])).toBe("Waiting for Ada and Bo.");
    expect(asked("kk-prompt-choose", [0, 1])).toBe("Choose a row.");
    expect(asked("kk-prompt-choose", [0])).toBe("Choose a row. Everybody waits for you.");
  });
});

describe("what is new since my last turn", () => {
  const by = (...seats: number[]): LogStep => ({ by: seats, lines: [] });

  test("begins after my last own step", () => expect(sinceMyTurn([by(1), by(0), by(1), by(2)], 0, false)).toBe(2));
  test("is the last step where all have acted together", () =>
    expect(sinceMyTurn([by(1), by(0, 1)], 0, false)).toBe(1));
  test("does not begin anew with a course that I deal", () => {
    const dealt = { kind: "dealt", course: 2, seat: 0, cards: {} } as const;
    const dealing = { by: [2], lines: [{ text: "", happening: dealt }] };
    expect(sinceMyTurn([by(0), by(1), dealing], 0, false)).toBe(1);
  });
  test("stays while my own turn goes on", () =>
    expect(sinceMyTurn([by(0), by(1), by(2), by(0), by(0)], 0, true)).toBe(1));
  test("is nothing to somebody alone", () => expect(sinceMyTurn([by(), by(0), by(0)], 0, true)).toBeNull());
  test("is nothing where I was the last to act", () => expect(sinceMyTurn([by(1), by(0)], 0, false)).toBeNull());
  test("is nothing for a spectator", () => expect(sinceMyTurn([by(1), by(0)], null, false)).toBeNull());
});
