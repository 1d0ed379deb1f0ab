"""What a player sets holds at once, on every page, and after a reload."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
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
    card.get_by_role("radio", name="Novice").check()
    card.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Ada the Hungry")


def test_a_chat_that_is_switched_off_is_gone(people: People) -> None:
    ada = people()
    ada.found("ku-ka-king", "human", "random")
    expect(ada.page.get_by_role("tab", name="Chat")).to_be_visible()
    ada.button("Menu").click()
    ada.page.get_by_label("Show the chat").uncheck()
    expect(ada.page.locator("[role=tab]").filter(has_text="Chat")).to_have_count(0)


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
