"""On a phone held upright: nothing lies beyond the edge, and a finger finds everything."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import playing
from tests.web.conftest import People
from tests.web.people import Person, gather
from tests.web.playing import Way, is_to_play, play_some

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LEAST = 40  # pixels of what a finger shall find
# A link within a sentence is as high as its line, and what only keys reach is no target.
SMALL = """
(least) => {
  const reached = (place) => {
    const box = place.getBoundingClientRect();
    const style = getComputedStyle(place);
    const inSentence = place.matches("p a, li a:not(nav a), dd a") && style.display === "inline";
    const shown = box.width > 2 && style.visibility !== "hidden" && !place.closest("[inert]");
    return shown && !inSentence && box.bottom > 0 && style.pointerEvents !== "none";
  };
  const area = (place) => (place.closest("label") ?? place).getBoundingClientRect();
  const targets = [...document.querySelectorAll("button, a[href], input, select, summary, textarea")];
  return targets.filter(reached).filter((place) => {
    const { width, height } = area(place);
    return width < least - 0.5 || height < least - 0.5;
  }).map((place) => `${place.outerHTML.slice(0, 120)} ${JSON.stringify(area(place))}`);
}
"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits(person: Person) -> None:
    assert person.page.evaluate(SIDEWAYS) <= 0
    assert person.page.evaluate(SMALL, LEAST) == []


@pytest.mark.parametrize("path", ["/", "/settings", "/rules/king-lui", "/replay"])
def test_pages_fit(people: People, path: str) -> None:
    ada = people(**PHONE)
    ada.open(path).wait_for_load_state("networkidle")
    fits(ada)


@pytest.mark.parametrize(
    ("game", "players", "way"),
    [
        ("king-lui", 5, playing.click_in_king_lui),
        ("ku-ka-king", 4, playing.click_in_ku_ka_king),
        ("kings-catering", 4, playing.click_in_kings_catering),
    ],
)
def test_a_game_fits_while_it_is_played(people: People, game: str, players: int, way: Way) -> None:
    ada = people(**PHONE)
    ada.found(game, "human", *["random"] * (players - 1))
    for _ in range(4):
        assert is_to_play(ada)
        fits(ada)
        play_some(ada, way, moves=1)


def test_what_stands_beside_the_board_is_one_touch_away(people: People) -> None:
    ada = people(**PHONE)
    ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    for name in ("Log", "Menu"):
        ada.button(name).tap()
        dialog = ada.page.get_by_role("dialog")
        dialog.wait_for()
        fits(ada)
        dialog.get_by_role("button", name="Close").tap()


def test_what_others_say_is_counted_on_the_button_that_opens_it(people: People) -> None:
    ada, bea = people("Ada", **PHONE), people("Bea", **PHONE)
    table = gather("ku-ka-king", ada, bea)
    ada.button("Chat").wait_for()  # what is said before the game is there is read in the waiting room
    bea.ask(f"/api/tables/{table}/say", seat=1, text="Good evening")
    ada.button("Chat 1 unread").tap()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Good evening")
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(ada.button("unread")).to_have_count(0)


def test_my_kingdom_is_in_sight_while_i_choose_a_row(people: People) -> None:
    ada = people(**PHONE)
    ada.found("ku-ka-king", "human", "random", "random", "random")
    for _ in range(4):
        assert is_to_play(ada)
        kingdom = ada.page.get_by_role("region", name="Kingdom of Ada").bounding_box()
        bar = ada.page.get_by_role("navigation", name="At the table").bounding_box()
        assert kingdom and bar and kingdom["y"] + kingdom["height"] <= bar["y"]
        assert ada.page.evaluate("scrollY") == 0
        play_some(ada, playing.click_in_ku_ka_king, moves=1)
        ada.page.evaluate("scrollTo(0, 0)")


def test_the_scores_of_five_are_wholly_seen_or_say_that_there_is_more(people: People) -> None:
    ada = people(**PHONE)
    ada.open(f"/table/{ada.finished('king-lui', 5)}")
    total = ada.ending.get_by_role("row").last
    total.wait_for()
    last = total.get_by_role("cell").last.bounding_box()
    assert last and last["x"] + last["width"] <= PHONE["viewport"]["width"]


@pytest.mark.parametrize(("game", "players"), [("king-lui", 5), ("ku-ka-king", 4), ("kings-catering", 2)])
def test_the_end_of_a_game_and_its_replay_fit(people: People, game: str, players: int) -> None:
    ada = people(**PHONE)
    table = ada.finished(game, players)
    ada.open(f"/table/{table}")
    ada.ending.wait_for()
    fits(ada)
    ada.open(f"/replay/{table}#9")
    ada.sees("Move 9")
    fits(ada)


def test_an_invitation_fits(people: People) -> None:
    ada = people(**PHONE)
    ada.found("king-lui", "open", "open", "open", "open", "open")
    ada.button("Sit here").first.tap()
    ada.sees("Invite your friends")
    fits(ada)
