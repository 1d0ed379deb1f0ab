// The King's Catering for the table page.

import { say } from "../../texts";
import type { Board } from "../board";
import Aids from "./Aids.svelte";
import BoardComponent from "./Board.svelte";
import { moments } from "./moments";
import { nextPalace } from "./palaces";
import { scores } from "./scores";
import type { KingsCateringHappening, KingsCateringView } from "../../protocol";
import { describe } from "./words";

export const board: Board<KingsCateringView, KingsCateringHappening> = {
  component: BoardComponent,
  aids: Aids,
  claims: (move) => /^(column|put) /.test(move),
  question: () => null,
  autoplays: (move) => move.startsWith("column "), // the last tile ends a turn, which is for the player to say
  namesPlayers: true,
  moments,
  scores,
  points: (count) => say("web-kc-stars", { count }),
  next: nextPalace,
  marks(move) {
    const [verb, what, ...cell] = move.split(" ");
    if (verb === "column") return [`[data-column="${what}"]`];
    const tile = `[data-place="hand"][data-tile="${CSS.escape(what!)}"]`;
    const spot = `[data-spot="${cell.slice(0, 3).join(" ")}"]`; // of whichever tile is held
    return [tile, `:is([data-board]:has(${tile}[aria-pressed="true"]) ${spot})`];
  },
  describe,
  keys: [
    { key: "1–3", does: "web-kc-key-number" },
    { key: "← → ↑ ↓", does: "web-kc-key-arrows" },
    { key: "Enter", does: "web-kc-key-enter" },
    { key: "R", does: "web-kc-key-turn" },
    { key: "N", does: "web-kc-key-new" },
    { key: "Del", does: "web-kc-key-delete" },
    { key: "E", does: "web-kc-key-end" },
    { key: "Esc", does: "web-kc-key-back" },
    { key: "+ −", does: "web-kc-key-zoom" },
  ],
};
