import { describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../../../tests/fake-browser";
import type { KingsCateringHappening, Laid, LogStep, Placed } from "../../../protocol";
import { nextStep, type Standing } from "./next-step";
import { founding, laidOf, moveOf, tablesWith, takenIn, turnOf, type Put } from "./put";
import { Turn, type Now } from "./turn.svelte";

function put(tile: string, x: number, y: number, turns = 0): Placed {
  return { tile, x, y, turns };
}

function table(...tiles: Placed[]): Laid {
  return { stands: true, falls: null, tiles };
}

/** A server for one turn: every tile may found a Table, or lie east of another one in any turn. */
class Server {
  laid: Put[] = [];
  asked: string[] = [];
  refuses = false;
  constructor(
    readonly taken: string[],
    readonly before: Laid[] = [],
  ) {}

  get now(): Now {
    const tables = tablesWith(this.before, [], this.laid);
    const hand = this.taken.filter((tile) => !this.laid.some((put) => put.tile === tile));
    const moves = hand.flatMap((tile) => [
      `put ${tile} new`,
      ...tables.flatMap(({ tiles }, at) =>
        [0, 1, 2].map((turns) => `put ${tile} ${at + 1} ${tiles.length} 0 ${turns}`),
      ),
    ]);
    return { taken: this.taken, laid: this.laid, hand, tables, moves: new Set(moves) };
  }

  play(move: string): void {
    this.asked.push(move);
    if (this.refuses) return;
    const [, tile, at, x, , turns] = move.split(" ");
    const founder = at === "new" ? null : this.now.tables[Number(at) - 1]!.tiles[0]!.tile;
    this.laid = [...this.laid, { tile: tile!, founder, x: Number(x ?? 0), y: 0, turns: Number(turns ?? 0) }];
  }

  undo(): void {
    this.asked.push("undo");
    this.laid = this.laid.slice(0, -1);
  }
}

describe("a turn", () => {
  const beside = (founder: string, tile: string, x: number, turns = 0): Put => ({ tile, founder, x, y: 0, turns });

  /** Everything that is wanted, as far as the server lets it: each answer brings an update. */
  function settle(server: Server, turn: Turn): void {
    for (let answers = 0; answers < 20; answers++) turn.update();
    server.asked.length = 0;
  }

  function begun(taken: string[]): [Server, Turn] {
    const server = new Server(taken);
    return [
      server,
      new Turn(() => server.now, { play: (move) => server.play(move), undo: () => server.undo() }, undefined),
    ];
  }

  test("sends each tile as it is laid, but not the last, which ends it", () => {
    const [server, turn] = begun(["a", "b"]);
    turn.put(founding("a"));
    expect(server.asked).toEqual(["put a new"]);
    settle(server, turn);
    turn.put(beside("a", "b", 1));
    expect([server.asked, turn.held?.tile, turn.open]).toEqual([[], "b", []]);
    turn.end();
    expect(server.asked).toEqual(["put b 1 1 0 0"]);
  });

  test("takes an earlier tile back and lays the later ones again", () => {
    const [server, turn] = begun(["a", "b", "c"]);
    turn.put(founding("a"));
    settle(server, turn);
    turn.put(founding("b"));
    settle(server, turn);
    turn.put(beside("b", "c", 1));
    turn.lift("a");
    settle(server, turn);
    expect(server.laid.map((put) => put.tile)).toEqual(["b", "c"]);
    expect(moveOf(server.laid[1]!, server.now.tables)).toBe("put c 1 1 0 0"); // the Table has another number now
    expect([turn.open, turn.held]).toEqual([["a"], null]);
  });

  test("gives back to the hand what is not legal any more", () => {
    const [server, turn] = begun(["a", "b", "c"]);
    turn.put(founding("a"));
    settle(server, turn);
    turn.put(beside("a", "b", 1));
    settle(server, turn);
    turn.lift("a");
    settle(server, turn);
    expect([server.laid, turn.open, turn.settled]).toEqual([[], ["a", "b", "c"], true]);
  });

  test("turns a tile where it lies, and the held one without asking", () => {
    const [server, turn] = begun(["a", "b", "c"]);
    turn.put(founding("a"));
    settle(server, turn);
    turn.put(beside("a", "b", 1));
    settle(server, turn);
    turn.put(beside("a", "c", 2, 2));
    turn.turn("c");
    expect([turn.held?.turns, server.asked]).toEqual([0, []]);
    turn.turn("b");
    settle(server, turn);
    expect(server.laid[1]).toMatchObject({ tile: "b", turns: 1 });
    expect(turn.held?.tile).toBe("c");
  });

  test("gives up what is refused", () => {
    const [server, turn] = begun(["a", "b"]);
    server.refuses = true;
    turn.put(founding("a"));
    turn.update();
    turn.update();
    expect([server.asked, turn.open]).toEqual([["put a new"], ["a", "b"]]);
  });

  test("takes over what was laid or taken back elsewhere, as by a typed move", () => {
    const [server, turn] = begun(["a", "b"]);
    turn.put(founding("a"));
    settle(server, turn);
    turn.put(founding("b"));
    server.undo();
    settle(server, turn);
    expect([server.laid, turn.open]).toEqual([[], ["a", "b"]]);
    server.play("put b new");
    settle(server, turn);
    expect([turn.wanted.map((put) => put.tile), turn.open]).toEqual([["b"], ["a"]]);
  });

  test("is kept in the tab", () => {
    fakeBrowser();
    const server = new Server(["a", "b"]);
    const page = () =>
      new Turn(() => server.now, { play: (move) => server.play(move), undo: () => server.undo() }, "table");
    const turn = page();
    turn.put(founding("a"));
    settle(server, turn);
    turn.put(beside("a", "b", 1, 2));
    const after = page();
    after.update();
    expect(after.held).toMatchObject({ tile: "b", turns: 2 });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("goes one step at a time, and loses nothing between them", () => {
    const standing = (laid: Put[], hand: string[], ...moves: string[]): Standing => ({
      laid,
      hand,
      moves: new Set(moves),
      tables: tablesWith([], [], laid),
    });
    const [a, b] = [founding("a"), beside("a", "b", 1)];
    expect(nextStep(standing([a], ["b", "c"]), [b]).act).toBe("undo");
    expect(nextStep(standing([], ["a", "b", "c"], "put a new"), [b, a])).toEqual({
      wanted: [a, b],
      act: { play: "put a new" },
    });
    expect(nextStep(standing([a], ["b"], "put b 1 1 0 0"), [a, b])).toEqual({ wanted: [a, b], act: null });
  });

  test("knows its tiles from the log, in the order they were laid", () => {
    const line = (happening: KingsCateringHappening): LogStep =>
      ({ by: [0], lines: [{ text: "", happening }] }) as unknown as LogStep;
    const steps = [
      line({ kind: "took", seat: 1, column: 1, tiles: ["y"] }),
      line({ kind: "took", seat: 0, column: 3, tiles: ["a", "b", "c"] }),
      line({ kind: "founded", seat: 0, tile: "b", table: 2 }),
      line({ kind: "put", seat: 0, tile: "a", table: 1, x: 1, y: 0, turns: 1 }),
    ];
    const tables = [table(put("z", 0, 0), put("a", 1, 0, 1)), table(put("b", 0, 0))];
    const log = turnOf(0, steps);
    expect(takenIn(log)).toEqual(["a", "b", "c"]);
    expect(laidOf(["a", "b", "c"], tables, log)).toEqual([founding("b"), beside("z", "a", 1, 1)]);
  });
});
