// Palaces, one after another, for who plays alone.

import { gameEntry } from "../../games";
import type { KingsCateringView, Options } from "../../protocol";
import { say } from "../../texts";

/** The palace that comes after the one of this game, in the order in which they are offered. */
export function nextPalace(view: KingsCateringView): { name: string; options: Options } | null {
  const palaces = gameEntry(view.game).options.find(({ name }) => name === "palace")?.offered ?? [];
  const next = palaces[palaces.indexOf(view.palace ?? "") + 1];
  if (!view.palace || typeof next !== "string") return null;
  return { name: say(`kc-palace-${next}`), options: { palace: next } };
}
