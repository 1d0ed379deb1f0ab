import { beforeEach, describe, expect, test, vi } from "vitest";
import { begin, createTable, lobby, mute, sit } from "../src/net/api";
import { serverTime } from "../src/net/server-time";

/** The server, or what stands before it, answers so. */
function answers(body: string, status = 200, headers: Record<string, string> = {}): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers }));
}

const refusal = (code: string) => JSON.stringify({ tell: "refusal", action: null, code, reason: "no" });

describe("what is refused", () => {
  test("carries the server's own code and reason", async () => {
    answers(refusal("unknown"), 404);
    await expect(lobby()).rejects.toMatchObject({ code: "unknown", reason: "no" });
  });

  test("is no refusal where a proxy answers for a server that is gone for a moment", async () => {
    answers("<h1>Bad Gateway</h1>", 502);
    await expect(lobby()).rejects.toMatchObject({ code: "unreachable" });
  });

  test("stays one where the server itself says that its disk has failed", async () => {
    answers(refusal("store"), 503);
    await expect(lobby()).rejects.toMatchObject({ code: "store" });
  });

  test("is told apart from a network that is gone", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(lobby()).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("a command", () => {
  const PLAN = { game: "king-lui", seats: ["open"] };
  let asked: { url: string; action: string; salt?: string }[];
  let outages: number;

  /** A server that does what is asked, but the first answers are lost. */
  function losesAnswers(count: number, lose: () => Promise<Response>): void {
    outages = count;
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      asked.push({ url, ...(JSON.parse(init.body as string) as { action: string }) });
      outages -= 1;
      return outages >= 0 ? lose() : new Response("{}");
    });
  }

  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  const actions = () => asked.map(({ action }) => action);

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
  });

  async function settled<Result>(request: Promise<Result>): Promise<Result | string> {
    const caught = request.catch((error: { code: string }) => error.code);
    await vi.runAllTimersAsync();
    return caught;
  }

  test.each([
    ["the network is gone", lost],
    ["a proxy answers instead", async () => new Response("<h1>Bad Gateway</h1>", { status: 502 })],
    ["the answer breaks off", async () => new Response('{"tab')],
  ])("is sent again under the same id where %s", async (_, lose) => {
    losesAnswers(2, lose);
    expect(await settled(createTable(PLAN))).toEqual({});
    expect(actions()).toHaveLength(3);
    expect(new Set(actions()).size).toBe(1);
    expect(actions()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("that was never answered keeps its id until it is asked for again", async () => {
    losesAnswers(4, lost);
    expect(await settled(sit("T", { name: "Ada" }))).toBe("unreachable");
    expect(await settled(sit("T", { name: "Ada" }))).toEqual({});
    expect(new Set(actions()).size).toBe(1);
  });

  test("that was answered has another id the next time", async () => {
    losesAnswers(0, lost);
    await settled(begin("T"));
    await settled(begin("T"));
    expect(new Set(actions()).size).toBe(2);
  });

  test("that was refused has another id the next time", async () => {
    losesAnswers(1, async () => new Response(refusal("status"), { status: 409 }));
    expect(await settled(begin("T"))).toBe("status");
    await settled(begin("T"));
    expect(new Set(actions()).size).toBe(2);
  });

  test("that was undone by another is not taken for the first one", async () => {
    losesAnswers(8, lost);
    await settled(mute("T", { seat: 1, quiet: true }));
    await settled(mute("T", { seat: 1, quiet: false }));
    await settled(mute("T", { seat: 1, quiet: true }));
    expect(new Set(actions()).size).toBe(3);
  });

  test("has an id of its own at every table", async () => {
    losesAnswers(4, lost);
    await settled(begin("T"));
    await settled(begin("U"));
    expect(new Set(actions()).size).toBe(2);
  });
});

describe("the time", () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }));

  test.each([
    ["is the server's, where this device's clock is slow", "Thu, 01 Jan 2026 12:05:00 GMT", 300],
    ["is this device's, where a second means nothing", "Thu, 01 Jan 2026 12:00:01 GMT", 0],
    ["stays as it is, where the server names no time", "", 0],
  ])("%s", async (_, date, ahead) => {
    answers("[]", 200, date ? { date } : {});
    await lobby();
    expect(serverTime()).toBe(Date.UTC(2026, 0, 1, 12) / 1000 + ahead);
  });
});
