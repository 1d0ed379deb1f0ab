// A seat in words.

import { levelName, levels } from "../../games";
import type { SeatInfo, State } from "../../protocol";

/** Whether nothing is waited for but the game itself. */
export function everybodySits(table: State): boolean {
  return table.seats.every((info) => info.name !== undefined);
}

/** Whether a bot plays for a person; `away` says why: time, left, resigned, revoked. */
export function isOut(info: SeatInfo): boolean {
  return info.kind === "human" && info.away !== undefined;
}

/** Whether that is so until the end of the game. */
export function isOutForGood(info: SeatInfo | undefined): boolean {
  return info?.away === "resigned" || info?.away === "revoked";
}

/** A bot in words: a level of ours, or what its program calls it. */
export function botName(bot: string): string {
  const level = levels().find((one) => one.bot === bot);
  return level ? levelName(level.name) : bot;
}
