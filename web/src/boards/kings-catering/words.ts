// Tiles and moves in words, for buttons and screen readers.

import { listed, say, semicolons, sentence, tileName } from "../../texts";
import type { Face, KingsCateringView, Laid, Placed, Text } from "../../protocol";
import { STEPS, turned } from "./pieces/sides";

const COMPASS = ["north", "east", "south", "west"];
const BESIDE = ["web-kc-below", "web-kc-left-of", "web-kc-above", "web-kc-right-of"]; // by the side of the neighbour

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

/** +3 stars, to be spoken */
function gainSpoken(gain: number): string {
  return say("web-kc-gain", { sign: gain > 0 ? "more" : gain < 0 ? "less" : "none", stars: Math.abs(gain) });
}

/** Same shape as Table 2: would be discarded. */
export function warningWords(warnings: readonly Text[]): string {
  return semicolons(warnings.map((warning) => sentence(warning, [])));
}

export function describe(move: string, view: KingsCateringView): string {
  const [verb, name, table, ...cell] = move.split(" ");
  if (verb === "column") return columnWords(Number(name), view);
  const gain = gainSpoken(view.gains[move] ?? 0);
  const warned = (words: string) => semicolons([words, ...(view.warnings[move] ?? []).map((one) => sentence(one, []))]);
  const tile = tileName(name!);
  if (table === "new") return warned(say("web-kc-found", { tile, gain }));
  const [x, y, turns] = cell.map(Number) as [number, number, number];
  const put = { tile: name!, x, y, turns };
  const what = meeting(put, Number(table), view).map(({ colour }) => say("web-kc-meet", { colour }));
  const where = whereWords(put, Number(table), view);
  return warned(say("web-kc-put", { tile, where, meets: what.length, what: listed(what), turns, gain }));
}

function columnWords(column: number, view: KingsCateringView): string {
  return say("web-kc-take", { column, tiles: listed((view.columns[column - 1] ?? []).map(tileName)) });
}

/** Right of roast 2: beside the tiles whose Decorations it meets, or beside all; with the Table where there are several. */
export function whereWords(
  put: Omit<Placed, "tile"> & { tile?: string },
  table: number,
  view: KingsCateringView,
): string {
  const tables = tablesOfMover(view);
  const met = put.tile ? meeting({ ...put, tile: put.tile }, table, view) : [];
  const beside = met.length ? met : neighbours(put, tables[table - 1]);
  const where = listed(beside.map(({ tile, side }) => say(BESIDE[side]!, { tile: tileName(tile) })));
  return tables.length > 1 ? say("web-kc-at-table", { table, where }) : where;
}

interface Neighbour {
  tile: string;
  side: number;
  turns: number;
}

function neighbours({ x, y }: Pick<Placed, "x" | "y">, table: Laid | undefined): Neighbour[] {
  return STEPS.flatMap(([east, north], side) => {
    const there = table?.tiles.find((put) => put.x === x + east && put.y === y + north);
    return there ? [{ tile: there.tile, side, turns: there.turns }] : [];
  });
}

/** The neighbours whose Decorations a tile would join, and in which colour: what the board draws as one. */
function meeting(put: Placed, table: number, view: KingsCateringView): (Neighbour & { colour: string })[] {
  const own = turned(view.faces[put.tile]!, put.turns);
  return neighbours(put, tablesOfMover(view)[table - 1]).flatMap((there) => {
    const colour = own[there.side];
    const met = turned(view.faces[there.tile]!, there.turns)[(there.side + 2) % 4];
    return colour && colour === met ? [{ ...there, colour }] : [];
  });
}

function tablesOfMover(view: KingsCateringView): readonly Laid[] {
  return view.caterers[view.to_act[0] ?? 0]?.tables ?? [];
}
