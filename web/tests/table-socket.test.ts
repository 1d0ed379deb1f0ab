import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../src/net/api";
import { Line, type Listener } from "../src/net/table-socket";
import type { Told } from "../src/protocol";
import { FakeSocket, fakeBrowser, type FakePage } from "./fake-browser";

const CURRENT: Told = { tell: "current", seq: 7 };
let page: FakePage;
let window: EventTarget;
let heard: Told[];
let ended: ApiError | null;

function listener(): Listener {
  return {
    hello: () => ({ do: "hello", table: "T", seat: 0, after: 7 }),
    told: (frame) => heard.push(frame) > 0,
    changed: () => {},
    ended: (refusal) => (ended = refusal),
  };
}

function liveLine(): Line {
  const line = new Line("T", 0, listener());
  FakeSocket.last.accept(CURRENT);
  return line;
}

/** The name under which something was asked. */
function nameOf(asked: unknown): string {
  return (asked as { action: string }).action;
}

beforeEach(() => {
  ({ page, window } = fakeBrowser());
  heard = [];
  ended = null;
});

describe("opening", () => {
  test("a line says hello at the page's own address and is live once it is answered", () => {
    const line = new Line("T", 0, listener());
    expect(FakeSocket.last.url).toBe("wss://kings.example/ws");
    FakeSocket.last.accept();
    expect(line.status).toBe("catching-up");
    expect(FakeSocket.last.sent).toEqual([{ do: "hello", table: "T", seat: 0, after: 7 }]);
    FakeSocket.last.tell(CURRENT);
    expect(line.status).toBe("live");
    expect(heard).toEqual([CURRENT]);
  });

  test("a refused hello ends the line with the reason", async () => {
    const line = new Line("T", 0, listener());
    const asked = line.ask({ do: "undo" });
    FakeSocket.last.accept({ tell: "refusal", action: null, code: "unknown", reason: "there is no such table" });
    await expect(asked).rejects.toMatchObject({ code: "unknown" });
    expect(ended?.reason).toBe("there is no such table");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("asking", () => {
  test("what is asked is answered under its own name", async () => {
    const line = liveLine();
    const first = line.ask({ do: "play", move: "row 1" });
    const second = line.ask({ do: "speak", text: "hello" });
    const [play, speak] = FakeSocket.last.actions.map(nameOf);
    FakeSocket.last.tell({ tell: "done", action: speak!, seq: 8 }, { tell: "done", action: play!, seq: 9 });
    expect((await first).seq).toBe(9);
    expect((await second).seq).toBe(8);
    expect(line.asked).toEqual([]);
  });

  test("a refusal carries its code and reason", async () => {
    const line = liveLine();
    const asked = line.ask({ do: "undo" });
    const action = nameOf(FakeSocket.last.actions[0]);
    FakeSocket.last.tell({ tell: "refusal", action, code: "undo", reason: "another has moved since" });
    await expect(asked).rejects.toMatchObject({ code: "undo", reason: "another has moved since" });
  });

  test("a refusal without a name is about the oldest question: answers come in order", async () => {
    const line = liveLine();
    const unreadable = line.ask({ do: "play", move: "x".repeat(9999) });
    const fine = line.ask({ do: "undo" });
    FakeSocket.last.tell(
      { tell: "refusal", action: null, code: "frame", reason: "too long" },
      { tell: "done", action: nameOf(FakeSocket.last.actions[1]), seq: 8 },
    );
    await expect(unreadable).rejects.toMatchObject({ code: "frame" });
    expect((await fine).seq).toBe(8);
  });

  test("what is asked before the hello is answered waits for it", () => {
    const line = new Line("T", 0, listener());
    void line.ask({ do: "play", move: "row 1" });
    FakeSocket.last.accept();
    expect(FakeSocket.last.actions).toEqual([]);
    FakeSocket.last.tell(CURRENT);
    expect(FakeSocket.last.actions).toMatchObject([{ do: "play", move: "row 1" }]);
  });
});

describe("a lost connection", () => {
  test("what was not answered is asked once more, under the same name, after the next hello", async () => {
    const line = liveLine();
    const asked = line.ask({ do: "play", move: "row 1" });
    const before = FakeSocket.last.actions;
    FakeSocket.last.break();
    expect(line.status).toBe("catching-up");
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.accept(CURRENT);
    expect(FakeSocket.last.actions).toEqual(before);
    FakeSocket.last.tell(CURRENT);
    expect(FakeSocket.last.actions).toHaveLength(1);
    FakeSocket.last.tell({ tell: "done", action: nameOf(before[0]), seq: 8 });
    expect((await asked).seq).toBe(8);
  });

  test("what was answered is not asked again", async () => {
    const line = liveLine();
    void line.ask({ do: "undo" });
    FakeSocket.last.tell({ tell: "done", action: nameOf(FakeSocket.last.actions[0]), seq: 8 });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.accept(CURRENT);
    expect(FakeSocket.last.actions).toEqual([]);
  });

  test("a reload keeps what was on its way", () => {
    void liveLine().ask({ do: "play", move: "row 1" });
    const before = FakeSocket.last.actions;
    const reloaded = liveLine();
    expect(FakeSocket.last.actions).toEqual(before);
    expect(reloaded.asked).toMatchObject([{ move: "row 1" }]);
    FakeSocket.last.tell({ tell: "done", action: nameOf(before[0]), seq: 8 });
    expect(liveLine().asked).toEqual([]);
  });

  test("it is tried again after growing pauses, and the status says offline", async () => {
    const line = liveLine();
    FakeSocket.last.break();
    const times: number[] = [];
    for (let at = 0; at < 60_000; at += 100) {
      await vi.advanceTimersByTimeAsync(100);
      if (FakeSocket.last.readyState === 0) {
        times.push(at);
        FakeSocket.last.break();
      }
    }
    const pauses = times.slice(1).map((time, index) => time - times[index]!);
    expect(line.status).toBe("offline");
    expect(pauses.slice(0, 4)).toEqual([...pauses.slice(0, 4)].sort((one, other) => one - other));
    expect(Math.max(...pauses)).toBeLessThan(20_000);
  });

  test("a server that restarts is called back at once", async () => {
    liveLine();
    FakeSocket.last.break(1012);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("coming online, or back to the tab, does not wait for the pause", async () => {
    liveLine();
    for (const [target, event] of [
      [window, "online"],
      [page, "visibilitychange"],
    ] as const) {
      FakeSocket.last.break();
      const before = FakeSocket.all.length;
      target.dispatchEvent(new Event(event));
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  test("a line that says nothing is asked, and left when it does not answer", async () => {
    const line = liveLine();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ do: "ping" });
    FakeSocket.last.tell({ tell: "pong" });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(line.status).toBe("live");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(line.status).not.toBe("live");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test("whose seat belongs to somebody else does not come back", async () => {
    const line = liveLine();
    FakeSocket.last.break(4003);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended?.code).toBe("evicted");
    expect(line.status).toBe("offline");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a closed line stays closed", async () => {
    liveLine().close();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
