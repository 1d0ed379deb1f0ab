// The sounds of a table, the title of its tab, and a notification when it is my turn.

import { untrack } from "svelte";
import { loadBoard } from "../boards";
import type { News } from "../boards/board";
import type { LiveTable } from "../net/live-table.svelte";
import type { View } from "../protocol";
import { isMyTurn } from "../table/turn";
import { notifyTurn } from "./notifications";
import { play, type Sound } from "./sounds";
import { title } from "./tab-title";

/** Alert the player of a table to what happens there; called once, by its page. */
export function alertPlayer(live: LiveTable, name: () => string): void {
  const myTurn = $derived(isMyTurn(live));
  const over = $derived(live.state?.status === "over");
  let wasMine: boolean | null = null; // null until the first frame: who has just come needs no alert
  let wasOver: boolean | null = null;

  $effect(() => title(name(), { myTurn }));

  $effect(() => {
    if (live.news) void soundOf(live.news).then(play);
  });

  $effect(() => {
    if (!live.state) return;
    if (myTurn && wasMine === false) untrack(() => alertTurn(name()));
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

function alertTurn(name: string): void {
  play("turn");
  notifyTurn(name);
}

/** The board knows what is heard of its game. */
async function soundOf({ before, log }: News<View>): Promise<Sound> {
  const board = await loadBoard(before.game);
  return board.sound?.(log.map(({ happening }) => happening)) ?? "move";
}
