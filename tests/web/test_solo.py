"""The King's Catering alone: to please a palace."""

import re

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.playing import click_in_kings_catering, play_out


def test_a_whole_game_alone_in_a_palace(people: People) -> None:
    ada = people()
    page = ada.open()
    card = page.get_by_role("article", name="The King's Catering")
    card.get_by_text("more choices").click()
    card.get_by_role("radio", name="alone").check()
    card.get_by_role("radio", name="Versailles").check()
    expect(card).to_contain_text("alone: Versailles")
    card.get_by_role("button", name="Play now").click()
    ada.sees(re.compile(r"Versailles: \d+★ to reach"))
    play_out(ada, click_in_kings_catering)
    expect(ada.ending.get_by_role("heading", level=2)).to_contain_text("Versailles")
