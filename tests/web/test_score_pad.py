"""A game on a real table is counted with thumbs: golden games come to what they came to, and nothing is lost."""

import re
import struct
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.real_tables import anew, cards_at_first_scoring, counts_for_the_family, final_cards, golden, plates
from tests.web.conftest import People
from tests.web.people import NAMES, Person
from threekings.match import Match
from threekings.texts import rendered

FOODS = {"beer": "Beer", "soup": "Soup", "roast": "Roast", "salad": "Salad", "cake": "Cake"}
FAMILY = {
    "k3": "Tables of 4 or more tiles",
    "p2": "Tiles laid, at discarded Tables too",
    "crew-stars": "Stars of all Crew, added up",
    "placed": "Crew placed, at discarded Tables too (for a tie)",
    **FOODS,
}
PICTURE = (1080, 1350)


@pytest.fixture
def ada(people: People) -> Person:
    return people(viewport={"width": 360, "height": 740}, permissions=["clipboard-read", "clipboard-write"])


def starts(person: Person, game: str, players: int) -> None:
    """A new pad with everybody's name on it."""
    person.open(f"/score/{game}")
    person.page.get_by_role("radio", name=str(players), exact=True).check()
    for number, name in enumerate(NAMES[:players], start=1):
        person.page.get_by_label(f"Name of player {number}").fill(name)
    steps = person.page.get_by_role("navigation", name="What to count")
    expect(steps).to_contain_text(NAMES[players - 1])
    expect(steps).not_to_contain_text("Player")  # the server has heard that fewer play


def field(person: Person, kind: str) -> Locator:
    return person.page.get_by_role("spinbutton", name=kind, exact=True)


def counts(person: Person, owner: str, column: dict[str, int], called: dict[str, str] | None = None) -> None:
    """Go on to the next column, which is this owner's, and type what is there."""
    person.button(re.compile("^Next: ")).click()
    expect(person.page.get_by_role("heading", level=2).first).to_contain_text(owner)
    for kind, count in column.items():
        shown = field(person, (called or {}).get(kind) or kind.capitalize())
        if shown.input_value() != str(count):
            shown.fill(str(count))


def comes_to(person: Person, match: Match) -> None:
    """The pad says who has won, and everybody's points, as the game did."""
    view = match.view(None)
    words = rendered(view["verdict"], names=NAMES)
    expect(person.page.get_by_text(words, exact=True)).to_be_visible()
    totals_are(person, view["scores"])


def totals_are(person: Person, points: list[int]) -> None:
    totals = person.page.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    expect(totals).to_have_text([str(number) for number in points])


# Every game


def test_king_lui_with_its_tie_and_a_reload_in_the_middle(ada: Person) -> None:
    match = golden("tie-broken-by-discards.txt")
    starts(ada, "king-lui", match.players)
    for number, (owner, column) in enumerate(zip(["The king", *NAMES], plates(match), strict=False)):
        counts(ada, owner, column)
        if number == 1:
            ada.page.reload()
            expect(ada.page.get_by_role("heading", level=2).first).to_contain_text("Ada")
            expect(field(ada, "Bread")).to_have_value(str(column["bread"]))
    comes_to(ada, match)


def test_ku_ka_king_with_both_scorings(ada: Person) -> None:
    match = golden("ku-ka-king/two-players.txt")
    called = {"wife": "Farmer's wife"} | {f"points-{number}": f"{number}-point card" for number in (2, 3, 4)}
    starts(ada, "ku-ka-king", match.players)
    for columns in (cards_at_first_scoring(match), final_cards(match)):
        for owner, column in zip(NAMES, columns, strict=False):
            counts(ada, owner, column, called)
    comes_to(ada, match)


def test_kings_catering_by_what_the_royals_count(ada: Person) -> None:
    match = anew(golden("kings-catering/family.txt"))
    starts(ada, "kings-catering", match.players)
    expect(ada.page.get_by_role("radio", name="Family")).to_be_checked()
    for owner, column in zip(NAMES, counts_for_the_family(match), strict=False):
        counts(ada, owner, column, FAMILY)
    comes_to(ada, match)
    ada.page.get_by_text("What the Royals ask").click()
    ada.sees("No two Tables of one shape")


def test_a_palace_alone_and_royals_one_by_one(ada: Person) -> None:
    starts(ada, "kings-catering", 1)
    ada.page.get_by_role("radio", name="Versailles").check()
    ada.button("Next: Ada").click()
    field(ada, FAMILY["crew-stars"]).fill("7")  # and 21★ for no open half at all
    ada.sees("Versailles: 28★. The target of 25★ is reached!")
    ada.button("Who played").click()
    ada.page.get_by_role("radio", name="3", exact=True).check()
    ada.page.get_by_role("radio", name="chosen one by one").check()
    ada.page.get_by_role("group", name="Princesses").get_by_role("radio", name="two").check()
    princesses = (ada.page.get_by_role("group", name=name, exact=True) for name in ("Princess", "Second Princess"))
    for princess, side in zip(
        princesses, ("5★ for having the most Crew", "1★ for each tile fewer than 24"), strict=True
    ):
        princess.get_by_role("radio", name=side).check()
    ada.sees("These two Princesses are the two sides of one tile.")
    ada.page.get_by_role("group", name="Second Princess").get_by_role("radio", name="open half fewer than 7").check()
    expect(ada.page.get_by_text("two sides of one tile")).to_have_count(0)
    expect(ada.button("Next: Ada")).to_be_visible()


# Thumbs


def test_a_thumb_counts_by_ones_or_holds_and_no_target_is_small(ada: Person) -> None:
    starts(ada, "king-lui", 3)
    ada.button("Next: The king").click()
    more, less = ada.button("Bread: one more"), ada.button("Bread: one less")
    before = more.bounding_box()
    more.click()
    expect(ada.page.get_by_role("navigation", name="What to count")).to_contain_text("Ada 0")
    assert more.bounding_box() == before  # totals come, and nothing moves under the thumb
    more.click(click_count=2)
    expect(field(ada, "Bread")).to_have_value("3")
    less.click()
    expect(field(ada, "Bread")).to_have_value("2")
    for target in (more, less, field(ada, "Bread")):
        box = target.bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44
    more.hover()
    ada.page.mouse.down()
    expect(field(ada, "Bread")).to_have_value("15")  # all there are: held for long, it stops there
    ada.page.mouse.up()
    expect(field(ada, "Bread")).to_have_value("15")
    field(ada, "Bread").press("ArrowDown")
    expect(field(ada, "Bread")).to_have_value("14")


def test_counts_that_cannot_be_are_told_where_they_stand(ada: Person) -> None:
    starts(ada, "king-lui", 3)
    counts(ada, "The king", {"cheese": 9})
    counts(ada, "Ada", {"cheese": 7})
    cheese = field(ada, "Cheese")
    expect(cheese).to_have_attribute("aria-invalid", "true")
    expect(cheese).to_have_accessible_description("At most 6: there are 15 in all.")
    ada.sees("2 counts cannot be. They are marked in red.")
    expect(ada.page.get_by_role("navigation", name="What to count").get_by_text("cannot be")).to_have_count(2)
    cheese.fill("6")
    totals_are(ada, [54, 0, 0])
    expect(cheese).not_to_have_attribute("aria-invalid", "true")


def test_without_a_connection_counts_stay_and_the_sums_follow(people: People) -> None:
    ada = people(forgiven="ERR_INTERNET_DISCONNECTED")
    starts(ada, "king-lui", 3)
    counts(ada, "The king", {"cheese": 4})
    counts(ada, "Ada", {"cheese": 3})
    totals_are(ada, [12, 0, 0])
    ada.context.set_offline(True)
    counts(ada, "Bea", {"cheese": 4})
    ada.sees("No connection. Your counts are kept; the sums follow.")
    ada.context.set_offline(False)
    totals_are(ada, [12, 16, 0])
    expect(ada.page.get_by_text("No connection")).to_have_count(0)


# Kept and shared


def test_several_pads_are_kept_newest_first_and_names_are_remembered(ada: Person) -> None:
    starts(ada, "king-lui", 3)
    counts(ada, "The king", {"cheese": 4})
    ada.button("New pad").click()
    expect(ada.page.get_by_role("heading", level=2).first).to_have_text("Who played")
    expect(ada.page.get_by_label("Name of player 2")).to_have_value("Bea")
    ada.page.get_by_label("Name of player 2").fill("Bert")
    ada.page.get_by_role("link", name="All pads").click()
    kept = ada.page.get_by_role("listitem").filter(has=ada.button(re.compile("^Delete")))
    expect(kept).to_contain_text(["Ada, Bert and Carl", "Ada, Bea and Carl"])
    kept.last.get_by_role("link").click()
    expect(field(ada, "Cheese")).to_have_value("4")
    ada.page.get_by_role("link", name="All pads").click()
    ada.button("Delete the pad King Lui, Ada, Bert and Carl").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(kept).to_contain_text(["Ada, Bea and Carl"])
    ada.page.reload()
    expect(kept).to_have_count(1)


def test_the_result_is_copied_as_text_and_saved_as_a_picture(ada: Person) -> None:
    starts(ada, "king-lui", 3)
    counts(ada, "The king", {"cheese": 4})
    counts(ada, "Ada", {"cheese": 3})
    ada.sees("Still to be counted: Bea and Carl")
    expect(ada.page.get_by_text("wins")).to_have_count(0)
    counts(ada, "Bea", {})
    counts(ada, "Carl", {})
    ada.button("To the result").click()
    ada.sees("Ada wins with 12 points.")
    ada.button("Copy as text").click()
    ada.sees("Copied")
    text: str = ada.page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("King Lui, ") and "\nAda wins with 12 points.\n" in text
    assert "cheese, king 4: 12 · 0 · 0\n" in text and text.endswith("Total: 12 · 0 · 0")
    with ada.page.expect_download() as download:
        ada.button("Save as a picture").click()
    assert size_of(download.value.path().read_bytes()) == PICTURE
    assert download.value.suggested_filename.startswith("king-lui-")
    ada.button("Who played").click()
    ada.page.get_by_role("radio", name="4", exact=True).check()
    ada.sees("Still to be counted: Bea, Carl and Player 4")  # whoever joins late may still win


def size_of(png: bytes) -> Any:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", png[16:24])


def test_pads_are_found_from_the_front_page_and_from_the_rules(ada: Person) -> None:
    ada.open().get_by_role("link", name="Score pad for the box").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Score pad")
    ada.open("/rules/ku-ka-king").get_by_role("link", name="Score pad for the box").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Score pad: Ku-Ka-King")
    expect(ada.open("/score/chess").get_by_role("heading", level=1)).not_to_contain_text("Score pad")
