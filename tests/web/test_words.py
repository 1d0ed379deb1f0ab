"""What stands at a table is called as players call it: no code of the notation, no cell, no number of a seat."""

import re

import pytest
from playwright.sync_api import expect

from tests.web import playing
from tests.web.conftest import People
from tests.web.playing import Way, is_to_play, play_some

# K3 and Q4, soup-2b and florist-blue, cells such as 3 2 or 1 -1, and seat 0.
CODES = re.compile(r"\b[KQP]\d\b|\b[a-z]+-\d[a-c]\b|\b(?:cook|florist|waiter|musician|taster)-\w+|\bseat 0\b|points-\d")
TEXT = """
() => [document.body.innerText, ...[...document.querySelectorAll("[title], [aria-label]")].flatMap(
  (place) => [place.title ?? "", place.getAttribute("aria-label") ?? ""])].join("\\n")
"""


@pytest.mark.parametrize(
    ("game", "players", "way"),
    [
        ("king-lui", 3, playing.click_in_king_lui),
        ("ku-ka-king", 2, playing.click_in_ku_ka_king),
        ("kings-catering", 2, playing.click_in_kings_catering),
    ],
)
def test_no_codes_at_the_table(people: People, game: str, players: int, way: Way) -> None:
    ada = people()
    ada.found(game, "human", *["random"] * (players - 1))
    for _ in range(3):
        assert is_to_play(ada)
        assert CODES.findall(ada.page.evaluate(TEXT)) == []
        play_some(ada, way, moves=1)


def test_no_codes_at_the_end(people: People) -> None:
    ada = people()
    ada.open(f"/table/{ada.finished('kings-catering', 2)}")
    ada.ending.get_by_role("row").last.wait_for()
    assert CODES.findall(ada.page.evaluate(TEXT)) == []


def test_king_lui_says_how_many_courses_are_to_come(people: People) -> None:
    ada = people()
    ada.found("king-lui", "human", "random", "random", "random")
    expect(ada.page.get_by_role("heading", name=re.compile("^Course 1 of 1[23]$"))).to_be_visible()


def test_nothing_is_red_on_a_plate_while_nothing_is_lost(people: People) -> None:
    ada = people()
    ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    ada.page.get_by_role("button", name="take all").first.click()  # of which the king has none yet
    ada.page.mouse.move(0, 0)
    plates = ada.page.get_by_role("group", name=re.compile("king's plate"))
    expect(plates).to_contain_text("king needs")
    expect(plates).not_to_contain_text("too many")
