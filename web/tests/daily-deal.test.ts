import { expect, test } from "vitest";
import { dayInWords, dealOfToday } from "../src/daily/daily-deal";
import type { LobbyEntry } from "../src/protocol";
import type { PlayedGame } from "../src/statistics/played-games.svelte";
import { say } from "../src/texts";

const TODAY = "2026-11-16";
const daily = { date: TODAY, mark: "106b" };
const entry: LobbyEntry = {
  ...{ table: "t", game: "king-lui", status: "playing", mine: [3], daily },
  seats: [{ kind: "bot" }, { kind: "bot" }, { kind: "bot" }, { kind: "human" }],
};
const kept: PlayedGame = {
  ...{ table: "u", game: "king-lui", players: 4, ended: 1, place: 2, points: 63, won: 0, options: {} },
  ...{ practice: false, daily },
};

test("today's deal is new, begun, done, or ended before its end", () => {
  const standing = (mine: LobbyEntry[], played: PlayedGame[] = []) => dealOfToday("king-lui", TODAY, mine, played);
  expect(standing([])).toEqual({ game: "king-lui", status: "new" });
  expect(standing([{ ...entry, daily: { ...daily, date: "2026-11-15" } }]).status).toBe("new");
  expect(standing([{ ...entry, daily: { ...daily, counted: false } }]).status).toBe("new");
  expect(standing([entry])).toEqual({ game: "king-lui", table: "t", status: "begun" });
  expect(standing([{ ...entry, status: "abandoned" }]).status).toBe("ended");
  const over = { ...entry, status: "over", place: 1, points: 70 };
  expect(standing([over])).toMatchObject({ table: "t", status: "done", place: 1, points: 70, players: 4 });
});

test("one that was played at another server is done here too", () => {
  expect(dealOfToday("king-lui", TODAY, [], [kept])).toMatchObject({ status: "done", place: 2, points: 63 });
  expect(dealOfToday("ku-ka-king", TODAY, [], [kept]).status).toBe("new");
});

test("the result is a line to be shared", () => {
  const line = { title: "King Lui", game: "king-lui", place: 2, players: 4, points: 63, mark: "106b" };
  expect(say("web-daily-line", { ...line, date: dayInWords(TODAY) })).toBe(
    "Three Kings · King Lui · Nov 16, 2026 · 2nd of 4 · 63 points · #106b",
  );
});
