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
    """Take a column, lay a tile and sometimes turn it, or end the turn: whatever is next."""
    columns = page.get_by_role("group", name="Columns").get_by_role("button", disabled=False)
    ghosts, end = page.locator("[data-spot]"), end_of_turn(page)
    columns.or_(ghosts).or_(end).first.wait_for()
    if end.count():
        end.click()
        turn_is_over(page)
    elif not ghosts.count():
        any_of(columns, chance).click()
    else:
        any_of(ghosts, chance).click()
        settled = ghosts.or_(end).first
        settled.wait_for()
        turn = page.get_by_role("button", name=re.compile("^Turn"), disabled=False)
        if chance.random() < 0.5 and turn.count():
            turn.click()
            settled.wait_for()


def end_of_turn(page: Page) -> Locator:
    """The button that ends a turn of The King's Catering, once all its tiles are laid."""
    return page.get_by_role("button", name="End turn", disabled=False)


def turn_is_over(page: Page) -> None:
    page.get_by_role("group", name="Place these").wait_for(state="detached")


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
    """Take a column, put the next tile somewhere, or end the turn: whatever is next."""
    columns = page.get_by_role("group", name="Columns").get_by_role("button", disabled=False)
    ghosts, end = page.locator("[data-spot]"), end_of_turn(page)
    columns.or_(ghosts).or_(end).first.wait_for()
    if end.count():
        page.keyboard.press("e")
        turn_is_over(page)
    elif not ghosts.count():
        page.keyboard.press(str(chance.randint(1, 3)))
    else:
        open_tiles = page.locator("[data-place=hand][data-grip]").locator("kbd").all_inner_texts()
        page.keyboard.press(chance.choice(open_tiles))
        page.locator("[data-spot]:focus").wait_for()
        for _ in range(chance.randrange(4)):
            page.keyboard.press(chance.choice(("r", *ARROWS)))
        page.keyboard.press("Enter")


def open_rows(page: Page) -> Locator:
    return page.get_by_role("group", name="Rows").get_by_role("button", disabled=False)
