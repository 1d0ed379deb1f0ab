"""Every test that takes a `case` runs for every one there is."""

import pytest

from tests.conformance.cases import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
