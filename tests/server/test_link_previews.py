"""What a link to a table looks like where it is sent: no more than anybody sees who opens it."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Browser, Served, serving

PAGE = "<!doctype html><html><head><title>Three Kings</title></head><body></body></html>"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    built: Path = tmp_path_factory.mktemp("built")
    (built / "index.html").write_text(PAGE)
    with serving(tmp_path_factory.mktemp("previews"), built=built) as running:
        yield running


def preview(browser: Browser, table: str) -> dict[str, str]:
    """What somebody without a session is told."""
    page = browser.http.get(f"/table/{table}", headers={"Cookie": ""}).text
    assert page.startswith(PAGE[:20]) and page.endswith("</head><body></body></html>")
    told = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page)
    return {name: html.unescape(content) for name, content in told}


def a_table(host: Browser, *names: str, **plan: Any) -> str:
    table: str = host.ask("", {"game": "ku-ka-king", "seats": ["open", "open"], **plan})["table"]
    for name in names:
        host.ask(f"/{table}/sit", {"name": name})
    return table


def test_a_table_that_waits_says_who_and_how_many_are_missing(ada: Browser, served: Served) -> None:
    table = a_table(ada)
    assert preview(ada, table)["description"] == "Nobody is here yet; 2 seats are free."
    ada.ask(f"/{table}/sit", {"name": 'Ada "<b>'})
    told = preview(ada, table)
    assert told["title"] == "Ku-Ka-King: come and play"
    assert told["description"] == 'Ada "<b> is waiting; 1 seat is free.'
    assert told["url"] == f"{served.address}/table/{table}"
    assert told["image"] == f"{served.address}/icon-512.png"


@pytest.mark.parametrize(
    ("accepted", "said"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "Noch ist niemand da; 2 Plätze sind frei."),
        ("fr, en;q=0.1, ja;q=0.5", "まだ誰もいません"),
        ("fr", "Nobody is here yet; 2 seats are free."),
        ("de;q=x, ,;;;,it", "Noch ist niemand da"),
    ],
)
def test_it_is_said_in_the_language_that_is_asked_for(ada: Browser, accepted: str, said: str) -> None:
    page = ada.http.get(f"/table/{a_table(ada)}", headers={"Cookie": "", "Accept-Language": accepted}).text
    assert said in html.unescape(page)


def test_a_game_that_is_on_or_over_says_who_plays_and_nothing_of_the_game(ada: Browser) -> None:
    table = a_table(ada, "Ada", "Bea")
    assert preview(ada, table)["description"] == "The game is on: Ada and Bea."
    ada.ask(f"/{table}/abandon")
    assert preview(ada, table)["description"] == "The game is over: Ada and Bea."


def test_a_table_without_spectators_says_no_names_once_it_is_full(ada: Browser) -> None:
    table = a_table(ada, "Ada", spectators=False)
    assert "Ada" in preview(ada, table)["description"]
    ada.ask(f"/{table}/sit", {"name": "Bea"})
    assert preview(ada, table) | {"url": "", "image": ""} == {
        **{"type": "website", "site_name": "Three Kings", "url": "", "image": ""},
        **{"title": "Ku-Ka-King", "description": "A table among friends."},
    }


def test_the_page_of_no_table_is_as_it_was_built_and_no_table_is_woken(ada: Browser, served: Served) -> None:
    table = a_table(ada, "Ada")
    del served.registry.live[table]
    assert preview(ada, table) and table not in served.registry.live
    for path in ("nowhere", "../../x", table + "/x"):
        assert ada.http.get(f"/table/{path}").text == PAGE


def test_a_preview_that_has_not_changed_is_not_sent_again(ada: Browser) -> None:
    path = f"/table/{a_table(ada)}"
    answer = ada.http.get(path)
    again = ada.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
