// The player's settings, stored in this browser.

import { MediaQuery } from "svelte/reactivity";
import { remember, remembered } from "./browser-storage";

const KEY = "threekings-settings";

export interface Settings {
  language: string; // its code; none: the browser's
  theme: "system" | "light" | "dark";
  cards: "small" | "medium" | "large";
  motion: number; // how long movements take: 1 as designed, 0 not at all
  sound: boolean;
  volume: number;
  confirm: boolean; // ask before what cannot be taken back
  notify: boolean;
  chat: boolean; // shown at the table
  remarks: boolean; // of bots of character
  aids: boolean; // what can be known and is hard to keep in mind is shown, and marks beyond what a newcomer needs
  typing: boolean; // a line to type moves stands beside the board
  keys: boolean; // single letters, digits and signs are shortcuts
  name: string;
  guided: string[]; // games whose first moves need no guide any more
}

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  cards: "medium",
  motion: 1,
  sound: true,
  volume: 0.5,
  confirm: true,
  notify: false,
  chat: true,
  remarks: true,
  aids: false,
  typing: false,
  keys: true,
  name: "",
  guided: [],
};

const dark = new MediaQuery("(prefers-color-scheme: dark)");
const still = new MediaQuery("(prefers-reduced-motion: reduce)");

export const settings: Settings = $state({ ...DEFAULTS, ...remembered<Partial<Settings>>(KEY) });

/** Store and apply the settings whenever one changes; called once, by the page. */
export function applySettings(): void {
  $effect(() => {
    remember(KEY, settings);
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "system" ? (dark.current ? "dark" : "light") : settings.theme;
    root.dataset.cards = settings.cards;
  });
}

/** The duration of an animation at the player's speed; 0 where nothing is to move. */
export function motion(milliseconds: number): number {
  return still.current ? 0 : pause(milliseconds);
}

/** The time between two things that are shown one after another, also where nothing is to move. */
export function pause(milliseconds: number): number {
  return document.hidden ? 0 : milliseconds * settings.motion;
}
