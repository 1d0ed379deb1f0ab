// Tiles on their way: from where each lay before a view came to where it lies now.

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

interface Lying {
  place: string;
  at: DOMRect;
}

export type Lyings = Map<string, Lying>;

/** Where every tile lies: `data-tile` is its name, `data-place` what it lies in. Decorations go with their tiles. */
export function lying(board: HTMLElement): Lyings {
  const found: Lyings = new Map();
  for (const tile of board.querySelectorAll<HTMLElement>("[data-tile]"))
    found.set(tile.dataset.tile!, { place: tile.dataset.place!, at: tile.getBoundingClientRect() });
  return found;
}

/** Move every tile from where it lay; one that is new in a column comes from the deck. */
export function fly(board: HTMLElement, before: Lyings, milliseconds: number): void {
  const deck = board.querySelector("[data-deck]")?.getBoundingClientRect();
  for (const tile of board.querySelectorAll<HTMLElement>("[data-tile]")) {
    const was = before.get(tile.dataset.tile!);
    const from = was?.at ?? (tile.dataset.place!.startsWith("column") ? deck : undefined);
    const to = tile.getBoundingClientRect();
    if (!from?.width || !to.width || same(from, to)) continue;
    if (was?.place === tile.dataset.place) tile.animate(way(from, to), { duration: milliseconds, easing: EASE });
    else flyOver(board, tile, from, to, milliseconds);
  }
}

/** All movements end at once. */
export function land(board: HTMLElement): void {
  for (const animation of board.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
  }
}

function same(from: DOMRect, to: DOMRect): boolean {
  return Math.hypot(from.left - to.left, from.top - to.top) < 1 && Math.abs(from.width - to.width) < 1;
}

function way(from: DOMRect, to: DOMRect): Keyframe[] {
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  return [
    { transform: start, transformOrigin: "0 0" },
    { transform: "none", transformOrigin: "0 0" },
  ];
}

/** Above everything, for what a tile lies in would cut it off: a copy flies, the tile appears when it has landed. */
function flyOver(board: HTMLElement, tile: HTMLElement, from: DOMRect, to: DOMRect, milliseconds: number): void {
  const copy = tile.cloneNode(true) as HTMLElement;
  delete copy.dataset.tile;
  copy.style.cssText += `; position: fixed; z-index: 9; margin: 0; pointer-events: none;
    left: ${to.left}px; top: ${to.top}px; width: ${to.width}px; height: ${to.height}px`;
  board.append(copy);
  tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration: milliseconds });
  const flight = copy.animate(way(from, to), { duration: milliseconds, easing: EASE });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
