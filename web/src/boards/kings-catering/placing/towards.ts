// Arrow keys between cells: to the nearest one in that direction.

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The button that lies next in an arrow's direction, if there is one. */
export function towards(key: string, from: HTMLElement, all: Iterable<HTMLElement>): HTMLElement | null {
  const way = WAYS[key];
  if (!way) return null;
  let [best, least] = [null as HTMLElement | null, Infinity];
  for (const other of all) {
    const away = distance(from, other, way);
    if (other !== from && away < least) [best, least] = [other, away];
  }
  return best;
}

/** Sideways counts double, so that a key goes straight on where it can; backwards is no way. */
function distance(from: HTMLElement, to: HTMLElement, [right, down]: readonly [number, number]): number {
  const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = other.left + other.width / 2 - one.left - one.width / 2;
  const y = other.top + other.height / 2 - one.top - one.height / 2;
  const ahead = x * right + y * down;
  return ahead < 2 ? Infinity : ahead + 2 * Math.abs(x * down + y * right);
}
