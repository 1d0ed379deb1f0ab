// Players who are absent: since when, and what those at the table may do about it.

import type { LiveTable } from "../../net/live-table.svelte";
import { serverTime } from "../../net/server-time";
import type { Absentee, Successor } from "../../protocol";
import { duration } from "../frame/duration";
import { choosing } from "../turn";
import { isOutForGood } from "./seats";

/** Server time, a second at a time; to be made by a component, which ends it. */
export class Ticking {
  now = $state(serverTime());

  constructor() {
    $effect(() => {
      const ticking = setInterval(() => (this.now = serverTime()), 1000);
      return () => clearInterval(ticking);
    });
  }

  since(at: number): string {
    return duration(Math.max(0, Math.floor(this.now - at)));
  }
}

/** Whether a bot could sit in for somebody absent: where there is a clock, it decides. */
export function mayBeStoodIn(live: LiveTable, { seat }: Absentee): boolean {
  return !live.state?.seconds && !live.state?.seats[seat]?.away;
}

/** Absent players whom the game waits for, or may: of choices made together nobody knows which is missing. */
export function awaited(live: LiveTable): Absentee[] {
  const acting = [...(live.view?.to_act ?? []), ...choosing(live)];
  return live.absent.filter((one) => acting.includes(one.seat) && mayBeStoodIn(live, one));
}

/** Whether nobody who plays is there: then nothing goes on. */
export function everybodyIsAway(live: LiveTable): boolean {
  const { seats, seconds, status } = live.state!;
  const people = seats.filter((info) => info.kind === "human" && !isOutForGood(info)).length;
  return status === "playing" && !seconds && people > 0 && live.absent.length === people;
}

/** Whether I play beside an absent player, so that my word counts. */
export function playsBeside(live: LiveTable, seat: number): boolean {
  return live.seat !== null && live.seat !== seat && !live.away;
}

/** Whether I have said yes to a successor. */
export const hasAgreed = (live: LiveTable, { agreed }: Successor) => live.seat !== null && agreed.includes(live.seat);
