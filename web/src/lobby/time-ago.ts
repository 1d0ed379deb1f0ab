// How long ago something was, in words: relative time.

import { serverTime } from "../net/server-time";

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];
const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** A moment in seconds since 1970, as seen now: "2 hours ago". */
export function timeAgo(at: number, now = serverTime()): string {
  const ago = Math.max(0, now - at);
  const [unit, seconds] = STEPS.find(([, length]) => ago >= length) ?? ["second", 1];
  return format.format(unit === "second" ? 0 : -Math.floor(ago / seconds), unit);
}
