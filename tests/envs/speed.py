"""How fast the environments are, beside PettingZoo's own Connect Four and beside batches, in one run.

    python -m tests.envs.speed

Steps per second of processor time on one core, the best of all rounds, in which they take turns. Connect Four is
PettingZoo's connect_four_v3, in the wrappers that it comes with and that ours have too; whoever plays chooses by chance
among what the mask allows. It draws nothing, so that it does without pygame, which it asks for when it is imported.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np

import threekings as tk
from threekings.envs import king_lui_v0, kings_catering_v0, ku_ka_king_v0
from threekings.envs.vector import VectorGames
from threekings.games import GAMES

ROUNDS = 7
MOVES = 4000  # of a round in one environment
SIDE_BY_SIDE, STEPS = 4096, 40  # games, and steps of a round in all of them
OURS = (king_lui_v0, ku_ka_king_v0, kings_catering_v0)


def connect_four() -> ModuleType:
    if find_spec("pygame") is None:
        sys.modules["pygame"] = ModuleType("pygame")
    return import_module("pettingzoo.classic.connect_four_v3")


def play(env: Any) -> int:
    """Play games by chance; how many moves they took, those of agents who leave not counted."""
    chance, moves = np.random.default_rng(7), 0
    while moves < MOVES:
        env.reset(seed=7)
        for _ in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                break
            allowed = np.flatnonzero(seen["action_mask"])
            env.step(allowed[int(chance.random() * len(allowed))])
            moves += 1
    return moves


def rate(work: Callable[[], int]) -> float:
    """What is done in a second of processor time."""
    started = time.process_time()
    return work() / (time.process_time() - started)


def in_turn(works: dict[str, Callable[[], int]]) -> dict[str, float]:
    """The best rate of each, measured one after another, round by round."""
    for work in works.values():
        work()  # compiled or loaded now, not while the clock runs
    found = dict.fromkeys(works, 0.0)
    for _ in range(ROUNDS):
        for name, work in works.items():
            found[name] = max(found[name], rate(work))
    return found


def vector(game: str, opponents: str, *, copy: bool = True) -> Callable[[], int]:
    """Steps of a vector environment: actions are chosen by chance, by compiled code."""
    envs = VectorGames(game, SIDE_BY_SIDE, opponents=opponents, copy=copy, threads=1)
    envs.reset(seed=7)

    def work() -> int:
        for _ in range(STEPS):
            envs.step(envs.random_actions())
        return SIDE_BY_SIDE * STEPS

    return work


def batch(game: str) -> Callable[[], int]:
    side_by_side = tk.batch(game, players=GAMES[game].usual, games=SIDE_BY_SIDE, seed=7, threads=1)

    def work() -> int:
        for _ in range(STEPS):
            side_by_side.step(side_by_side.random_actions())
        return SIDE_BY_SIDE * STEPS

    return work


def show(title: str, found: dict[str, float]) -> None:
    """The figures, and what part they are of the first."""
    print(title)
    first = next(iter(found.values()))
    for name, figure in found.items():
        print(f"  {name:40}{figure:12,.0f} steps/s{figure / first:8.2f}")


def main() -> None:
    peer = connect_four()
    for kind in ("env", "raw_env"):
        envs = {"connect_four_v3": getattr(peer, kind)()}
        envs |= {module.__name__.rpartition(".")[2]: getattr(module, kind)() for module in OURS}
        show(f"PettingZoo, {kind}", in_turn({name: partial(play, env) for name, env in envs.items()}))
    for game in GAMES:
        works = {"batch": batch(game), "vector, every seat": vector(game, "self")}
        works |= {"vector, every seat, copy=False": vector(game, "self", copy=False)}
        works |= {f"vector, against {bot}": vector(game, bot) for bot in ("random", "greedy")}
        show(f"{game}, {SIDE_BY_SIDE} games side by side", in_turn(works))


if __name__ == "__main__":
    main()
