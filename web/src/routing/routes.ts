// Which address is which page, and back.

import { gameNames, padGames } from "../games";

export type Route =
  | { page: "front" }
  | { page: "table"; table: string; token: string | null }
  | { page: "replay"; table: string | null; step: number | null }
  | { page: "rules"; game: string; paragraph: string | null }
  | { page: "learn"; game: string }
  | { page: "score"; game: string | null; pad: string | null }
  | { page: "account"; code: string | null }
  | { page: "settings" }
  | { page: "statistics" }
  | { page: "host" }
  | { page: "unknown" };

/** The page an address is of; `fragment` is what follows the #. */
export function routeOf(path: string, fragment: string): Route {
  const [place = "", name = "", ...more] = path.split("/").filter(Boolean).map(readable);
  if (more.length) return { page: "unknown" };
  if (!place) return { page: "front" };
  if (place === "table" && name) return { page: "table", table: name, token: fragment || null };
  if (place === "replay") return { page: "replay", table: name || null, step: stepIn(fragment) };
  if (place === "learn") return gameNames().includes(name) ? { page: "learn", game: name } : { page: "unknown" };
  if (place === "rules") return rulesOf(name || gameNames()[0]!, fragment);
  if (place === "score") return scoreOf(name || null, fragment);
  if (place === "account" && !name) return { page: "account", code: fragment || null };
  const alone = place === "settings" || place === "statistics" || place === "host";
  return alone && !name ? { page: place } : { page: "unknown" };
}

function rulesOf(game: string, fragment: string): Route {
  return gameNames().includes(game) ? { page: "rules", game, paragraph: fragment || null } : { page: "unknown" };
}

function scoreOf(game: string | null, fragment: string): Route {
  const known = game === null || padGames().includes(game);
  return known
    ? { page: "score", game, pad: /^[0-9a-f]{1,16}$/.test(fragment) ? fragment : null }
    : { page: "unknown" };
}

function stepIn(fragment: string): number | null {
  return /^\d{1,6}$/.test(fragment) ? Number(fragment) : null;
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

// Addresses

export const tableAddress = (table: string, token?: string): string => `/table/${table}${token ? `#${token}` : ""}`;
export const replayAddress = (table: string, step?: number): string =>
  `/replay/${table}${step === undefined ? "" : `#${step}`}`;
export const lessonAddress = (game: string): string => `/learn/${game}`;
export const rulesAddress = (game: string, paragraph?: string): string =>
  `/rules/${game}${paragraph ? `#${paragraph}` : ""}`;
export const scoreAddress = (game: string, pad?: string): string => `/score/${game}${pad ? `#${pad}` : ""}`;
