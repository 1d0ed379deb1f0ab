"""Who comes to the servers of these tests; each file that needs a network says how long its server lives."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgresql
from tests.server.places import PLACES, Place, PostgreSQLPlace, SQLitePlace
from tests.server.postgresql import PostgreSQL
from tests.server.registries import TestServer
from tests.server.serving import Browser, Served


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    """A PostgreSQL for all tests of this process."""
    if postgresql.programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgresql.running() as server:
        yield server


@pytest.fixture(scope="module")
def mortal() -> Iterator[PostgreSQL]:
    """A PostgreSQL that may be killed."""
    if postgresql.programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgresql.running(durable=True) as database:
        yield database


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store keeps its data: each test runs over a folder and over a database."""
    return place_called(request.param, request, tmp_path)


def place_called(name: str, request: pytest.FixtureRequest, folder: Path) -> Place:
    if name == "sqlite":
        return SQLitePlace(folder / "data")
    return PostgreSQLPlace(request.getfixturevalue("postgres").clean_database())


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestServer]:
    """All tables of a server, without a network; `everywhere` runs a test over each place."""
    opened = TestServer(tmp_path, place_called(getattr(request, "param", "sqlite"), request, tmp_path))
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
