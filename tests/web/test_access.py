"""axe-core finds nothing serious on any page, by day and by night; whoever plays by keys never loses their place.

`THREEKINGS_EVERY_LANGUAGE=1 pytest tests/web/test_access.py` looks in all languages.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Served
from tests.web.chromium import FLAGS
from tests.web.conftest import People
from tests.web.every_page import PARTS, tables
from tests.web.people import Person
from tests.web.playing import end_of_turn, is_to_play, tab_to
from tests.web.text_boxes import misplaced_text
from threekings.texts import languages

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = languages() if os.environ.get("THREEKINGS_EVERY_LANGUAGE", "0") != "0" else ("en",)
USUAL_LETTERS = 16  # pixels
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
RUN = """
async () => {
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const { violations } = await axe.run();
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => [id, ...nodes.map((node) => `${node.target}: ${node.failureSummary}`)]);
}
"""


@pytest.fixture
def ada(people: People) -> Person:
    person = people()
    person.context.add_init_script(path=AXE)  # which the page's policy would not let it load by itself
    return person


def serious(person: Person) -> list[Any]:
    """What is wrong with what the page shows, by day or by night."""
    found: list[Any] = []
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        expect(person.page.locator(f":root[data-theme={theme}]")).to_be_attached()
        found += person.page.evaluate(RUN)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_page_and_board(people: People, part: Callable[[Person], Iterator[str]], language: str) -> None:
    ada = people(settings={"language": language, "aids": True})
    ada.context.add_init_script(path=AXE)
    found = [(page, *wrong) for page in part(ada) for wrong in serious(ada)]
    assert not found, "\n".join(map(str, found))


def test_letters_of_twice_the_size_find_their_room(chromium: Browser, served: Served) -> None:
    """As somebody has set them in the browser: pages that measure by letters follow."""
    flags = [*FLAGS, f"--blink-settings=defaultFontSize={2 * USUAL_LETTERS}"]
    large = chromium.browser_type.launch(executable_path=shutil.which("chromium"), args=flags)
    ada = Person(large, served.address, "Ada", viewport={"width": 1280, "height": 800})
    found = [f"{page}: {text}" for page in tables(ada) for text in misplaced_text(ada.page)]
    large.close()
    assert not found, "\n".join(found)


def test_a_turn_of_kings_catering_while_tiles_are_laid(ada: Person) -> None:
    ada.found("kings-catering", "human", "random", options={"first": 0})
    ada.page.get_by_role("group", name="Columns").get_by_role("button").nth(2).click()
    ada.page.locator("[data-spot]").first.click()
    ada.page.locator("[data-spot]").nth(1).or_(ada.page.locator("[data-spot=new]")).first.wait_for()
    assert serious(ada) == []


# By keys: single letters and digits can be turned off, and the focus stays where something was done


def holds_focus(group: Locator) -> None:
    expect(group.locator(":focus")).to_have_count(1)


def has_lost_focus(person: Person) -> bool:
    return bool(person.page.evaluate("document.activeElement === document.body"))


def test_single_keys_can_be_turned_off_everywhere(people: People) -> None:
    ada = people()
    ada.open("/settings").get_by_label("Single letters and digits as keys").uncheck()
    ada.found("kings-catering", "human", "random", options={"first": 0})
    assert is_to_play(ada)
    for key in ("1", "/", "?", "i", "+"):
        ada.page.keyboard.press(key)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    columns = ada.page.get_by_role("group", name="Columns")
    tab_to(ada.page, columns)
    ada.page.keyboard.press("Enter")
    spots = ada.page.locator("[data-spot]:focus")
    spots.wait_for()
    expect(ada.page.locator("kbd")).to_have_count(0)
    ada.page.keyboard.press("r")
    ada.page.keyboard.press("e")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    expect(columns.get_by_role("button", disabled=False)).to_have_count(3)


def test_the_focus_stays_at_the_dishes_of_king_lui(people: People) -> None:
    ada = people()
    ada.found("king-lui", "human", "random", "random")
    dishes = ada.page.get_by_role("group", name="Dishes on the table")
    for _ in range(4):
        assert is_to_play(ada)
        tab_to(ada.page, dishes)
        while ada.page.evaluate("document.activeElement.ariaDisabled") == "true":
            ada.page.keyboard.press("ArrowRight")
        ada.page.keyboard.press("Enter")
        holds_focus(dishes)


def test_the_focus_stays_at_the_rows_of_ku_ka_king_to_the_end_of_the_game(people: People) -> None:
    ada = people()
    ada.found("ku-ka-king", "human", "random")
    rows = ada.page.get_by_role("group", name="Rows")
    assert is_to_play(ada)
    tab_to(ada.page, rows)
    while is_to_play(ada):
        holds_focus(rows)
        ada.page.keyboard.press("ArrowRight")
        while ada.page.evaluate("document.activeElement.ariaDisabled") == "true":
            ada.page.keyboard.press("ArrowRight")
        ada.page.keyboard.press("Enter")
    assert not has_lost_focus(ada)


def test_the_first_scoring_of_ku_ka_king_has_the_focus_until_it_is_read(people: People) -> None:
    ada = people(settings={"motion": 0.15})
    ada.found("ku-ka-king", "human", "random")
    rows, play_on = ada.page.get_by_role("group", name="Rows"), ada.button("Play on")
    assert is_to_play(ada)
    tab_to(ada.page, rows)
    while not play_on.is_visible():
        ada.may_play.or_(play_on).first.wait_for()
        if not play_on.is_visible():
            ada.page.keyboard.press("ArrowRight")
            ada.page.keyboard.press("Enter")
    expect(play_on).to_be_focused()
    ada.page.keyboard.press("Enter")
    holds_focus(rows)


def test_the_focus_goes_from_columns_to_places_to_the_end_of_the_turn_and_back(people: People) -> None:
    ada = people(settings={"keys": False})
    ada.found("kings-catering", "human", "random", options={"first": 0})
    columns = ada.page.get_by_role("group", name="Columns")
    assert is_to_play(ada)
    tab_to(ada.page, columns)
    for _ in range(2):
        while ada.page.evaluate("document.activeElement.ariaDisabled") == "true":
            ada.page.keyboard.press("ArrowRight")
        ada.page.keyboard.press("Enter")
        at_end = ada.page.locator("[data-end]:focus").filter(visible=True)
        spot = ada.page.locator("[data-spot]:focus")
        spot.wait_for()
        while not at_end.count():
            spot.or_(at_end).first.wait_for()
            ada.page.keyboard.press("Enter" if spot.count() else "Shift")
        end_of_turn(ada.page).wait_for()
        ada.page.keyboard.press("Enter")
        assert is_to_play(ada)
        holds_focus(columns)


def test_a_score_pad_with_counts_that_can_be_and_one_that_cannot(ada: Person) -> None:
    ada.open("/score/king-lui")
    ada.button("Next: The king").click()
    ada.page.get_by_role("spinbutton", name="Cheese").fill("4")
    ada.sees("Still to be counted")
    assert serious(ada) == []
    ada.page.get_by_role("spinbutton", name="Cheese").fill("16")
    ada.sees("At most 15")
    assert serious(ada) == []
    ada.open("/score")
    ada.sees("King Lui")
    assert serious(ada) == []
