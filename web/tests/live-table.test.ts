import { beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable } from "../src/net/live-table.svelte";
import type { LogStep, State, Why } from "../src/protocol";
import { FakeSocket, fakeBrowser, type FakePage } from "./fake-browser";

let page: FakePage;

/** A step of the log in which seat 1 took something, for each of these words. */
const step = (...texts: string[]): LogStep => ({
  by: [1],
  lines: texts.map((text) => ({ text, happening: { kind: "took", seat: 1, row: 1, cards: {} } })),
});

function state(seq: number, log: State["log"], rest: Partial<State> = {}): State {
  return {
    tell: "state",
    table: "T",
    seq,
    status: "playing",
    seat: 0,
    seats: [{ kind: "human", name: "Ada" }, { kind: "bot", name: "Odette", bot: "steward:200ms" }, { kind: "open" }],
    commit: "00",
    log,
    view: { at: seq, moves: ["row 1", "row 2"], to_act: [0], waiting: 2, prompt: { id: "kk-prompt-choose" } },
    ...rest,
  } as State;
}

const WHOLE = state(5, { keep: 0, steps: [step("a"), step("b")] }, { chat: [{ seat: 0, name: "Ada", text: "hi" }] });

function opened(...frames: State[]): LiveTable {
  const table = new LiveTable("T", 0);
  FakeSocket.last.accept(WHOLE, ...frames);
  return table;
}

beforeEach(() => {
  ({ page } = fakeBrowser());
});

describe("what the server sends", () => {
  test("the whole state comes first and moves nothing", () => {
    const table = opened();
    expect(table.state?.log.steps).toEqual([step("a"), step("b")]);
    expect(table.names).toEqual(["Ada", "Odette", "seat 3"]);
    expect(table.news).toBeNull();
    expect([...table.moves]).toEqual(["row 1", "row 2"]);
  });

  test("a step is added to the log, its line is news, and chat grows", () => {
    const before = opened().view;
    const table = opened(
      state(6, { keep: 2, steps: [step("c", "d")] }, { chat: [{ seat: null, name: "Guest", text: "ho" }] }),
    );
    expect(table.state?.log.steps.map(({ lines }) => lines.length)).toEqual([1, 1, 2]);
    expect(table.state?.chat?.map((said) => said.text)).toEqual(["hi", "ho"]);
    expect(table.news).toEqual({ before, log: step("c", "d").lines, from: 2 });
  });

  test("an undo shortens the log and is no news", () => {
    const table = opened(state(6, { keep: 1, steps: [] }));
    expect(table.state?.log.steps).toEqual([step("a")]);
    expect(table.news).toBeNull();
  });

  test("what was taken back, and by whom, is remembered where it stood", () => {
    const table = opened(state(6, { keep: 1, steps: [] }, { taken_back_by: 1 }));
    expect(table.takenBack).toEqual([{ seat: 1, steps: [step("b")], after: 1 }]);
    FakeSocket.last.tell(state(7, { keep: 1, steps: [step("c")] }));
    expect(table.takenBack).toHaveLength(1);
    expect(opened().takenBack).toEqual([]);
  });

  test("an end that comes while the table is open is witnessed, one that was there before is not", () => {
    const over = { status: "over" };
    expect(opened(state(6, { keep: 2, steps: [step("c")] }, over)).endWitnessed).toBe(true);
    const late = new LiveTable("T", 0);
    FakeSocket.last.accept({ ...WHOLE, ...over });
    expect(late.endWitnessed).toBe(false);
  });

  test("talk leaves view and news as they are", () => {
    const table = opened(state(6, { keep: 2, steps: [step("c")] }));
    const { view, news } = table;
    const talk = state(7, { keep: 3, steps: [] }, { chat: [{ seat: 1, name: "Bo", text: "well" }] });
    FakeSocket.last.tell({ ...talk, view: { ...(view as object) } as State["view"] });
    expect(table.view).toBe(view);
    expect(table.news).toBe(news);
  });

  test("what is told of the table beside the last step leaves view and news as they are", () => {
    const table = opened(state(6, { keep: 2, steps: [step("c")] }));
    const { view, news } = table;
    const last = { ...step("c"), beside: [{ id: "table-log-back", args: { seat: 1 } }] };
    const told = state(7, { keep: 2, steps: [last] });
    FakeSocket.last.tell({ ...told, view: { ...(view as object) } as State["view"] });
    expect(table.state?.log.steps.at(-1)).toEqual(last);
    expect(table.view).toBe(view);
    expect(table.news).toBe(news);
  });

  test("nothing moves while nobody looks", () => {
    page.visibilityState = "hidden";
    expect(opened(state(6, { keep: 2, steps: [step("c")] })).news).toBeNull();
  });

  test.each([
    ["a log that goes on where mine has not been", state(6, { keep: 3, steps: [] })],
    ["a number left out", state(8, { keep: 2, steps: [step("c")] })],
  ])("%s: hello is sent again, for the whole state", (_, frame) => {
    const table = opened(frame);
    expect(table.status).toBe("catching-up");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: "hello", after: -1 });
    FakeSocket.last.tell(state(8, { keep: 0, steps: [step("a"), step("b"), step("c")] }));
    expect(table.status).toBe("live");
    expect(table.state?.log.steps).toHaveLength(3);
    expect(table.news).toBeNull();
  });

  test("who comes back says what was seen last", () => {
    const table = opened();
    FakeSocket.last.break(1012);
    expect(table.status).toBe("catching-up");
    expect(table.moves.size).toBe(0);
    page.dispatchEvent(new Event("visibilitychange"));
    FakeSocket.last.accept({ tell: "current", seq: 5 });
    expect(FakeSocket.last.sent[0]).toMatchObject({ do: "hello", after: 5 });
    expect([...table.moves]).toEqual(["row 1", "row 2"]);
  });

  test("how many are missing, for the position that is shown", () => {
    const table = opened();
    FakeSocket.last.tell({ tell: "waiting", seq: 5, count: 1 });
    expect(table.waiting).toBe(1);
    FakeSocket.last.tell({ tell: "waiting", seq: 4, count: 3 });
    expect(table.waiting).toBe(1);
  });

  test("whose choice is missing, once that is told, until all are in", () => {
    const table = opened();
    FakeSocket.last.tell({ tell: "waiting", seq: 5, count: 1, awaited: [2] });
    expect(table.players.map(({ awaited }) => awaited)).toEqual([false, false, true]);
    FakeSocket.last.tell(state(6, { keep: 2, steps: [step("c")] }));
    expect(table.awaited).toEqual([]);
    expect(opened(state(6, { keep: 2, steps: [] }, { awaited: [0, 2] })).awaited).toEqual([0, 2]);
  });

  test("who is away: people who do not look or for whom a bot plays, never I, and nobody before that is known", () => {
    const seats = [
      { kind: "human", name: "Ada" },
      { kind: "human", name: "Bea" },
      { kind: "human", name: "Carl", bot: "steward:200ms", away: "time" },
      { kind: "bot", name: "Odette", bot: "steward:200ms" },
    ];
    const table = opened(state(6, { keep: 2, steps: [] }, { seats }));
    const away = () => table.players.map((player) => player.away);
    expect(away()).toEqual([false, false, true, false]);
    FakeSocket.last.tell({ tell: "present", seats: [], spectators: 0 });
    expect(away()).toEqual([false, true, true, false]);
  });

  test("who is here: people who look, and bots always", () => {
    const table = opened();
    FakeSocket.last.tell({ tell: "present", seats: [0], spectators: 2 });
    expect(table.players.map(({ me, bot, here }) => ({ me, bot, here }))).toEqual([
      { me: true, bot: false, here: true },
      { me: false, bot: true, here: true },
      { me: false, bot: false, here: false },
    ]);
    expect(table.spectators).toBe(2);
  });

  test("the host stays the host, though it is said only once", () => {
    const table = new LiveTable("T", 0);
    FakeSocket.last.accept(
      { ...WHOLE, host: true },
      state(6, { keep: 2, steps: [] }),
      state(7, { keep: 0, steps: [] }),
    );
    expect(table.state?.host).toBe(true);
  });

  test("the host's rights are mine while the host is absent", () => {
    const table = opened();
    const absent = [{ seat: 1, since: 1000, needed: 1 }];
    FakeSocket.last.tell({ tell: "present", seats: [0], spectators: 0, absent, deputy: 0 });
    expect([table.host, table.absent]).toEqual([true, absent]);
    FakeSocket.last.tell({ tell: "present", seats: [0, 1], spectators: 0 });
    expect([table.host, table.absent]).toEqual([false, []]);
  });

  test("a seat of mine elsewhere is remembered, though it is said only once", () => {
    const table = opened(state(6, { keep: 0, steps: [] }, { host: false, moved: 2 }), state(7, { keep: 1, steps: [] }));
    expect(table.state?.moved).toBe(2);
    FakeSocket.last.tell(state(7, { keep: 0, steps: [] }, { host: false }));
    expect(table.state?.moved).toBeUndefined();
  });

  test("who plays with bots alone is told apart; somebody a bot plays for is a person", () => {
    const bot = { kind: "bot", name: "Odette", bot: "greedy" };
    const ada = { kind: "human", name: "Ada" };
    const away = { kind: "human", name: "Bo", bot: "greedy", away: "absent" };
    const among = (...seats: object[]) =>
      opened(state(6, { keep: 0, steps: [] }, { seats: seats as State["seats"] })).againstBots;
    expect([among(ada, bot), among(ada), among(ada, away, bot)]).toEqual([true, true, false]);
  });

  test("a seat of mine that is empty before a rematch waits for me; one that I have left does not", () => {
    const rematch = state(6, { keep: 0, steps: [] }, { status: "gathering", seats: [{ kind: "open" }] });
    expect(opened(rematch).reserved).toEqual([0]);
    expect(opened({ ...rematch, seat: null }).reserved).toEqual([]);
    const two = { ...rematch, seat: null, seats: [{ kind: "open" }, { kind: "open" }], mine: [0, 1] };
    expect(opened(two).reserved).toEqual([0, 1]); // of two people at one device
  });

  test("who has won is told as the game ended, where the rules count otherwise since", () => {
    const view = { ...WHOLE.view, winners: [1] } as State["view"];
    expect(opened(state(6, { keep: 2, steps: [] }, { view })).winners).toEqual([1]);
    const ended_with = { scores: [9, 7, 5], winners: [0] };
    expect(opened(state(6, { keep: 2, steps: [] }, { view, ended_with })).winners).toEqual([0]);
  });

  test("a seat that is taken from me leaves me a spectator", () => {
    const table = opened(state(6, { keep: 0, steps: [] }, { seat: null }));
    expect(table.unseated).toBe(true);
    expect(table.players.some((player) => player.me)).toBe(false);
  });
});

describe("what a player does", () => {
  test("nothing glows until a move is answered", async () => {
    const table = opened();
    const played = table.play("row 1");
    expect(table.moves.size).toBe(0);
    const [asked] = FakeSocket.last.actions as { action: string }[];
    FakeSocket.last.tell({ tell: "done", action: asked!.action, seq: 6 });
    expect(await played).toBe(true);
    expect(table.moves.size).toBe(2);
  });

  test("what is not answered soon is said to be on its way, until it is answered", async () => {
    const table = opened();
    const played = table.play("row 1");
    vi.advanceTimersByTime(299);
    expect(table.sending).toBe(false);
    vi.advanceTimersByTime(1);
    expect(table.sending).toBe(true);
    const [asked] = FakeSocket.last.actions as { action: string }[];
    FakeSocket.last.tell({ tell: "done", action: asked!.action, seq: 6 });
    await played;
    expect(table.sending).toBe(false);
    void table.why("row 9");
    vi.advanceTimersByTime(1000);
    expect(table.sending).toBe(false);
  });

  test("a refusal is kept for the page, and the moves glow again", async () => {
    const table = opened();
    const played = table.play("row 9");
    const [asked] = FakeSocket.last.actions as { action: string }[];
    FakeSocket.last.tell({ tell: "refusal", action: asked!.action, code: "invalid", reason: "no such row" });
    expect(await played).toBe(false);
    expect(table.refusal).toMatchObject({ code: "invalid", reason: "no such row" });
    expect(table.moves.size).toBe(2);
  });

  test("a move names the position it is meant for", () => {
    const table = opened(state(6, { keep: 2, steps: [step("c")] }, { turn: 3 }));
    void table.play("row 1");
    void table.play("row 2", 2);
    expect(FakeSocket.last.actions).toMatchObject([
      { do: "play", move: "row 1", turn: 3 },
      { do: "play", move: "row 2", turn: 2 },
    ]);
  });

  test("a move that came too late is no matter: what happened instead is on the screen", async () => {
    const table = opened();
    const played = table.play("row 1");
    const [asked] = FakeSocket.last.actions as { action: string }[];
    FakeSocket.last.tell(state(6, { keep: 2, steps: [step("c")] }, { turn: 3 }));
    FakeSocket.last.tell({ tell: "refusal", action: asked!.action, code: "moved-on", reason: "the game has moved on" });
    expect(await played).toBe(false);
    expect(table.refusal).toBeNull();
    expect(table.moves.size).toBe(2);
  });

  test("why a move may not be played, and that it may", async () => {
    const table = opened();
    const [why, may] = [table.why("row 9"), table.why("row 1")];
    const [first, second] = FakeSocket.last.actions as Why[];
    const reason = { id: "kk-3-1-row-is-empty" };
    FakeSocket.last.tell({ tell: "reason", action: first!.action, move: "row 9", why: reason });
    FakeSocket.last.tell({ tell: "reason", action: second!.action, move: "row 1" });
    expect(await why).toEqual(reason);
    expect(await may).toBeNull();
    expect(table.moves.size).toBe(2);
  });

  test("a question that cannot be answered is refused like everything else", async () => {
    const table = opened();
    const why = table.why("row 9");
    FakeSocket.last.break(4003);
    expect(await why).toBeNull();
    expect(table.refusal?.code).toBe("evicted");
  });

  test("while a bot plays for me nothing glows", () => {
    const seats = [{ kind: "human", name: "Ada", bot: "steward:200ms", away: "time" }];
    const table = opened(state(6, { keep: 2, steps: [] }, { seats }));
    expect(table.away).toBe(true);
    expect(table.moves.size).toBe(0);
  });

  test("a table that is not there says so", () => {
    const table = new LiveTable("T", null);
    FakeSocket.last.accept({ tell: "refusal", action: null, code: "unknown", reason: "there is no such table" });
    expect(table.ended?.code).toBe("unknown");
  });

  test("a server that does not understand the page may have another: it is asked for its version", () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => (asked.push(url), new Response("{}")));
    const table = new LiveTable("T", 0);
    FakeSocket.last.accept({ tell: "refusal", action: null, code: "frame", reason: "no such field" });
    expect(table.ended?.code).toBe("frame");
    expect(asked).toEqual(["/api/version"]);
  });
});
