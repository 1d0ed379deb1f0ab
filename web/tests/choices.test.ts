import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  choices,
  chooseRival,
  isGentle,
  planWithBots,
  planWithFriends,
  recallChoices,
  rivals,
} from "../src/choices.svelte";
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
    settings.guided = ["king-lui"];
    expect(planWithBots("king-lui")).toEqual({
      game: "king-lui",
      seats: ["human", "nora", "otto", "milo"],
      options: { memory: "counted", first: "random" },
    });
    settings.guided = [];
    expect(planWithBots("ku-ka-king").options).toEqual({});
  });

  test("a first game is against gentle bots, until somebody knows the game or chooses others", () => {
    expect(planWithBots("king-lui").seats).toEqual(["human", "timo", "lina", "otto"]);
    chooseRival("king-lui", 1, "alma");
    expect([isGentle("king-lui"), rivals("king-lui")]).toEqual([false, ["timo", "alma", "otto"]]);
    settings.guided = ["ku-ka-king"];
    expect(rivals("ku-ka-king")[0]).toBe("nora");
    expect(rivals("kings-catering")).toEqual(["timo"]);
    settings.guided = [];
  });

  test("several of one name sit together, and who was chosen stays where fewer play meanwhile", () => {
    for (const place of [0, 1, 2]) chooseRival("king-lui", place, "lina");
    expect(rivals("king-lui")).toEqual(["lina", "lina", "lina"]);
    choices["king-lui"]!.players = 5;
    expect(rivals("king-lui")).toEqual(["lina", "lina", "lina", "nora"]);
    choices["king-lui"]!.players = 3;
    chooseRival("king-lui", 0, "milo");
    choices["king-lui"]!.players = 4;
    expect(rivals("king-lui")).toEqual(["milo", "lina", "lina"]);
  });

  test("who does not play a game is not offered for it", () => {
    know({ ...CATALOGUE, opponents: CATALOGUE.opponents.map((one) => ({ ...one, games: ["king-lui"] })).slice(0, 2) });
    expect(rivals("king-lui")).toEqual(["timo", "lina", "timo"]);
  });

  test("alone there are other options than among several", () => {
    choices["kings-catering"]!.players = 1;
    expect(planWithBots("kings-catering")).toMatchObject({ seats: ["human"], options: { palace: "schoenbrunn" } });
    choices["kings-catering"]!.players = 3;
    expect(planWithFriends("kings-catering", {}).options).toEqual({ royals: "family", first: "random" });
  });

  test("what was chosen before is chosen again, as far as it is still offered", () => {
    remember(KEY, { "king-lui": { players: 5, bots: ["emperor"], options: { memory: "open" } }, chess: {} });
    recallChoices();
    expect(choices["king-lui"]).toEqual({ players: 5, bots: undefined, options: { memory: "open" } });
    expect(rivals("king-lui")).toEqual(["timo", "lina", "otto", "nora"]);
    remember(KEY, { "kings-catering": { players: 9, bots: ["alma"], options: { royals: "emperors" } } });
    recallChoices();
    expect(choices["kings-catering"]).toMatchObject({ players: 2, bots: ["alma"], options: { royals: "family" } });
  });
});
