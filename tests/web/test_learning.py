"""Guided first games: played to their ends by finger or keys alone, left and gone on with, with the rules at hand."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import is_to_play, tab_to
from tests.web.test_access import AXE, serious
from tests.web.test_phone import PHONE, fits

# What is touched at each step, and nothing where there is something to look at.
END = "[data-end]"
TOUCHES: dict[str, list[list[str]]] = {
    "king-lui": [
        [],
        ["[data-place='table ham']"],
        [],
        ["[data-place='table cheese']"],
        [],
        ["[data-place=supply]"],
        [],
        [],
        ["[data-place=emerald]", "[data-place='king fruit']", "[data-place='king fruit']"],
    ],
    "ku-ka-king": [
        [],
        ["[data-row='4']"],
        [],
        ["[data-row='2']"],
        ["[data-row='5']"],
        [],
        ["[data-row='4']"],
        [],
        ["[data-row='3']"],
    ],
    "kings-catering": [
        [],
        ["[data-column='2']"],
        ["[data-spot=new]"],
        ["[data-spot='1 0 1']", END],
        [],
        ["[data-column='3']"],
        ["[data-spot='1 0 -1']", END],
        [],
        [],
        ["[data-spot='5 0 -1']", END],
    ],
}
# A marked piece is in sight between the words and the bar.
UNCOVERED = """
() => {
  const { bottom } = document.querySelector(".banner").getBoundingClientRect();
  const { top } = document.querySelector("[data-bar]").getBoundingClientRect();
  const marked = [...document.querySelectorAll("[data-lesson] *")]
    .filter((piece) => getComputedStyle(piece).outlineWidth === "4px")
    .map((piece) => piece.getBoundingClientRect());
  return marked.some((piece) => piece.top >= bottom - 1 && Math.min(piece.bottom, piece.top + 60) <= top + 1);
}
"""
ASTRAY = "try the marked piece first"


def at_step(page: Page, number: int) -> None:
    """The board shows what this step is about."""
    expect(page.locator(".banner .count")).to_contain_text(f"Step {number} of")
    expect(onward(page)).to_have_attribute("aria-disabled", "false")


def onward(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Guided game").get_by_role("button").last


def learns(person: Person, game: str, until: int) -> Page:
    """Go through the first steps, each move shown."""
    page = person.open(f"/learn/{game}")
    for number in range(1, until):
        at_step(page, number)
        onward(page).click()
    at_step(page, until)
    return page


@pytest.mark.parametrize("game", TOUCHES)
def test_a_guided_game_is_played_to_its_end(people: People, game: str) -> None:
    ada = people(**PHONE)
    ada.context.add_init_script(path=AXE)
    page = ada.open("/")
    page.get_by_role("link", name="Learn it in three minutes").nth([*TOUCHES].index(game)).tap()
    for number, touches in enumerate(TOUCHES[game], 1):
        at_step(page, number)
        page.wait_for_function(UNCOVERED)
        if number == 4:
            fits(ada)
            assert serious(ada) == []
        for place in touches:
            page.locator(place).tap()
        if not touches:
            ada.button("Go on").tap()
    expect(ada.ending).to_contain_text("Ada")
    assert serious(ada) == []
    ada.button("Now play a real game").tap()
    page.wait_for_url("**/table/*")
    assert is_to_play(ada)
    ada.open("/")
    expect(page.get_by_role("link", name="Guided game")).to_have_count(1)


def test_a_guided_game_is_played_by_keys_alone(people: People) -> None:
    ada = people()
    page = ada.open("/learn/king-lui")
    for number, key in enumerate(["", "h", "", "e", "", "d", "", "", "m f f"], 1):
        at_step(page, number)
        for one in key.split():
            page.keyboard.press(one)
        if not key:
            tab_to(page, onward(page))
            page.keyboard.press("Enter")
        expect(onward(page)).to_be_focused()  # as before: no move loses the place of the keys
    tab_to(page, ada.button("Now play a real game"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert is_to_play(ada)


def test_a_guided_game_goes_on_where_it_was_left(people: People) -> None:
    ada = people()
    page = learns(ada, "ku-ka-king", 5)
    page.reload()
    at_step(page, 5)
    ada.sees("A clash: Bea wanted row 2")
    page.get_by_role("link", name="Leave").click()
    another = ada.context.new_page()
    another.goto("/")
    another.get_by_role("link", name="Go on with the guided game").click()
    at_step(another, 5)
    another.locator("[data-row='5']").click()
    at_step(another, 6)


def test_a_question_opens_the_paragraph_of_the_rules(people: People) -> None:
    ada = people()
    page = learns(ada, "kings-catering", 5)
    question = ada.button("Rule 7.1")
    question.click()
    shown = page.get_by_role("dialog").locator(".shown")
    expect(shown).to_contain_text("the column to the right of the one just taken is discarded")
    expect(shown).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(question).to_be_focused()
    ada.button("Go on").click()
    page.keyboard.press("i")
    expect(shown).to_contain_text("1.2")


def test_another_move_gets_a_friendly_word_and_changes_nothing(people: People) -> None:
    ada = people()
    page = learns(ada, "king-lui", 4)
    page.locator("[data-place='table ham']").click()
    ada.sees(ASTRAY)
    at_step(page, 4)
    page.locator("[data-place='table cheese']").click()
    at_step(page, 5)
    expect(page.get_by_text(ASTRAY)).to_have_count(0)
    ada.button("Back").click()
    at_step(page, 4)
    expect(page.locator("[data-place='table cheese']")).to_be_visible()


def test_a_tile_laid_elsewhere_comes_back_to_the_hand(people: People) -> None:
    ada = people()
    page = learns(ada, "kings-catering", 4)
    page.locator("[data-spot='1 1 0']").click()
    page.locator(END).click()
    ada.sees(ASTRAY)
    page.locator("[data-spot='1 0 1']").click()
    page.locator(END).click()
    at_step(page, 5)


def test_the_rules_page_and_a_first_game_lead_to_the_guided_game_of_their_kind(people: People) -> None:
    ada = people()
    page = ada.open("/rules/ku-ka-king")
    page.get_by_role("link", name="Learn it in three minutes").click()
    expect(page).to_have_url(re.compile("/learn/ku-ka-king$"))
    ada.found("king-lui", "human", "random", "random")
    page.get_by_role("link", name="Learn it in three minutes").click()
    expect(page).to_have_url(re.compile("/learn/king-lui$"))
    ada.open("/learn/chess")
    ada.sees("Nothing here")
