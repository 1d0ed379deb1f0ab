"""What speaks against a placement, told with a view: Tables that the King would discard then, and stars it costs."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.conformance.cases import Case, Step, cases, positions
from threekings.rules.kings_catering import rules
from threekings.rules.kings_catering.notation import read_move
from threekings.rules.kings_catering.rules import LEAST_TILES, OTHER_SHAPES, PLACE
from threekings.rules.kings_catering.view import gains, reckoned
from threekings.rules.kings_catering.warnings import warnings
from threekings.texts import rendered

CASES = [case for case in cases() if case.name == "kings-catering"]  # tests/editions too
FALLS = {"kc-warning-same-shape", "kc-warning-few-tiles", "kc-warning-other-falls"}


def placing(every: int = 1) -> Iterator[tuple[Case, Step]]:
    found = ((case, step) for case in CASES for step in positions(case) if step.state["phase"] == PLACE)
    return islice(found, 0, None, every)


def test_a_warning_says_which_tables_fall_and_who_gives_less() -> None:
    said = set()
    for case, step in placing(every=2):
        seat, found = step.seat, gains(case.edition, step.state)
        told = warnings(case.edition, step.state, found)
        for move, gain in found.items():
            after = step.state.copy()
            rules.put(case.edition.record, after, seat, read_move(case.edition, move))
            (now, left), (then, still) = (reckoned(case.edition, state)[seat] for state in (step.state, after))
            ids = [text["id"] for text in told.get(move, [])]
            lost = sum(max(0, now[source] - then[source]) for source in now)
            cost = sum(text["args"]["stars"] for text in told.get(move, []) if "stars" in text["args"])
            assert cost == (lost if gain < 0 else 0)
            fallen = [table for table in range(int(step.state["tables"][seat])) if left & ~still & 1 << table]
            assert not fallen or FALLS & {*ids}
            said |= {*ids}
    assert "kc-warning-same-shape" in said and any("costs" in text for text in said)


def test_a_table_that_falls_says_why_and_no_other() -> None:
    reasons = {LEAST_TILES: "kc-warning-few-tiles", OTHER_SHAPES: "kc-warning-same-shape"}
    for case, step in placing():
        rule = int(case.edition.record["rule"][rules.king(step.state)])
        for caterer in case.game.view(case.edition, step.state, None)["caterers"]:
            for table in caterer["tables"]:
                assert (table["falls"] or {}).get("id") == (None if table["stands"] else reasons[rule])


def test_a_second_single_tile_has_the_shape_of_the_first() -> None:
    for case, step in placing():
        if case.edition.record["rule"][rules.king(step.state)] != OTHER_SHAPES:
            continue
        seat = step.seat
        alone = [int(step.state["tally"][seat, table, 0]) for table in range(int(step.state["tables"][seat]))]
        if 1 in alone:
            told = warnings(case.edition, step.state, gains(case.edition, step.state))
            new = next(texts for move, texts in told.items() if move.endswith(" new"))
            expected = f"same shape as Table {alone.index(1) + 1}: would be discarded"
            assert rendered(new[0]) == expected
            return
    pytest.fail("nobody had a Table of one tile")


def test_only_who_is_to_place_is_warned() -> None:
    for case, step in placing():
        others = [seat for seat in range(int(step.state["players"])) if seat != step.seat]
        assert all(not case.game.view(case.edition, step.state, seat)["warnings"] for seat in (None, *others))
