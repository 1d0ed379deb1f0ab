// What I am called: the name from the settings, or one that this browser has drawn.

import { settings } from "../settings.svelte";
import { say } from "../texts";

const KEY = "threekings-guest";
const GUESTS = 8;
const drawn = kept() ?? draw();

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function draw(): string {
  const number = String(1 + Math.floor(Math.random() * GUESTS));
  try {
    localStorage.setItem(KEY, number);
  } catch {
    // Then it is another one next time.
  }
  return number;
}

/** A name for somebody who has not said theirs. */
export function guestName(): string {
  return say(`web-guest-${drawn}`);
}

export function myName(): string {
  return settings.name.trim() || guestName();
}
