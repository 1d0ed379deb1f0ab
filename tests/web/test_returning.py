"""A reload, another device, a server that dies: nothing is lost, and the page says when it is not live."""

import random
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Serving
from tests.web import playing
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import Way, is_to_play, play_some

WAYS: list[tuple[str, int, Way]] = [
    ("king-lui", 3, playing.type_a_move),
    ("ku-ka-king", 2, playing.press_a_number_of_ku_ka_king),
    ("kings-catering", 2, playing.press_keys_of_kings_catering),
]
MOMENTS = 200  # of 20 ms
PASSING = re.compile(
    r"^ *- status: Ku – Ka – King!.*\n|^ *- paragraph: a clash costs.*\n|^ *- paragraph: \"?✗ .*\n", re.MULTILINE
)


def seen_by(person: Person) -> str:
    """The table in words, without what only tells of the last movement, or of the place where the keys are."""
    assert is_to_play(person)
    expect(person.page.get_by_role("main")).not_to_contain_text("0 of 2 have chosen")  # the bot needs a moment
    return PASSING.sub("", person.page.get_by_role("main").aria_snapshot())


@pytest.mark.parametrize(("game", "players", "way"), WAYS)
def test_a_reload_in_the_middle_of_a_game_shows_the_same_table(
    people: People, game: str, players: int, way: Way
) -> None:
    ada = people()
    ada.found(game, "human", *["random"] * (players - 1))
    play_some(ada, way, moves=4)
    before = seen_by(ada)
    ada.page.reload()
    assert seen_by(ada) == before


def test_a_seat_is_taken_up_again_on_another_device(people: People) -> None:
    ada, phone, zoe = people("Ada"), people("Ada on her phone"), people("Zoe")
    table = ada.found("king-lui", "human", "random", "random")
    zoe.open(table)  # who watches, so that there is somebody to talk to before and after
    play_some(ada, playing.type_a_move, moves=2)
    ada.button("Menu").click()
    ada.button("A link to my seat, for another device").click()
    link = ada.page.get_by_role("textbox", name="A link to my seat, for another device").input_value()
    ada.button("Close").click()
    before = seen_by(ada)
    phone.open(link)
    assert seen_by(phone) == before
    ada.sees("Your seat is played from another device now")
    ada.is_asked("Ada is to act.")
    playing.type_a_move(phone.page, random.Random(1))
    assert seen_by(phone) != before
    ada.button("Take it back here").click()
    phone.sees("Your seat is played from another device now")
    assert is_to_play(ada)


def test_a_server_that_is_killed_and_comes_back_has_lost_nothing(people: People, tmp_path: Path) -> None:
    with Serving(tmp_path / "data", tmp_path / "log") as first:
        ada = people(address=first.address, forgiven="ERR_CONNECTION|WebSocket")
        ada.found("king-lui", "human", "random", "random")
        play_some(ada, playing.type_a_move, moves=4)
        before = seen_by(ada)
        first.end(signal.SIGKILL)
        expect(ada.page.get_by_role("status", name="offline")).to_be_visible()
    port = first.address.rpartition(":")[2]
    with Serving(tmp_path / "data", tmp_path / "log", "--port", port):
        expect(ada.page.get_by_role("status", name="live")).to_be_visible()
        assert seen_by(ada) == before
        play_some(ada, playing.type_a_move, moves=1)
        assert seen_by(ada) != before
        ada.leave()


@pytest.mark.parametrize(("game", "players", "way"), [WAYS[0], WAYS[2]])
def test_a_move_against_bots_can_be_taken_back(people: People, game: str, players: int, way: Way) -> None:
    ada = people()
    ada.found(game, "human", *["random"] * (players - 1))
    assert is_to_play(ada)
    expect(ada.button("Undo")).to_be_disabled()
    board = ada.page.locator("main > .middle")
    before = board.aria_snapshot()
    play_some(ada, way, moves=1)
    assert is_to_play(ada)
    ada.page.keyboard.press("u")
    expect(ada.button("Undo")).to_be_disabled()
    for _ in range(MOMENTS):  # until the server has answered
        if board.aria_snapshot() == before:
            break
        ada.page.wait_for_timeout(20)
    assert board.aria_snapshot() == before


def at_ku_ka_king(people: People) -> tuple[Person, Person]:
    ada, bea = people("Ada"), people("Bea")
    bea.open(ada.found("ku-ka-king", "human", "open"))
    bea.button("Sit here").click()
    assert is_to_play(ada)
    return ada, bea


def test_a_bot_plays_for_who_leaves_until_they_are_back(people: People) -> None:
    ada, bea = at_ku_ka_king(people)
    ada.button("Menu").click()
    ada.button("Let a bot play for me").click()
    ada.is_asked("A bot plays for you.")
    expect(bea.page.get_by_role("list", name="Players")).to_contain_text("away, a bot plays")
    ada.button("I am back").click()
    ada.is_asked(re.compile("^Choose|^You have chosen"))  # her bot may have chosen for her already
    expect(bea.page.get_by_role("list", name="Players")).not_to_contain_text("a bot plays")


def test_who_resigns_leaves_a_game_that_goes_on(people: People) -> None:
    ada, bea = at_ku_ka_king(people)
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.page.get_by_role("dialog", name="Give up?").get_by_role("button", name="Resign").click()
    expect(bea.page.get_by_role("list", name="Players")).to_contain_text("resigned, a bot plays")
    assert is_to_play(bea)
    expect(ada.button("I am back")).to_have_count(0)
