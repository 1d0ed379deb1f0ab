"""How King Lui looks: every width, with and without colour, on dark and light terminals."""

import pytest

import threekings
from tests.cli.calls import random_game
from tests.cli.screens import contrast, printed
from threekings.cli.terminal.boards.king_lui.board import OVER, comparison
from threekings.cli.terminal.boards.king_lui.dishes import EMERALD, MARKS, dishes
from threekings.cli.terminal.boards.king_lui.moves import spell_out
from threekings.cli.terminal.player_names import seat_names
from threekings.errors import InvalidMove


@pytest.mark.parametrize("width", [60, 70, 80, 100, 118, 160])
@pytest.mark.parametrize("moves", [0, 9, 30, 1000])
def test_no_line_is_too_long_and_no_number_is_lost(width: int, moves: int) -> None:
    match = random_game(3, moves=moves)
    shown = printed(match, width)
    assert max(map(len, shown.splitlines())) <= width
    for dish, portions in match.view(0)["king"].items():
        line = next(line for line in shown.splitlines() if f" {dish} " in line)
        assert str(portions) in line
    assert "Points" in shown


@pytest.mark.parametrize("players", [3, 5])
def test_five_hands_fit_into_sixty_columns(players: int) -> None:
    match = threekings.new("king-lui", players=players, seed=1)
    match.headers.names = dict.fromkeys(range(players), "Bartholomew")
    shown = "\n".join(line.rstrip() for line in printed(match, 60).splitlines())
    assert "…" not in "".join(line for line in shown.splitlines() if "Barth" not in line)


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("moves", [0, 30, 1000])
def test_forty_columns_show_every_count(players: int, moves: int) -> None:
    match = random_game(3, players=players, moves=moves)
    view, shown = match.view(0), printed(match, 40)
    lines = shown.splitlines()
    assert max(map(len, lines)) <= 40
    assert f"supply {view['supply']}" in " ".join(lines[:2])
    assert "Emerald" in " ".join(lines[:2])
    for dish, king in view["king"].items():
        counts = (
            next(line for line in lines if f" {dish[:4]}" in line)
            .replace("→ ", "→")
            .replace("✗ ", "✗")
            .replace("·", "0")
            .split()
        )
        counts = counts[2 if match.over else 3 :]
        hands = [(hand["cards"][dish], hand["by_dish"][dish]) for hand in view["hands"] if hand["cards"]]
        if match.over:
            shown_hands = [
                f"{count}{'✗' if count > king else '→'}{points}" if count else "0" for count, points in hands
            ]
            assert counts == [str(king), *shown_hands]
        else:
            assert counts[:3] == [str(count) for count in (view["table"][dish], king, hands[0][0])]
            assert counts[-1] == str(hands[0][1]) or not hands[0][0]


def test_the_screen_fits_into_24_lines_but_for_the_prompt() -> None:
    for moves in range(0, 46, 3):
        match = random_game(3, moves=moves)
        assert len(printed(match, 80, match.to_act[0], colour=True).splitlines()) <= 23


def test_a_narrow_terminal_is_high_enough_too() -> None:
    for moves in range(0, 46):
        match = random_game(3 + moves % 4, moves=moves)
        match.headers.names = dict(enumerate(("Ada", "Bea", "Carl", "Dora")))
        lines = printed(match, 60, match.to_act[0], colour=True).splitlines()
        assert len(lines) <= 23
        assert "Emerald" in lines[0]


def test_names_are_shown_without_what_has_no_width() -> None:
    match = random_game(moves=0)
    match.headers.names = {0: "Ada\u202e", 1: "\u200fדנה\u200e", 2: "\u200b", 3: "👩\u200d🍳"}
    assert seat_names(match) == ["Ada", "דנה", "seat 2", "👩🍳"]


def test_letters_are_different_and_stand_beside_the_symbol() -> None:
    marks = dishes(random_game(moves=0).view(0))
    assert [dish.letter for dish in marks] == list("BWCHAFE")
    assert len({dish.symbol for dish in marks}) == len({dish.colour for dish in marks}) == 7


@pytest.mark.parametrize("colour", [*(colour for _, colour in MARKS), OVER.split()[-1], str(EMERALD.style)[5:]])
def test_colours_are_readable_on_dark_and_on_light(colour: str) -> None:
    assert contrast(colour, "#ffffff") >= 4
    assert contrast(colour, "#000000") >= 4


def test_more_than_the_king_is_said_in_words_too() -> None:
    assert comparison(1, 2).plain == "✗ too many"
    assert comparison(2, 2).plain == "= equal"
    assert comparison(3, 2).plain == "✓ room for 1"
    assert comparison(0, 0).plain == ""


def test_without_colour_nothing_is_missing() -> None:
    match = random_game(3, moves=30)
    assert "\x1b[" not in printed(match, 80)
    assert "\x1b[" in printed(match, 80, colour=True)


def test_short_texts_are_spelled_out() -> None:
    view = random_game(moves=0).view(0)
    meant = {
        "t b": "take bread",
        "fru": "take fruit",
        "f": "feed",
        "F W B": "feed bread wine",
        "take cheese": "take cheese",
        "d": "draw",
        "p": "pass",
        "take a": "take cake",
    }
    assert {text: spell_out(text, view) for text in meant} == meant
    for wrong in ("zork", "take x", "eat bread", "ch"):
        with pytest.raises(InvalidMove):
            spell_out(wrong, view)
