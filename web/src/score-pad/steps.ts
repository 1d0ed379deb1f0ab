// A pad step by step: who played, then the column of one owner after another.

import type { PadKind, PadSheet, ScoredPad } from "../protocol";
import { capital, cardName, hasText, say, sentence } from "../texts";
import type { SheetCounts } from "./pads";

/** The column of one owner on a sheet; `owner` is its place there. */
export interface Column {
  sheet: PadSheet;
  owner: number;
}

/** All columns, in the order in which they are counted. */
export function columnsOf(answer: ScoredPad | null): Column[] {
  return (answer?.sheets ?? []).flatMap((sheet) => sheet.owners.map((_, owner) => ({ sheet, owner })));
}

/** The columns in which nothing stands yet. */
export function uncounted(columns: readonly Column[], counts: SheetCounts): Column[] {
  return columns.filter(({ sheet, owner }) => !Object.keys(counts[sheet.name]?.[owner] ?? {}).length);
}

/** A count as it was given, or else what there is for certain. */
export function countOf({ sheet, owner }: Column, kind: PadKind, counts: SheetCounts): number {
  return counts[sheet.name]?.[owner]?.[kind.name] ?? leastOf({ sheet, owner }, kind);
}

export function leastOf({ sheet, owner }: Column, kind: PadKind): number {
  return sheet.least[owner]?.[kind.name] ?? 0;
}

/** Whose column it is: somebody's, or the game's own. */
export function ownerName({ sheet, owner }: Column, game: string, names: readonly string[]): string {
  const seat = sheet.owners[owner];
  return seat === null || seat === undefined ? say(`web-pad-${game}-owner`) : (names[seat] ?? "");
}

export function sheetName(game: string, sheet: PadSheet): string {
  return say(`web-pad-${game}-${sheet.name}`);
}

/** How to count on a sheet, where there is something to say. */
export function sheetHint(game: string, sheet: PadSheet): string {
  const id = `web-pad-${game}-${sheet.name}-how`;
  return hasText(id) ? say(id) : "";
}

export function kindName(kind: PadKind): string {
  return capital(kind.words ? sentence(kind.words, []) : cardName(kind.name));
}

/** Why a count cannot be, in words; null where it can. */
export function problemAt(answer: ScoredPad | null, { sheet, owner }: Column, kind: PadKind): string | null {
  const found = answer?.problems.find(
    (one) => one.sheet === sheet.name && one.owner === owner && one.kind === kind.name,
  );
  return found ? sentence(found.why, []) : null;
}

export function hasProblem(answer: ScoredPad | null, { sheet, owner }: Column): boolean {
  return !!answer?.problems.some((one) => one.sheet === sheet.name && one.owner === owner);
}
