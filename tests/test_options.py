"""Options: their kinds, their defaults, and how they are written and read."""

from typing import Any

import pytest

import threekings as tk
from tests.decks import deck
from threekings.game import GAMES
from threekings.options import Flag, Option, Seat, Value, Word, complete, write

KNOWN: dict[str, Option] = {"first": Seat(), "loud": Flag(), "mood": Word(("merry", "sad"))}


def test_what_is_not_chosen_has_its_default() -> None:
    assert complete(KNOWN, {}, 4) == {"first": 0, "loud": False, "mood": "merry"}
    assert complete(KNOWN, {"mood": "sad", "first": 3}, 4) == {"first": 3, "loud": False, "mood": "sad"}


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("first", 4, "a seat, or random"),
        ("first", -1, "a seat, or random"),
        ("first", False, "a seat, or random"),
        ("first", "0", "a seat, or random"),
        ("first", 1.0, "a seat, or random"),
        ("loud", 1, "true or false"),
        ("loud", "true", "true or false"),
        ("loud", None, "true or false"),
        ("mood", "Merry", "merry or sad"),
        ("mood", 0, "merry or sad"),
        ("mood", "", "merry or sad"),
        ("weather", "fine", "first, loud, mood"),
    ],
)
def test_a_wrong_value_is_refused_and_the_right_ones_named(name: str, value: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said) as refused:
        complete(KNOWN, {name: value}, 4)
    assert name in str(refused.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(ValueError, match="known are none"):
        complete({}, {"first": 0}, 3)


@pytest.mark.parametrize(("value", "text"), [(True, "true"), (False, "false"), (2, "2"), ("shared", "shared")])
def test_values_are_written_as_words_and_digits(value: Value, text: str) -> None:
    assert write(value) == text


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_reads_back(name: str) -> None:
    for option in GAMES[name].options.values():
        for value in (option.default, True, False, 0, 2, *getattr(option, "words", ())):
            if option.check(value, 3):
                assert option.read(write(value)) == value
                assert type(option.read(write(value))) is type(value)


@pytest.mark.parametrize("text", ["00", "+1", " 1", "1 ", "１", "²", "-0", "1.0", "0x1", "1_0", ""])
def test_a_seat_is_one_plain_digit(text: str) -> None:
    assert not Seat().check(Seat().read(text), 5)


@pytest.mark.parametrize("text", ["True", "FALSE", "yes", "1", "", " true"])
def test_a_flag_is_true_or_false(text: str) -> None:
    assert not Flag().check(Flag().read(text), 5)


@pytest.mark.parametrize("name", GAMES)
def test_every_default_is_allowed_at_every_table(name: str) -> None:
    game = GAMES[name]
    for players in game.players:
        assert complete(game.options, {}, players) == {name: option.default for name, option in game.options.items()}


@pytest.mark.parametrize("choice", [("first", 2), ("free_dragon", True), ("tiebreak", "shared"), ("memory", "open")])
def test_options_of_king_lui_are_kept_shown_and_written(choice: tuple[str, Value]) -> None:
    name, value = choice
    chosen: dict[str, Any] = {name: value}
    match = tk.new("king-lui", players=3, deck=deck(), **chosen)
    assert match.options[name] == match.view(None)["options"][name] == value
    assert match.record().count("\noption ") == 1
    assert f"\noption {name} {write(value)}\n" in match.record()
    assert tk.replay(match.record()).options == match.options
