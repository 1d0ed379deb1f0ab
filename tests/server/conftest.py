"""Who comes to the servers of these tests; each file that needs a network says how long its server lives."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.registries import TestServer
from tests.server.serving import Browser, Served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestServer]:
    """All tables of a server, without a network."""
    opened = TestServer(tmp_path)
    yield opened
    opened.store.close()


@pytest.fixture
def ada(served: Served) -> Iterator[Browser]:
    with served.browser() as browser:
        yield browser


@pytest.fixture
def bea(served: Served) -> Iterator[Browser]:
    with served.browser() as browser:
        yield browser
