"""How Ku-Ka-King looks: every width, empty rows, editions of one's own, with and without colour."""

from pathlib import Path

import pytest

import threekings
from tests.cli.calls import random_game
from tests.cli.screens import contrast, printed
from threekings.bots.hints import Hint
from threekings.cli.terminal.boards.ku_ka_king.board import source_label
from threekings.cli.terminal.boards.ku_ka_king.cards import CROSS, KINDS, TICK
from threekings.cli.terminal.boards.ku_ka_king.moves import advice, reveal, spell_out
from threekings.errors import InvalidMove
from threekings.games import GAMES

GAME = "ku-ka-king"
CROSSED = Path(__file__).parents[1] / "editions" / "ku-ka-king-crossed.toml"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [60, 70, 80, 100, 118, 160])
@pytest.mark.parametrize("moves", [0, 12, 30, 1000])
def test_no_line_is_too_long_and_no_number_is_lost(players: int, width: int, moves: int) -> None:
    match = random_game(3, game=GAME, players=players, moves=moves)
    shown = printed(match, width)
    assert max(map(len, shown.splitlines())) <= width
    assert all(str(points) in shown for points in match.scores())
    if match.over:
        return
    assert all(f" {row} ─" in shown for row, cards in enumerate(match.view(0)["rows"], start=1) if cards)
    for cards in match.view(0)["rows"]:
        for card in cards:
            mark = KINDS[card]
            assert f"{mark.symbol}{mark.letter} " in shown
    assert f"pile {match.view(0)['pile']} · box {match.view(0)['box']['size']}" in shown


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_screen_fits_into_24_lines_but_for_the_prompt(players: int, width: int) -> None:
    for moves in range(0, 60, 2):
        match = random_game(3 + moves % 5, game=GAME, players=players, moves=moves)
        assert len(printed(match, width, colour=True).splitlines()) <= 23


def test_the_outermost_card_lies_on_top_in_a_heavy_frame() -> None:
    match = random_game(3, game=GAME, moves=0)
    lines = printed(match, 80, height=40).splitlines()
    heavy = next(line for line in lines if line.startswith("┃"))
    assert heavy.count("┃") == 8
    for row in match.view(0)["rows"]:
        assert f"┃{KINDS[row[-1]].symbol}{KINDS[row[-1]].letter} " in heavy
    flat = next(line for line in printed(match, 80).splitlines() if line.startswith("┗"))
    assert flat.replace("┗", "┃").split() == heavy.split()


def test_an_empty_row_keeps_its_place() -> None:
    match = threekings.new(GAME, players=3, seed=5)
    for seat, row in enumerate((2, 6, 6)):
        match.play(f"row {row}", seat)
    for width in (60, 80):
        shown = printed(match, width, seat=1)
        assert shown.count("empty") == 1
        assert ("Rows:  1  3  4  5  6  7" in shown) == (width == 80)
        assert "You clashed: choose again." in shown


def test_marks_are_told_before_the_first_scoring_only() -> None:
    match = random_game(3, game=GAME, moves=0)
    shown = printed(match, 80)
    assert "kings ✓" in shown
    assert "farm ✗" in shown
    assert "After the first scoring ✗ goes into the box" in shown
    while not match.view(0)["scorings"]:
        for seat in match.to_act:
            match.play(match.moves(seat)[seat], seat)
    assert "✓" not in printed(match, 80)
    first = sum(match.view(0)["collections"][0]["first"].values())
    assert f"= {first}+" in printed(match, 80)


def test_marks_are_those_of_the_edition() -> None:
    match = threekings.new(GAME, players=3, seed=5, edition=CROSSED)
    marks = {kind: card["mark"] == "cross" for kind, card in match.edition.content["cards"].items()}
    assert match.view(0)["crossed"] == [kind for kind in match.edition.cards if marks[kind]]
    assert ("kings ✗" in printed(match, 80)) == marks["king"]
    view = match.view(0) | {"crossed": ["horse", "pig"]}
    assert source_label(view, "animals", marked=False).plain == "animals ✗RP"


def test_every_kind_has_a_letter_of_its_own_and_a_colour_readable_on_dark_and_light() -> None:
    assert tuple(KINDS) == GAMES[GAME].edition().cards
    assert len({kind.letter for kind in KINDS.values()}) == 17
    assert len({(kind.symbol, kind.letter) for kind in KINDS.values()}) == 17
    for colour in {kind.colour for kind in KINDS.values()} | {CROSS, TICK}:
        assert contrast(colour, "#ffffff") >= 4
        assert contrast(colour, "#000000") >= 4


def test_without_colour_nothing_is_missing() -> None:
    match = random_game(3, game=GAME, moves=12)
    assert "\x1b[" not in printed(match, 80)
    assert "\x1b[" in printed(match, 80, colour=True)


def test_short_texts_are_spelled_out() -> None:
    view = random_game(game=GAME, players=3, moves=0).view(0)
    for text in ("6", "r 6", "row 6", "R6", "ROW 6", "06"):
        assert spell_out(text, view) == "row 6"
    for wrong in ("8", "0", "zork", "row", "6 6", "-1", "row six"):
        with pytest.raises(InvalidMove):
            spell_out(wrong, view)


def test_the_reveal_comes_from_what_everybody_was_told() -> None:
    match = threekings.new(GAME, players=3, seed=5)
    output = len(match.log(0))
    for seat, row in enumerate((2, 6, 6)):
        match.play(f"row {row}", seat)
    *beats, choices = reveal(match.happenings(0)[output:], ["Ada", "Bea", "Carl"])
    assert "".join(beat.plain for beat in beats) == "Ku – Ka – King!"
    assert choices.plain == "Ada  2    Bea  6  ✗   Carl  6  ✗"
    assert reveal(match.happenings(0)[:output], ["Ada", "Bea", "Carl"]) == []


def test_advice_says_how_often_to_name_a_row_and_not_that_it_is_best() -> None:
    line = advice(Hint("row 3", share=0.412, often=0.7, reasons=()), 1, {})
    assert line.startswith("1. row 3, 7 times out of 10: wins about 41 %")
    assert advice(Hint("row 3", share=None, often=None, reasons=()), 1, {}) == "1. row 3"
