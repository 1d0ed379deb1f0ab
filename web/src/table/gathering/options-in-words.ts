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

/** Those that are usually asked for where so many play, and all others that are not as usual. */
export function optionsInWords(game: string, chosen: Options, players: number): OptionInWords[] {
  return gameEntry(game)
    .options.filter((option) => option.players.includes(players) || isSpecial(option, chosen[option.name]))
    .map((option) => inWords(game, option, chosen[option.name] ?? option.default));
}

function isSpecial(option: OptionEntry, value: Value | undefined): boolean {
  return value !== undefined && value !== option.default;
}

function inWords(game: string, { name, paragraph }: OptionEntry, value: Value): OptionInWords {
  return {
    name,
    label: firstText([`option-${game}-${name}`, `option-any-${name}`], name),
    value: valueInWords(game, name, value),
    paragraph,
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
