"""How somebody plays through the page: one move after another by mouse or by keys, whatever is legal."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.people import Person

MOST_TABS = 80
# What pieces say of themselves when they may be played; `Pass` is a button of the page.
WOULD = re.compile(r"take all|: draw one|let it eat|lay the one|let Emerald eat one|^Pass$")
# How pieces of King Lui begin to say what they are, and their keys.
LETTERS = {
    "bread": "b",
    "wine": "w",
    "chicken": "c",
    "ham": "h",
    "cake": "a",
    "fruit": "f",
    "cheese": "e",
    "Supply": "d",
}
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

Way = Callable[[Page, random.Random], None]


def play_out(person: Person, way: Way, seed: int = 1) -> None:
    """Play until the game is over."""
    chance = random.Random(seed)
    while is_to_play(person):
        way(person.page, chance)


def play_some(person: Person, way: Way, moves: int, seed: int = 1) -> None:
    """Play so many moves of a game that is longer."""
    chance = random.Random(seed)
    for _ in range(moves):
        assert is_to_play(person)
        way(person.page, chance)


def is_to_play(person: Person) -> bool:
    """Wait until something may be played, or the game is over."""
    person.may_play.or_(person.ending).first.wait_for()
    return not person.ending.is_visible()


def any_of(found: Locator, chance: random.Random) -> Locator:
    return found.nth(chance.randrange(found.count()))


def tab_to(page: Page, there: Locator) -> None:
    """Press Tab until the focus is there, or within it."""
    for _ in range(MOST_TABS):
        if there.evaluate("place => place.contains(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{there} cannot be reached by Tab")


# By mouse


def click_in_king_lui(page: Page, chance: random.Random) -> None:
    any_of(page.get_by_role("button", name=WOULD), chance).click()


def click_in_ku_ka_king(page: Page, chance: random.Random) -> None:
    any_of(open_rows(page), chance).click()


def click_in_kings_catering(page: Page, chance: random.Random) -> None:
    columns = page.get_by_role("group", name="Columns").get_by_role("button", disabled=False)
    hand = page.get_by_role("group", name="Place these").get_by_role("button")
    columns.or_(hand).first.wait_for()
    if not hand.count():
        any_of(columns, chance).click()
        return
    any_of(hand, chance).click()
    any_of(page.locator("[data-spot]"), chance).click()
    aim = page.get_by_role("region", name="Tables of").locator("header")
    if chance.random() < 0.5 and (turn := aim.get_by_role("button", name="Turn")).is_visible():
        turn.click()
    aim.get_by_role("button", name="Place").click()


# By keys


def type_a_move(page: Page, chance: random.Random) -> None:
    """Any game: one of the moves that the text line offers, typed in full."""
    page.keyboard.press("/")
    page.keyboard.press("ArrowDown")
    offered = page.get_by_role("option").locator("b").all_inner_texts()
    page.keyboard.type(chance.choice(offered))
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")


def press_letters_of_king_lui(page: Page, chance: random.Random) -> None:
    """Once Emerald is chosen the letters are those of the king's portions."""
    feeding = page.get_by_text(re.compile("Pick two of|pick the second")).is_visible()
    plates = page.get_by_role("group", name=re.compile("king's plate"))
    would = page.get_by_role("button", name=WOULD)
    offered = plates.get_by_role("button", name=WOULD) if feeding else would.filter(has_not_text="let Emerald eat one")
    piece = any_of(offered, chance)
    words = piece.inner_text()
    if words == "Pass":
        tab_to(page, piece)
        page.keyboard.press("Enter")
    elif letter := LETTERS.get(re.split(r"[:,]", words)[0]):
        page.keyboard.press(letter)
    else:
        page.keyboard.press("l" if "lay the one" in words else "m")


def walk_to_a_row(page: Page, chance: random.Random) -> None:
    rows = page.get_by_role("group", name="Rows")
    tab_to(page, rows)
    for _ in range(chance.randrange(rows.get_by_role("button").count())):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def press_a_number_of_ku_ka_king(page: Page, chance: random.Random) -> None:
    row = chance.randrange(page.get_by_role("group", name="Rows").get_by_role("button").count())
    page.keyboard.press(str(row + 1))


def press_keys_of_kings_catering(page: Page, chance: random.Random) -> None:
    columns = page.get_by_role("group", name="Columns").get_by_role("button", disabled=False)
    hand = page.get_by_role("group", name="Place these").get_by_role("button")
    columns.or_(hand).first.wait_for()
    page.keyboard.press(str(chance.randint(1, hand.count() or 3)))
    if not hand.count():
        return
    for _ in range(chance.randrange(4)):
        page.keyboard.press(chance.choice(("r", *ARROWS)))
    page.keyboard.press("Enter")


def open_rows(page: Page) -> Locator:
    return page.get_by_role("group", name="Rows").get_by_role("button", disabled=False)
