"""A game once more: move by move, from any seat, by a link to a move, or from a record that somebody has kept."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import threekings
from tests.web.conftest import People
from tests.web.people import Person
from threekings.bots import choose, read_bot


def shown_move(person: Person) -> Locator:
    return person.page.get_by_role("status").filter(has_text=re.compile(r"^Move \d"))


def at_move(person: Person, move: int) -> None:
    expect(shown_move(person)).to_have_text(f"Move {move}")


def recorded() -> str:
    """The record of a game of bots that knew no server."""
    match = threekings.new("ku-ka-king", players=2, seed=1)
    match.headers.names = {0: "Odette", 1: "Anselm"}
    while not match.over:
        seat = match.to_act[0]
        match.play(choose(read_bot("random"), match, seat, seed=match.length), seat=seat)
    return match.record()


def test_a_game_is_stepped_through_and_its_end_is_not_given_away(people: People) -> None:
    ada = people()
    page = ada.open(f"/replay/{ada.finished('ku-ka-king', 2)}")
    at_move(ada, 0)
    log = page.get_by_role("log", name="Log").get_by_role("listitem")
    expect(log).to_have_count(1)
    expect(page.get_by_role("table")).to_have_count(0)
    ada.button("One move on").click()
    page.keyboard.press("ArrowRight")
    at_move(ada, 2)
    expect(log).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    at_move(ada, 1)
    log.nth(2).get_by_role("button").click()
    at_move(ada, 2)
    page.keyboard.press("End")
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.locator(".banner")).to_contain_text(re.compile("win"))
    page.keyboard.press("Home")
    at_move(ada, 0)
    page.get_by_role("slider", name="Move").fill("3")
    at_move(ada, 3)


def test_a_link_to_a_move_leads_others_to_the_same_position(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    table = ada.finished("kings-catering", 2)
    ada.open(f"/replay/{table}")
    for _ in range(5):
        ada.button("One move on").click()
    ada.button("Link here").click()
    link = ada.page.get_by_role("textbox", name="Link here").input_value()
    assert link == f"{ada.address}/replay/{table}#5"
    bea.open(link)
    at_move(bea, 5)
    position = ada.page.get_by_role("group", name="Columns").aria_snapshot()
    assert bea.page.get_by_role("group", name="Columns").aria_snapshot() == position
    assert bea.page.locator(".banner").inner_text() == ada.page.locator(".banner").inner_text()


def test_nothing_can_be_laid_in_a_replay(people: People) -> None:
    ada = people()
    ada.open(f"/replay/{ada.finished('kings-catering', 2)}#1")
    at_move(ada, 1)
    ada.sees("Ada places")
    expect(ada.button("End turn")).to_have_count(0)


def test_every_seat_sees_its_own_hand_and_all_hands_can_be_opened(people: People) -> None:
    ada = people()
    table = ada.finished("king-lui", 3)
    page = ada.open(f"/replay/{table}#9")
    others = page.get_by_role("list", name="The other players").get_by_role("listitem")
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("0")
    expect(others).to_have_text([re.compile("Bea"), re.compile("Carl")])
    eyes.select_option("Bea")
    expect(others).to_have_text([re.compile("Carl"), re.compile("Ada")])
    at_move(ada, 9)
    eyes.select_option("a spectator")
    expect(others.locator(".fan")).to_have_count(3)
    eyes.select_option("all hands open")
    expect(others.locator(".fan")).to_have_count(0)


def test_who_changes_seats_faster_than_the_server_gets_the_last_one(people: People) -> None:
    ada = people()
    page = ada.open(f"/replay/{ada.finished('king-lui', 3)}#9")
    page.get_by_label("Seen by").focus()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    others = page.get_by_role("list", name="The other players").get_by_role("listitem")
    expect(others).to_have_text([re.compile("Ada"), re.compile("Bea")])
    expect(page.get_by_label("Seen by")).to_have_value("2")


def test_a_finished_game_leads_from_its_log_to_a_move(people: People) -> None:
    ada = people()
    ada.open(f"/table/{ada.finished('ku-ka-king', 2)}")
    ada.ending.wait_for()
    ada.page.get_by_role("log", name="Log").get_by_role("button").nth(2).click()
    at_move(ada, 2)


@pytest.mark.parametrize("pasted", [False, True])
def test_a_record_from_elsewhere_is_shown(people: People, tmp_path: Path, pasted: bool) -> None:
    ada = people()
    page = ada.open("/replay")
    if pasted:
        page.get_by_role("textbox").fill(recorded())
        ada.button("Show the game").click()
    else:
        (tmp_path / "game.txt").write_text(recorded(), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
    at_move(ada, 0)
    page.keyboard.press("End")
    expect(page.get_by_role("table")).to_contain_text("Odette")
    page.get_by_text("Was the shuffle fair?").click()
    ada.button("Check it now").click()
    ada.sees("This record does not come from a table")


def test_a_broken_record_is_refused_with_its_line(people: People) -> None:
    ada = people(forgiven="400")
    page = ada.open("/replay")
    lines = recorded().splitlines()
    broken = next(number for number, line in enumerate(lines) if line.startswith("0 row"))
    lines[broken] = "0 row 99"
    page.get_by_role("textbox").fill("\n".join(lines))
    ada.button("Show the game").click()
    expect(page.get_by_role("alert")).to_contain_text(f"line {broken + 1}")
