"""Whole games through the page, from the first key to the last, where whoever listens instead of looking hears at every
turn what is asked and what everything is called; and games by mouse alone.

`THREEKINGS_WHOLE_GAMES=1 pytest tests/web/test_whole_games.py` plays those to their end, too.
"""

import os
import random
import re

import pytest
from playwright.sync_api import Page

from tests.web import playing
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import Way, play_out, play_some, tab_to

WHOLE_GAMES = os.environ.get("THREEKINGS_WHOLE_GAMES", "0") != "0"
FEW = 6  # moves
TITLES = {"king-lui": "King Lui", "ku-ka-king": "Ku-Ka-King", "kings-catering": "The King's Catering"}
# In the tree that screen readers read: something to act on, or a picture, that has no name.
NAMELESS = re.compile(
    r"^ *- (?:button|link|img|textbox|combobox|checkbox|radio|slider|group|region|dialog|table|log)(?=:?$| \[).*$",
    re.MULTILINE,
)


def begin_by_mouse(person: Person, title: str) -> None:
    """One click begins a game; against whoever one likes, who do not dawdle."""
    page = person.open()
    card = page.get_by_role("article", name=title)
    card.get_by_text("more choices").click()
    card.get_by_role("combobox", name="Opponent 1").select_option("lina")
    card.get_by_role("button", name="Play now").click()
    person.button("Menu").click()
    page.get_by_label("Speed of the bots").fill("3000")
    person.button("Close").click()


def begin_by_keys(person: Person, title: str) -> None:
    page = person.open()
    card = page.get_by_role("article", name=title)
    tab_to(page, card.locator("summary"))
    page.keyboard.press("Enter")
    tab_to(page, card.get_by_role("combobox", name="Opponent 1"))
    page.keyboard.press("ArrowDown")  # from the gentlest of all to the next
    tab_to(page, card.get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    person.banner.wait_for()
    tab_to(page, person.button("Menu"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label("Speed of the bots"))
    page.keyboard.press("End")
    page.keyboard.press("Escape")


def listening(person: Person, way: Way) -> Way:
    """The same way to play, having listened to the whole table first."""

    def listen_and_play(page: Page, chance: random.Random) -> None:
        heard = ""
        while person.banner.inner_text() not in heard:  # what is asked may change meanwhile
            heard = page.locator("body").aria_snapshot()
        assert NAMELESS.findall(heard) == []
        assert re.search(r'- button "[^"]+"(?! \[disabled)', heard)
        way(page, chance)

    return listen_and_play


def is_over_with_a_winner(person: Person) -> None:
    heading = person.ending.get_by_role("heading", level=2)
    heading.filter(has_text="wins").or_(heading.filter(has_text="win")).first.wait_for()
    assert person.ending.get_by_role("row").count() > 3


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("king-lui", playing.click_in_king_lui),
        ("ku-ka-king", playing.click_in_ku_ka_king),
        ("kings-catering", playing.click_in_kings_catering),
    ],
)
def test_a_game_by_mouse(people: People, game: str, way: Way) -> None:
    ada = people()
    begin_by_mouse(ada, TITLES[game])
    play_some(ada, way, moves=FEW)
    if WHOLE_GAMES:
        play_out(ada, way)
        is_over_with_a_winner(ada)


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("king-lui", playing.press_letters_of_king_lui),
        ("ku-ka-king", playing.walk_to_a_row),
        ("kings-catering", playing.press_keys_of_kings_catering),
    ],
)
def test_a_whole_game_by_keys(people: People, game: str, way: Way) -> None:
    ada = people()
    begin_by_keys(ada, TITLES[game])
    play_out(ada, listening(ada, way))
    is_over_with_a_winner(ada)
    assert NAMELESS.findall(ada.page.locator("body").aria_snapshot()) == []
