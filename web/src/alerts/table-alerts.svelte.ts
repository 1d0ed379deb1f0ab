// The sounds of a table, the title of its tab, and a notification when it is my turn.

import { untrack } from "svelte";
import type { LiveTable } from "../net/live-table.svelte";
import { notifyTurn } from "./notifications";
import { play, type Sound } from "./sounds";
import { title } from "./tab-title";
import { choosing, isMyTurn } from "../table/turn";

/** Alert the player of a table to what happens there; called once, by its page. */
export function alertPlayer(live: LiveTable, name: () => string): void {
  const myTurn = $derived(isMyTurn(live));
  const over = $derived(live.state?.status === "over");
  let wasMine: boolean | null = null; // null until the first frame: who has just come needs no alert
  let wasOver: boolean | null = null;

  $effect(() => title(name(), { myTurn }));

  $effect(() => {
    const news = live.news;
    if (news) untrack(() => play(soundOf(live)));
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

function soundOf(live: LiveTable): Sound {
  if (live.news?.log.some((line) => line.id.endsWith("-clash"))) return "clash";
  return choosing(live).length ? "reveal" : "move";
}
