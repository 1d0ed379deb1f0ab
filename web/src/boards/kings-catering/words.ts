// Tiles and moves in words, for buttons and screen readers.

import { listed, say, sentence, tileName } from "../../texts";
import type { Face, KingsCateringView } from "../../protocol";
import { turned } from "./pieces/sides";

const COMPASS = ["north", "east", "south", "west"];

/** soup 2: gold on top and red on the right */
export function tileWords(name: string, view: KingsCateringView, turns = 0): string {
  const face = view.faces[name]!;
  const tile = tileName(name);
  if (face.asks) return say("web-kc-crew", { tile, asks: asksWords(name, view) });
  return say("web-kc-food", { tile, sides: sidesWords(face, turns) });
}

function sidesWords(face: Face, turns: number): string {
  const sides = turned(face, turns).flatMap((colour, side) =>
    colour ? [say("web-kc-half", { colour, side: say(`web-kc-side-${COMPASS[side]}`) })] : [],
  );
  return listed(sides);
}

/** What Crew gives stars for, and whether the King leaves that no chance. */
export function asksWords(name: string, view: KingsCateringView): string {
  const asks = sentence(view.faces[name]!.asks!, []);
  return view.hopeless.includes(name) ? `${asks} ${say("web-kc-crew-never")}` : asks;
}

/** +3★, −1★, 0★ */
export function gainWords(gain: number): string {
  return `${gain > 0 ? "+" : gain < 0 ? "−" : ""}${Math.abs(gain)}★`;
}

export function describe(move: string, view: KingsCateringView): string {
  const [verb, name, table, x, y, turns] = move.split(" ");
  if (verb === "column") return columnWords(Number(name), view);
  const gain = gainWords(view.gains[move] ?? 0);
  const tile = tileName(name!);
  if (table === "new") return say("web-kc-found", { tile, gain });
  return say("web-kc-put", { tile, table: table!, x: x!, y: y!, turns: Number(turns), gain });
}

function columnWords(column: number, view: KingsCateringView): string {
  return say("web-kc-take", { column, tiles: listed((view.columns[column - 1] ?? []).map(tileName)) });
}
