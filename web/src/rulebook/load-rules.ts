// The rules of a game, a chunk loaded on demand.

import books from "virtual:rules";
import type { Rulebook } from "../../plugins/rules";
import { language } from "../language.svelte";

/** Null for a game from elsewhere, whose rules are not part of the page. */
export async function loadRules(game: string): Promise<Rulebook | null> {
  return (await books[`${language()}/${game}`]?.())?.default ?? null;
}
