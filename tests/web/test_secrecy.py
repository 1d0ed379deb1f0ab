"""King Lui: nobody's page receives what its reader may not know, neither drawn nor as a byte over the wire."""

import json
import random
import re
from dataclasses import dataclass
from typing import Any

import pytest

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import is_to_play, press_letters_of_king_lui

ADA, BEA = 0, 1
MANY = 5  # draws, without which little was put to the test
HAND = ("taken", "cards", "by_dish", "points", "discards")


@dataclass
class Evening:
    """A game in which Ada drew whenever she could, Bea played on and Carl looked on; and what they saw meanwhile."""

    ada: Person
    bea: Person
    carl: Person
    table: str
    seen: list[str]

    def drawn(self) -> list[str]:
        """What Ada drew unseen, as a replay tells after the end."""
        steps = json.loads(self.ada.look(f"/api/tables/{self.table}/replay?seat={ADA}"))["steps"]
        happened = [line["happening"] for step in steps for line in step["log"]]
        return [one["dish"] for one in happened if one["kind"] == "drew-own" and one["seat"] == ADA]


@pytest.fixture
def evening(people: People) -> Evening:
    ada, bea, carl = people("Ada"), people("Bea"), people("Carl")
    made = ada.ask("/api/tables", game="king-lui", seats=["human", "human", "random"], pace=0)
    for person, token in zip((ada, bea), made["tokens"].values(), strict=True):
        person.open(f"/table/{made['table']}#{token}")
    carl.open(f"/table/{made['table']}")
    chance, seen, player = random.Random(1), [], following(ada, bea)
    while player is not None:
        act(player, chance)
        seen += [person.page.locator("body").inner_text() for person in (bea, carl) if player is ada]
        player = following(player, bea if player is ada else ada)
    carl.ending.wait_for()
    return Evening(ada, bea, carl, made["table"], seen)


def following(one: Person, other: Person) -> Person | None:
    """Who of two is to play next, after the first one has played; nobody at the end."""
    others = one.banner.filter(has_text=f"{other.name} is to act")
    one.may_play.or_(one.ending).or_(others).first.wait_for()
    if one.ending.is_visible():
        return None
    return one if one.may_play.is_visible() or not is_to_play(other) else other


def act(person: Person, chance: random.Random) -> None:
    if person.name == "Ada" and person.button(re.compile("draw one")).is_visible():
        person.page.keyboard.press("d")
    else:
        press_letters_of_king_lui(person.page, chance)


def told(person: Person) -> list[dict[str, Any]]:
    """How the table stood for this page, each time it was told."""
    frames = [json.loads(frame) for frame in person.frames]
    return [frame for frame in frames if frame["tell"] == "state"]


def happened_in(states: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line["happening"] for state in states for step in state["log"]["steps"] for line in step["lines"]]


def test_what_others_draw_appears_nowhere_before_the_end(evening: Evening) -> None:
    drawn = evening.drawn()
    assert len(drawn) > MANY
    assert sum("Ada draws a card." in page for page in evening.seen) > MANY
    assert not any("Ada draws a card:" in page for page in evening.seen)
    for person, seat in ((evening.bea, BEA), (evening.carl, None)):
        before = [state for state in told(person) if state["status"] == "playing"]
        hands = [hand for state in before for place, hand in enumerate(state["view"]["hands"]) if place != seat]
        assert all(hand[part] is None for hand in hands for part in HAND)
        draws = [one for one in happened_in(before) if one["kind"].startswith("drew") and one["seat"] == ADA]
        assert {"kind": "drew", "seat": ADA} in draws
        assert all(set(one) == {"kind", "seat"} for one in draws)
    own = [one for one in happened_in(told(evening.ada)) if one["kind"] == "drew-own"]
    assert [one["dish"] for one in own] == drawn
    assert_no_secret_was_told(evening)


def assert_no_secret_was_told(evening: Evening) -> None:
    """Neither the shuffle's secret nor the deck came in any frame or answer before the end."""
    record = evening.ada.look(f"/api/tables/{evening.table}/record")
    secret, deck = (re.search(rf"^{name} (.+)$", record, re.MULTILINE) for name in ("secret", "deck"))
    assert secret and deck
    for person in (evening.ada, evening.bea, evening.carl):
        heard = [frame for frame in person.frames if '"status":"over"' not in frame]
        heard += [answer.text() for answer in person.answers if "/api/" in answer.url]
        assert not any(secret[1] in words or deck[1] in words for words in heard)
