"""Friends with two phones, one held sideways, and a tablet play by touch: whatever they tap is in sight and on top.

`THREEKINGS_WHOLE_GAMES=1 pytest tests/web/test_touch.py` plays every game to its end.
"""

import os
import random
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import PATIENCE, People
from tests.web.people import Person
from tests.web.playing import WOULD, any_of, end_of_turn, open_rows, turn_is_over

WHOLE_GAMES = os.environ.get("THREEKINGS_WHOLE_GAMES", "0") != "0"
WHOLE_GAME, FEW = 500, 4  # moves
MOMENT = 20  # milliseconds
DEVICES = {"upright": (360, 740), "sideways": (844, 390), "tablet": (820, 1180)}
# Why a finger would not hit the middle of this place, or null.
MISSED = """
(place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return `at ${x}, ${y}: out of sight`;
  const hit = document.elementFromPoint(x, y);
  return place.contains(hit) ? null : `covered by ${hit?.outerHTML.slice(0, 200)}`;
}
"""


def tap(target: Locator) -> None:
    """What is further down is scrolled to, but the page of a phone held sideways stays where it is."""
    if target.evaluate(MISSED):
        target.evaluate("place => place.scrollIntoView({ block: 'center', inline: 'center' })")
    assert target.evaluate("innerHeight > innerWidth || scrollY === 0")
    missed = target.evaluate(MISSED)
    assert missed is None, missed
    target.tap()


def tap_in_king_lui(person: Person, chance: random.Random) -> None:
    tap(any_of(person.page.get_by_role("button", name=WOULD), chance))


def tap_in_ku_ka_king(person: Person, chance: random.Random) -> None:
    tap(any_of(open_rows(person.page), chance))


def tap_in_kings_catering(person: Person, chance: random.Random) -> None:
    """Take a column, lay a tile, or end the turn: whatever is next."""
    columns = person.page.get_by_role("group", name="Columns").get_by_role("button", disabled=False)
    ghosts, end = person.page.locator("[data-spot]"), end_of_turn(person.page)
    columns.or_(ghosts).or_(end).first.wait_for()
    if end.count():
        tap(end)
        turn_is_over(person.page)
    else:
        tap(any_of(ghosts if ghosts.count() else columns, chance))


WAYS = {
    "king-lui": tap_in_king_lui,
    "ku-ka-king": tap_in_ku_ka_king,
    "kings-catering": tap_in_kings_catering,
}


@pytest.mark.parametrize("game", WAYS)
def test_friends_play_by_touch(people: People, game: str) -> None:
    friends = [people(name, **device(*size)) for name, size in DEVICES.items()]
    sit_down(friends, game)
    chance = random.Random(1)
    for _ in range(WHOLE_GAME if WHOLE_GAMES else FEW):
        if (friend := next_to_play(friends)) is None:
            break
        WAYS[game](friend, chance)
    if WHOLE_GAMES:
        assert all(friend.ending.is_visible() for friend in friends)


def next_to_play(friends: list[Person]) -> Person | None:
    """Who may play now; nobody once all see the end. An only move is played by itself."""
    for _ in range(PATIENCE // MOMENT):
        for friend in friends:
            if friend.may_play.is_visible() and not friend.button("Stop").is_visible():
                return friend
        if all(friend.ending.is_visible() for friend in friends):
            return None
        friends[0].page.wait_for_timeout(MOMENT)
    raise AssertionError("nobody is to play, and nobody sees the end")


def device(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


def sit_down(friends: list[Person], game: str) -> None:
    """Each by a link to a seat."""
    made = friends[0].ask("/api/tables", game=game, seats=["human"] * len(friends))
    for friend, token in zip(friends, made["tokens"].values(), strict=True):
        friend.open(f"/table/{made['table']}#{token}")
