// What is heard of Ku-Ka-King: a clash, rows that are named, the first scoring. What follows from rows makes no sound.

import type { KuKaKingHappening } from "../../../protocol";
import type { Sound } from "../../../alerts/sounds";

export function sound(happenings: readonly KuKaKingHappening[]): Sound | null {
  const happened = (wanted: KuKaKingHappening["kind"]) => happenings.some(({ kind }) => kind === wanted);
  if (happened("clashed")) return "clash";
  return happened("took") || happened("first-scoring") ? "reveal" : null;
}
