"""What the second standard edition of The King's Catering has of its own, KC 5: few of something, the least, Sizes.

Every number here is worked out from the rules by hand, and compared with our rules and with the plain count of
kings_catering_boards.py alike.
"""

from pathlib import Path
from typing import Any

import pytest

import threekings as tk
from tests.rules.kings_catering_boards import drawn, lay, stars, told_royals
from tests.test_edition import write_catering
from threekings.rules.kings_catering.edition import ROYAL_SCORINGS

NO_RULE = {"scores": "each-crew", "stars": 1}
TWO_TILES = {"rule": "least-tiles", "limit": 2, **NO_RULE}
OURS = {"is": "reconstructed"}
ALL_SIZES = "beer-1a soup-2a roast-3a salad-4a"


def laid(edition: Path | None, royals: str, *boards: str) -> tk.Match:
    """A game of as many players as boards, with these Tables; both ways of counting agree about them."""
    match = tk.new("kings-catering", players=len(boards), seed=1, royals=royals, edition=edition)
    for seat, board in enumerate(boards):
        lay(match, seat, board)
    told, everyone = told_royals(match.edition.content, royals), [drawn(board) for board in boards]
    assert match.breakdown() == [stars(told, everyone, seat) for seat in range(len(boards))]
    return match


class Royal:
    """A Princess with this entry, under a King without a rule or with another entry."""

    def __init__(self, folder: Path, **entry: Any):
        self.folder, self.entry = folder, entry

    def gives(self, *boards: str, king: dict[str, Any] = NO_RULE) -> list[int]:
        """Everybody's stars."""
        path = write_catering(self.folder, ("royals.P1", self.entry | OURS), ("royals.K4", king | OURS))
        return [part["princess"] for part in laid(path, "K4,Q5,P1", *boards).breakdown()]


# Few of something


def test_few_tiles_are_those_missing_to_a_number(tmp_path: Path) -> None:
    # KC 5
    few = Royal(tmp_path, scores="few-tiles", number=5, stars=2)
    assert few.gives("beer-1a cook-beer") == [6]
    assert few.gives("beer-1a beer-1b\n\nbeer-1c beer-2a\n\nbeer-2b") == [0]
    assert few.gives(ALL_SIZES + " beer-1b beer-1c") == [0]
    assert few.gives("beer-1a", "soup-1a soup-1b soup-1c") == [8, 4]


def test_tiles_in_hand_are_as_good_as_laid(tmp_path: Path) -> None:
    # KC 5, 3.2: they cost when they are taken, not by the place they are put to
    path = write_catering(tmp_path, ("royals.P1", {"scores": "few-tiles", "number": 9, "stars": 2} | OURS))
    match = tk.new("kings-catering", players=2, seed=1, royals="K4,Q3,P1", edition=path)
    for seat in (0, 1):
        lay(match, seat, "beer-1a beer-1b")
    assert [part["princess"] for part in match.breakdown()] == [14, 14]
    match.play("column 3")
    assert [part["princess"] for part in match.breakdown()] == [8, 14]
    for _ in range(3):
        match.play(match.moves()[0])
        assert [part["princess"] for part in match.breakdown()] == [8, 14]
    match.play("column 1")
    assert match.breakdown()[0]["princess"] == 8


def test_few_open_halves_are_those_missing_to_a_number(tmp_path: Path) -> None:
    # KC 5, 4.7
    few = Royal(tmp_path, scores="few-open-halves", number=5, stars=1)
    assert few.gives("beer-1a") == [3]
    assert few.gives("cake-3c") == [2]
    assert few.gives("cake-3c cook-cake") == [3]
    assert few.gives("beer-1a\n\nbeer-1c\n\nbeer-2c") == [0]


def test_few_tables_are_those_missing_to_a_number(tmp_path: Path) -> None:
    # KC 5
    few = Royal(tmp_path, scores="few-tables", number=4, stars=3)
    assert few.gives("beer-1a soup-1a") == [9]
    assert few.gives("beer-1a\n\nsoup-1a\n\ntaster-a") == [3]
    assert few.gives("beer-1a\n\nsoup-1a\n\ntaster-a\n\ncake-1a\n\ncake-2a") == [0]


@pytest.mark.parametrize(
    ("scores", "number", "board", "worth"),
    [
        ("few-tiles", 5, "beer-1a\n\nsoup-1a soup-1b", 2),
        ("few-open-halves", 9, "beer-1a\n\ncake-3c cook-cake", 5),
        ("few-tables", 5, "beer-1a\n\nsoup-1a soup-1b", 3),
    ],
)
def test_where_few_is_wanted_discarded_tables_count(
    scores: str, number: int, board: str, worth: int, tmp_path: Path
) -> None:
    # KC 5
    assert Royal(tmp_path, scores=scores, number=number, stars=1).gives(board, king=TWO_TILES) == [worth]


@pytest.mark.parametrize("scores", [word for word in ROYAL_SCORINGS if word.startswith(("few-", "least-"))])
def test_whoever_has_no_table_left_gets_nothing(scores: str, tmp_path: Path) -> None:
    # KC 5
    royal = Royal(tmp_path, scores=scores, stars=2, **({"number": 9} if scores.startswith("few-") else {}))
    assert royal.gives("") == [0]
    assert royal.gives("beer-1a\n\ntaster-a", king=TWO_TILES) == [0]
    assert royal.gives("beer-1a", "soup-1a soup-1b", king=TWO_TILES)[0] == 0


# The most and the least


def test_the_fewest_tables_and_the_fewest_crew_with_friendly_ties(tmp_path: Path) -> None:
    # KC 5
    one, two = "beer-1a cook-beer", "soup-1a\n\nroast-1a"
    tables = Royal(tmp_path, scores="least-tables", stars=5)
    assert tables.gives(one, two) == [5, 0]
    assert tables.gives(one, two, "cake-1a cake-1b") == [5, 0, 5]
    assert tables.gives("", one) == [0, 0]  # nobody has fewer than none
    assert tables.gives(one) == [5]
    crew = Royal(tmp_path, scores="least-crew", stars=4)
    assert crew.gives(one, two) == [0, 4]
    assert crew.gives(one, "soup-1a cook-soup", "cake-1a taster-a\n\ntaster-b") == [4, 4, 0]


def test_the_fewest_foods_of_a_type_or_size_may_be_none(tmp_path: Path) -> None:
    # KC 5
    types = Royal(tmp_path, scores="least-of-types", stars=2)
    assert types.gives("beer-1a beer-1b soup-1a", "beer-2a roast-1a") == [6, 8]  # roast, salad, cake; all but roast
    sizes = Royal(tmp_path, scores="least-of-sizes", stars=3)
    assert sizes.gives("beer-1a beer-1b soup-2a", "beer-2a roast-1a") == [9, 12]  # 2, 3, 4; all
    assert sizes.gives(ALL_SIZES, "beer-1b") == [3, 12]
    discarded = "beer-1a\n\nbeer-2a beer-2b", "soup-2a soup-2b"
    assert sizes.gives(*discarded, king=TWO_TILES) == [12, 12]


def test_the_most_foods_of_a_size(tmp_path: Path) -> None:
    # KC 5
    sizes = Royal(tmp_path, scores="most-of-sizes", stars=2)
    assert sizes.gives("beer-1a soup-1a roast-2a", "cake-1b salad-3a") == [4, 2]
    assert sizes.gives(ALL_SIZES, "beer-1b soup-2b roast-3b salad-4b") == [8, 8]


def test_the_most_and_the_fewest_matched_decorations_of_a_colour(tmp_path: Path) -> None:
    # KC 5
    one_blue, two_blue, two_red = "cake-1a\nroast-3a", "cake-1a\nroast-3a\nsalad-2c", "beer-1a\nroast-1a\ncake-3c"
    fewest = Royal(tmp_path, scores="least-of-colours", stars=4)
    assert fewest.gives(two_blue, two_red) == [12, 12]  # all but blue; all but red
    assert fewest.gives(two_blue + "\n\n" + two_red, one_blue) == [8, 16]  # gold and green; all
    assert fewest.gives(one_blue, "cake-2b") == [12, 16]
    most = Royal(tmp_path, scores="most-of-colours", stars=2)
    assert most.gives(two_blue + "\n\n" + two_red, one_blue) == [4, 0]  # blue and red; most needs at least one
    assert most.gives(one_blue, "roast-3a\ncake-1a\n\nsoup-1a") == [2, 2]


# Sizes


@pytest.mark.parametrize(
    ("foods", "worth"), [(1, 0), (2, 2), (3, 5), (4, 9), (5, 9), (6, 11), (7, 14), (8, 18), (9, 18)]
)
def test_foods_of_a_size_in_sets(foods: int, worth: int, tmp_path: Path) -> None:
    # KC 5, 11.4
    royal = Royal(tmp_path, scores="size-in-sets", size=2, steps=[0, 2, 5, 9])
    names = [f"{kind}-2{letter}" for kind in ("beer", "soup", "roast", "salad", "cake") for letter in "ab"][:foods]
    assert royal.gives(" ".join(names)) == [worth]
    assert royal.gives("\n\n".join(names) + "\n\nbeer-1a cook-beer waiter-2") == [worth]
