"""A server and a Chromium for all tests of a process; people come with pages of their own, and no page complains."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import LAN, Served, serving
from tests.web.chromium import launched
from tests.web.people import Person
from threekings.server.net.static_files import BUILT

PATIENCE = 20_000  # milliseconds until something that should happen has failed to, on a machine that has much to do

People = Callable[..., Person]


class Chance:
    """What the server draws: in every test the same, whatever was tested before."""

    def __init__(self) -> None:
        self.random_bytes = random.Random(0).randbytes

    def begin_anew(self, test: str, attempt: int) -> None:
        """A test that is run once more is not to set up tables whose names are taken."""
        self.random_bytes = random.Random(test if attempt == 1 else f"{test} {attempt}").randbytes

    def __call__(self, size: int) -> bytes:
        return self.random_bytes(size)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def chance() -> Chance:
    return Chance()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, chance: Chance) -> Iterator[Served]:
    assert (BUILT / "index.html").exists(), "the page is not built: make play, or npm run build in web/"
    # The name of the folder is shown on a page, and is to be no word of any language.
    with serving(tmp_path_factory.mktemp("0"), random_bytes=chance) as running:
        yield running


@pytest.fixture
def lan(served: Served) -> Iterator[str]:
    """Where others would find the server in a local network; it is closed after the test."""
    yield f"http://{LAN}:{served.port}"
    closing = {"token": served.network.token, "open": False}
    httpx.post(f"{served.address}/api/lan", json=closing, trust_env=False).raise_for_status()


@pytest.fixture
def people(chromium: Browser, served: Served, chance: Chance, request: pytest.FixtureRequest) -> Iterator[People]:
    """Lets somebody come; at the end of the test no page may have complained."""
    chance.begin_anew(request.node.nodeid, getattr(request.node, "execution_count", 1))
    come: list[Person] = []

    def person(name: str = "Ada", *, address: str = served.address, **more: Any) -> Person:
        come.append(Person(chromium, address, name, **more))
        come[-1].context.set_default_timeout(PATIENCE)
        return come[-1]

    yield person
    complaints = {one.name: one.complaints for one in come if one.complaints}
    for one in come:
        one.leave()
    assert not complaints
