// How long ago something was, in words: relative time.

import { language } from "../language.svelte";
import { serverTime } from "../net/server-time";

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** A moment in seconds since 1970, as seen now: "2 hours ago". */
export function timeAgo(at: number, now = serverTime()): string {
  const ago = Math.max(0, now - at);
  const [unit, seconds] = STEPS.find(([, length]) => ago >= length) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return format.format(unit === "second" ? 0 : -Math.floor(ago / seconds), unit);
}
