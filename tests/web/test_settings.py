"""What a player sets holds at once, on every page, and after a reload."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.people import gather
from tests.web.playing import is_to_play


def test_dark_stays_dark(people: People) -> None:
    ada = people(color_scheme="light")
    page = ada.open("/settings")
    expect(page.locator(":root")).to_have_attribute("data-theme", "light")
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    page.get_by_role("link", name="Three Kings").click()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_follow_the_system_until_somebody_chooses(people: People, scheme: str) -> None:
    page = people(color_scheme=scheme).open()
    expect(page.locator(":root")).to_have_attribute("data-theme", scheme)


def test_a_name_goes_along_to_the_table(people: People) -> None:
    ada = people("")
    page = ada.open()
    page.get_by_label("Your name").fill("Ada the Hungry")
    card = page.get_by_role("article", name="Ku-Ka-King")
    card.get_by_text("more choices").click()
    card.get_by_role("combobox", name="Opponent 1").select_option("lina")
    card.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Ada the Hungry")


def test_a_chat_that_is_switched_off_is_gone(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    gather("ku-ka-king", ada, bea)
    expect(ada.page.get_by_role("log", name="Chat")).to_be_visible()
    ada.button("Menu").click()
    ada.page.get_by_label("Show the chat").uncheck()
    expect(ada.page.get_by_role("log", name="Chat", include_hidden=True)).to_have_count(0)


def test_a_table_offers_only_settings_that_do_something_there(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    ada.found("ku-ka-king", "human", "random")
    expect(ada.page.get_by_role("log", name="Log")).to_be_visible()
    expect(ada.page.get_by_role("log", name="Chat")).to_have_count(0)  # nobody is there to talk to
    ada.button("Menu").click()
    expect(ada.page.get_by_label("Speed of the bots")).to_be_visible()
    for nothing in ("Show the chat", "Ask before what cannot be taken back"):
        expect(ada.page.get_by_label(nothing)).to_have_count(0)
    gather("ku-ka-king", ada, bea)
    ada.button("Menu").click()
    expect(ada.page.get_by_label("Show the chat")).to_be_visible()
    expect(ada.page.get_by_label("Speed of the bots")).to_have_count(0)


def test_a_line_to_type_moves_is_there_for_those_who_want_it(people: People) -> None:
    ada = people()
    line = ada.page.get_by_role("combobox", name="Type a move")
    ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    expect(line).to_have_count(0)
    ada.page.keyboard.press("/")
    expect(line).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    ada.open("/settings").get_by_label("A line to type moves").check()
    ada.found("king-lui", "human", "random", "random")
    expect(line).to_be_visible()


def test_a_first_game_is_against_gentle_bots_and_says_so(people: People) -> None:
    ada = people()
    page = ada.open()
    card = page.get_by_role("article", name="King Lui")
    expect(card).to_contain_text("your first game: against Timo, Lina and Otto, the gentlest")
    card.get_by_text("more choices").click()
    seats = card.get_by_role("group", name="Opponents").locator("label")
    for seat, (name, who) in enumerate((("Timo", "kitchen boy"), ("Lina", "gardener"), ("Otto", "musician"))):
        expect(seats.nth(seat)).to_contain_text(who)
        expect(seats.nth(seat).locator("option:checked")).to_have_text(re.compile(rf"^{name} · \d+$"))
    card.get_by_role("button", name="Play now").click()
    assert is_to_play(ada)
    table = ada.page.url.rsplit("/", 1)[1]
    bots = {seat["bot"] for seat in json.loads(ada.look(f"/api/tables/{table}"))["seats"] if seat.get("bot")}
    assert bots == {"timo", "lina", "otto"}
    ada.button("Got it").click()
    card = ada.open().get_by_role("article", name="King Lui")
    expect(card).to_contain_text("against Nora, Otto and Milo")


def test_a_first_game_is_guided_until_somebody_knows(people: People) -> None:
    ada = people()
    ada.found("king-lui", "human", "random", "random")
    expect(ada.page.get_by_role("note")).to_contain_text("Pick a dish that glows")
    ada.button("Got it").click()
    expect(ada.page.get_by_role("note")).to_have_count(0)
    ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    expect(ada.page.get_by_role("note")).to_have_count(0)
    ada.found("ku-ka-king", "human", "random")
    expect(ada.page.get_by_role("note")).to_contain_text("Pick any row")
