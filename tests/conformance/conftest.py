"""Every test that takes a `case` runs for every one there is; some kinds of games have tests of their own."""

from collections.abc import Iterator

import pytest

from tests import crowns
from tests.conformance.cases import cases
from tests.registering import registered


@pytest.fixture(scope="package", autouse=True)
def another_game() -> Iterator[None]:
    """Records are read by the names of games that are registered."""
    with registered(crowns.GAME):
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
    if "sealed_case" in metafunc.fixturenames:
        metafunc.parametrize("sealed_case", [case for case in cases() if case.chosen_together], ids=str)
    if "shuffled_case" in metafunc.fixturenames:
        shuffled = [case for case in cases() if case.game.dealer and case.game.dealer.shuffles]
        metafunc.parametrize("shuffled_case", shuffled, ids=str)
    if "scored_case" in metafunc.fixturenames:
        metafunc.parametrize("scored_case", [case for case in cases() if case.game.finish], ids=str)
    if "dense_case" in metafunc.fixturenames:
        metafunc.parametrize("dense_case", [case for case in cases() if case.game.dense], ids=str)
    if "dealt_case" in metafunc.fixturenames:
        metafunc.parametrize("dealt_case", [case for case in cases() if case.dealt], ids=str)
