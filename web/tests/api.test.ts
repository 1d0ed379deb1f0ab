import { beforeEach, describe, expect, test, vi } from "vitest";
import { lobby } from "../src/net/api";
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
