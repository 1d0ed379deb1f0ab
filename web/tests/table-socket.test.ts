import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../src/net/api";
import { TableSocket, type Listener } from "../src/net/table-socket";
import type { ServerFrame } from "../src/protocol";
import { FakeSocket, fakeBrowser, type FakePage } from "./fake-browser";

const CURRENT: ServerFrame = { tell: "current", seq: 7 };
let page: FakePage;
let window: EventTarget;
let received: ServerFrame[];
let ended: ApiError | null;

function listener(): Listener {
  return {
    hello: () => ({ do: "hello", table: "T", seat: 0, after: 7 }),
    receive: (frame) => received.push(frame) > 0,
    changed: () => {},
    ended: (refusal) => (ended = refusal),
  };
}

function connected(): TableSocket {
  const socket = new TableSocket("T", 0, listener());
  FakeSocket.last.accept(CURRENT);
  return socket;
}

/** The id under which an action was sent. */
function idOf(frame: unknown): string {
  return (frame as { action: string }).action;
}

beforeEach(() => {
  ({ page, window } = fakeBrowser());
  received = [];
  ended = null;
});

describe("connecting", () => {
  test("it says hello at the page's own address, which names the table, and is live once that is answered", () => {
    const socket = new TableSocket("T", 0, listener());
    expect(FakeSocket.last.url).toBe("wss://kings.example/ws?table=T");
    FakeSocket.last.accept();
    expect(socket.status).toBe("catching-up");
    expect(FakeSocket.last.sent).toEqual([{ do: "hello", table: "T", seat: 0, after: 7 }]);
    FakeSocket.last.tell(CURRENT);
    expect(socket.status).toBe("live");
    expect(received).toEqual([CURRENT]);
  });

  test("a refused hello closes it for good, with the reason", async () => {
    const socket = new TableSocket("T", 0, listener());
    const asked = socket.request({ do: "undo" });
    FakeSocket.last.accept({ tell: "refusal", action: null, code: "unknown", reason: "there is no such table" });
    await expect(asked).rejects.toMatchObject({ code: "unknown" });
    expect(ended?.reason).toBe("there is no such table");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

test.each(["rate", "store"])("a hello that is refused for the moment (%s) is said again later", async (code) => {
  new TableSocket("T", 0, listener());
  FakeSocket.last.accept({ tell: "refusal", action: null, code, reason: "not now" });
  expect(ended).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

describe("a request", () => {
  test("is answered under its own id", async () => {
    const socket = connected();
    const first = socket.request({ do: "play", move: "row 1" });
    const second = socket.request({ do: "speak", text: "hello" });
    const [play, speak] = FakeSocket.last.actions.map(idOf);
    FakeSocket.last.tell({ tell: "done", action: speak!, seq: 8 }, { tell: "done", action: play!, seq: 9 });
    expect((await first).seq).toBe(9);
    expect((await second).seq).toBe(8);
    expect(socket.pending).toEqual([]);
  });

  test("is refused with a code and a reason", async () => {
    const socket = connected();
    const asked = socket.request({ do: "undo" });
    const action = idOf(FakeSocket.last.actions[0]);
    FakeSocket.last.tell({ tell: "refusal", action, code: "undo", reason: "another has moved since" });
    await expect(asked).rejects.toMatchObject({ code: "undo", reason: "another has moved since" });
  });

  test("longer than the server takes is refused at once, and never sent", async () => {
    const socket = connected();
    await expect(socket.request({ do: "play", move: "x".repeat(9999) })).rejects.toMatchObject({ code: "frame" });
    expect(FakeSocket.last.actions).toEqual([]);
    expect(socket.pending).toEqual([]);
  });

  test("a refusal that names no action refuses none", async () => {
    const socket = connected();
    const asked = socket.request({ do: "undo" });
    FakeSocket.last.tell(
      { tell: "refusal", action: null, code: "rate", reason: "too many frames" },
      { tell: "done", action: idOf(FakeSocket.last.actions[0]), seq: 8 },
    );
    expect((await asked).seq).toBe(8);
  });

  test("made before the hello is answered waits for it", () => {
    const socket = new TableSocket("T", 0, listener());
    void socket.request({ do: "play", move: "row 1" });
    FakeSocket.last.accept();
    expect(FakeSocket.last.actions).toEqual([]);
    FakeSocket.last.tell(CURRENT);
    expect(FakeSocket.last.actions).toMatchObject([{ do: "play", move: "row 1" }]);
  });
});

describe("a lost connection", () => {
  test("unanswered actions are sent again, under the same ids, after the next hello", async () => {
    const socket = connected();
    const asked = socket.request({ do: "play", move: "row 1" });
    const before = FakeSocket.last.actions;
    FakeSocket.last.break();
    expect(socket.status).toBe("catching-up");
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.accept(CURRENT);
    expect(FakeSocket.last.actions).toEqual(before);
    FakeSocket.last.tell(CURRENT);
    expect(FakeSocket.last.actions).toHaveLength(1);
    FakeSocket.last.tell({ tell: "done", action: idOf(before[0]), seq: 8 });
    expect((await asked).seq).toBe(8);
  });

  test("answered actions are not sent again", async () => {
    const socket = connected();
    void socket.request({ do: "undo" });
    FakeSocket.last.tell({ tell: "done", action: idOf(FakeSocket.last.actions[0]), seq: 8 });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.accept(CURRENT);
    expect(FakeSocket.last.actions).toEqual([]);
  });

  test("a reload sends unanswered actions again", () => {
    void connected().request({ do: "play", move: "row 1" });
    const before = FakeSocket.last.actions;
    const reloaded = connected();
    expect(FakeSocket.last.actions).toEqual(before);
    expect(reloaded.pending).toMatchObject([{ move: "row 1" }]);
    FakeSocket.last.tell({ tell: "done", action: idOf(before[0]), seq: 8 });
    expect(connected().pending).toEqual([]);
  });

  test("it reconnects after growing delays, and the status says offline", async () => {
    const socket = connected();
    FakeSocket.last.break();
    const times: number[] = [];
    for (let at = 0; at < 60_000; at += 100) {
      await vi.advanceTimersByTimeAsync(100);
      if (FakeSocket.last.readyState === 0) {
        times.push(at);
        FakeSocket.last.break();
      }
    }
    const delays = times.slice(1).map((time, index) => time - times[index]!);
    expect(socket.status).toBe("offline");
    expect(delays.slice(0, 4)).toEqual([...delays.slice(0, 4)].sort((one, other) => one - other));
    expect(Math.max(...delays)).toBeLessThan(20_000);
  });

  test("it reconnects at once to a server that restarts", async () => {
    connected();
    FakeSocket.last.break(1012);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("it reconnects without delay when the browser is online or the tab visible again", async () => {
    connected();
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

  test("a silent connection is pinged, and given up when no answer comes", async () => {
    const socket = connected();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ do: "ping" });
    FakeSocket.last.tell({ tell: "pong" });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(socket.status).toBe("live");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.status).not.toBe("live");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test.each([
    [4003, "evicted"],
    [4008, "crowded"],
  ])("it does not reconnect where the seat is looked at from elsewhere: %i", async (code, why) => {
    const socket = connected();
    FakeSocket.last.break(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended?.code).toBe(why);
    expect(socket.status).toBe("offline");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("one that is still connecting is closed when it is open, for browsers complain before", () => {
    new TableSocket("T", 0, listener()).close();
    const socket = FakeSocket.last;
    expect(socket.readyState).toBe(FakeSocket.CONNECTING);
    socket.accept();
    expect([socket.readyState, socket.sent]).toEqual([3, []]);
  });

  test("it does not reconnect once it is closed", async () => {
    connected().close();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
