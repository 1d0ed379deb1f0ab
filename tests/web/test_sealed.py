"""Ku-Ka-King: everybody chooses at the same moment, and may think again until the last one has chosen."""

import json
from typing import Any
from unittest.mock import ANY

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.people import Person


def both_sit(people: People, **settings: Any) -> tuple[Person, Person]:
    ada, bea = people("Ada", settings=settings), people("Bea")
    made = ada.ask("/api/tables", game="ku-ka-king", seats=["human", "human"])
    for person, token in zip((ada, bea), made["tokens"].values(), strict=True):
        person.open(f"/table/{made['table']}#{token}")
    for person in (ada, bea):
        person.is_asked("Choose a row.")
    return ada, bea


def choose(person: Person, row: int) -> None:
    chosen = person.page.get_by_role("group", name="Rows").get_by_role("button", name=f"Row {row},")
    chosen.click()
    expect(chosen.and_(person.page.get_by_role("button", pressed=True))).to_be_visible()


def test_a_choice_can_be_changed_until_the_last_one_is_in(people: People) -> None:
    ada, bea = both_sit(people)
    choose(ada, 3)
    ada.is_asked("You have chosen row 3.")
    choose(ada, 5)
    ada.is_asked("You have chosen row 5.")
    bea.page.get_by_role("group", name="Rows").get_by_role("button", name="Row 1,").click()
    for person in (ada, bea):
        person.sees("Ada takes row 5")
        person.sees("Bea takes row 1")


def test_nobody_sees_a_choice_before_all_are_shown(people: People) -> None:
    ada, bea = both_sit(people)
    carl = people("Carl")
    carl.open(ada.page.url)
    expect(carl.page.get_by_role("group", name="Rows")).to_be_visible()
    heard = {person: len(person.frames) for person in (bea, carl)}
    choose(ada, 3)
    for person in heard:
        person.sees("1 of 2 have chosen")
    before = {person: person.page.locator("main").inner_html() for person in heard}
    choose(ada, 5)
    ada.is_asked("You have chosen row 5.")
    for person, frames in heard.items():
        told = [json.loads(frame) for frame in person.frames[frames:]]
        assert [frame for frame in told if frame["tell"] != "present"] == [{"tell": "waiting", "seq": ANY, "count": 1}]
        assert person.page.locator("main").inner_html() == before[person]


def test_nothing_tells_how_it_went_before_king_is_called(people: People) -> None:
    ada, bea = both_sit(people, motion=1)
    choose(bea, 1)
    ada.page.get_by_role("group", name="Rows").get_by_role("button", name="Row 5,").click()
    calling = ada.page.wait_for_function(
        "() => document.querySelector('.beats') && document.querySelector('main').parentElement.innerText"
    ).json_value()
    assert "Everybody has chosen." in calling
    assert "takes row" not in calling
    ada.sees("Bea takes row 1")
