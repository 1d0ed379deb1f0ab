import { beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "./fake-browser";

let window: EventTarget;
let served = "1";

beforeEach(() => {
  ({ window } = fakeBrowser());
  vi.resetModules(); // a page that was just loaded
  served = "1";
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ version: served })));
});

const loadedPage = async () => {
  const page = await import("../src/net/version.svelte");
  await page.checkVersion();
  return page;
};

test("a page belongs to the server it came from", async () => {
  const { checkVersion, reloadReason } = await loadedPage();
  await checkVersion();
  expect(reloadReason()).toBeNull();
});

test("a server with another page asks to reload", async () => {
  const { checkVersion, reloadReason } = await loadedPage();
  served = "2";
  await checkVersion();
  expect(reloadReason()).toBe("newer");
});

test("a server that does not answer says nothing about versions", async () => {
  const { checkVersion, reloadReason } = await loadedPage();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await checkVersion();
  expect(reloadReason()).toBeNull();
});

test("a part that cannot be loaded asks to reload, and says so when the server has newer ones", async () => {
  const { watchForMissingChunks, reloadReason } = await loadedPage();
  watchForMissingChunks();
  served = "2";
  window.dispatchEvent(new Event("vite:preloadError"));
  expect(reloadReason()).toBe("incomplete");
  await vi.waitFor(() => expect(reloadReason()).toBe("newer"));
});
