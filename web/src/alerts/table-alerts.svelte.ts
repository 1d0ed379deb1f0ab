// What a table lets its players hear: sounds, the tab's title, a notification when it is one's turn.

import { untrack } from "svelte";
import type { LiveTable } from "../net/live-table.svelte";
import { callToTurn, title } from "./notifications";
import { play, type Sound } from "./sounds";
import { choosing, isMyTurn } from "../table/turn";

/** Call the player of a table; used once, by its page. */
export function callPlayer(live: LiveTable, name: () => string): void {
  const myTurn = $derived(isMyTurn(live));
  const over = $derived(live.state?.status === "over");
  let wasMine: boolean | null = null; // null until the table is known: who has just come needs no call
  let wasOver: boolean | null = null;

  $effect(() => title(name(), { myTurn }));

  $effect(() => {
    const news = live.news;
    if (news) untrack(() => play(soundOf(live)));
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

function soundOf(live: LiveTable): Sound {
  if (live.news?.log.some((line) => line.id.endsWith("-clash"))) return "clash";
  return choosing(live).length ? "reveal" : "move";
}
