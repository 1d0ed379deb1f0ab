"""Placements of The King's Catering: their text, their code and what they mean."""

import pytest

import threekings as tk
from threekings.games import GAMES
from threekings.rules.kings_catering.notation import Placement, move_text, placement_code, placement_of, read_placement

EDITION = GAMES["kings-catering"].edition()


@pytest.mark.parametrize(
    ("text", "put"),
    [
        ("put soup-2b new", Placement("soup-2b")),
        ("put soup-2b 3 1 -1 2", Placement("soup-2b", 3, 1, -1, 2)),
        ("put cook-beer 40 -39 39 0", Placement("cook-beer", 40, -39, 39, 0)),
    ],
)
def test_a_placement_text_and_code_are_one(text: str, put: Placement) -> None:
    assert read_placement(text) == put
    assert put.text == text
    assert placement_of(EDITION, placement_code(EDITION, put)) == put
    assert move_text(EDITION, placement_code(EDITION, put)) == text


@pytest.mark.parametrize(
    "text", ["column 2", "put soup-2b", "put soup-2b 3 1 -1", "put soup-2b 3 01 -1 2", "put new", ""]
)
def test_other_texts_are_no_placement(text: str) -> None:
    assert read_placement(text) is None


def test_a_tile_or_cell_that_is_not_there_has_no_code() -> None:
    far = [Placement("soup-2b", table, x, y) for table, x, y in ((41, 0, 1), (1, 40, 0), (1, 0, -40))]
    for put in (Placement("pizza"), *far):
        with pytest.raises(tk.InvalidMove):
            placement_code(EDITION, put)
