// What I am called: the name from the settings, or one that this browser has drawn.

import { remember, remembered } from "../browser-storage";
import { settings } from "../settings.svelte";
import { say } from "../texts";

const KEY = "threekings-guest";
const GUESTS = 8;
const drawn = remembered<number>(KEY) ?? draw();

function draw(): number {
  const number = 1 + Math.floor(Math.random() * GUESTS);
  remember(KEY, number);
  return number;
}

/** A name for somebody who has not said theirs. */
export function guestName(): string {
  return say(`web-guest-${drawn}`);
}

export function myName(): string {
  return settings.name.trim() || guestName();
}
