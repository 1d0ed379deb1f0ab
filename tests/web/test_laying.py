"""The King's Catering by hand: tiles are laid at once, moved, turned and taken back until the turn is ended."""

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import People
from tests.web.people import NAMES, Person
from tests.web.playing import end_of_turn
from tests.web.test_phone import PHONE, fits

LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SCREENS = {"upright": PHONE, "lying": LYING}
# Whether the middle of something can be touched, once it is scrolled to.
UNCOVERED = """
(place) => {
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = place.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return place.contains(there) || `covered by ${there?.outerHTML.slice(0, 200)}`;
}
"""


class Hand:
    """Somebody's finger or mouse, which counts what it does."""

    def __init__(self, person: Person):
        self.page, self.taps, self.drags = person.page, 0, 0
        self.touch: bool = self.page.evaluate("navigator.maxTouchPoints > 0")

    def tap(self, place: Locator) -> None:
        assert place.evaluate(UNCOVERED) is True
        self.taps += 1
        place.tap() if self.touch else place.click()

    def drag(self, tile: Locator, to: Locator | tuple[float, float]) -> None:
        """From the middle of a tile to the middle of a place, or to a point."""
        self.drags += 1
        assert tile.evaluate(UNCOVERED) is True
        mouse = self.page.mouse
        mouse.move(*middle(tile))
        mouse.down()
        x, y = middle(tile)
        mouse.move(x + 10, y + 10)
        if isinstance(to, Locator):
            to.wait_for()
            to = middle(to)
        mouse.move(*to, steps=3)
        mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ghosts(page: Page) -> Locator:
    return page.locator("[data-spot]")


def laid(page: Page) -> Locator:
    return page.locator("[data-laid]")


def in_hand(page: Page) -> Locator:
    return page.locator("[data-place=hand][data-grip]")


def column_of_three(page: Page) -> Locator:
    columns = page.get_by_role("group", name="Columns").get_by_role("button")
    return columns.filter(has=page.locator("[data-tile]:nth-of-type(5)")).first


def alone(person: Person, **plan: Any) -> str:
    """At a table with a bot; the column of three is taken, and there is a Table with two tiles."""
    table = person.found("kings-catering", "human", "random", options={"first": 0}, **plan)
    column_of_three(person.page).click()
    return table.removeprefix("/table/")


def lay_all(person: Person) -> None:
    """Every tile at the first place there is, one after another."""
    for count in range(1, 4):
        ghosts(person.page).first.click()
        expect(laid(person.page)).to_have_count(count)
    expect(end_of_turn(person.page)).to_be_visible()


def late_game(person: Person, players: int = 2, tiles: int = 14) -> str:
    """A game in which the first player has so many tiles, in the places that bring most, and is to take a column."""
    made = person.ask("/api/tables", game="kings-catering", seats=["human"] * players, options={"first": 0})
    table, tokens, chance = made["table"], list(made["tokens"].values()), random.Random(7)
    at = [person, *[person.others] * (players - 1)]
    for one, name, token in zip(at, NAMES, tokens, strict=False):
        one.ask(f"/api/tables/{table}/sit", name=name, token=token)
    seat = 0
    while True:
        view = at[seat].view(table, seat)
        if seat not in view["to_act"]:
            seat = view["to_act"][0]
            continue
        full = max(map(len, view["columns"])) == 3
        if seat == 0 and view["phase"] == "take" and view["caterers"][0]["tiles"] >= tiles and full:
            return f"/table/{table}"
        best = [move for move in view["moves"] if not move.endswith("new")] or view["moves"]
        bringing = {move: view["gains"].get(move, int(move[-1:] == "3")) + chance.random() for move in best}
        at[seat].ask(f"/api/tables/{table}/play", seat=seat, move=max(bringing, key=lambda move: bringing[move]))


@pytest.mark.parametrize("screen", SCREENS)
def test_a_turn_of_three_tiles_takes_six_taps_on_a_phone(people: People, screen: str) -> None:
    ada = people(**SCREENS[screen], settings={"confirm": True, "guided": ["kings-catering"]})
    ada.open(late_game(ada, players=3, tiles=3))
    hand, page = Hand(ada), ada.page
    hand.tap(column_of_three(page))
    for count in range(1, 4):
        ghosts(page).first.wait_for()
        hand.tap(ghosts(page).first)
        expect(laid(page)).to_have_count(count)
    hand.tap(laid(page).last)
    expect(laid(page)).to_have_count(3)
    hand.tap(end_of_turn(page))
    ada.is_asked("Bea is to play")
    assert hand.taps == 6
    fits(ada)


def test_a_turn_of_three_tiles_takes_three_drags_and_two_clicks_with_a_mouse(people: People) -> None:
    ada = people(settings={"confirm": True})
    ada.found("kings-catering", "human", "random", options={"first": 0})
    hand, page = Hand(ada), ada.page
    hand.tap(column_of_three(page))
    for count in range(1, 4):
        hand.drag(in_hand(page).last, ghosts(page).last)
        expect(laid(page)).to_have_count(count)
    hand.tap(end_of_turn(page))
    expect(laid(page)).to_have_count(0)
    assert (hand.drags, hand.taps) == (3, 2)
    assert ada.page.get_by_role("log").inner_text().count("Ada founds Table") == 3


def test_every_place_of_a_late_game_can_be_reached_on_a_phone(people: People) -> None:
    ada = people(**PHONE, settings={"guided": ["kings-catering"]})
    ada.open(late_game(ada, tiles=17))
    page = ada.page
    Hand(ada).tap(column_of_three(page))
    tiles = in_hand(page)
    for place in range(tiles.count()):
        tiles.nth(place).tap()
        found = ghosts(page)
        found.first.wait_for()
        assert found.evaluate_all(f"places => places.map({UNCOVERED})") == [True] * found.count()
    fits(ada)


def test_tiles_of_this_turn_are_taken_back_and_moved_in_any_order(people: People) -> None:
    ada = people()
    alone(ada)
    page = ada.page
    lay_all(ada)
    hand, tables = Hand(ada), page.get_by_role("group", name="Tables")
    before, room = tables.aria_snapshot(), page.locator(".tables .room").bounding_box()
    assert room
    hand.drag(laid(page).first, (room["x"] + room["width"] - 8, room["y"] + room["height"] - 8))
    expect(end_of_turn(page)).to_be_visible()
    assert tables.aria_snapshot() == before  # let go beside every place: it lies where it did
    first = laid(page).first.get_attribute("data-laid")
    taken = page.locator(".hand").get_by_role("button", name=re.compile("^Take")).first
    taken.click()
    expect(in_hand(page).first).to_have_attribute("data-grip", str(first))
    expect(ghosts(page).first).to_be_visible()
    kept = laid(page).count()
    hand.drag(in_hand(page).first, ghosts(page).last)
    expect(laid(page)).to_have_count(kept + 1)
    expect(page.locator(f"[data-laid={first}]")).to_be_visible()
    hand.drag(page.locator(f"[data-laid={first}]"), page.locator(".hand h3"))
    expect(page.locator(f"[data-grip={first}][data-place=hand]")).to_be_visible()


def test_a_turned_tile_is_turned_by_tap_key_wheel_and_button(people: People) -> None:
    ada = people()
    page = ada.page
    tile, ways = turnable(ada)
    where = page.locator(f"[data-laid={tile}]")
    seen = {drawn(where)}

    def changed() -> None:
        expect(end_of_turn(page).or_(ghosts(page)).first).to_be_visible()
        seen.add(drawn(where))

    where.click()
    changed()
    page.keyboard.press("r")
    changed()
    where.hover()
    page.mouse.wheel(0, 100)
    changed()
    page.get_by_role("button", name=re.compile("^Turn")).click()
    changed()
    assert 1 < len(seen) <= ways


def drawn(tile: Locator) -> str:
    return tile.locator("svg").first.inner_html()


def turnable(person: Person) -> tuple[str, int]:
    """Lay a tile where it fits in more than one way, in a game where one does; which, and in how many."""
    page, ways = person.page, Counter[tuple[str, ...]]()
    while max(ways.values(), default=1) < 2:
        table = late_game(person, tiles=9)
        person.open(table)
        column_of_three(page).click()
        ghosts(page).first.wait_for()
        moves = person.view(table.removeprefix("/table/"), 0)["moves"]
        ways = Counter(tuple(move.split()[1:5]) for move in moves if not move.endswith("new"))
    (tile, *cell), count = ways.most_common(1)[0]
    page.locator(f"[data-grip={tile}][data-place=hand]").click()
    page.locator(f"[data-spot='{' '.join(cell)}']").click()
    expect(page.locator(f"[data-laid={tile}]")).to_be_visible()
    return tile, count


def test_undo_takes_the_last_tile_first_then_the_others_then_the_column(people: People) -> None:
    ada = people()
    alone(ada)
    lay_all(ada)
    for count in (2, 1, 0):
        ada.button("Undo").click()
        expect(laid(ada.page)).to_have_count(count)
        expect(ghosts(ada.page).first).to_be_visible()
    ada.button("Undo").click()
    ada.is_asked("Take a column")


def test_between_people_a_turn_is_taken_back_until_it_is_ended(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    made = ada.ask("/api/tables", game="kings-catering", seats=["human", "human"], options={"first": 0})
    for person, token in zip((ada, bea), made["tokens"].values(), strict=True):
        person.open(f"/table/{made['table']}#{token}")
    column_of_three(ada.page).click()
    lay_all(ada)
    bea.sees("Ada places")
    ada.button("Undo").click()
    ada.button("Undo").click()
    expect(laid(ada.page)).to_have_count(1)
    for count in (2, 3):
        ghosts(ada.page).first.click()
        expect(laid(ada.page)).to_have_count(count)
    end_of_turn(ada.page).click()
    bea.is_asked("Take a column")
    expect(ada.button("Undo")).to_have_attribute("aria-disabled", "true")


def test_a_reload_keeps_the_turn_and_the_places_of_tables(people: People) -> None:
    ada = people()
    alone(ada)
    lay_all(ada)
    before = [(tile.get_attribute("data-laid"), tile.bounding_box()) for tile in laid(ada.page).all()]
    ada.page.reload()
    expect(laid(ada.page)).to_have_count(3)
    expect(end_of_turn(ada.page)).to_be_visible()
    assert [(tile.get_attribute("data-laid"), tile.bounding_box()) for tile in laid(ada.page).all()] == before
    end_of_turn(ada.page).click()
    expect(laid(ada.page)).to_have_count(0)


def test_tables_keep_their_places_and_the_zoom_is_steady(people: People) -> None:
    ada = people(viewport={"width": 1500, "height": 1200})
    ada.open(late_game(ada, tiles=0))
    page = ada.page
    table = page.url.rsplit("/", 1)[-1].split("#")[0]
    first, size, chance = None, None, random.Random(3)
    for _ in range(6):
        while True:
            view = ada.view(table, 0)
            seat = view["to_act"][0]
            one = ada.others if seat else ada
            view = one.view(table, seat)
            one.ask(f"/api/tables/{table}/play", seat=seat, move=chance.choice(view["moves"]))
            if seat == 0 and len(view["hand"]) == 1:
                break
        tile = page.locator("[data-place^=table-0]").first
        expect(page.locator(".tables [data-place^=table-0].cell")).to_have_count(
            ada.view(table, 0)["caterers"][0]["tiles"]
        )
        box = tile.bounding_box()
        assert box
        first, size = first or (box["x"], box["y"]), size or box["width"]
        assert (box["x"], box["y"], box["width"]) == (*first, size)


def test_no_name_of_a_place_holds_a_coordinate(people: People) -> None:
    ada = people()
    ada.open(late_game(ada, tiles=6))
    page = ada.page
    column_of_three(page).click()
    ghosts(page).first.wait_for()
    names = ghosts(page).locator(".unseen").all_inner_texts()
    names += page.get_by_role("button", name="why not here").locator(".unseen").all_inner_texts()
    assert all(re.search(r"(right|left) of|above|below|found a Table", name) for name in names)
    assert not [name for name in names if re.search(r"cell|-\d| \d \d", name)]


def test_a_single_tile_beside_another_says_why_it_would_be_discarded(people: People) -> None:
    ada = people()
    alone(ada)
    page = ada.page
    ghosts(page).first.click()
    expect(laid(page)).to_have_count(1)
    new = page.locator("[data-spot=new]")
    new.hover()
    expect(page.locator(".note").first).to_have_text("✗ same shape as Table 1: would be discarded")
    expect(new).to_have_accessible_name(re.compile("same shape as Table 1: would be discarded"))


def test_rivals_tables_are_readable_at_a_tap_and_no_dialog_asks(people: People) -> None:
    ada = people(**PHONE, settings={"guided": ["kings-catering"]})
    ada.open(late_game(ada, players=3, tiles=5))
    hand, page = Hand(ada), ada.page
    hand.tap(page.get_by_role("button", name="Show the Tables of Bea"))
    expect(page.get_by_role("region", name="Tables of Bea").locator("[data-place^=table-1]").first).to_be_visible()
    hand.tap(page.get_by_role("button", name="Back to your Tables"))
    expect(page.get_by_role("region", name="Tables of Ada")).to_be_visible()


def test_the_keyboard_lays_moves_and_ends_a_turn(people: People) -> None:
    ada = people()
    ada.found("kings-catering", "human", "random", options={"first": 0})
    page = ada.page
    column_of_three(page).wait_for()
    page.keyboard.press("3")
    for count in range(1, 4):
        page.locator("[data-spot]:focus").wait_for()
        page.keyboard.press("Enter")
        expect(laid(page)).to_have_count(count)
    page.keyboard.press("Delete")
    expect(laid(page)).to_have_count(2)
    page.locator("[data-spot]:focus").wait_for()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(end_of_turn(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(laid(page)).to_have_count(0)


def drag_by_finger(person: Person, tile: Locator, to: Locator) -> None:
    """A real touch, by the browser's own protocol: playwright has taps only."""
    session = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    start, end = middle(tile), middle(to)
    touch("touchStart", start)
    for part in (0.1, 0.4, 0.7, 1.0):
        touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    touch("touchEnd")


def test_a_finger_drags_a_tile_and_the_page_stays(people: People) -> None:
    ada = people(**PHONE, settings={"guided": ["kings-catering"]})
    ada.open(late_game(ada, tiles=4))
    page = ada.page
    Hand(ada).tap(column_of_three(page))
    ghosts(page).first.wait_for()
    scrolled = page.evaluate("scrollY")
    tile = in_hand(page).first
    name = tile.get_attribute("data-grip")
    drag_by_finger(ada, tile, ghosts(page).first)
    expect(page.locator(f"[data-laid={name}]")).to_be_visible()
    assert page.evaluate("scrollY") == scrolled
