"""Hints on request: two moves with reasons, after it was said that the game will be marked; never in the way."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import People
from tests.web.people import Person, gather
from tests.web.test_aids import PHONE, every_game, seated

devices = pytest.mark.parametrize("more", [{}, PHONE], ids=["desk", "phone"])


def button(person: Person) -> Locator:
    return person.page.locator("[data-hint-button]")


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The best two moves")


def ask(person: Person) -> Locator:
    """The hint, after it was said what it means for the game."""
    button(person).click()
    expect(person.page.get_by_role("dialog")).to_contain_text("a game with hints")
    person.page.get_by_role("button", name="Show them").click()
    expect(panel(person).get_by_role("listitem").first).to_be_visible()
    return panel(person)


@devices
@every_game
def test_a_hint_shows_two_moves_with_reasons_marks_the_game_and_goes_with_the_move(
    people: People, game: str, more: dict[str, Any]
) -> None:
    ada = people("Ada", **more)
    seated(ada, game)
    assert not panel(ada).count()
    items = ask(ada).get_by_role("listitem")
    assert 1 <= items.count() <= 2
    for item in items.all():
        assert len(item.locator("p").inner_text()) > 8
    expect(ada.page.get_by_role("button", name="hints", exact=True)).to_be_visible()
    expect(ada.page.locator("[data-board]")).to_be_visible()
    items.first.get_by_role("button", name="Play it").click()
    expect(panel(ada)).to_have_count(0)


def test_a_second_hint_is_not_asked_about_again_and_keys_do_all_of_it(people: People) -> None:
    ada = people("Ada")
    seated(ada, "king-lui")
    ada.page.keyboard.press("t")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).to_have_count(0)
    ada.page.keyboard.press("t")
    ada.page.keyboard.press("Enter")
    expect(panel(ada)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).to_have_count(0)
    ada.page.keyboard.press("t")
    expect(panel(ada)).to_be_visible()
    assert not ada.page.get_by_role("dialog").count()
    assert panel(ada).locator("xpath=..").get_attribute("aria-live") == "polite"


def test_the_pieces_of_both_moves_have_a_ring(people: People) -> None:
    ada = people("Ada")
    seated(ada, "ku-ka-king")
    ask(ada)
    ringed = "[...document.querySelectorAll('[data-row]')].filter(row => getComputedStyle(row).outlineWidth === '4px')"
    assert ada.page.evaluate(f"{ringed}.length") >= 2
    ada.page.get_by_role("button", name="Close the hint").click()
    assert ada.page.evaluate(f"{ringed}.length") == 0


def test_with_friends_there_is_no_button_unless_the_table_was_set_up_with_hints(people: People) -> None:
    for hints, count in ((None, 0), (True, 1)):
        ada, bea = people("Ada"), people("Bea")
        gather("ku-ka-king", ada, bea, hints=hints)
        ada.may_play.first.wait_for()
        expect(button(ada)).to_have_count(count)
        if count:
            ask(ada)
            expect(bea.page.get_by_role("button", name="hints", exact=True)).to_be_visible()
            assert not panel(bea).count()
