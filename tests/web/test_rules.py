"""The rules pages: what players read before and beside a game."""

import pytest
from playwright.sync_api import expect

from tests.test_rules_for_players import FOREIGN
from tests.web.conftest import People
from tests.web.test_phone import PHONE, fits
from tests.web.test_whole_games import TITLES

FACTS = {
    "king-lui": ["3–5 players", "15 min", "age 7+"],
    "ku-ka-king": ["2–4 players", "20 min", "age 8+"],
    "kings-catering": ["1–4 players", "20 min"],
}
BOX = {"king-lui": "The box stands for the king", "ku-ka-king": "80 of them", "kings-catering": "of 1, 2 and 3 tiles"}


@pytest.mark.parametrize("game", TITLES)
def test_the_rules_of_a_game_speak_to_players(people: People, game: str) -> None:
    ada = people(**PHONE)
    page = ada.open(f"/rules/{game}")
    expect(page.get_by_role("region", name="In a minute").get_by_role("list").first).to_have_text("".join(FACTS[game]))
    page.get_by_text("With the box on your table").tap()
    ada.sees(BOX[game])
    page.get_by_text("About these rules").tap()
    ada.sees("Every sentence here is our own")
    assert FOREIGN.findall(page.locator("main").inner_text()) == []
    fits(ada)


def test_every_game_says_for_whom_it_is_and_how_long_it_takes(people: People) -> None:
    page = people().open()
    for game, facts in FACTS.items():
        for fact in facts:
            expect(page.get_by_role("article", name=TITLES[game]).get_by_text(fact)).to_be_visible()
