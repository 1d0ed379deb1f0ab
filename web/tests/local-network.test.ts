import { beforeEach, expect, test, vi } from "vitest";
import { remembered } from "../src/browser-storage";
import { LAN_TOKEN, keepLanToken } from "../src/net/lan-token";
import { LocalNetwork } from "../src/net/local-network.svelte";

const api = vi.hoisted(() => {
  vi.stubGlobal("location", { hostname: "localhost", origin: "http://localhost" });
  return { localNetwork: vi.fn<(token: string, open: boolean | null) => Promise<object>>() };
});
vi.mock("../src/net/api", () => api);

const LINK = "http://192.168.1.5:8000";
const network = (hostname: string) => new LocalNetwork({ hostname, origin: `http://${hostname}:8000` });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("others find a server where the page was found", () => {
  expect(network("192.168.1.5").origin).toBe(LINK);
  expect(network("play.example.org").needed).toBe(false);
});

test.each(["localhost", "127.0.0.1", "[::1]"])("at %s nowhere, until the local network is let in", async (host) => {
  const here = network(host);
  expect([here.needed, here.origin, here.known]).toEqual([true, null, false]);
  api.localNetwork.mockResolvedValue({ link: LINK, switch: true });
  await here.ask(true);
  expect([here.origin, here.switch, here.known]).toEqual([LINK, true, true]);
  api.localNetwork.mockResolvedValue({ link: null, switch: true });
  await here.ask(false);
  expect(here.origin).toBeNull();
});

test("the token of the first page's address is kept, and sent", async () => {
  expect(keepLanToken({ pathname: "/table/x", hash: "#lan=abc" })).toBe(false);
  expect(keepLanToken({ pathname: "/", hash: "#elsewhere" })).toBe(false);
  expect(remembered(LAN_TOKEN)).toBeNull();
  expect(keepLanToken({ pathname: "/", hash: "#lan=a-b_c" })).toBe(true);
  api.localNetwork.mockResolvedValue({});
  await network("localhost").ask();
  expect(api.localNetwork).toHaveBeenLastCalledWith("a-b_c", null);
});
