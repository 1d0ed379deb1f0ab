"""Matches, editions and errors as values: compared, copied, shown, pickled, and sent through a pool of processes."""

import copy
import multiprocessing
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import threekings as tk
from tests.decks import SMALL, state_bytes
from threekings.bots import choose, opinions, read_bot
from threekings.edition import Edition, read_toml
from threekings.fast_records import FastRecord
from threekings.score_pads.pad import WrongChoice
from threekings.texts import Message

STANDARD = tk.GAMES["king-lui"].edition()


def started(game: str = "king-lui", players: int = 3, **more: Any) -> tk.Match:
    match = tk.new(game, players=players, seed=7, **more)
    for _ in range(4):
        seat = match.to_act[0]
        match.play(match.moves(seat)[0], seat)
    return match


@pytest.fixture(params=tk.GAMES)
def match(request: pytest.FixtureRequest) -> tk.Match:
    return started(request.param)


# Copies


@pytest.mark.parametrize("twin_of", [tk.Match.copy, copy.copy, copy.deepcopy])
def test_no_copy_shares_anything_that_changes(match: tk.Match, twin_of: Any) -> None:
    before = (state_bytes(match), match.record(), match.choices)
    twin = twin_of(match)
    assert twin == match and twin is not match
    seat = twin.to_act[0]
    twin.play(twin.moves(seat)[0], seat)
    twin.headers.names[0] = "Ada"
    twin.options["first"] = 2
    assert (state_bytes(match), match.record(), match.choices) == before
    assert match.options != twin.options


def test_a_copy_goes_its_own_way_from_the_same_past(match: tk.Match) -> None:
    twin = match.copy()
    match.undo()
    assert twin != match
    assert twin.happenings(None)[:-1] != [] and twin.log(0) == started(match.game.name).log(0)


def test_an_edition_is_its_own_copy() -> None:
    assert copy.copy(STANDARD) is copy.deepcopy(STANDARD) is STANDARD


# Equality


def test_matches_are_equal_where_the_same_was_dealt_and_played(match: tk.Match) -> None:
    again = started(match.game.name)
    assert again == match
    again.headers.names[0] = "Ada"
    assert again == match
    again.undo()
    assert again != match and match != match.record()


@pytest.mark.parametrize(
    "other",
    [
        tk.new("king-lui", players=3, seed=8),
        tk.new("king-lui", players=4, seed=7),
        tk.new("king-lui", players=3, seed=7, memory="open"),
        tk.new("ku-ka-king", players=3, seed=7),
    ],
    ids=repr,
)
def test_other_cards_players_options_or_games_differ(other: tk.Match) -> None:
    assert tk.new("king-lui", players=3, seed=7) != other


def test_sealed_choices_differ_too() -> None:
    one, other = (tk.new("ku-ka-king", players=3, seed=7) for _ in range(2))
    one.play("row 1", 0)
    other.play("row 2", 0)
    assert one.record() == other.record() and one != other
    other.play("row 1", 0)
    assert one == other


def test_a_replayed_record_equals_its_match(match: tk.Match) -> None:
    match.undo() if match.sealed else None
    assert tk.replay(match.record()) == match


def test_a_match_has_no_hash_and_an_edition_has_one(match: tk.Match) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)
    assert len({STANDARD, pickle.loads(pickle.dumps(STANDARD)), tk.GAMES["king-lui"].edition(SMALL)}) == 2


def test_errors_that_say_the_same_are_equal() -> None:
    assert tk.BrokenRecord(3, "no") == tk.BrokenRecord(3, "no") != tk.BrokenRecord(4, "no")
    assert tk.InvalidMove("no") != tk.IllegalMove("no")
    assert len({tk.IllegalMove("no"), tk.IllegalMove("no"), tk.IllegalMove("yes")}) == 2


# As people see them


def test_matches_editions_games_and_errors_are_shown_in_a_line() -> None:
    match = started()
    assert repr(match) == "<Match king-lui, 3 players, 4 moves, to act: 2>"
    assert repr(tk.new("ku-ka-king", players=3, seed=7)) == "<Match ku-ka-king, 3 players, 0 moves, to act: 0, 1, 2>"
    assert repr(match.edition) == "<Edition standard ac74127bc815, 110 cards>"
    assert repr(match.game) == "<Game king-lui>"
    assert repr(tk.BrokenRecord(3, "no")) == "BrokenRecord(3, 'no')"
    while not match.over:
        match.play(match.moves()[0])
    assert repr(match).endswith("moves, over>")


# Pickled

ERRORS = [
    tk.InvalidMove("no"),
    tk.IllegalMove("KL 4.5: no", Message("kl-4-5-king-lacks", {"dish": "ham", "count": 1})),
    tk.BrokenRecord(3, "no"),
    tk.BrokenEdition("no"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_the_same_when_it_is_unpickled(error: Exception) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert (again, str(again), vars(again)) == (error, str(error), vars(error))


def test_a_wrong_choice_can_be_pickled_too() -> None:
    again = pickle.loads(pickle.dumps(WrongChoice("palace", Message("kc-7-1-palace"))))
    assert (again.option, str(again)) == ("palace", "kc-7-1-palace")


@pytest.mark.parametrize("edition", [STANDARD, tk.GAMES["king-lui"].edition(SMALL)], ids=repr)
def test_an_edition_is_the_same_when_it_is_unpickled(edition: Edition) -> None:
    again = pickle.loads(pickle.dumps(edition))
    assert again == edition and again.record.tobytes() == edition.record.tobytes()
    assert (again.record.dtype is edition.record.dtype, again.cards, again.content) == (
        *(True, edition.cards),
        edition.content,
    )
    with pytest.raises(ValueError, match="read-only"):
        again.record["cards"] = 1


def test_a_pickled_match_brings_its_edition_only_where_it_is_none_of_ours() -> None:
    assert len(pickle.dumps(tk.new("kings-catering", players=2, seed=7))) < 5000
    match = tk.new("king-lui", players=3, seed=7, edition=SMALL)
    again = pickle.loads(pickle.dumps(match))
    assert again == match and again.edition.name == match.edition.name != STANDARD.name


def test_a_position_is_the_same_when_it_is_unpickled(match: tk.Match) -> None:
    seat = match.to_act[0]
    position = tk.Position(match.game, match.edition, match.resampled(seat, 1), seat)
    again = pickle.loads(pickle.dumps(position))
    assert again.game is position.game and again.edition == position.edition
    assert (again.moves(), again.state.tobytes()) == (position.moves(), position.state.tobytes())
    again.state["players"] = 0
    assert position.state["players"] == match.players


def test_a_state_that_numpy_has_copied_is_a_state_still(match: tk.Match) -> None:
    """NumPy's copies are fast records that do not know their bytes."""
    for state in (match._state.copy(), pickle.loads(pickle.dumps(match._state)), np.array([match._state])[0]):
        assert isinstance(state, FastRecord)
        assert match.game.to_act(state) == match.to_act
        assert match.game.scores(match.edition, state) == match.scores()


# In a pool of processes


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as started_pool:
        yield started_pool


def test_a_match_goes_to_another_process_and_comes_back(pool: ProcessPoolExecutor, match: tk.Match) -> None:
    seat = match.to_act[0]
    move = match.moves(seat)[-1]
    there = pool.submit(played, match, move, seat).result(timeout=120)
    match.play(move, seat)
    assert there == match and there.view(seat) == match.view(seat)


def played(match: tk.Match, move: str, seat: int) -> tk.Match:
    match.play(move, seat)
    return match


@pytest.mark.parametrize("record", ["nonsense", "threekings 1\n"])
def test_a_broken_record_in_another_process_is_heard_of(pool: ProcessPoolExecutor, record: str) -> None:
    with pytest.raises(tk.BrokenRecord, match="line 1"):
        pool.submit(tk.replay, record).result(timeout=120)


def test_a_refused_move_in_another_process_is_heard_of_with_its_rule(pool: ProcessPoolExecutor) -> None:
    with pytest.raises(tk.IllegalMove, match=r"KL 3\.2") as refused:
        pool.submit(played, started(), "draw", 0).result(timeout=120)
    assert refused.value.message and refused.value.message.id == "kl-3-2-not-your-turn"
    with pytest.raises(tk.InvalidMove):
        pool.submit(played, started(), "eat", 1).result(timeout=120)


# Numbers of NumPy


@pytest.mark.parametrize("kind", [np.int64, np.uint64, np.int8])
def test_numbers_of_numpy_are_numbers(kind: Any) -> None:
    yes: Any = np.True_
    match = tk.new("king-lui", players=kind(3), seed=kind(7), first=kind(1), free_dragon=yes)
    assert match == tk.new("king-lui", players=3, seed=7, first=1, free_dragon=True)
    assert tk.replay(match.record()) == match and type(match.headers.seed) is type(match.players) is int
    assert choose(read_bot("random"), match, kind(1), kind(5)) == choose(read_bot("random"), match, 1, 5)


@pytest.mark.parametrize("seed", [1.0, 1.5, np.float64(1), True, np.True_, "1", None])
def test_a_seed_of_a_bot_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed cannot be"):
        choose(read_bot("random"), started(), 2, seed)


@pytest.mark.parametrize("number", [1.0, np.float64(1), np.bool_(True)])
def test_what_is_no_whole_number_is_refused(number: Any) -> None:
    with pytest.raises(ValueError, match="seed cannot be"):
        tk.new("king-lui", players=3, seed=number)
    with pytest.raises(ValueError, match="option first"):
        tk.new("king-lui", players=3, first=number)


# Bots


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_is_not_asked_for_a_seat_that_is_not_to_act(seat: int) -> None:
    for ask in (lambda: choose(read_bot("greedy"), started(), seat, 1), lambda: opinions(started(), seat, 1, 1)):
        with pytest.raises(tk.IllegalMove, match=r"KL 3\.2: it is the turn of seat 2"):
            ask()


def test_a_bot_is_not_asked_for_a_game_that_is_over() -> None:
    match = started()
    while not match.over:
        match.play(match.moves()[0])
    with pytest.raises(tk.IllegalMove, match=r"KL 5\.1: the game is over"):
        choose(read_bot("greedy"), match, 0, 1)


def test_a_bot_may_change_a_choice_that_is_not_shown_yet() -> None:
    match = tk.new("ku-ka-king", players=3, seed=7)
    match.play("row 1", 0)
    assert choose(read_bot("greedy"), match, 0, 1) in match.moves(0)


# Editions


def test_an_edition_may_be_a_dict() -> None:
    content = read_toml(SMALL)
    match = tk.new("king-lui", players=3, seed=7, edition=content)
    assert match == tk.new("king-lui", players=3, seed=7, edition=SMALL)
    assert tk.replay(match.record(), edition=content) == tk.replay(match.record(), edition=match.edition) == match
    content["dishes"].append("spam")
    assert "spam" not in match.edition.content["dishes"]


def test_an_edition_may_be_one_that_was_read_before() -> None:
    edition = tk.GAMES["king-lui"].edition(SMALL)
    assert tk.new("king-lui", players=3, edition=edition).edition is edition


@pytest.mark.parametrize(
    ("edition", "said"),
    [
        ({}, "edition: name: missing"),
        ({**read_toml(SMALL), "copies": np.int64(5)}, "edition: copies: should be a number from 1 up"),
        (tk.GAMES["ku-ka-king"].edition(), "is none of king-lui"),
        (7, "king-lui has no standard edition 7; it has 1"),
        (True, "an edition is a file, its content as a dict, or a number, not bool"),
        (Path("nowhere.toml"), "nowhere.toml: No such file"),
    ],
    ids=str,
)
def test_a_wrong_edition_is_refused_in_a_line(edition: Any, said: str) -> None:
    with pytest.raises(tk.BrokenEdition, match=said) as refused:
        tk.new("king-lui", players=3, edition=edition)
    assert "\n" not in str(refused.value)
