// Games and bots to choose from, for tests that need no server.

import type { Catalogue, OptionEntry } from "../src/protocol";

const option = (name: string, offered: OptionEntry["offered"], players: number[]): OptionEntry => ({
  ...{ name, kind: "word", default: offered[0]!, values: offered, offered, players, paragraph: null },
});

const game = (name: string, players: number[], usual: number, options: OptionEntry[] = []) => ({
  ...{
    name,
    players,
    usual,
    minutes: 20,
    age: null,
    secrets: true,
    options,
    daily: true,
    score_pad: true,
    texts: null,
    translations: {},
  },
});

export const CATALOGUE: Catalogue = {
  games: [
    game("king-lui", [3, 4, 5], 4, [
      option("memory", ["counted", "open"], [3, 4, 5]),
      option("first", ["random"], [3, 4, 5]),
    ]),
    game("ku-ka-king", [2, 3, 4], 3),
    game("kings-catering", [1, 2, 3, 4], 2, [
      option("palace", ["schoenbrunn", "buckingham", "versailles"], [1]),
      option("royals", ["family", "thinking", "random"], [2, 3, 4]),
      option("first", ["random"], [2, 3, 4]),
    ]),
  ],
  opponents: ["timo", "lina", "otto", "nora", "milo", "alma"].map((name) => ({
    name,
    ratings: {},
    games: ["king-lui", "ku-ka-king", "kings-catering"],
  })),
  usual: ["nora", "otto", "milo", "lina", "alma", "timo"],
  bots: [],
};
