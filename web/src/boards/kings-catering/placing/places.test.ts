import { describe, expect, test } from "vitest";
import type { Laid, Placed } from "../../../protocol";
import { Places } from "./places";

function put(tile: string, x: number, y: number): Placed {
  return { tile, x, y, turns: 0 };
}

function table(...tiles: Placed[]): Laid {
  return { stands: true, falls: null, tiles };
}

describe("Tables on the screen", () => {
  const SIGHT = { wide: 7, high: 8 };

  /** Grown one tile after another, as in a game: now this Table, now that. */
  function grown(): Laid[][] {
    const tables: Laid[] = [];
    return Array.from({ length: 40 }, (_, turn) => {
      const at = turn % 7 === 0 ? tables.length : (turn * 3) % tables.length;
      const before = tables[at]?.tiles ?? [];
      tables[at] = table(...before, put(`t${turn}`, before.length % 3, -Math.floor(before.length / 3)));
      return [...tables];
    });
  }

  test("never overlap, nor does the place of the next one", () => {
    const places = new Places();
    for (const tables of grown()) {
      const { plots, founding } = places.plan(tables, SIGHT);
      const all = [...plots, founding];
      for (const [place, one] of all.entries())
        for (const other of all.slice(place + 1)) {
          const beside = one.left + one.wide <= other.left || other.left + other.wide <= one.left;
          const below = one.top + one.high <= other.top || other.top + other.high <= one.top;
          expect(beside || below).toBe(true);
        }
    }
  });

  test("keep their places while there is room, and the first one always", () => {
    const places = new Places();
    const seen = grown().map((tables) => places.plan(tables, { wide: 30, high: 30 }).plots);
    const origins = seen.map((plots) => plots.map(({ left, top, west, north }) => `${left - west} ${top + north}`));
    expect(new Set(origins.map(([first]) => first)).size).toBe(1);
    const moved = origins.slice(1).filter((now, turn) => origins[turn]!.some((origin, place) => origin !== now[place]));
    expect(moved.length).toBeLessThanOrEqual(3);
  });

  test("are founded where the page has shown", () => {
    const places = new Places();
    const { founding: shown } = places.plan([table(put("a", 0, 0))], SIGHT);
    const { plots } = places.plan([table(put("a", 0, 0)), table(put("b", 0, 0))], SIGHT);
    expect(plots[1]).toEqual(shown);
  });

  test("lie where they did after a reload", () => {
    let kept: unknown = null;
    const places = new Places([], (points) => (kept = JSON.parse(JSON.stringify(points))));
    const tables = grown();
    for (const step of tables) places.plan(step, SIGHT);
    const before = places.plan(tables.at(-1)!, SIGHT);
    expect(new Places(kept as never).plan(tables.at(-1)!, SIGHT)).toEqual(before);
  });
});
