import { beforeEach, expect, test, vi } from "vitest";

let shares: Record<string, number>;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules(); // a page that was just loaded
  [shares, asked] = [{ "king-lui": 0.4, "ku-ka-king": 1 }, 0];
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return new Response(JSON.stringify(shares));
  });
});

const followed = async () => {
  await (await import("../src/language.svelte")).speak("en");
  const { compileProgress } = await import("../src/net/compile-progress.svelte");
  const stop = compileProgress.follow();
  await vi.advanceTimersByTimeAsync(10);
  return { compileProgress, stop };
};

test("the server says how far a game is, and all of them", async () => {
  const { compileProgress } = await followed();
  expect(compileProgress.share("king-lui")).toBe(0.4);
  expect(compileProgress.share(null)).toBeCloseTo(0.7);
});

test("it is asked until everything is ready, and then no more", async () => {
  const { compileProgress } = await followed();
  shares = { "king-lui": 1, "ku-ka-king": 1 };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(compileProgress.share("king-lui")).toBe(1);
  expect(asked).toBe(2);
});

test("nobody is asked for those who have left", async () => {
  const { stop } = await followed();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
});

test("a server that is gone for a moment is asked again", async () => {
  const { compileProgress } = await followed();
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await vi.advanceTimersByTimeAsync(1500);
  vi.stubGlobal("fetch", answering);
  shares = { "king-lui": 0.9, "ku-ka-king": 1 };
  await vi.advanceTimersByTimeAsync(1500);
  expect(compileProgress.share("king-lui")).toBe(0.9);
});
