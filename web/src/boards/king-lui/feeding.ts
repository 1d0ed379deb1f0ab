// Emerald eats two of the king's portions: which may be picked, and the move two picks make.

const FEED = /^feed (\S+) (\S+)$/;

export type Pair = readonly [string, string];

/** The pairs Emerald may eat now. */
export function feedsIn(moves: ReadonlySet<string>): Pair[] {
  return [...moves].map(pairOf).filter((pair) => pair !== null);
}

/** The two dishes of a feeding move. */
export function pairOf(move: string): Pair | null {
  const found = FEED.exec(move);
  return found ? [found[1]!, found[2]!] : null;
}

/** The dishes that may be picked, first or beside the first. */
export function pickable(pairs: readonly Pair[], first: string | null): Set<string> {
  if (first === null) return new Set(pairs.flat());
  const partners = pairs.filter((pair) => pair.includes(first)).map(([one, other]) => (one === first ? other : one));
  return new Set(partners);
}

/** The move, written in the order of the dishes. */
export function feedMove(order: readonly string[], one: string, other: string): string {
  const [dish, next] = order.indexOf(one) <= order.indexOf(other) ? [one, other] : [other, one];
  return `feed ${dish} ${next}`;
}
