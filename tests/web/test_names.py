"""Names that are long, unbroken, written from right to left or made of pictures break nothing, on no page."""

from typing import Any

import pytest

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import is_to_play
from tests.web.test_phone import PHONE, SIDEWAYS

WIDE = "W" * 32
NAMES = (WIDE, "Donaudampfschifffahrtsgesells", "דנה בת־שבע כהן־לוי מירושלים", "👩‍👩‍👧‍👦👑🎉🍰🐉🎲🏰🌈")
GAMES = ("king-lui", "ku-ka-king", "kings-catering")
# What scrolls up and down shall not scroll sideways: the page, a dialog, the log.
TOO_WIDE = """
() => [document.documentElement, ...document.querySelectorAll("dialog[open] .content, [role=log]")]
  .filter((place) => place.scrollWidth > place.clientWidth)
  .map((place) => place.outerHTML.slice(0, 200))
"""
# A name alone stands in <bdi>; within a sentence one that would turn it round is isolated by its marks.
LOOSE = r"""
(names) => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), place = walker.currentNode.parentElement;
    const alone = names.includes(text) && !place.closest("bdi, [dir=auto], option");
    const turns = names[2] !== text && text.includes(names[2]) && !text.includes(`\u2068${names[2]}\u2069`);
    if (alone || (turns && !place.closest("bdi"))) found.push(place.outerHTML.slice(0, 200));
  }
  return found;
}
"""


def holds(person: Person) -> None:
    assert person.page.evaluate(SIDEWAYS) <= 0
    assert person.page.evaluate(TOO_WIDE) == []
    assert person.page.evaluate(LOOSE, NAMES) == []


def seated(person: Person, game: str, **plan: Any) -> str:
    """A table where people of these names sit, the first of them at this browser."""
    players = len(NAMES)
    table = str(person.ask("/api/tables", game=game, seats=["open"] * players, **plan)["table"])
    for seat, name in enumerate(NAMES):
        at(person, seat).ask(f"/api/tables/{table}/sit", name=name, seat=seat)
    return table


def at(person: Person, seat: int) -> Person:
    return person.others if seat else person


def open_and_close(person: Person, button: str) -> None:
    person.button(button).tap()
    person.page.get_by_role("dialog").wait_for()
    holds(person)
    person.page.get_by_role("dialog").get_by_role("button", name="Close").tap()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_all_around_it(people: People, game: str) -> None:
    ada = people(WIDE, **PHONE)
    table = seated(ada, game)
    for seat in range(len(NAMES)):
        at(ada, seat).ask(f"/api/tables/{table}/say", seat=seat, text=f"{WIDE} says Ada")
    move = ada.view(table, 0)["moves"][0]
    ada.open(f"/table/{table}")
    assert is_to_play(ada)
    ada.ask(f"/api/tables/{table}/play", seat=0, move=move)
    if game == "ku-ka-king":
        for seat in range(1, len(NAMES)):
            ada.others.ask(f"/api/tables/{table}/play", seat=seat, move=f"row {min(seat + 1, 3)}")
        ada.sees("clash in row 3")
    holds(ada)
    for button in ("Log", "Chat", "Menu"):
        open_and_close(ada, button)


def test_whoever_one_looks_at(people: People) -> None:
    ada = people(WIDE, **PHONE)
    ada.open(f"/table/{seated(ada, 'ku-ka-king')}")
    assert is_to_play(ada)
    for name in NAMES:
        ada.page.get_by_role("list", name="Players").get_by_role("button", name=name).tap()
        ada.page.get_by_role("dialog").wait_for()
        holds(ada)
        ada.page.get_by_role("dialog").get_by_role("button", name="Close").tap()


def test_all_of_them_at_one_device(people: People) -> None:
    ada = people(WIDE, **PHONE)
    made = ada.ask("/api/tables", game="ku-ka-king", seats=["open"] * len(NAMES))
    for name in NAMES:
        ada.ask(f"/api/tables/{made['table']}/sit", name=name)
    ada.open(f"/table/{made['table']}")
    ada.sees("it is your turn")
    holds(ada)
    ada.button("All look at the table").tap()
    ada.button(f"I am {NAMES[1]}").wait_for()
    holds(ada)
    ada.button(f"I am {WIDE}").tap()
    assert is_to_play(ada)
    holds(ada)


@pytest.mark.parametrize("game", ["king-lui", "ku-ka-king"])
def test_the_end_of_a_game_its_replay_and_the_lobby(people: People, game: str) -> None:
    ada = people(WIDE, **PHONE)
    table = ada.finished(game, len(NAMES), names=NAMES)
    ada.open(f"/table/{table}")
    ada.ending.get_by_role("row").last.wait_for()
    holds(ada)
    ada.open(f"/replay/{table}#9")
    ada.sees("Move 9")
    holds(ada)
    ada.open()
    ada.page.get_by_role("region", name="My games").get_by_role("link").first.wait_for()
    holds(ada)


def test_pages_with_my_name(people: People) -> None:
    ada = people(WIDE, **PHONE)
    ada.open("/settings").get_by_label("Your name").wait_for()
    holds(ada)
    ada.open(f"/table/{ada.ask('/api/tables', game='king-lui', seats=['open'] * 3, public=True)['table']}")
    ada.button("Sit here").first.tap()
    ada.sees("Invite your friends")
    holds(ada)
