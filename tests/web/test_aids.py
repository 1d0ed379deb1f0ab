"""Aids behind one switch: what can be known and is hard to keep in mind, as the server says it to this seat."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import People
from tests.web.people import Person, gather
from tests.web.playing import click_in_king_lui, click_in_ku_ka_king, is_to_play, play_some

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GAMES = {"king-lui": ("random", "random"), "ku-ka-king": ("random",), "kings-catering": ("random",)}
STILL = {"king-lui": "Dishes on the table", "ku-ka-king": "Rows", "kings-catering": "Columns"}
every_game = pytest.mark.parametrize("game", GAMES)


def seated(person: Person, game: str, **plan: Any) -> str:
    """At a table against bots, asked to play; what it is called."""
    table = person.found(game, "human", *GAMES[game], **plan)
    assert is_to_play(person)
    return table.removeprefix("/table/")


def figures(person: Person) -> list[int]:
    """All that is shown of what is still unseen, as the page orders it."""
    cells = person.page.locator("[data-unseen]:not(tr), tr[data-unseen] > td:not(.sum)")
    return [int(re.findall(r"\d+", words)[-1]) for words in cells.all_inner_texts()]


def wait_for_figures(person: Person, wanted: list[int]) -> None:
    """The page is told of what happens a moment later than who has asked for it."""
    for _ in range(100):
        if figures(person) == wanted:
            return
        person.page.wait_for_timeout(20)
    assert figures(person) == wanted


def unseen(view: dict[str, Any]) -> list[int]:
    """The same as the view says it."""
    aids = view["aids"]
    if view["game"] == "king-lui":
        return [*aids["unseen"].values(), aids["emeralds"]]
    if view["game"] == "kings-catering":
        return [count for sizes in aids["foods"].values() for count in sizes] + [*aids["crew"].values()]
    shown = ("kings", "churches", "points", "knights", "farm", "animals")
    return [aids["unseen"].get(kind, 0) for source in shown for kind in view["sources"][source]]


def top_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"], box["y"]


@every_game
def test_one_click_shows_what_is_unseen_and_another_hides_it(people: People, game: str) -> None:
    ada = people()
    table = seated(ada, game)
    aids, place = ada.button("Board aids"), ada.page.get_by_role("group", name=STILL[game])
    expect(ada.page.locator("[data-unseen]")).to_have_count(0)
    before = top_of(place)
    aids.click()
    expect(aids).to_have_attribute("aria-pressed", "true")
    assert figures(ada) == unseen(ada.view(table, 0))
    assert top_of(place) == before  # nothing has moved
    ada.page.reload()
    assert is_to_play(ada)
    expect(ada.page.locator("[data-unseen]").first).to_be_visible()
    aids.click()
    expect(ada.page.locator("[data-unseen]")).to_have_count(0)


@pytest.mark.parametrize(("game", "way"), [("king-lui", click_in_king_lui), ("ku-ka-king", click_in_ku_ka_king)])
def test_figures_go_with_the_game(people: People, game: str, way: Any) -> None:
    ada = people(settings={"aids": True})
    table = seated(ada, game)
    first = figures(ada)
    play_some(ada, way, 3)
    assert is_to_play(ada)
    assert figures(ada) == unseen(ada.view(table, 0)) != first


def test_every_row_says_what_it_would_bring(people: People) -> None:
    ada = people(settings={"aids": True})
    table = seated(ada, "ku-ka-king")
    play_some(ada, click_in_ku_ka_king, 3)
    assert is_to_play(ada)
    view = ada.view(table, 0)
    rows = ada.page.get_by_role("group", name="Rows").get_by_role("button")
    full = [f"+{points}" for points, cards in zip(view["aids"]["rows"], view["rows"], strict=True) if cards]
    assert rows.locator(".brings").all_inner_texts() == full
    best = max(view["aids"]["rows"])
    expect(ada.button(re.compile(rf"Row \d.*would bring {best} points")).first).to_be_visible()


@pytest.mark.parametrize("game", ["ku-ka-king", "kings-catering"])
def test_points_of_everybody_stand_in_one_table(people: People, game: str) -> None:
    ada = people(settings={"aids": True})
    table = seated(ada, game, **({"options": {"first": 0}} if game == "kings-catering" else {}))
    if game == "ku-ka-king":
        play_some(ada, click_in_ku_ka_king, 2)
        assert is_to_play(ada)
    view = ada.view(table, 0)
    totals = (
        [caterer["total"] for caterer in view["caterers"]]
        if game == "kings-catering"
        else [sum(one["now"].values()) + sum((one["first"] or {}).values()) for one in view["collections"]]
    )
    lines = ada.page.get_by_role("table", name="as things stand").get_by_role("row")
    assert [int(line.get_by_role("cell").last.inner_text()) for line in lines.all()[1:]] == totals


def test_what_somebody_draws_is_seen_by_their_own_aids_alone(people: People) -> None:
    ada, bea = (people(name, settings={"aids": True}) for name in ("Ada", "Bea"))
    table = gather("king-lui", ada, bea, bots=("random",))
    while drawn_by(ada.view(table, 0)) < 2:
        for seat, person in enumerate((ada, bea)):
            moves = person.view(table, seat)["moves"]
            if moves:
                move = "draw" if person is ada and "draw" in moves else moves[0]
                person.ask(f"/api/tables/{table}/play", seat=seat, move=move)
    views = [person.view(table, seat) for seat, person in enumerate((ada, bea))]
    for person, view in zip((ada, bea), views, strict=True):
        expect(person.page.locator("[data-unseen]").first).to_be_visible()
        wait_for_figures(person, unseen(view))
    assert drawn_by(views[0]) > drawn_by(views[1])
    left = [sum(view["aids"]["unseen"].values()) for view in views]
    assert left[1] - left[0] == drawn_by(views[0]) - drawn_by(views[1])


def drawn_by(view: dict[str, Any]) -> int:
    """How many cards the viewer has drawn."""
    hand = view["hands"][view["seat"]]
    return int(hand["size"] - sum(hand["taken"].values()))


def test_aids_tell_no_more_than_the_board_has_shown(people: People) -> None:
    ada = people(settings={"aids": True, "motion": 2})
    seated(ada, "ku-ka-king")
    panel = ada.page.get_by_role("region", name="Board aids")
    before = panel.inner_text()
    while panel.inner_text() == before:  # where both have chosen the same row, nobody takes anything
        click_in_ku_ka_king(ada.page, random.Random(1))
        ada.is_asked("Everybody has chosen")
        assert panel.inner_text() == before
        assert is_to_play(ada)


def test_on_a_phone_the_menu_has_the_switch_and_the_bar_a_sheet(people: People) -> None:
    ada = people(**PHONE)
    table = seated(ada, "kings-catering")
    expect(ada.button("Board aids")).to_have_count(0)
    ada.button("Menu").tap()
    ada.page.get_by_label("More aids on the board").check()
    ada.page.keyboard.press("Escape")
    ada.button("Board aids").tap()
    expect(ada.page.get_by_role("dialog", name="Board aids")).to_be_visible()
    assert figures(ada) == unseen(ada.view(table, 0))
    assert ada.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_replays_have_aids_of_the_seat_whose_eyes_they_are_seen_with(people: People) -> None:
    ada = people(settings={"aids": True})
    table = ada.finished("ku-ka-king", 2)
    ada.open(f"/replay/{table}#4")
    ada.sees("Move 4")
    view = json.loads(ada.look(f"/api/tables/{table}/replay?seat=0"))["steps"][4]["view"]
    expect(ada.page.locator("[data-unseen]").first).to_be_visible()
    assert figures(ada) == unseen(view)
    brought = [f"+{points}" for points, cards in zip(view["aids"]["rows"], view["rows"], strict=True) if cards]
    assert ada.page.locator(".brings").all_inner_texts() == brought != []
    ada.button("Board aids").click()
    expect(ada.page.locator("[data-unseen]")).to_have_count(0)
