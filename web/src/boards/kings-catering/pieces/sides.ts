// What meets at the sides of tiles, for drawing: which half-Decorations join into a whole one.

import type { Face, Placed } from "../../../protocol";

export const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
export const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

/** Two halves that meet: drawn as one, in the middle between both tiles. */
export interface Joined {
  key: string;
  colour: string;
  x: number;
  y: number;
}

/** The colours at the sides of a tile that was turned clockwise. */
export function turned(face: Face, turns: number): (string | null)[] {
  return face.sides.map((_, side) => face.sides[(side - turns + 4) % 4] ?? null);
}

/** The sides of each tile of a Table whose half meets one of its colour. */
export function joinedSides(tiles: readonly Placed[], faces: Record<string, Face>): Map<string, number[]> {
  const lying = new Map(tiles.map((put) => [`${put.x} ${put.y}`, put]));
  return new Map(tiles.map((put) => [put.tile, [0, 1, 2, 3].filter((side) => joins(put, side, lying, faces))]));
}

function joins(put: Placed, side: number, lying: Map<string, Placed>, faces: Record<string, Face>): boolean {
  const [east, north] = STEPS[side]!;
  const other = lying.get(`${put.x + east} ${put.y + north}`);
  const own = turned(faces[put.tile]!, put.turns)[side];
  return !!own && !!other && turned(faces[other.tile]!, other.turns)[(side + 2) % 4] === own;
}

/** The whole Decorations of a Table, each once. */
export function decorations(tiles: readonly Placed[], faces: Record<string, Face>): Joined[] {
  const sides = joinedSides(tiles, faces);
  return tiles.flatMap((put) =>
    sides
      .get(put.tile)!
      .filter((side) => side < 2) // the other tile sees it in its south or west
      .map((side) => ({
        key: `${put.tile} ${side}`,
        colour: turned(faces[put.tile]!, put.turns)[side]!,
        x: put.x + STEPS[side]![0] / 2,
        y: put.y + STEPS[side]![1] / 2,
      })),
  );
}
