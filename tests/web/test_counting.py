"""Drama in its place: what happened is shown before it is told, and no total before it has been counted."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.people import Person

# Keeps what the page says in big letters, in the order in which it came: what is on the board, what the end says.
NOTING = """
(() => {
  window.noted = [];
  const visible = (place) => place && place.checkVisibility({ opacityProperty: true });
  const note = (what) => window.noted.at(-1) !== what && window.noted.push(what);
  const look = () => {
    const shown = [...document.querySelectorAll(".shown .one")].map((one) => one.innerText.trim());
    const totals = [...document.querySelectorAll(".kingdom .total")].filter(visible).length;
    const banner = document.querySelector(".banner .sentence")?.innerText ?? "";
    const heading = document.querySelector(".ending h2")?.innerText ?? "";
    const rows = [...document.querySelectorAll("[data-scoring] tr.sum td, .ending tr.sum td")];
    const sums = rows.filter(visible).map((cell) => cell.innerText.trim()).filter(Boolean);
    const chosen = document.querySelector(".chosen")?.innerText.trim() ?? "";
    const log = document.querySelector(".log")?.innerText;
    note(JSON.stringify({ shown, totals, banner, heading, sums, chosen, log }));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""
Moment = dict[str, Any]


def choosing(
    people: People, until: Callable[[dict[str, Any]], bool], *, motion: float, **more: Any
) -> tuple[Person, Person, list[int]]:
    """Two at Ku-Ka-King, played on until the view says so; and the rows that are fullest then, one for each of them."""
    ada, bea = (people(name, settings={"motion": motion}, **more) for name in ("Ada", "Bea"))
    made = ada.ask("/api/tables", game="ku-ka-king", seats=["human", "human"])
    for person, token in zip((ada, bea), made["tokens"].values(), strict=True):
        person.ask(f"/api/tables/{made['table']}/sit", name=person.name, token=token)
    while not until(view := ada.view(made["table"], 0)):
        for seat, (person, row) in enumerate(zip((ada, bea), fullest(view), strict=True)):
            person.ask(f"/api/tables/{made['table']}/play", seat=seat, move=f"row {row}")
    for person in (ada, bea):
        person.open(f"/table/{made['table']}")
        person.page.get_by_role("group", name="Rows").wait_for()
        person.is_asked("Choose a row.")
    return ada, bea, fullest(view)


def fullest(view: dict[str, Any]) -> list[int]:
    """Two rows, those with the most cards, counted from 1."""
    return sorted(range(1, len(view["rows"]) + 1), key=lambda row: -len(view["rows"][row - 1]))[:2]


def is_last(view: dict[str, Any]) -> bool:
    return bool(view["last_round"])


def is_scored_next(view: dict[str, Any]) -> bool:
    row = view["rows"][fullest(view)[0] - 1]
    return view["first_scoring"] is not None and view["collections"][0]["size"] + len(row) >= view["first_scoring"]


def both_choose(ada: Person, bea: Person, rows: list[int]) -> None:
    """The last two choices; from then on both pages are noted."""
    for person in (ada, bea):
        person.page.evaluate(NOTING)
    for person, row in zip((ada, bea), rows, strict=True):
        person.page.get_by_role("group", name="Rows").get_by_role("button", name=f"Row {row},").click()


def noted(person: Person) -> list[Moment]:
    return [json.loads(moment) for moment in person.page.evaluate("window.noted")]


def first(moments: list[Moment], having: Callable[[Moment], object]) -> int:
    return next(number for number, moment in enumerate(moments) if having(moment))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_everybody_sees_the_last_reveal_before_any_total(people: People, motion: str) -> None:
    ada, bea, rows = choosing(people, is_last, motion=0.5, reduced_motion=motion)
    both_choose(ada, bea, rows)
    for person in (ada, bea):
        person.ending.get_by_text("Counting").wait_for()
        person.page.get_by_role("button", name="Show all").click()
        expect(person.ending.get_by_role("heading", level=2)).to_contain_text(re.compile("wins with|share the win"))
        moments = noted(person)
        revealed = first(moments, lambda now: len(now["shown"]) == 2)
        counting = first(moments, lambda now: "Counting" in now["heading"])
        counted = first(moments, lambda now: re.search("You|won", now["heading"]))
        assert revealed < counting < counted
        assert all(now["totals"] == 0 for now in moments[counting:counted])
        assert not any(now["sums"] for now in moments[:counting])
        told = first(moments, lambda now: "The final scoring ends the game." in now["log"])
        assert revealed < told < counting and moments[told]["totals"] == 0
        assert moments[told]["heading"] == ""  # the board is seen as it ended, before anything is counted
    bea.page.reload()
    bea.ending.wait_for()
    heading = bea.ending.get_by_role("heading", level=2).inner_text()  # at once: nothing is counted again
    assert re.match("You are second of two|Congratulations, you have won", heading)


def test_the_first_scoring_is_a_moment_with_all_its_sources_before_anything_else_is_told(people: People) -> None:
    ada, bea, rows = choosing(people, is_scored_next, motion=2)  # slow enough to be clicked
    both_choose(ada, bea, rows)
    scoring = ada.page.get_by_role("region", name="First scoring")
    scoring.get_by_role("button", name="Show all").click()
    ada.is_asked("First scoring")
    expect(scoring.get_by_role("row")).to_have_count(1 + 6 + 1)
    expect(scoring.get_by_role("row", name="Sum").get_by_role("cell").first).to_have_text(re.compile(r"\d+"))
    assert not re.search(r"Ada: \d+ points", noted(ada)[-1]["log"])
    scoring.get_by_role("button", name="Play on").click()
    ada.is_asked("Choose a row.")
    ada.sees(re.compile(r"Ada: \d+ points"))
    bea.page.locator("[data-scoring]").wait_for()
    bea.page.locator(".kingdom").first.click()  # a click elsewhere skips all of it
    bea.is_asked("Choose a row.")
    for now in (*noted(ada), *noted(bea)):  # banner and board never tell different things
        if now["banner"].startswith("Choose"):
            assert now["chosen"].startswith(("0 of 2", "1 of 2"))
        elif now["chosen"].startswith("2 of 2"):
            assert now["banner"] == "Everybody has chosen." or "First scoring." in now["log"]
