// The tile that is to be put next, and over which cell it is shown, turned how.

import { bestWay, spotsFor, type Choices, type Spot, type Way } from "./spots";

export interface Hand extends Choices {
  /** Tiles that are not laid yet. */
  open: readonly string[];
}

export class Placing {
  #hand: () => Hand;
  #chosen = $state<string | null>(null);
  #at = $state<{ tile: string; key: string } | null>(null); // the next tile is aimed anew
  #turned = $state(0);

  constructor(hand: () => Hand) {
    this.#hand = hand;
  }

  /** The next tile is chosen by itself. */
  tile: string | null = $derived.by(() => {
    const { open } = this.#hand();
    return (this.#chosen && open.includes(this.#chosen) ? this.#chosen : open[0]) ?? null;
  });
  spots: Spot[] = $derived.by(() => (this.tile ? spotsFor(this.tile, this.#hand()) : []));
  /** The cell over which the tile is shown. */
  spot: Spot | null = $derived.by(() => {
    const at = this.#at?.tile === this.tile ? this.#at?.key : null;
    return this.spots.find((spot) => spot.key === at) ?? null;
  });
  way: Way | null = $derived(this.spot ? this.spot.ways[this.#turned % this.spot.ways.length]! : null);

  choose(tile: string): void {
    this.#chosen = tile;
    this.#at = null;
  }

  /** Show the tile over a cell, turned as it brings most; over none. */
  aim(key: string | null): void {
    if (key === (this.spot?.key ?? null)) return;
    this.#at = key && this.tile ? { tile: this.tile, key } : null;
    const spot = this.spot;
    this.#turned = spot ? spot.ways.indexOf(bestWay(spot)) : 0;
  }

  /** Turn the tile that is shown; whether one is. */
  turn(): boolean {
    this.#turned += 1;
    return this.spot !== null;
  }

  /** How a cell's tile would be put: as shown there, or as it brings most. */
  wayAt(spot: Spot): Way {
    return this.spot?.key === spot.key ? this.way! : bestWay(spot);
  }
}
