"""What moves, copies and looks at the past of a match cost in Python, here and in other checkouts, measured in turn.

    python -m tests.match_speed [OTHER/src …]

Prints microseconds, the best of all rounds, for the sources given and for these.
"""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import threekings as tk

HERE = Path(__file__).parents[1] / "src"
CASES = (("king-lui", 4), ("ku-ka-king", 4), ("kings-catering", 2))
ROUNDS, REPEATS, GAMES, COPIES = 5, 5, 10, 200
ALONE = "--alone"  # measure in this process, and print JSON


def measured(game: str, players: int) -> Iterator[tuple[str, float]]:
    """By name: microseconds."""
    moves = whole_game(game, players)
    half, over = played(game, players, moves[: len(moves) // 2]), played(game, players, moves)
    fresh = best(lambda: [played(game, players, []) for _ in range(GAMES)])
    full = best(lambda: [played(game, players, moves) for _ in range(GAMES)])
    yield f"{game}/play", (full - fresh) / GAMES / len(moves)
    yield f"{game}/copy", best(lambda: [half.copy() for _ in range(COPIES)]) / COPIES
    yield f"{game}/whole log", best(lambda: over.happenings(0))
    yield f"{game}/whole replay", best(lambda: [over.view_after(step, 0) for step in range(len(over.steps))])


def whole_game(game: str, players: int) -> list[tuple[str, int]]:
    """The moves of a game played by chance."""
    match, chance, moves = tk.new(game, players=players, seed=7), random.Random(7), []
    while not match.over:
        seat = match.to_act[0]
        moves.append((chance.choice(match.moves(seat)), seat))
        match.play(*moves[-1])
    return moves


def played(game: str, players: int, moves: list[tuple[str, int]]) -> tk.Match:
    match = tk.new(game, players=players, seed=7)
    for move, seat in moves:
        match.play(move, seat)
    return match


def best(work: Callable[[], object]) -> float:
    """Microseconds it takes at its fastest."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return 1e6 * min(times)


def in_turn(sources: list[Path]) -> dict[str, list[float]]:
    """By name: the figures of each of the sources, which are measured one after another, several times."""
    found: dict[str, list[float]] = {}
    for place, source in [*enumerate(sources)] * ROUNDS:
        command = [sys.executable, __file__, ALONE]
        told = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(source)}, capture_output=True, check=True)
        for name, value in json.loads(told.stdout).items():
            figures = found.setdefault(name, [float("inf")] * len(sources))
            figures[place] = min(value, figures[place])
    return found


if __name__ == "__main__":
    if ALONE in sys.argv:
        print(json.dumps({name: value for case in CASES for name, value in measured(*case)}))
    else:
        for name, figures in in_turn([*map(Path, sys.argv[1:]), HERE]).items():
            print(f"{name:28}", *(f"{figure:10,.1f} µs" for figure in figures), f"{figures[-1] / figures[0]:8.2f}")
