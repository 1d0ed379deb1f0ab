"""The built page in a real browser, from a real `threekings serve`: it loads whole, and its policy holds."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.running import Serving
from tests.web.conftest import People

ASK = """
async () => await new Promise((heard, failed) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  socket.onopen = () => socket.send('{"do": "ping"}');
  socket.onmessage = (message) => heard(JSON.parse(message.data).tell);
  socket.onerror = () => failed(new Error("no socket"));
})
"""
LOAD = """
async (address) => await new Promise((refused) => {
  const picture = new Image();
  picture.onload = picture.onerror = refused;
  picture.src = address;
})
"""


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("process")
    with Serving(folder / "data", folder / "log") as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/rules/king-lui", "/settings"])
def test_the_page_loads_without_a_complaint(process: Serving, people: People, path: str) -> None:
    page = people(address=process.address).page
    answer = page.goto(path)
    assert answer is not None and answer.status == 200
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert "Three Kings" in page.title()


def test_the_page_may_talk_to_the_tables(process: Serving, people: People) -> None:
    assert people(address=process.address).open().evaluate(ASK) == "pong"


def test_the_page_may_load_nothing_from_elsewhere(process: Serving, people: People) -> None:
    ada = people(address=process.address, forgiven="img-src|csp|Content Security Policy")
    elsewhere = process.address.replace("127.0.0.1", "localhost") + "/favicon.svg"
    ada.open().evaluate(LOAD, elsewhere)
    assert f"forbidden: img-src {elsewhere}" in ada.expected
