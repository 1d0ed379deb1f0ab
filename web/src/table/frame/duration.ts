// A length of time in figures: 0:07, 1:10, 3:05:00, 2 d 4 h.

import { say } from "../../texts";

export function duration(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor);
  if (days) return say("web-table-clock-days", { days, hours: hours! });
  const figures = [minutes!, Math.floor(seconds % 60)].map((figure) => String(figure).padStart(2, "0")).join(":");
  return hours ? `${hours}:${figures}` : figures.replace(/^0/, "");
}
