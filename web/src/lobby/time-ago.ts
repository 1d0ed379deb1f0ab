// How long ago something was, in words.

import { serverTime } from "../net/server-time";

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** A moment in seconds since 1970, as seen now: "2 hours ago". */
export function sinceWords(at: number, now = serverTime()): string {
  const ago = Math.max(0, now - at);
  const [unit, seconds] = STEPS.find(([, length]) => ago >= length) ?? ["second", 1];
  return words.format(unit === "second" ? 0 : -Math.floor(ago / seconds), unit);
}
