"""The first page: my games, and which of them wait for me."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.playing import is_to_play


def test_games_that_wait_for_me_are_shown_first_and_called_out(people: People) -> None:
    ada = people()
    finished = ada.finished("ku-ka-king", 2)
    table = ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    expect(ada.page).to_have_title("● Your turn – King Lui – Three Kings")
    ada.open()
    expect(ada.page).to_have_title("● Your turn – Three Kings")
    mine = ada.page.get_by_role("region", name="My games").get_by_role("list").get_by_role("link")
    expect(mine.first).to_contain_text("Your turn")
    expect(mine.last).to_have_attribute("href", f"/table/{finished}")
    ada.page.get_by_role("link", name="It is your turn in a game: go on").click()
    ada.page.wait_for_url(f"**{table}")
    assert is_to_play(ada)


def test_my_games_say_how_they_went(people: People) -> None:
    ada = people()
    for game, players in (("ku-ka-king", 2), ("kings-catering", 1)):
        ada.finished(game, players)
    mine = ada.open().get_by_role("region", name="My games").get_by_role("list").get_by_role("link")
    expect(mine.filter(has_text="Ku-Ka-King")).to_contain_text(re.compile(r"(1st|2nd) of 2\s+\d+ points"))
    alone = mine.filter(has_text="The King's Catering")
    expect(alone).to_contain_text(re.compile(r"\d+★"))
    expect(alone).not_to_contain_text("1st")


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, {"width": 360, "height": 740}])
def test_my_games_and_open_tables_are_seen_without_scrolling(people: People, viewport: Any) -> None:
    ada, bea = people("Ada", viewport=viewport), people("Bea")
    for _ in range(4):
        ada.found("ku-ka-king", "human", "random")
        bea.ask("/api/tables", game="king-lui", seats=["open"] * 3, public=True)
    page = ada.open()
    for name in ("My games", "Open tables"):
        entry = page.get_by_role("region", name=name).get_by_role("list").get_by_role("link").first
        expect(entry).to_be_in_viewport(ratio=1)
    mine = page.get_by_role("region", name="My games")
    if (more := mine.get_by_role("button", name="more")).is_visible():
        more.click()
    expect(mine.get_by_role("list").get_by_role("link")).to_have_count(4)


def test_a_newcomer_finds_play_now_without_scrolling(people: People) -> None:
    ada = people(viewport={"width": 360, "height": 740})
    ada.page.route("**/api/tables", lambda route: route.fulfill(json=[]))  # nobody is looking for players
    ada.open().wait_for_load_state("networkidle")
    expect(ada.button("Play now").first).to_be_in_viewport(ratio=1)


def test_a_table_that_is_not_there_is_no_blank_page(people: People) -> None:
    ada = people(forgiven="404")
    ada.open("/table/nowhere")
    ada.sees("Nothing here")
    ada.page.get_by_role("link", name="To the games").click()
    ada.sees("Take a seat at the royal table")


def test_the_keys_of_a_table_are_one_key_away(people: People) -> None:
    ada = people()
    ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("take this dish")
    expect(keys).to_contain_text("take back your last move")
    ada.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
