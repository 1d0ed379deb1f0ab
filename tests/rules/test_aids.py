"""Aids: what can be known and is hard to keep in mind. They count right, and tell nobody what they may not know."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import threekings as tk
from tests.decks import deck, play
from threekings.match import Match

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("king-lui", 3, {}),
    ("king-lui", 5, {"memory": "open"}),
    ("ku-ka-king", 2, {}),
    ("ku-ka-king", 4, {}),
    ("kings-catering", 2, {"rounds": 2}),
    ("kings-catering", 4, {}),
]
any_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)


def play_some(match: Match, chance: random.Random) -> None:
    """A move, or choices of all who choose together."""
    length = match.length
    while match.length == length and not match.over:
        seat = chance.choice(match.to_act)
        match.play(chance.choice(match.moves(seat)), seat)


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def aids(match: Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["aids"]
    return found


@any_table
def test_aids_are_the_same_however_what_a_seat_has_not_seen_is_dealt(
    game: str, players: int, options: dict[str, Any]
) -> None:
    match, chance = tk.new(game, players=players, seed=5, **options), random.Random(5)
    while not match.over:
        for seat in viewers(match):
            twin = match.game.view(match.edition, match.resampled(seat, chance.randrange(2**64)), seat)
            assert json.dumps(twin["aids"]) == json.dumps(aids(match, seat))
        play_some(match, chance)


@any_table
def test_whoever_looks_back_is_told_what_was_told_then(game: str, players: int, options: dict[str, Any]) -> None:
    match, chance = tk.new(game, players=players, seed=6, **options), random.Random(6)
    told = [[aids(match, seat) for seat in viewers(match)]]
    while not match.over:
        play_some(match, chance)
        told.append([aids(match, seat) for seat in viewers(match)])
    for step in range(len(match.steps)):  # at the end all hands are open, and nobody chooses
        assert [match.view_after(step, seat)["aids"] for seat in viewers(match)] == told[step]


# King Lui


def king_lui(top: str, **more: Any) -> Match:
    return tk.new("king-lui", players=3, deck=deck(top), **more)


def test_king_lui_counts_what_was_dealt_taken_served_and_eaten_as_seen() -> None:
    match = king_lui("ham*3 bread*2 emerald ham*4 wine bread")
    assert aids(match)["unseen"] == dict.fromkeys(match.view(None)["king"], 15) | {"ham": 12, "bread": 13}
    assert aids(match)["emeralds"] == 4
    play(
        match, "take bread", "draw", "draw"
    )  # the king is served three ham, and two ham, a wine, three bread are dealt
    play(match, "feed ham ham")
    assert [aids(match, 0)["unseen"][dish] for dish in ("ham", "wine", "bread")] == [10, 14, 10]
    assert aids(match)["emeralds"] == 4


def test_what_somebody_draws_in_king_lui_is_seen_by_them_alone() -> None:
    match = play(king_lui("ham*3 bread*3 wine"), "draw")
    assert [aids(match, seat)["unseen"]["wine"] for seat in viewers(match)] == [15, 14, 15, 15]


def test_two_games_of_king_lui_that_differ_in_what_is_drawn_tell_the_others_the_same() -> None:
    one, other = (play(king_lui(f"ham*3 bread*3 {drawn}"), "draw") for drawn in ("wine cheese", "cheese wine"))
    assert [aids(one, seat) == aids(other, seat) for seat in viewers(one)] == [True, False, True, True]


def test_an_emerald_that_is_drawn_is_seen_by_all() -> None:
    match = play(king_lui("ham*3 bread*3 emerald"), "draw")
    assert [aids(match, seat)["emeralds"] for seat in viewers(match)] == [4] * 4


def test_points_of_what_was_taken_are_told_where_memory_is_open() -> None:
    top, moves = "bread*3 ham*2 wine bread*2 cake*4", ("take bread", "draw", "draw", "take cake", "take bread", "draw")
    assert aids(play(king_lui(top), *moves))["taken"] is None


def test_points_of_what_was_taken_leave_out_what_was_drawn() -> None:
    match = king_lui("ham*3 bread*3 ham cake ham*2 wine*4", memory="open")
    play(match, "take bread", "draw", "draw")  # the king has three ham
    play(match, "take ham", "draw", "draw")
    assert match.view(1)["hands"][1]["cards"]["ham"] == 3
    assert match.view(1)["hands"][1]["points"] == 9
    assert aids(match)["taken"][1] == 6


@pytest.mark.parametrize("seed", range(3))
def test_unseen_of_king_lui_is_what_lies_in_the_supply_and_in_hands_of_others(seed: int) -> None:
    match, chance = tk.new("king-lui", players=4, seed=seed), random.Random(seed)
    dishes = 7
    while not match.over:
        state = match._state
        supply = Counter(state["deck"][state["top"] :].tolist())
        for seat in range(4):
            hidden = [
                supply[dish] + sum(state["drawn"][o, dish] for o in range(4) if o != seat) for dish in range(dishes)
            ]
            assert [*aids(match, seat)["unseen"].values()] == hidden
        assert aids(match)["emeralds"] == supply[dishes]
        play_some(match, chance)


# Ku-Ka-King


def ku_ka_king(top: str, players: int = 2) -> Match:
    return tk.new("ku-ka-king", players=players, deck=deck(top, game="ku-ka-king"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unseen_of_ku_ka_king_is_all_that_lies_neither_open_nor_in_the_box_face_up(players: int) -> None:
    match, chance = tk.new("ku-ka-king", players=players, seed=players), random.Random(players)
    printed = Counter(match.edition.cards[card] for card in match.edition.deck)
    while not match.over:
        view = match.view(None)
        seen = Counter(card for row in view["rows"] for card in row) + Counter(view["box"]["seen"])
        for collection in view["collections"]:
            seen += Counter(collection["cards"])
        assert Counter(aids(match)["unseen"]) == printed - seen
        play_some(match, chance)


def test_a_row_brings_what_its_cards_add_to_mine() -> None:
    match = ku_ka_king("king*2 sheep king sheep*2 church*3 knight*3 farmer wife farmhouse points-4*2 pig")
    assert aids(match, 0)["rows"] == [2, 3, 10, 6, 14, 9]
    match.play("row 1", 0)
    assert aids(match, 0)["rows"] == [2, 3, 10, 6, 14, 9]  # a choice may still be changed
    match.play("row 4", 1)
    view = match.view(0)
    assert view["rows"][1] == ["king", "sheep", "sheep"]
    assert aids(match, 0)["rows"][1] == 4 - 1 + 6 - 1  # three kings, three sheep
    assert aids(match, 1)["rows"][1] == 3


def test_rows_bring_nothing_to_those_who_do_not_choose() -> None:
    match = ku_ka_king("", players=3)
    assert aids(match)["rows"] == []
    match.play("row 1", 0)
    match.play("row 1", 1)
    match.play("row 2", 2)
    assert [bool(aids(match, seat)["rows"]) for seat in range(3)] == [True, True, False]


def test_an_empty_row_brings_nothing() -> None:
    match = ku_ka_king("king*9")
    for _ in range(3):
        match.play("row 1", 0)
        match.play("row 1", 1)
    assert match.view(0)["rows"][0] == []
    assert aids(match, 0)["rows"][0] == 0


def test_whoever_takes_a_row_alone_has_as_much_more_unless_others_took_what_counts_by_who_has_most() -> None:
    chance, told = random.Random(4), 0
    for seed in range(10):
        match = tk.new("ku-ka-king", players=2, seed=seed)
        for _ in range(3):  # rounds before any scoring
            before, rows = now(match, 0), aids(match, 0)["rows"]
            mine, other = chance.sample(range(1, 7), 2)
            rival = match.view(None)["rows"][other - 1]
            match.play(f"row {mine}", 0)
            match.play(f"row {other}", 1)
            if not {*rival} & {"church", "knight"}:
                assert now(match, 0) - before == rows[mine - 1]
                told += 1
    assert told > 5


def now(match: Match, seat: int) -> int:
    return sum(match.view(None)["collections"][seat]["now"].values())


# The King's Catering


@pytest.mark.parametrize(("players", "rounds"), [(1, 1), (2, 1), (2, 2), (3, 1), (4, 1)])
def test_tiles_that_were_in_sight_and_those_unseen_are_all_there_are(players: int, rounds: int) -> None:
    match, chance = tk.new("kings-catering", players=players, rounds=rounds, seed=9), random.Random(9)
    content, shown = match.edition.content, set[str]()
    while not match.over:
        shown |= {*match.view(None)["faces"]}
        foods = [food for name, food in content["foods"].items() if name not in shown]
        crew = [name.split("-")[0] for name in content["crew"] if name not in shown]
        told = aids(match)
        by_size = {
            (kind, size): n for kind, sizes in told["foods"].items() for size, n in enumerate(sizes, start=1) if n
        }
        assert by_size == Counter((food["food"], food["size"]) for food in foods)
        assert {kind: count for kind, count in told["crew"].items() if count} == Counter(crew)
        play_some(match, chance)
