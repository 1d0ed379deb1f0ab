"""On a phone that lies on its side: everything that may be played is in sight, and nothing covers it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web import playing
from tests.web.conftest import People
from tests.web.people import PLAYABLE, gather
from tests.web.playing import Way, is_to_play, play_some
from tests.web.test_phone import PHONE, fits

LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
# Pieces whose middle is beyond the edge or under something else.
COVERED = """
(pieces) => pieces.filter((piece) => {
  const box = piece.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !top || !piece.contains(top);
}).map((piece) => `${piece.innerText} ${JSON.stringify(piece.getBoundingClientRect())}`)
"""


def covered(pieces: Locator) -> list[str]:
    found: list[str] = pieces.evaluate_all(COVERED)
    return found


@pytest.mark.parametrize(
    ("game", "players", "way"),
    [("king-lui", 5, playing.click_in_king_lui), ("ku-ka-king", 4, playing.click_in_ku_ka_king)],
)
def test_whatever_may_be_played_is_in_sight(people: People, game: str, players: int, way: Way) -> None:
    ada = people(**LANDSCAPE)
    ada.found(game, "human", *["random"] * (players - 1))
    for _ in range(4):
        assert is_to_play(ada)
        assert covered(ada.page.locator(PLAYABLE)) == []
        fits(ada)
        play_some(ada, way, moves=1)
        assert ada.page.evaluate("scrollY") == 0


def test_the_columns_of_catering_are_in_sight(people: People) -> None:
    ada = people(**LANDSCAPE)
    ada.found("kings-catering", "human", "random")
    assert is_to_play(ada)
    assert covered(ada.page.locator(PLAYABLE)) == []
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_king_and_plate_are_in_sight_beside_the_dishes(people: People) -> None:
    ada = people(**LANDSCAPE)
    ada.found("king-lui", "human", "random", "random", "random")
    assert is_to_play(ada)
    play_some(ada, playing.click_in_king_lui, moves=4)
    assert is_to_play(ada)
    gauges = ada.page.get_by_role("group", name="The king's plate and the player's, dish by dish")
    box = gauges.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= LANDSCAPE["viewport"]["height"]


def test_everything_around_the_board_is_one_touch_away(people: People) -> None:
    ada, bea = people("Ada", **LANDSCAPE), people("Bea", **LANDSCAPE)
    gather("king-lui", ada, bea, bots=("random",))
    for name in ("Log", "Chat", "Menu"):
        ada.button(name).tap()
        dialog = ada.page.get_by_role("dialog")
        dialog.wait_for()
        fits(ada)
        dialog.get_by_role("button", name="Close").tap()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_phone_that_is_turned_keeps_its_board(people: People) -> None:
    """Also while the last reveal is still known, which a new board would show again."""
    ada = people(**PHONE)
    ada.found("ku-ka-king", "human", "random", "random")
    play_some(ada, playing.click_in_ku_ka_king, moves=2)
    assert is_to_play(ada)
    board = ada.page.locator(".board").element_handle()
    for turned in (LANDSCAPE, PHONE):
        ada.page.set_viewport_size(turned["viewport"])
        fits(ada)
        assert board.evaluate("board => board.isConnected")
        assert covered(ada.page.locator(PLAYABLE).first) == []
