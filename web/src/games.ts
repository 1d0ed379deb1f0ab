// What there is to choose, as the server says it: asked once, before the page is shown.

import { addWords } from "./language.svelte";
import { catalogue } from "./net/api";
import type { Catalogue, GameEntry, LevelEntry, OptionEntry } from "./protocol";
import { hasText, say } from "./texts";

const AGAIN = 1000; // milliseconds until a server that does not answer is asked again

let known: Catalogue = { games: [], levels: [], bots: [] };

/** Ask the server until it answers: without games there is no page. */
export async function loadCatalogue(): Promise<void> {
  for (;;) {
    try {
      return know(await catalogue());
    } catch {
      await new Promise((wake) => setTimeout(wake, AGAIN));
    }
  }
}

export function know(told: Catalogue): void {
  known = told;
  for (const { texts, translations } of told.games) if (texts) addWords({ en: texts, ...translations });
}

export function gameNames(): string[] {
  return known.games.map((game) => game.name);
}

/** The games that can be scored from what lies on a real table. */
export function padGames(): string[] {
  return known.games.filter((game) => game.score_pad).map((game) => game.name);
}

export function gameEntry(name: string): GameEntry {
  return known.games.find((game) => game.name === name)!;
}

/** The options people are offered where so many play. */
export function offeredOptions(game: string, players: number): OptionEntry[] {
  return gameEntry(game).options.filter((option) => option.players.includes(players));
}

export function levels(): LevelEntry[] {
  return known.levels;
}

// Their names

export function gameTitle(game: string): string {
  return say(`web-game-${game}`);
}

/** For how many a game is, how long it takes, and from what age on it can be played, where its rulebook says so. */
export function gameFacts(game: string): { players: string; minutes: string; age?: string } {
  const { players, minutes, age } = gameEntry(game);
  return {
    players: say("web-players", { least: players[0]!, most: players.at(-1)! }),
    minutes: say("web-minutes", { minutes }),
    ...(age && { age: say("web-age", { age }) }),
  };
}

/** A level of bots; one from elsewhere may have no text. */
export function levelName(level: string): string {
  return hasText(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}

/** How a level of bots plays, in a line. */
export function levelHint(level: string): string {
  return hasText(`web-level-${level}-hint`) ? say(`web-level-${level}-hint`) : "";
}

/** What a switch for an option offers; the value itself, unless the offer has words of its own. */
export function offerText(game: string, option: string, value: unknown): string {
  const id = `option-${game}-${option}-${String(value)}-offer`;
  return hasText(id) ? say(id) : optionText(game, option, value);
}

export function optionText(game: string, option: string, value: unknown): string {
  return say(`option-${game}-${option}-${String(value)}`);
}
