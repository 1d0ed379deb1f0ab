"""Bots that think about The King's Catering: fair, the same however sliced, alone, with several, in two rounds."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import threekings as tk
from threekings.bots import Bot, choose, read_bot
from threekings.bots.budget import Pondering
from threekings.bots.loading import minds
from threekings.games import GAMES
from threekings.lab.simulate import Contest, simulate_games, win_share
from threekings.match import Match

GAME = GAMES["kings-catering"]
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"palace": "versailles"}),
    (1, {"royals": "sizes"}),
    (2, {"rounds": 2}),
    (3, {}),
    (4, {"royals": "random"}),
)
SEARCHING = ("master", "flat-monte-carlo")


def positions(every: int) -> Iterator[Match]:
    """Every so many positions of a random game at each of the tables."""
    for seed, (players, options) in enumerate(TABLES):
        match, chance = tk.new(GAME.name, players=players, seed=seed, **options), random.Random(seed)
        while not match.over:
            if len(match.steps) % every == 0:
                yield match
            match.play(chance.choice(match.moves()))


@pytest.mark.parametrize("bot", SEARCHING)
def test_equal_knowledge_and_seed_give_equal_legal_moves(bot: str) -> None:
    for match in positions(9):
        seat, other = match.to_act[0], match.copy()
        other._state = match.resampled(seat, 77)
        move = choose(Bot(bot, playouts=40), match, seat, 5)
        assert move in match.moves()
        assert move == choose(Bot(bot, playouts=40), other, seat, 5)


@pytest.mark.parametrize("bot", SEARCHING)
def test_a_thought_is_the_same_in_slices(bot: str) -> None:
    code = minds(GAME.name, bot)
    for match in positions(15):
        seat = match.to_act[0]
        state = match.resampled(seat, 3)
        sliced = Pondering(code, match.edition.record, state, seat, Bot(bot, playouts=300))
        while sliced.go_on(1e-9):
            pass
        whole, scratch = np.zeros(1, code.THOUGHT)[0], np.zeros(2, code.STATE)
        enough = int(code.part_of_turn(state) * 300)
        code.begin(match.edition.record, state, seat, whole)
        code.ponder(match.edition.record, state, seat, whole, scratch, state["random"], enough)
        assert code.decide(sliced.concluded(), state["random"]) == code.decide(whole, state["random"])
        assert sliced.thought.tobytes() == whole.tobytes()


@pytest.mark.parametrize(("bots", "least"), [("master:60,greedy", 0.6), ("flat-monte-carlo:400,random", 0.7)])
def test_who_searches_beats_who_does_not(bots: str, least: float) -> None:
    seats = [read_bot(bot) for bot in bots.split(",")]
    contest = Contest(GAME, GAME.edition(), GAME.settled({}, 2), seats, games=20, seed=2, rotate=True)
    assert win_share(contest, simulate_games(contest), "bot", 0).mean > least
