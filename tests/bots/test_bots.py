"""Bots: how they are written, that they see nothing hidden, and that the better ones are better."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import threekings as tk
from tests.bots.strength import deck_shares
from threekings.bots import Bot, choose, kinds_for, opinions, read_bot
from threekings.bots.budget import Pondering
from threekings.bots.characters import NAMES
from threekings.bots.loading import MINDS, minds
from threekings.games import GAMES
from threekings.lab.simulate import Contest, simulate_games, win_share
from threekings.match import Match


@pytest.mark.parametrize("text", ["random", "greedy", "steward:2000", "steward:50ms"])
def test_a_bot_is_written_as_it_is_read(text: str) -> None:
    assert str(read_bot(text)) == text


def test_steward_without_a_budget_has_one() -> None:
    assert read_bot("steward").playouts > 0


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("queen", "bots are: random, greedy, steward"),
        ("", "bots are"),
        ("steward:", "milliseconds"),
        ("steward:0", "milliseconds"),
        ("steward:-5", "milliseconds"),
        ("steward:5s", "milliseconds"),
        ("greedy:50ms", "only steward"),
    ],
)
def test_an_unreadable_bot_is_refused(text: str, wanted: str) -> None:
    with pytest.raises(ValueError, match=wanted):
        read_bot(text)


def positions(game: str, games: int) -> Iterator[tuple[Match, int]]:
    """Positions of random games, with a seat to act."""
    for seed in range(games):
        players = GAMES[game].players[seed % len(GAMES[game].players)]
        match, chance = tk.new(game, players=players, seed=seed), random.Random(seed)
        while not match.over:
            yield match, chance.choice(match.to_act)
            for seat in match.to_act:
                match.play(chance.choice(match.moves(seat)), seat)


def twin(match: Match, seat: int, seed: int) -> Match:
    """A match that the seat cannot tell from this one."""
    other = match.copy()
    other._state = match.resampled(seat, seed)
    return other


# The characters play as these bots do, some of them with large budgets: test_characters.py
KINDS = [(game, kind.name) for game in GAMES for kind in kinds_for(GAMES[game]) if kind.name not in NAMES]
SEARCHING = [(game, name) for game, name in KINDS if name in MINDS]


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_equal_knowledge_and_seed_give_equal_moves(game: str, name: str) -> None:
    bot = Bot(name, playouts=30)
    for number, (match, seat) in enumerate(positions(game, 8 if name in MINDS else 40)):
        other = twin(match, seat, seed=number + 1000)
        assert choose(bot, match, seat, number) == choose(bot, other, seat, number)


def undivided_thought(match: Match, name: str, state: np.void, seat: int, playouts: int) -> np.void:
    """What a bot thinks, as one call of the compiled search."""
    code = minds(match.game.name, name)
    thought, scratch = np.zeros(1, code.THOUGHT)[0], np.zeros(2, code.STATE)
    enough = int(code.part_of_turn(state) * playouts)
    code.begin(match.edition.record, state, seat, thought)
    code.ponder(match.edition.record, state, seat, thought, scratch, state["random"], enough)
    code.conclude(thought, state["random"])
    return thought


@pytest.mark.parametrize(("game", "name"), SEARCHING)
def test_a_thought_by_playouts_is_the_same_in_slices(game: str, name: str) -> None:
    for number, (match, seat) in enumerate(islice(positions(game, 3), None, None, 4)):
        state = match.resampled(seat, number)
        pondering = Pondering(minds(game, name), match.edition.record, state, seat, Bot(name, playouts=150))
        while pondering.go_on(1e-9):
            pass
        assert pondering.concluded().tobytes() == undivided_thought(match, name, state, seat, 150).tobytes()


def test_time_between_slices_is_not_spent() -> None:
    now = iter(range(10**9))
    match = tk.new("ku-ka-king", players=3, seed=1)
    state = match.resampled(0, 1)

    def clock() -> float:
        """Every look at it takes a millisecond."""
        return next(now) / 1000

    bot = Bot("steward", milliseconds=20)
    pondering, slices = Pondering(minds("ku-ka-king"), match.edition.record, state, 0, bot, clock), 1
    while pondering.go_on(0.004):
        slices += 1
        for _ in range(1000):
            clock()
    assert slices == 5


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_bots_choose_legal_moves_and_leave_the_match_alone(game: str, name: str) -> None:
    for match, seat in positions(game, 6):
        before = match.record()
        assert choose(Bot(name, playouts=20), match, seat, 1) in match.moves(seat)
        assert match.record() == before


@pytest.mark.parametrize("game", GAMES)
def test_opinions_cover_every_legal_move_best_first(game: str) -> None:
    match = tk.new(game, players=GAMES[game].players[0], seed=3)
    found = opinions(match, match.to_act[0], seed=1, milliseconds=20)
    assert sorted(move for move, _ in found) == sorted(match.moves(match.to_act[0]))
    assert all(0 <= share <= 1 for _, share in found)


def test_greedy_beats_three_who_count_todays_points() -> None:
    assert deck_shares(50).mean() >= 0.7


@pytest.mark.parametrize(
    ("name", "bots", "games", "least"),
    [
        ("king-lui", "greedy,random,random,random", 400, 0.85),
        ("king-lui", "steward:400,greedy,greedy,greedy", 60, 0.3),
        ("king-lui", "so-ismcts:400,random,random", 60, 0.6),
        ("king-lui", "master:1000,greedy,greedy", 60, 0.4),
        ("kings-catering", "greedy,random", 400, 0.9),
        ("kings-catering", "steward:60,greedy", 40, 0.55),
    ],
)
def test_the_better_bot_wins_more_than_its_share(name: str, bots: str, games: int, least: float) -> None:
    game, seats = GAMES[name], [read_bot(bot) for bot in bots.split(",")]
    options = game.settled({}, len(seats))
    contest = Contest(game, game.edition(), options, seats, games=games, seed=1, rotate=True)
    assert win_share(contest, simulate_games(contest), "bot", 0).mean > least


def test_steward_pleases_a_palace_more_often_than_greedy() -> None:
    game = GAMES["kings-catering"]
    options = game.settled({"palace": "versailles"}, 1)
    wins = []
    for bot in ("steward:60", "greedy"):
        contest = Contest(game, game.edition(), options, [read_bot(bot)], games=40, seed=1)
        wins.append(win_share(contest, simulate_games(contest), "bot", 0).mean)
    assert wins[0] > wins[1] + 0.15


def test_greedy_looks_at_the_end_not_at_today() -> None:
    """With an empty king's plate today's points are nothing for every dish; greedy still prefers the larger heap."""
    deck = ["wine"] * 3 + ["ham", "cake", "fruit"]
    rest = [card for card in tk.GAMES["king-lui"].edition().cards if card]
    wanted = dict.fromkeys(rest, 15) | {"emerald": 5}
    for card in deck:
        wanted[card] -= 1
    match = tk.new("king-lui", players=3, deck=deck + [name for name, count in wanted.items() for _ in range(count)])
    assert choose(read_bot("greedy"), match, 0, 1) == "take wine"


def test_a_shared_win_is_divided_evenly() -> None:
    code: Any = minds("king-lui")  # compiled code alone calls it
    assert [int(code.win_part(0b00110, seat)) for seat in range(5)] == [0, 30, 30, 0, 0]
    assert [int(code.win_part(0b11111, seat)) for seat in range(5)] == [12] * 5
