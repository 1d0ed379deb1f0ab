"""Options: their kinds, their defaults, and how they are written and read."""

import re
from typing import Any

import pytest

import threekings as tk
from tests.decks import deck
from threekings.games import GAMES
from threekings.options import Flag, Number, Option, Seat, Value, Word, complete, write
from threekings.rules.kings_catering.options import SETUPS

KNOWN: dict[str, Option] = {"first": Seat(), "loud": Flag(), "mood": Word(("merry", "sad")), "bells": Number(1, 3)}


def test_what_is_not_chosen_has_its_default() -> None:
    assert complete(KNOWN, {}, 4) == {"first": 0, "loud": False, "mood": "merry", "bells": 1}
    chosen = {"mood": "sad", "first": 3, "bells": 2}
    assert complete(KNOWN, chosen, 4) == {"loud": False, **chosen}


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
        ("bells", 0, "a number from 1 to 3"),
        ("bells", 4, "a number from 1 to 3"),
        ("bells", True, "a number from 1 to 3"),
        ("bells", "2", "a number from 1 to 3"),
        ("bells", 2.0, "a number from 1 to 3"),
        ("bells", None, "a number from 1 to 3"),
        ("weather", "fine", "first, loud, mood, bells"),
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
        for value in (option.default, True, False, 0, 2, *getattr(option, "words", ()), *SETUPS, "K1,Q6,P1,P3"):
            if option.check(value, 3):
                assert option.read(write(value)) == value
                assert type(option.read(write(value))) is type(value)


@pytest.mark.parametrize("text", ["00", "+1", " 1", "1 ", "１", "²", "-0", "1.0", "0x1", "1_0", ""])
def test_a_seat_is_one_plain_digit(text: str) -> None:
    assert not Seat().check(Seat().read(text), 5)
    assert not Number(0, 9).check(Number(0, 9).read(text), 5)


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


# What is left to chance


@pytest.mark.parametrize("name", GAMES)
def test_with_nothing_left_to_chance_no_word_is_needed(name: str) -> None:
    game = GAMES[name]
    for players in game.players:
        assert game.settled({}, players) == game.settled({}, players, 5)


@pytest.mark.parametrize("name", ["king-lui", "kings-catering"])
def test_the_word_decides_who_begins(name: str) -> None:
    game = GAMES[name]
    assert [game.settled({"first": "random"}, 3, word)["first"] for word in (0, 1, 2, 3, 2**64 - 1)] == [0, 1, 2, 0, 0]


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("king-lui", {"first": "random"}),
        ("kings-catering", {"first": "random"}),
        ("kings-catering", {"royals": "random"}),
        ("kings-catering", {"royals": "random", "princesses": 2}),
        ("kings-catering", {"rounds": 2}),
        ("kings-catering", {"rounds": 2, "royals2": "random"}),
    ],
)
def test_without_a_word_nothing_may_be_left_to_chance(name: str, given: dict[str, Any]) -> None:
    game, players = GAMES[name], 3 if "first" in given else 2
    with pytest.raises(ValueError, match="has to be told") as refused:
        game.settled(given, players)
    assert str(refused.value).split(" ")[1] in (*given, "royals2")
    settled = game.settled(given, players, 77)
    assert all(settled[option] != "random" for option in (*given, str(refused.value).split(" ")[1]))


# The King's Catering

CATERING = GAMES["kings-catering"]


def drawn(given: dict[str, Any], name: str, words: int = 500) -> list[list[str]]:
    """The sides that many words draw."""
    return [str(CATERING.settled(given, 2, word)[name]).split(",") for word in range(words)]


def tile(side: str) -> tuple[str, int]:
    """The tile a side is printed on: 1 and 2, 3 and 4, 5 and 6 share one, KC 1.3."""
    return side[0], (int(side[1]) + 1) // 2


@pytest.mark.parametrize(("name", "sides"), SETUPS.items())
def test_a_named_setup_is_settled_as_its_sides(name: str, sides: str) -> None:
    match = tk.new("kings-catering", players=2, royals=name)
    assert match.options["royals"] == sides
    assert ",".join(match.view(None)["royals"]) == sides
    assert f"\noption royals {sides}\n" in match.record()


def test_each_of_the_18_sides_stands_in_exactly_one_named_setup() -> None:
    sides = sorted(side for setup in SETUPS.values() for side in setup.split(","))
    assert sides == sorted(f"{family}{number}" for family in "KQP" for number in range(1, 7))


def test_random_royals_are_one_of_each_family_and_any_of_them() -> None:
    found = drawn({"royals": "random"}, "royals")
    assert {"".join(side[0] for side in sides) for sides in found} == {"KQP"}
    assert {side for sides in found for side in sides} == {f"{family}{n}" for family in "KQP" for n in range(1, 7)}


def test_two_random_princesses_are_of_different_tiles() -> None:
    found = drawn({"royals": "random", "princesses": 2}, "royals")
    assert {"".join(side[0] for side in sides) for sides in found} == {"KQPP"}
    assert all(len({*map(tile, sides)}) == 4 for sides in found)
    assert {side for sides in found for side in sides if side[0] == "P"} == {f"P{n}" for n in range(1, 7)}


@pytest.mark.parametrize("first", [*SETUPS, "K1,Q3,P6"])
def test_royals_of_the_second_round_are_drawn_from_tiles_not_used_in_the_first(first: str) -> None:
    used = {*map(tile, SETUPS.get(first, first).split(","))}
    found = drawn({"rounds": 2, "royals": first}, "royals2")
    assert all(len(sides) == 3 and used.isdisjoint(map(tile, sides)) for sides in found)
    assert len({tuple(sides) for sides in found}) == 4**3


@pytest.mark.parametrize("sides", ["K3,Q4,P2,P5", "K1,Q1,P1,P3", "K6,Q6,P4,P6"])
def test_two_princesses_are_named_in_ascending_order(sides: str) -> None:
    assert CATERING.settled({"royals": sides, "princesses": 2}, 3)["royals"] == sides


@pytest.mark.parametrize("given", ["Q4,K3,P2,P5", "P5,P2,Q4,K3", "K3,Q4,P5,P2"])
def test_sides_are_named_in_any_order_and_kept_in_that_of_records(given: str) -> None:
    # KC 2.2
    match = tk.new("kings-catering", players=2, royals=given, princesses=2)
    assert match.options["royals"] == "K3,Q4,P2,P5"
    assert match.view(0)["royals"] == ["K3", "Q4", "P2", "P5"]
    assert "\noption royals K3,Q4,P2,P5\n" in match.record()


def test_the_order_of_sides_makes_no_difference_in_the_second_round_nor_in_a_record() -> None:
    match = tk.new("kings-catering", players=2, rounds=2, royals2="P5,K1,Q1", seed=7)
    assert match.options["royals2"] == "K1,Q1,P5"
    other = match.record().replace("option royals2 K1,Q1,P5", "option royals2 Q1,P5,K1")
    assert other != match.record()
    assert tk.replay(other).record() == match.record()


@pytest.mark.parametrize(
    "sides",
    [
        "",
        "Family",
        "K3",
        "K3,Q4",
        "K3,Q4,P2,",
        "K3, Q4, P2",
        "k3,q4,p2",
        "K7,Q4,P2",
        "K0,Q4,P2",
        "K3,Q4,P2,P2",
        "K3,Q4,P1,P2",
        "K3,Q4,P1,P3,P5",
        "K3,K4,Q4,P2",
        7,
        None,
        ["K3", "Q4", "P2"],
    ],
)
def test_royals_that_cannot_be_in_force_together_are_refused(sides: Any) -> None:
    with pytest.raises(ValueError, match=r"option royals cannot be .*; allowed: family, thinking"):
        tk.new("kings-catering", players=2, royals=sides, princesses=2)
    with pytest.raises(ValueError, match="option royals2 cannot be"):
        tk.new("kings-catering", players=2, rounds=2, royals2=sides)


CLASHES: list[tuple[int, dict[str, Any], str]] = [  # players, options, what is said
    (1, {"first": 0}, "option first is for 2 to 4 players"),
    (2, {"palace": "schoenbrunn"}, "option palace is for one player alone"),
    (4, {"palace": "versailles"}, "option palace is for one player alone"),
    (1, {"palace": "schoenbrunn", "royals": "K1,Q5,P3"}, "option palace brings its own Royals"),
    (1, {"palace": "buckingham", "royals": "family"}, "option palace brings its own Royals"),
    (1, {"palace": "versailles", "princesses": 1}, "option palace brings its own Royals"),
    (1, {"palace": "versailles", "royals2": "K1,Q5,P3"}, "option palace brings its own Royals"),
    (1, {"rounds": 2, "royals2": "K1,Q5,P3"}, "option rounds=2 is for 2 players"),
    (3, {"rounds": 2, "royals2": "K1,Q5,P3"}, "option rounds=2 is for 2 players"),
    (2, {"rounds": 2, "royals2": "K1,Q1,P6", "princesses": 2, "royals": "K3,Q4,P2,P3"}, "one Princess a round"),
    (2, {"royals2": "K1,Q5,P3"}, "option royals2 goes with rounds=2"),
    (2, {"rounds": 1, "royals2": "K1,Q5,P3"}, "option royals2 goes with rounds=2"),
    (2, {"princesses": 2}, "option royals: family has 1 P, but princesses is 2"),
    (3, {"princesses": 2, "royals": "K3,Q4,P2"}, "has 1 P, but princesses is 2"),
    (4, {"royals": "K3,Q4,P2,P3"}, "has 2 P, but princesses is 1"),
    (2, {"rounds": 2, "royals2": "K4,Q1,P5"}, "option royals2 cannot be K4,Q1,P5 after K3,Q4,P2"),
    (2, {"rounds": 2, "royals2": "K5,Q3,P3"}, "option royals2 cannot be K5,Q3,P3 after K3,Q4,P2"),
    (2, {"rounds": 2, "royals2": "K1,Q1,P1"}, "option royals2 cannot be K1,Q1,P1 after K3,Q4,P2"),
    (2, {"rounds": 2, "royals2": "family"}, "option royals2 cannot be K3,Q4,P2 after K3,Q4,P2"),
    (2, {"rounds": 2, "royals2": "K1,Q5,P3,P5"}, "option royals2 cannot be K1,Q5,P3,P5 after K3,Q4,P2"),
]


@pytest.mark.parametrize(("players", "given", "said"), CLASHES)
def test_what_does_not_go_together_is_refused_with_the_reason(players: int, given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        tk.new("kings-catering", players=players, **given)


@pytest.mark.parametrize(("players", "given", "said"), CLASHES)
def test_what_does_not_go_together_is_refused_in_records_at_its_last_option(
    players: int, given: dict[str, Any], said: str
) -> None:
    fine = tk.new("kings-catering", players=players, seed=1).record().splitlines()
    head = [line for line in fine if not line.startswith("option")]
    lines = [*head[:3], *(f"option {name} {value}" for name, value in given.items()), *head[3:]]
    with pytest.raises(tk.BrokenRecord, match=said) as broken:
        tk.replay("\n".join(lines))
    assert broken.value.line == 3 + len(given)


def test_a_palace_game_writes_its_palace_alone_and_views_its_royals() -> None:
    match = tk.new("kings-catering", players=1, palace="buckingham", seed=1)
    assert [line for line in match.record().splitlines() if line.startswith("option")] == ["option palace buckingham"]
    assert match.view(0)["royals"] == ["K3", "Q6", "P6"]
    assert match.view(0)["options"] == {"palace": "buckingham", "rounds": 1, "first": 0, "short_start": False}
    assert tk.replay(match.record()).options == match.options


def test_both_rounds_are_written_whoever_chose_their_royals() -> None:
    for given in ({}, {"royals": "random"}, {"royals2": "K1,Q1,P5"}):
        match = tk.new("kings-catering", players=2, rounds=2, seed=3, **given)
        assert "random" not in match.record()
        assert re.search(r"\noption royals K.,Q.,P.\noption rounds 2\noption royals2 K.,Q.,P.\n", match.record())
        assert tk.replay(match.record()).options == match.options


def test_what_was_drawn_by_a_seed_stays_what_it_is() -> None:
    match = tk.new("kings-catering", players=2, rounds=2, royals="random", first="random", seed=7)
    again = tk.new("kings-catering", players=2, rounds=2, royals="random", first="random", seed=7)
    assert (again.options, again.headers.deck) == (match.options, match.headers.deck)
