import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choices, isGentle, levelOf, planWithBots, planWithFriends, recallChoices } from "../src/choices.svelte";
import { know } from "../src/games";
import { remember } from "../src/browser-storage";
import { settings } from "../src/settings.svelte";
import { CATALOGUE } from "./catalogue";

const KEY = "threekings-choices";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  know(CATALOGUE);
  recallChoices();
});

afterEach(() => void vi.unstubAllGlobals());

describe("a table is planned from what is offered", () => {
  test("what is usual, where nobody has chosen", () => {
    expect(planWithBots("king-lui")).toEqual({
      game: "king-lui",
      seats: ["human", "steward:200ms", "steward:200ms", "steward:200ms"],
      options: { memory: "counted", first: "random" },
    });
    expect(planWithBots("ku-ka-king").options).toEqual({});
  });

  test("a first game is against gentle bots, until somebody knows the game or chooses others", () => {
    know({ ...CATALOGUE, levels: [...CATALOGUE.levels, { name: "courtier", bot: "greedy" }] });
    expect(planWithBots("king-lui").seats).toEqual(["human", "greedy", "greedy", "greedy"]);
    choices["king-lui"]!.level = "novice";
    expect([isGentle("king-lui"), levelOf("king-lui")]).toEqual([false, "novice"]);
    settings.guided = ["ku-ka-king"];
    expect(levelOf("ku-ka-king")).toBe("steward");
    expect(levelOf("kings-catering")).toBe("courtier");
    settings.guided = [];
  });

  test("alone there are other options than among several", () => {
    choices["kings-catering"]!.players = 1;
    expect(planWithBots("kings-catering")).toMatchObject({ seats: ["human"], options: { palace: "schoenbrunn" } });
    choices["kings-catering"]!.players = 3;
    expect(planWithFriends("kings-catering", {}).options).toEqual({ royals: "family", first: "random" });
  });

  test("what was chosen before is chosen again, as far as it is still offered", () => {
    remember(KEY, { "king-lui": { players: 5, level: "emperor", options: { memory: "open" } }, chess: {} });
    recallChoices();
    expect(choices["king-lui"]).toEqual({ players: 5, level: undefined, options: { memory: "open" } });
    expect(levelOf("king-lui")).toBe("steward");
    remember(KEY, { "kings-catering": { players: 9, level: "novice", options: { royals: "emperors" } } });
    recallChoices();
    expect(choices["kings-catering"]).toMatchObject({ players: 2, level: "novice", options: { royals: "family" } });
  });
});
