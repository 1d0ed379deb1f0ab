"""How fast it is: every row a name, a number and a unit. One core, and the best of a few repeats."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np

from threekings.batches import batch
from threekings.bots import Bot
from threekings.bots.loading import public
from threekings.game import Game
from threekings.games import GAMES
from threekings.jit import load
from threekings.lab.calls import TimingCalls
from threekings.lab.simulate import Contest, loops, play_batch, simulate_games
from threekings.lab.workers import Threads

REPEATS = 5
SECONDS = 0.4  # about how long one repeat takes
POSITIONS = 4096  # for the nanoseconds of single functions: what random games come through
BATCHED = 4096  # games side by side in a batch
VIEWED = 64  # of these, how many have their views built
FIRST_MOVE = (
    "import threekings as tk; match = tk.new({name!r}, players={players}, seed=1); match.play(match.moves()[0])"
)
PEAK = "import threekings; threekings.new, threekings.replay; print(open('/proc/self/status').read())"


class Row(NamedTuple):
    name: str
    value: float
    unit: str


def bench_rows() -> Iterator[Row]:
    """All rows, each as soon as it is measured."""
    for game in GAMES.values():
        for players in game.players:
            yield random_row(game, players)
        yield from function_rows(game)
        yield from bot_rows(game)
        if game.dense:
            yield batch_row(game)
    yield from start_rows()
    if sys.platform == "linux":
        yield Row("import/memory", peak_memory(), "MB")


def random_row(game: Game, players: int) -> Row:
    """Random games one after another in one compiled loop: shuffle, set-up, play, score."""
    code, edition = loops(game.name), game.edition().record
    state = game.new_state(players, game.settled({}, players))
    state["random"] = 1
    moves, points = np.zeros(code.MOVES, np.int32), np.zeros(players, np.int32)
    rate = per_second(lambda count: code.random_games(edition, state, moves, points, count))
    return Row(f"{game.name}/random/{players}", rate, "games/s")


def function_rows(game: Game) -> Iterator[Row]:
    """Nanoseconds of single functions, over positions of random games with four players (or the most there may be)."""
    code, edition = timing(game.name), game.edition().record
    players = min(4, game.players[-1])
    states, scratch = np.zeros(POSITIONS, code.STATE), np.zeros(1, code.STATE)
    chosen, moves = np.zeros(POSITIONS, np.int32), np.zeros(code.MOVES, np.int32)
    start = game.new_state(players, game.settled({}, players))
    code.collect(edition, start, states, chosen, moves)

    def nanoseconds(loop: Callable[[int], object]) -> float:
        return 1e9 / POSITIONS / per_second(loop)

    copy = nanoseconds(lambda rounds: code.copies(states, scratch, rounds))
    yield Row(f"{game.name}/copy", copy, "ns")
    yield Row(f"{game.name}/legal", nanoseconds(lambda rounds: code.legals(edition, states, moves, rounds)), "ns")
    both = nanoseconds(lambda rounds: code.applies(edition, states, scratch, chosen, rounds))
    yield Row(f"{game.name}/apply", both - copy, "ns")
    resample = nanoseconds(lambda rounds: code.resamples(edition, states, scratch, rounds))
    yield Row(f"{game.name}/resample", resample - copy, "ns")
    yield view_row(game, states)


def view_row(game: Game, states: np.ndarray) -> Row:
    """Microseconds to build the views of all seats, in positions of the half with more legal moves.

    They are in the middle of games; in The King's Catering somebody is placing tiles.
    """
    edition, seats = game.edition(), range(int(states[0]["players"]))
    by_moves = sorted(states, key=lambda state: len(game.legal(edition, state, game.to_act(state)[0])))
    viewed = by_moves[len(states) // 2 :: len(states) // (2 * VIEWED)]

    def build_views(rounds: int) -> None:
        for _ in range(rounds):
            for state in viewed:
                game.views(edition, state, seats)

    return Row(f"{game.name}/view", 1e6 / len(viewed) / per_second(build_views), "µs")


def bot_rows(game: Game) -> Iterator[Row]:
    """Whole games between bots on one core: random as `simulate` plays and counts them, others on resampled states."""
    players = min(4, game.players[-1])
    contest = Contest(game, game.edition(), game.settled({}, players), [Bot("random")] * players, games=1, seed=1)
    rate = per_second(lambda count: simulate_games(replace(contest, games=count), workers=Threads(1)))
    yield Row(f"{game.name}/simulate/{players}", rate, "games/s")
    for bot in (Bot("greedy"), Bot("steward", playouts=100)):
        contest = replace(contest, bots=[bot] * players)
        rate = per_second(lambda count, contest=contest: play_batch(contest, range(count)))  # type: ignore[misc]
        yield Row(f"{game.name}/{bot}/{players}", rate, "games/s")


def batch_row(game: Game) -> Row:
    """Steps of a batch on one core, each with the next mask and observation: legal actions by chance, chosen aside."""
    players = min(4, game.players[-1])
    side_by_side = batch(game.name, players=players, games=BATCHED, seed=1, threads=1)

    def step(rounds: int) -> None:
        for _ in range(rounds):
            side_by_side.step(side_by_side.random_actions())

    def choose(rounds: int) -> None:
        for _ in range(rounds):
            side_by_side.random_actions()

    seconds = 1 / per_second(step) - 1 / per_second(choose)
    return Row(f"{game.name}/batch/{players}", BATCHED / seconds, "steps/s")


def start_rows() -> Iterator[Row]:
    """From nothing to the first move played, in a process of its own: before and after compiling."""
    first = next(iter(GAMES.values()))
    with tempfile.TemporaryDirectory() as folder:
        for name in ("first", "second"):
            started = time.perf_counter()
            _python(FIRST_MOVE.format(name=first.name, players=first.usual), THREEKINGS_CACHE=folder)
            yield Row(f"start/{name}", time.perf_counter() - started, "s")


def peak_memory() -> float:
    """Megabytes a process has needed once threekings is imported, as Linux counts them (VmHWM).

    getrusage would not do: its maximum starts at what the parent process needed.
    """
    lines = dict(line.split(":", 1) for line in _python(PEAK).splitlines() if ":" in line)
    return int(lines["VmHWM"].split()[0]) / 1000


def per_second(loop: Callable[[int], object]) -> float:
    """How many times a second loop(count) goes round: the best of a few repeats of about equal length."""
    loop(1)  # compiled or loaded now, not while the clock runs
    count, spent = 1, 0.0
    while spent < SECONDS / 4:
        count *= 2 if spent > SECONDS / 40 else 4
        spent = _seconds(loop, count)
    count = max(int(count * SECONDS / spent), 1)
    return count / min(_seconds(loop, count) for _ in range(REPEATS))


def _seconds(loop: Callable[[int], object], count: int) -> float:
    started = time.perf_counter()
    loop(count)
    return time.perf_counter() - started


def _python(code: str, **environment: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, text=True).stdout


@cache
def timing(game: str) -> TimingCalls:
    """The compiled timing loops of a game."""
    source, name = Path(__file__).with_name("timing.py"), f"threekings.lab.timing__{game.replace('-', '_')}"
    return cast(TimingCalls, load(source, name, public(loops(game))))
