"""Knowing what happens: who is away, for whom one waits, what was taken back, what is on its way, what was said."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.server.serving import Served
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import is_to_play, press_letters_of_king_lui
from threekings.server.registry.live_table import NAMED_AFTER

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SEATS = {"king-lui": ".seat", "ku-ka-king": ".kingdom", "kings-catering": ".rival"}


def together(game: str, *people: Person, bots: int = 0) -> str:
    """These people at a table of their own, with bots in the last seats; what it is called."""
    seats = ["human"] * len(people) + ["random"] * bots
    made = people[0].ask("/api/tables", game=game, seats=seats, pace=0)
    for person, token in zip(people, made["tokens"].values(), strict=True):
        person.open(f"/table/{made['table']}#{token}")
    for person in people:
        person.page.get_by_role("status", name="live").wait_for()
        person.page.locator(SEATS[game]).first.wait_for()
    return str(made["table"])


def seat_of(person: Person, game: str, name: str) -> Locator:
    return person.page.locator(SEATS[game]).filter(has_text=name)


@pytest.mark.parametrize(("game", "bots"), [("king-lui", 1), ("ku-ka-king", 0), ("kings-catering", 0)])
def test_who_is_away_is_seen_on_every_board(people: People, game: str, bots: int) -> None:
    ada, bea = people("Ada", **PHONE), people("Bea")
    together(game, ada, bea, bots=bots)
    away = seat_of(ada, game, "Bea").get_by_text("away")
    expect(away).to_have_count(0)
    bea.page.goto("about:blank")
    expect(away).to_be_visible()


def test_for_whom_one_waits_is_said_after_a_while_and_after_a_reload_too(people: People, served: Served) -> None:
    ada, bea = people("Ada"), people("Bea")
    table = together("ku-ka-king", ada, bea)
    ada.page.get_by_role("group", name="Rows").get_by_role("button", name="Row 1,").click()
    ada.is_asked("One choice is still missing")
    expect(ada.banner).not_to_contain_text("Bea")
    live = served.registry.live[table]

    def let_time_pass() -> None:
        live.table.since -= NAMED_AFTER
        served.registry.changed(live)

    served.call(let_time_pass)
    ada.is_asked("Waiting for Bea.")
    bea.is_asked("Everybody waits for you.")
    expect(seat_of(ada, "ku-ka-king", "Bea")).to_contain_text("is awaited")
    ada.page.reload()
    ada.is_asked("Waiting for Bea.")


def test_everybody_is_told_what_was_taken_back(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    together("kings-catering", ada, bea)
    taker, other = (ada, bea) if ada.may_play.is_visible() else (bea, ada)
    taker.page.keyboard.press("1")
    other.sees(re.compile(rf"{taker.name} takes column 1"))
    taker.page.keyboard.press("u")
    words = re.compile(rf"{taker.name} takes back: {taker.name} takes column 1: ")
    expect(other.page.get_by_role("status").filter(has_text=words)).to_be_visible()
    expect(other.page.get_by_role("log", name="Log")).to_contain_text(words)
    expect(taker.page.get_by_role("log", name="Log")).to_contain_text("You take back:")


def test_who_wants_to_play_again_is_told_to_the_others_and_a_tap_joins(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    table = together("ku-ka-king", ada, bea)
    ada.ask(f"/api/tables/{table}/abandon")
    ada.button("Rematch").click()
    bea.is_asked("Ada wants to play again.")
    bea.page.get_by_role("link", name="Join").click()
    for person in (ada, bea):
        person.is_asked("Choose a row.")
    assert ada.page.url == bea.page.url


def test_what_is_on_its_way_over_a_dead_line_says_so_beside_what_was_done(people: People) -> None:
    ada = people()
    dead: list[bool] = []
    lines: list[tuple[WebSocketRoute, str | bytes]] = []

    def line(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            if dead:
                lines.append((server, frame))
            else:
                server.send(frame)

        page.on_message(pass_on)

    ada.page.route_web_socket("**/ws?*", line)
    ada.found("ku-ka-king", "human", "random")
    ada.is_asked("Choose a row.")
    dead.append(True)
    row = ada.page.get_by_role("group", name="Rows").get_by_role("button", name="Row 3,")
    row.click()
    sending = ada.page.get_by_text("sending …")
    expect(sending).to_be_visible()
    mark, piece = sending.bounding_box(), row.bounding_box()
    assert mark and piece and piece["x"] - 20 < mark["x"] + mark["width"] / 2 < piece["x"] + piece["width"] + 20
    dead.clear()
    for server, frame in lines:
        server.send(frame)
    expect(sending).to_have_count(0)


def test_the_badge_on_a_phone_opens_the_chat_and_talk_is_seen_at_the_seats(people: People) -> None:
    ada, bea, carl = people("Ada", **PHONE), people("Bea"), people("Carl")
    table = together("ku-ka-king", ada, bea)
    carl.open(f"/table/{table}")
    bea.button("One moment, please.").click()
    bubble = ada.page.get_by_role("list", name="Players").get_by_role("button", name="Bea").locator(".bubble")
    expect(bubble).to_have_text("One moment, please.")
    expect(seat_of(bea, "ku-ka-king", "My kingdom").locator(".bubble")).to_be_visible()
    carl.button("Good luck!").click()
    expect(ada.page.locator("[data-bar] .bubble")).to_contain_text("Good luck!")
    ada.button("Chat 2 unread").tap()
    chat = ada.page.get_by_role("dialog").get_by_role("log", name="Chat")
    expect(chat).to_contain_text("One moment, please.")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_game_is_lost_without_a_crown_and_leads_to_the_next(people: People) -> None:
    ada = people()
    table = ada.finished("kings-catering", 1, palace="buckingham")
    ada.open(f"/table/{table}")
    verdict = ada.ending.get_by_role("heading", level=2)
    expect(verdict).to_contain_text("short of the target")
    expect(verdict.locator(".art")).to_have_count(0)
    expect(ada.ending.locator(".confetti")).to_have_count(0)
    ada.button("Next: Versailles").click()
    ada.sees(re.compile(r"Versailles: \d+★ to reach"))


def test_the_same_deal_can_be_played_again(people: People) -> None:
    ada = people()
    table = ada.found("king-lui", "human", "random", "random")
    first = ada.page.get_by_role("group", name="Dishes on the table")
    expect(first).to_be_visible()
    dealt = first.inner_text()
    assert is_to_play(ada)
    press_letters_of_king_lui(ada.page, random.Random(3))
    ada.ask(f"/api{table.replace('/table/', '/tables/')}/abandon")
    ada.button("The same deal again").click()
    ada.sees("The same deal as in the game before")
    assert is_to_play(ada)
    assert first.inner_text() == dealt
