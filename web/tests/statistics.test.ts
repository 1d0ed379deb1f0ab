import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LobbyEntry } from "../src/protocol";
import { read, written } from "../src/statistics/file";
import type { PlayedGame } from "../src/statistics/played-games.svelte";
import { dailyStreak, palacesOf, rowsByGame, wilson, winningStreak, winsOf } from "../src/statistics/summary";

function game(table: string, more: Partial<PlayedGame> = {}): PlayedGame {
  return {
    ...{ table, game: "king-lui", players: 4, ended: 1, place: 1, points: 60, won: 1, options: {}, practice: false },
    ...more,
  };
}

describe("figures", () => {
  test("wins stand against the fair share of those who played; nobody wins alone", () => {
    const games = [game("a"), game("b", { won: 0.5, players: 2 }), game("c", { won: 0, place: 3 })];
    const alone = game("d", { game: "kings-catering", players: 1, place: null, won: 1 });
    const { games: count, wins, fair } = winsOf([...games, alone]);
    expect([count, wins, fair]).toEqual([3, 1.5, 1]);
  });

  test("the Wilson interval is the one in the books", () => {
    const [least, most] = wilson(4, 10);
    expect(least).toBeCloseTo(1.682, 3); // 16.82 % to 68.73 %
    expect(most).toBeCloseTo(6.873, 3);
    expect(wilson(0, 0)).toEqual([0, 0]);
    expect(wilson(0, 5)[0]).toBe(0);
    expect(wilson(5, 5)[1]).toBeCloseTo(5, 9);
  });

  test("points are told by game and by how many played", () => {
    const [[name, rows] = []] = rowsByGame([
      game("a", { points: 40 }),
      game("b", { points: 61 }),
      game("c", { players: 3, points: 9 }),
    ]);
    expect(name).toBe("king-lui");
    expect(rows?.map(({ players, games, average, best }) => [players, games, average, best])).toEqual([
      [3, 1, 9, 9],
      [4, 2, 50.5, 61],
    ]);
  });

  test("palaces are counted with those that were reached, and the most stars", () => {
    const palace = (table: string, won: number, points: number) =>
      game(table, { game: "kings-catering", players: 1, place: null, won, points, options: { palace: "versailles" } });
    expect(palacesOf([palace("a", 0, 20), palace("b", 1, 33), game("c")])).toEqual([
      { game: "kings-catering", palace: "versailles", games: 2, beaten: 1, best: 33 },
    ]);
  });

  test("a streak ends with a loss, and that of days with a day left out", () => {
    const wins = [1, 1, 0, 0.5].map((won, number) => game(`${number}`, { won }));
    expect(winningStreak(wins)).toEqual({ now: 1, longest: 2 });
    const daily = (date: string) => game(date, { daily: { date, mark: "00" } });
    const days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"].map(daily);
    expect(dailyStreak([...days, daily("2026-03-03")], "2026-03-04")).toEqual({ now: 1, longest: 3 });
    expect(dailyStreak(days, "2026-03-05")).toEqual({ now: 0, longest: 3 });
    expect(dailyStreak([], "2026-03-05")).toEqual({ now: 0, longest: 0 });
  });
});

describe("the file", () => {
  const daily = { date: "2026-11-16", mark: "106b" };
  const games = [game("a", { daily, edition: "small" }), game("b", { place: null, players: 1, options: { x: true } })];

  test("is read as it was written", () => {
    expect(read(written(games))).toEqual(games);
  });

  const broken = (change: object) => JSON.stringify({ ...(JSON.parse(written(games)) as object), ...change });

  test.each([
    ["no JSON", "web-stats-file-other"],
    ["[]", "web-stats-file-other"],
    ["null", "web-stats-file-other"],
    [broken({ format: "other" }), "web-stats-file-other"],
    [broken({ version: 2 }), "web-stats-file-newer"],
    ...[
      ...[
        { points: "60" },
        { place: 5 },
        { place: null },
        { won: 2 },
        { table: "<b>" },
        { players: 0 },
        { ended: null },
      ],
      ...[{ options: [] }, { options: { x: {} } }, { practice: 1 }, { daily: { date: "today", mark: "1" } }],
    ].map((wrong) => [broken({ games: [game("a"), { ...game("b"), ...wrong }] }), "web-stats-file-broken"]),
  ])("%s is refused", (text, reason) => {
    expect(() => read(text!)).toThrow(reason);
  });

  test("what else stands in it is left out", () => {
    expect(read(broken({ games: [{ ...game("a"), more: "…" }] }))).toEqual([game("a")]);
  });
});

describe("what this browser keeps", () => {
  const kept: Record<string, string> = {};

  beforeEach(() => {
    vi.resetModules();
    for (const key of Object.keys(kept)) Reflect.deleteProperty(kept, key);
    const methods = {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
    };
    vi.stubGlobal("localStorage", new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) as unknown }));
  });

  const load = () => import("../src/statistics/played-games.svelte");

  const over: LobbyEntry = {
    ...{ table: "t", game: "king-lui", status: "over", mine: [1], updated: 5, place: 2, points: 63, won: 0 },
    seats: [{ kind: "bot" }, { kind: "human" }, { kind: "bot" }],
  };

  test("a game of mine that is over, once", async () => {
    const { keepFinished, playedGames } = await load();
    keepFinished([over, { ...over, table: "other", status: "playing" }, { ...over, table: "watched", mine: [] }]);
    keepFinished([over]);
    expect(playedGames()).toEqual([game("t", { players: 3, place: 2, points: 63, won: 0, ended: 5 })]);
    vi.resetModules();
    expect((await load()).playedGames()).toEqual(playedGames());
  });

  test("not one that a bot has ended for me", async () => {
    const { played } = await load();
    const seats = [{ kind: "bot" }, { kind: "human", away: "resigned" }, { kind: "bot" }];
    expect(played({ ...over, seats })).toBeNull();
  });

  test("what another tab has kept in the meantime is not lost, nor kept twice", async () => {
    const { keep } = await load();
    kept["threekings-played/x"] = JSON.stringify(game("x"));
    expect(keep([game("x"), game("y")])).toBe(1);
    expect(Object.keys(kept)).toEqual(["threekings-played/x", "threekings-played/y"]);
  });
});
