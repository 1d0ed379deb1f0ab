"""Who comes to the servers of these tests; each file says how long its server lives."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Browser, Served


@pytest.fixture
def ada(served: Served) -> Iterator[Browser]:
    with served.browser() as browser:
        yield browser
