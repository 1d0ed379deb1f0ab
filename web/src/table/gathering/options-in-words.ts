// The options of a table in words, each with the paragraph of the rules that it changes.

import { gameEntry } from "../../games";
import type { OptionEntry, Options } from "../../protocol";
import { hasText, say } from "../../texts";

export interface OptionInWords {
  name: string;
  label: string;
  value: string;
  paragraph: string | null;
}

type Value = boolean | number | string;

/** Where the rules tell of an option; paragraphs keep their numbers. */
const PARAGRAPHS: Record<string, Record<string, string>> = {
  "king-lui": { first: "2.2", free_dragon: "4.6", tiebreak: "5.4", memory: "6.3" },
  "kings-catering": { royals: "2.2", princesses: "2.1", first: "2.4", palace: "7.2", rounds: "8.1", royals2: "8.1" },
};

/** Those that are usually asked for where so many play, and all others that are not as usual. */
export function optionsInWords(game: string, chosen: Options, players: number): OptionInWords[] {
  return gameEntry(game)
    .options.filter((option) => option.players.includes(players) || isSpecial(option, chosen[option.name]))
    .map((option) => inWords(game, option.name, chosen[option.name] ?? option.default));
}

function isSpecial(option: OptionEntry, value: Value | undefined): boolean {
  return value !== undefined && value !== option.default;
}

function inWords(game: string, name: string, value: Value): OptionInWords {
  return {
    name,
    label: firstText([`option-${game}-${name}`, `option-any-${name}`], name),
    value: valueInWords(game, name, value),
    paragraph: PARAGRAPHS[game]?.[name] ?? null,
  };
}

function valueInWords(game: string, name: string, value: Value): string {
  const ids = [`option-${game}-${name}-${value}`, `option-any-${name}-${value}`, `option-${game}-${name}-other`];
  const written = firstText(ids, "");
  if (written) return written;
  if (name === "first" && typeof value === "number") return say("option-any-first-seat", { number: value + 1 });
  if (typeof value === "boolean") return say(value ? "web-terms-yes" : "web-terms-no");
  return String(value);
}

/** The text of the first id that there is; games from elsewhere may have none. */
function firstText(ids: string[], otherwise: string): string {
  const id = ids.find(hasText);
  return id ? say(id) : otherwise;
}
