// What is heard of Ku-Ka-King: a clash, or rows that are named; the last ones are followed by the sound of the end.

import type { KuKaKingHappening } from "../../../protocol";
import type { Sound } from "../../../alerts/sounds";

export function sound(happenings: readonly KuKaKingHappening[]): Sound {
  const happened = (wanted: KuKaKingHappening["kind"]) => happenings.some(({ kind }) => kind === wanted);
  if (happened("clashed")) return "clash";
  return happened("over") ? "move" : "reveal";
}
