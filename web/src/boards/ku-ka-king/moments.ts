// What bots of character may remark on in Ku-Ka-King: a full row with a king taken alone, and a clash.

import type { KuKaKingHappening } from "../../protocol";
import type { Line, Moment } from "../board";

export const moments = (lines: readonly Line<KuKaKingHappening>[]): (Moment | null)[] =>
  lines.map(({ happening }) => {
    if (happening.kind === "clashed") return { kind: "bad", seats: happening.seats };
    if (happening.kind !== "took") return null;
    return happening.cards.king ? { kind: "good", seats: [happening.seat] } : null;
  });
