// What there is to choose, as the server says it: asked once, before the page is shown.

import { addWords } from "./language.svelte";
import { catalogue } from "./net/api";
import type { Catalogue, GameEntry, OpponentEntry, OptionEntry, SeatInfo } from "./protocol";
import { hasText, say } from "./texts";

const AGAIN = 1000; // milliseconds until a server that does not answer is asked again

let known: Catalogue = { games: [], opponents: [], usual: [], bots: [] };

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

/** The bots people are offered for a game, from the gentlest up. */
export function opponents(game: string): OpponentEntry[] {
  return known.opponents.filter((one) => one.games.includes(game));
}

/** The same, those first who sit down where nobody has said who. */
export function usualOpponents(game: string): OpponentEntry[] {
  const place = ({ name }: OpponentEntry) =>
    (known.usual.indexOf(name) + known.usual.length + 1) % (known.usual.length + 1);
  return opponents(game).sort((one, other) => place(one) - place(other));
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

/** A bot in words, whatever its budget; one from elsewhere may have none. */
export function botName(bot: string): string {
  const [kind] = bot.split(":");
  return hasText(`web-bot-${kind}`) ? say(`web-bot-${kind}`) : bot;
}

/** Who a bot is, in a line. */
export function botHint(bot: string): string {
  return hasText(`web-bot-${bot}-hint`) ? say(`web-bot-${bot}-hint`) : "";
}

/** How a bot plays a game, in a line; known where all words are loaded. */
export function botStyle(bot: string, game: string): string {
  return hasText(`web-bot-${bot}-${game}`) ? say(`web-bot-${bot}-${game}`) : "";
}

/** A bot's name with its rating, where it has one. */
export function ratedName(bot: string, game: string): string {
  const rating = known.opponents.find(({ name }) => name === bot)?.ratings[game];
  return rating === undefined ? botName(bot) : say("web-rated", { name: botName(bot), rating: String(rating) });
}

/** What somebody at a table is called: characters have names in every language, several of one name a numeral. */
export function seatName({ name, bot }: Pick<SeatInfo, "name" | "bot">): string | undefined {
  if (!name || !bot || !hasText(`web-bot-${bot}`)) return name;
  return name.toLowerCase().startsWith(bot) ? say(`web-bot-${bot}`) + name.slice(bot.length) : name;
}

/** What a switch for an option offers; the value itself, unless the offer has words of its own. */
export function offerText(game: string, option: string, value: unknown): string {
  const id = `option-${game}-${option}-${String(value)}-offer`;
  return hasText(id) ? say(id) : optionText(game, option, value);
}

export function optionText(game: string, option: string, value: unknown): string {
  return say(`option-${game}-${option}-${String(value)}`);
}
