// Cards on their way across the table: from where they lie to where they go, by transform and opacity alone.

import { motion } from "../../../settings.svelte";

const LONG = 500; // milliseconds
const AFTER_EACH = 15;
const EASING = "cubic-bezier(0.4, 0, 0.3, 1)";

/** A card leaves for another place and is gone there. */
export function leaveFor(card: Element, place: Element): Animation {
  const there = `${shift(card, place)} scale(0.35)`;
  const frames = [{}, { opacity: 1, offset: 0.6 }, { transform: there, opacity: 0 }];
  return card.animate(frames, { duration: motion(LONG), easing: EASING, fill: "forwards" });
}

/** A card comes from another place; `turn` is how many come before it. */
export function comeFrom(card: Element, place: Element, turn: number): Animation {
  const there = `${shift(card, place)} scale(0.5)`;
  const frames = [{ transform: there, opacity: 0 }, { opacity: 1, offset: 0.4 }, {}];
  const delay = motion(AFTER_EACH) * turn;
  return card.animate(frames, { duration: motion(LONG), delay, easing: EASING, fill: "backwards" });
}

function shift(card: Element, place: Element): string {
  const from = card.getBoundingClientRect();
  const to = place.getBoundingClientRect();
  const right = to.x + to.width / 2 - from.x - from.width / 2;
  const down = to.y + to.height / 2 - from.y - from.height / 2;
  return `translate(${right}px, ${down}px)`;
}
