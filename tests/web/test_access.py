"""axe-core finds nothing serious on any page, by day and by night."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import is_to_play

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
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


@pytest.mark.parametrize(
    "path", ["/", "/settings", "/statistics", "/rules/king-lui", "/rules/kings-catering", "/replay", "/nowhere"]
)
def test_pages(ada: Person, path: str) -> None:
    ada.open(path).wait_for_load_state("networkidle")
    assert serious(ada) == []


@pytest.mark.parametrize(
    ("game", "seats"), [("king-lui", 3), ("ku-ka-king", 2), ("kings-catering", 2), ("kings-catering", 1)]
)
def test_tables(ada: Person, game: str, seats: int) -> None:
    ada.found(game, "human", *["random"] * (seats - 1))
    assert is_to_play(ada)
    assert serious(ada) == []


def test_a_turn_of_kings_catering_while_tiles_are_laid(ada: Person) -> None:
    ada.found("kings-catering", "human", "random", options={"first": 0})
    ada.page.get_by_role("group", name="Columns").get_by_role("button").nth(2).click()
    ada.page.locator("[data-spot]").first.click()
    ada.page.locator("[data-spot]").nth(1).or_(ada.page.locator("[data-spot=new]")).first.wait_for()
    assert serious(ada) == []


@pytest.mark.parametrize(("game", "players"), [("king-lui", 3), ("ku-ka-king", 2), ("kings-catering", 2)])
def test_the_end_of_a_game_and_its_replay(ada: Person, game: str, players: int) -> None:
    table = ada.finished(game, players)
    ada.open(f"/table/{table}")
    ada.ending.get_by_role("row").last.wait_for()
    assert serious(ada) == []
    ada.open(f"/replay/{table}#9")
    ada.sees("Move 9")
    assert serious(ada) == []


def test_a_table_that_gathers(ada: Person) -> None:
    ada.found("king-lui", "open", "open", "open")
    ada.button("Sit here").first.click()
    ada.sees("Invite your friends")
    assert serious(ada) == []
