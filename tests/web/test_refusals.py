"""What cannot be done is said in words, with its rule; what cannot be taken back is asked about first."""

import random
import re

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import is_to_play, press_keys_of_kings_catering


def at_king_lui(people: People, **settings: bool) -> Person:
    ada = people(settings=settings)
    ada.found("king-lui", "human", "random", "random", options={"first": 0})
    assert is_to_play(ada)
    return ada


def test_a_piece_that_may_not_be_played_says_why_and_opens_the_rule(people: People) -> None:
    ada = at_king_lui(people)
    ada.button(re.compile("none on the table")).first.click(force=True)  # it says that it cannot be played
    reason = ada.page.get_by_role("alert")
    expect(reason).to_contain_text("on the table")
    rule = reason.get_by_role("button", name=re.compile(r"Rule \d"))
    number = rule.inner_text().removeprefix("Rule ")
    rule.click()
    paragraph = ada.page.get_by_role("dialog", name="Rules").locator(f"[id='{number}']")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_have_class(re.compile("shown"))
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert is_to_play(ada)


def test_a_move_that_cannot_be_read_is_refused_where_it_was_typed(people: People) -> None:
    ada = at_king_lui(people)
    ada.page.keyboard.press("/")
    ada.page.keyboard.type("take gold")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("form").get_by_role("alert")).to_contain_text("gold")
    assert is_to_play(ada)


def test_a_cell_that_takes_no_tile_says_why(people: People) -> None:
    ada = people()
    ada.found("kings-catering", "human", "random")
    why = ada.button(re.compile("why not here"))
    chance = random.Random(1)
    while is_to_play(ada) and not why.count():
        press_keys_of_kings_catering(ada.page, chance)
    why.first.click()
    expect(ada.page.get_by_role("alert").get_by_role("button", name=re.compile(r"Rule \d"))).to_be_visible()


def test_undo_says_why_it_cannot(people: People) -> None:
    ada = at_king_lui(people)
    ada.page.keyboard.press("u")
    expect(ada.page.get_by_role("alert")).to_contain_text("no move of yours that can be taken back")


def test_drawing_unseen_is_asked_about_among_people_until_one_says_never(people: People) -> None:
    ada, bea = people(settings={"confirm": True}), people("Bea")
    bea.open(ada.found("king-lui", "human", "open", "random", options={"first": 0}))
    bea.button("Sit here").click()
    assert is_to_play(ada)
    question = ada.page.get_by_role("dialog", name="Draw a card unseen?")
    supply = ada.button(re.compile(r"Supply, 10\d cards: draw one"))
    supply.click()
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    expect(ada.page.get_by_role("log", name="Log")).not_to_contain_text("Ada draws")
    supply.click()
    question.get_by_label("Don't ask again").check()
    question.get_by_role("button", name="Draw a card").click()
    expect(ada.page.get_by_role("log", name="Log")).to_contain_text("Ada draws")
    ada.open("/settings")
    expect(ada.page.get_by_role("switch", name="Ask before what cannot be taken back")).not_to_be_checked()
