import { beforeEach, describe, expect, test } from "vitest";
import { know } from "../src/games";
import type { SeatInfo, State } from "../src/protocol";
import { optionsInWords } from "../src/table/gathering/options-in-words";
import { unready, waitingFor } from "../src/table/people/seats";
import { CATALOGUE } from "./catalogue";

beforeEach(() => know(CATALOGUE));

describe("options are told in words", () => {
  const told = (game: string, options: State["options"], players: number) =>
    Object.fromEntries(optionsInWords(game, options!, players).map(({ label, value }) => [label, value]));

  test("those that are asked for, chosen or not, and those that are not as usual", () => {
    expect(told("king-lui", { first: "random" }, 4)).toEqual({
      "First chef": "drawn by lot",
      Memory: "What was taken is out of sight",
    });
    expect(told("king-lui", { first: 2, memory: "open" }, 4)).toEqual({
      "First chef": "seat 3",
      Memory: "Open memory",
    });
  });

  test("nothing is called by its code", () => {
    expect(told("kings-catering", { royals: "K3,Q4,P2" }, 2)).toMatchObject({ Royals: "chosen one by one" });
    expect(told("kings-catering", { palace: "versailles" }, 1)).toEqual({ Palace: "Versailles (hard)" });
  });
});

describe("what a table waits for", () => {
  const table = (ready: boolean, ...seats: SeatInfo[]) => ({ ready, seats }) as State;
  const ada: SeatInfo = { kind: "human", name: "Ada" };
  const bea: SeatInfo = { kind: "human", name: "Bea", ready: true };
  const bot: SeatInfo = { kind: "bot", name: "Bruno", bot: "greedy" };

  test("those who sit, then those who are not ready, then the game", () => {
    expect(waitingFor(table(true, ada, { kind: "open" }))).toBe("Waiting until everybody has sat down.");
    expect(waitingFor(table(true, ada, bea, bot))).toBe("Waiting until Ada is ready.");
    expect(waitingFor(table(true, bea, bot))).toMatch("Everybody is here");
    expect(unready(table(false, ada, bea))).toEqual([]);
  });
});
