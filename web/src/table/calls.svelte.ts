// What a table lets its players hear: sounds, the tab's title, a notification when it is one's turn.

import { untrack } from "svelte";
import { loadBoard } from "../boards";
import type { News } from "../boards/board";
import type { LiveTable } from "../net/table.svelte";
import { callToTurn, title } from "../notices";
import type { View } from "../protocol";
import { play, type Sound } from "../sounds";
import { isMyTurn } from "./turn";

/** Call the player of a table; used once, by its page. */
export function callPlayer(live: LiveTable, name: () => string): void {
  const myTurn = $derived(isMyTurn(live));
  const over = $derived(live.state?.status === "over");
  let wasMine: boolean | null = null; // null until the table is known: who has just come needs no call
  let wasOver: boolean | null = null;

  $effect(() => title(name(), { myTurn }));

  $effect(() => {
    if (live.news) void soundOf(live.news).then(play);
  });

  $effect(() => {
    if (!live.state) return;
    if (myTurn && wasMine === false) untrack(() => call(name()));
    wasMine = myTurn;
  });

  $effect(() => {
    if (!live.state) return;
    if (over && wasOver === false) play("end");
    wasOver = over;
  });

  $effect(() => {
    if (live.refusal) play("refuse");
  });
}

function call(name: string): void {
  play("turn");
  callToTurn(name);
}

/** The board knows what is heard of its game. */
async function soundOf({ before, log }: News<View>): Promise<Sound> {
  const board = await loadBoard(before.game);
  return board.sound?.(log.map(({ happening }) => happening)) ?? "move";
}
