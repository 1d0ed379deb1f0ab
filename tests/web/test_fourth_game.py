"""A game from elsewhere, which has no board in the page: what its view says, and a button for every move."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests import crowns
from tests.registering import registered
from tests.web.conftest import People
from tests.web.test_access import AXE, serious
from tests.web.test_phone import PHONE, fits


@pytest.fixture(autouse=True)
def fourth() -> Iterator[None]:
    with registered(crowns.GAME):
        yield


def test_it_is_offered_played_to_its_end_and_looked_at_again(people: People) -> None:
    ada = people()
    page = ada.open()
    card = page.get_by_role("article", name="Crowns")
    expect(card).to_contain_text("your first game: against Timo and Lina, the gentlest")
    card.get_by_text("more choices").click()
    card.get_by_role("combobox", name="Opponent 2").select_option(label="Timo")  # no rating: nobody has measured it
    card.get_by_role("button", name="Play now").click()
    ada.is_asked("Do you dare?")
    board = page.locator(".plain")
    expect(board.get_by_role("listitem").first).to_contain_text("Ada")
    ada.button("Dare").click()
    expect(ada.ending).to_contain_text("Nobody did better than")
    expect(board).not_to_contain_text("–")  # all cards are shown
    ada.ending.get_by_role("button", name="Replay").or_(ada.ending.get_by_role("link", name="Replay")).click()
    ada.sees("Everybody is dealt a card.")


def test_it_fits_a_phone_by_day_and_by_night(people: People) -> None:
    ada = people(**PHONE)
    ada.context.add_init_script(path=AXE)
    ada.found("crowns", "human", "random", "random", "random")
    ada.is_asked("Do you dare?")
    fits(ada)
    assert serious(ada) == []


def test_its_rules_are_told_in_a_sentence(people: People) -> None:
    page = people().open("/rules/crowns")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Crowns")
    expect(page.get_by_text("Everybody hides a card.")).to_be_visible()
