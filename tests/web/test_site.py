"""The documentation as a site in a real browser: its search, from a server or without one, and how it fits a phone."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site_building import built_once
from tests.web.conftest import PATIENCE

PAGES = (
    "index",
    "rules/kings-catering",
    "rules/ja/king-lui",
    "library",
    "api/match",
    "arena",
    "reports/king-lui",
    "cli",
)

LEFT = "net::ERR_ABORTED"  # the page was left before it was there


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_args: Any) -> None: ...


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory)


@pytest.fixture(params=["from a server", "from a folder"])
def address(site: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "from a folder":
        yield site.as_uri()
        return
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def opened(chromium: Browser, address: str, **settings: Any) -> tuple[Page, list[str]]:
    """The first page, and all that is wrong from then on: complaints, and requests to other hosts."""
    page = chromium.new_context(**settings).new_page()
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda asked: None if asked.failure == LEFT else wrong.append(asked.url))
    page.on("request", lambda asked: None if asked.url.startswith((address, "data:")) else wrong.append(asked.url))
    page.goto(f"{address}/index.html")
    return page, wrong


@pytest.mark.parametrize(
    ("words", "title"),
    [("Emerald", "King Lui in short"), ("BrokenRecord", "Errors"), ("ドラゴン", "キングルイのルール要約")],
)
def test_the_search_finds_a_page(chromium: Browser, address: str, words: str, title: str) -> None:
    page, wrong = opened(chromium, address)
    search = page.get_by_role("textbox", name="Search")
    search.fill(words)
    search.press("Enter")
    page.locator("#search-results").get_by_role("link", name=title).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    page.wait_for_load_state("networkidle")
    page.context.close()
    assert wrong == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_shows_every_page_whole_and_the_pictures_of_the_time_of_day(
    chromium: Browser, site: Path, theme: str
) -> None:
    page, wrong = opened(chromium, site.as_uri(), viewport={"width": 360, "height": 780}, color_scheme=theme)
    shown = page.locator(".picture img:visible")
    assert shown.count() == 3
    assert all(f"-{theme}." in str(shown.nth(place).get_attribute("src")) for place in range(3))
    for name in PAGES:
        page.goto(f"{site.as_uri()}/{name}.html")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    page.context.close()
    assert wrong == []
