// A seat in words.

import type { LiveTable } from "../../net/live-table.svelte";
import type { SeatInfo, State } from "../../protocol";
import { listed, say } from "../../texts";

/** Whether nothing is waited for but the game itself. */
export function everybodySits(table: State): boolean {
  return table.seats.every((info) => info.name !== undefined);
}

/** Those for whom the game still waits, though they sit: they have not said that they are ready. */
export function unready(table: State): string[] {
  if (!table.ready) return [];
  return table.seats.flatMap(({ kind, name, ready }) => (kind === "human" && name && !ready ? [name] : []));
}

/** What a table waits for before its game, in a sentence. */
export function waitingFor(table: State): string {
  const names = unready(table);
  if (!everybodySits(table)) return say("web-table-gathering");
  return names.length
    ? say("web-table-unready", { players: listed(names), count: names.length })
    : say("web-table-preparing");
}

/** Whether a bot plays for a person; `away` says why: time, left, resigned, revoked. */
export function isOut(info: SeatInfo): boolean {
  return info.kind === "human" && info.away !== undefined;
}

/** Whether that is so until the end of the game. */
export function isOutForGood(info: SeatInfo | undefined): boolean {
  return info?.away === "resigned" || info?.away === "revoked";
}

/** Whether anybody is there to talk to, or has been: other people at the table, or such as look on. */
export function hasCompany({ state, mine, spectators }: LiveTable): boolean {
  const others = state?.seats.some((info, seat) => info.kind === "human" && !mine.includes(seat));
  return !mine.length || !!others || spectators > 0 || !!state?.chat?.length;
}
