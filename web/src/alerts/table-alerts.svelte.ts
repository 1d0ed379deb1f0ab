// The sounds of a table, the title of its tab, and notifications: my turn, and somebody who wants to play again.

import { untrack } from "svelte";
import { loadBoard } from "../boards";
import type { LiveTable } from "../net/live-table.svelte";
import type { LogLine } from "../protocol";
import { rematchOffer } from "../table/ending/rematch";
import type { Telling } from "../table/telling.svelte";
import { say } from "../texts";
import { notify } from "./notifications";
import { play, type Sound } from "./sounds";
import { title } from "./tab-title";

/** Alert the player of a table to what happens there; called once, by its page. */
export function alertPlayer(live: LiveTable, telling: Telling, name: () => string): void {
  const next = $derived(telling.held === null && live.seat === null ? live.due[0] : undefined); // at this device
  const myTurn = $derived(telling.myTurn || next !== undefined);
  const counted = $derived(live.endWitnessed && !telling.uncounted);
  const offer = $derived(rematchOffer(live));
  let wasMine: boolean | null = null; // null until the first frame: who has just come needs no alert
  let wasOffered: boolean | null = null;
  let told = live.news?.from ?? 0; // lines of the log

  $effect(() => title(name(), { myTurn }));

  $effect(() => {
    const lines = telling.steps.flatMap((step) => step.lines);
    untrack(() => {
      if (live.news && lines.length > told) void soundOf(live.news.before.game, lines.slice(told));
      told = lines.length;
    });
  });

  $effect(() => {
    if (!live.state) return;
    if (myTurn && wasMine === false) untrack(() => alert(call(live.names[next ?? -1]), name()));
    wasMine = myTurn;
  });

  $effect(() => {
    if (counted) play("end");
  });

  $effect(() => {
    if (!live.state) return;
    if (offer && wasOffered === false) untrack(() => alert(offer, name()));
    wasOffered = offer !== null;
  });

  $effect(() => {
    if (live.refusal) play("refuse");
  });
}

const call = (player: string | undefined) => (player ? say("web-device-turn", { player }) : say("web-your-turn"));

function alert(what: string, game: string): void {
  play("turn");
  notify(what, game);
}

/** The board knows what is heard of its game. */
async function soundOf(game: string, lines: readonly LogLine[]): Promise<void> {
  const { sound } = await loadBoard(game);
  const heard: Sound | null = sound ? sound(lines.map(({ happening }) => happening)) : "move";
  if (heard) play(heard);
}
