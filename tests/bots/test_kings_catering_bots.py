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
from threekings.compiled_calls import rng
from threekings.games import GAMES
from threekings.lab.kings_catering.seen_deck import best_stars, dealt
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


def judged(match: Match, state: np.void, seat: int) -> tuple[float, float]:
    """How far the seat will likely be ahead, and its chance to win."""
    code: Any = minds(GAME.name, "master")
    found, worth = np.zeros(1, code.JUDGED)[0], np.zeros(1, code.WORTH)[0]
    code.foresee(match.edition.record, state, seat, worth, found)
    return float(found["lead"]), float(found["chance"])


def test_what_unfinished_games_come_to_is_judged_by_what_all_know() -> None:
    for match in positions(4):
        if match.view(None)["hand"]:
            continue
        for seat in range(match.players):
            lead, chance = judged(match, match._state, seat)
            assert (lead, chance) == judged(match, match.resampled(seat, 9), seat)
            assert 0 < chance < 1
            assert (lead > 0) == (chance > 0.5)


def test_what_one_of_two_is_ahead_the_other_is_behind() -> None:
    match = tk.new(GAME.name, players=2, seed=4)
    for _ in range(3):
        leads = [judged(match, match._state, seat) for seat in (0, 1)]
        assert leads[0][0] == pytest.approx(-leads[1][0])
        assert leads[0][1] + leads[1][1] == pytest.approx(1)
        match.play("column 1")
        while match.view(None)["hand"]:
            match.play(match.moves()[0])


def test_whoever_sees_the_deck_does_no_worse_than_greedy() -> None:
    for number in range(3):
        state = dealt(GAME.edition(), "versailles", 1, number)
        match = tk.new(GAME.name, players=1, palace="versailles", seed=int(rng.derive(np.uint64(1), number)))
        while not match.over:
            match.play(choose(Bot("greedy"), match, 0, 1))
        assert best_stars(GAME.edition(), state, 3) >= match.scores()[0]


@pytest.mark.parametrize(("bots", "least"), [("master:60,greedy", 0.6), ("flat-monte-carlo:400,random", 0.7)])
def test_who_searches_beats_who_does_not(bots: str, least: float) -> None:
    seats = [read_bot(bot) for bot in bots.split(",")]
    contest = Contest(GAME, GAME.edition(), GAME.settled({}, 2), seats, games=20, seed=2, rotate=True)
    assert win_share(contest, simulate_games(contest), "bot", 0).mean > least
