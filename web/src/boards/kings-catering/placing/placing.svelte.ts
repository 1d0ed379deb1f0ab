// A tile on its way to a Table: which tile, which cell, turned how. What may be played comes with the view.

export interface Way {
  move: string;
  turns: number;
  gain: number;
}

/** A cell that takes the tile; Table 0 is a new one. */
export interface Spot {
  key: string;
  table: number;
  x: number;
  y: number;
  ways: Way[];
}

export const NEW = "new";

export interface Hand {
  tiles: readonly string[];
  moves: ReadonlySet<string>;
  gains: Record<string, number>;
}

export class Placing {
  #hand: () => Hand;
  #chosen = $state<string | null>(null);
  #at = $state<{ tile: string; key: string } | null>(null); // the next tile is aimed anew
  #turned = $state(0);

  constructor(hand: () => Hand) {
    this.#hand = hand;
  }

  /** The last tile is chosen by itself. */
  tile = $derived.by(() => {
    const { tiles, moves } = this.#hand();
    if (!moves.size || !tiles.length) return null;
    if (tiles.length === 1) return tiles[0]!;
    return this.#chosen && tiles.includes(this.#chosen) ? this.#chosen : null;
  });

  spots = $derived.by(() => (this.tile ? spotsFor(this.tile, this.#hand()) : []));
  spot = $derived.by(() => {
    const at = this.#at?.tile === this.tile ? this.#at?.key : null;
    return this.spots.find((spot) => spot.key === at) ?? null;
  });
  way = $derived(this.spot ? this.spot.ways[this.#turned % this.spot.ways.length]! : null);

  choose(tile: string): void {
    this.#chosen = tile;
    this.#at = null;
  }

  /** Show the tile in a cell, turned as it brings what the cell promises. */
  aim(key: string): void {
    if (!this.tile || key === this.spot?.key) return;
    this.#at = { tile: this.tile, key };
    const ways = this.spot?.ways ?? [];
    this.#turned = Math.max(
      0,
      ways.findIndex((way) => way.gain === bestOf(ways)),
    );
  }

  turn(): void {
    this.#turned += 1;
  }

  /** One step back; whether there was one. */
  back(): boolean {
    const was = this.spot ?? this.#chosen;
    if (this.spot) this.#at = null;
    else this.#chosen = null;
    return was !== null;
  }
}

export function bestOf(ways: readonly Way[]): number {
  return Math.max(...ways.map((way) => way.gain));
}

/** In reading order, a new Table last. */
function asRead(one: Spot, other: Spot): number {
  if (!one.table || !other.table) return other.table - one.table;
  return one.table - other.table || other.y - one.y || one.x - other.x;
}

/** `put soup-2b new`, `put soup-2b 3 1 -1 2`: by cell, with all turns. */
function spotsFor(tile: string, { moves, gains }: Hand): Spot[] {
  const found = new Map<string, Spot>();
  for (const move of moves) {
    const [verb, name, ...place] = move.split(" ");
    if (verb !== "put" || name !== tile) continue;
    const [table, x, y, turns] = place[0] === NEW ? [0, 0, 0, 0] : place.map(Number);
    const key = table ? `${table} ${x} ${y}` : NEW;
    if (!found.has(key)) found.set(key, { key, table: table!, x: x!, y: y!, ways: [] });
    found.get(key)!.ways.push({ move, turns: turns!, gain: gains[move] ?? 0 });
  }
  for (const spot of found.values()) spot.ways.sort((one, other) => one.turns - other.turns);
  return [...found.values()].sort(asRead);
}
