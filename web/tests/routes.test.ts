import { describe, expect, test } from "vitest";
import { know } from "../src/games";
import { replayAddress, routeOf, rulesAddress, scoreAddress, tableAddress, type Route } from "../src/routing/routes";
import { CATALOGUE } from "./catalogue";

know(CATALOGUE);

const PAGES: [path: string, fragment: string, route: Route][] = [
  ["/", "", { page: "front" }],
  ["/table/abc", "", { page: "table", table: "abc", token: null }],
  ["/table/abc", "S3cret", { page: "table", table: "abc", token: "S3cret" }],
  ["/table/abc/", "", { page: "table", table: "abc", token: null }],
  ["/replay", "", { page: "replay", table: null, step: null }],
  ["/replay/abc", "12", { page: "replay", table: "abc", step: 12 }],
  ["/replay/abc", "1e9", { page: "replay", table: "abc", step: null }],
  ["/rules", "", { page: "rules", game: "king-lui", paragraph: null }],
  ["/rules/ku-ka-king", "3.2", { page: "rules", game: "ku-ka-king", paragraph: "3.2" }],
  ["/rules/chess", "", { page: "unknown" }],
  ["/score", "", { page: "score", game: null, pad: null }],
  ["/score/ku-ka-king", "", { page: "score", game: "ku-ka-king", pad: null }],
  ["/score/ku-ka-king", "0a1b2c3d", { page: "score", game: "ku-ka-king", pad: "0a1b2c3d" }],
  ["/score/ku-ka-king", "<b>", { page: "score", game: "ku-ka-king", pad: null }],
  ["/score/chess", "", { page: "unknown" }],
  ["/account", "", { page: "account", code: null }],
  ["/account", "12ab-x", { page: "account", code: "12ab-x" }],
  ["/account/ada", "", { page: "unknown" }],
  ["/settings", "", { page: "settings" }],
  ["/settings/more", "", { page: "unknown" }],
  ["/statistics", "", { page: "statistics" }],
  ["/host", "", { page: "host" }],
  ["/host/more", "", { page: "unknown" }],
  ["/table", "", { page: "unknown" }],
  ["/table/a/b", "", { page: "unknown" }],
  ["/%E0%A4%A", "", { page: "unknown" }],
];

describe("addresses", () => {
  test.each(PAGES)("%s#%s", (path, fragment, route) => {
    expect(routeOf(path, fragment)).toEqual(route);
  });

  test.each([
    [tableAddress("abc", "S3cret"), { page: "table", table: "abc", token: "S3cret" }],
    [replayAddress("abc", 0), { page: "replay", table: "abc", step: 0 }],
    [scoreAddress("king-lui", "0a"), { page: "score", game: "king-lui", pad: "0a" }],
    [rulesAddress("kings-catering", "4.3"), { page: "rules", game: "kings-catering", paragraph: "4.3" }],
  ])("%s leads where it says", (address, route) => {
    const [path, fragment = ""] = address.split("#");
    expect(routeOf(path!, fragment)).toEqual(route);
  });
});
