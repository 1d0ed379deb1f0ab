"""Bots of character: chosen one by one, with a face and a rating, and now and then with something to say."""

import json
import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import is_to_play
from threekings.bots.characters import NAMES

TITLE = "King Lui"


def bubble(person: Person) -> Locator:
    return person.page.locator(".bubble:popover-open")


def begin_against_lina_and_alma(person: Person) -> None:
    page = person.open()
    card = page.get_by_role("article", name=TITLE)
    card.get_by_text("more choices").click()
    card.get_by_role("radio", name="3").check()
    for number, bot in ((1, "lina"), (2, "alma")):
        card.get_by_role("combobox", name=f"Opponent {number}").select_option(bot)
    expect(card).to_contain_text("against Lina and Alma")
    card.get_by_role("button", name="Play now").click()


def test_characters_are_mixed_at_one_table_and_one_of_them_greets(people: People) -> None:
    ada = people("Ada")
    begin_against_lina_and_alma(ada)
    expect(bubble(ada)).to_have_count(1)
    greeting = bubble(ada).inner_text()
    assert "bloom" in greeting or "Sit up straight" in greeting
    for told in ada.page.locator("[aria-live]").all_inner_texts():
        assert greeting not in told, "nobody's screen reader is interrupted"
    assert is_to_play(ada)
    seats = json.loads(ada.look(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}"))["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats[1:]] == [("Lina", "lina"), ("Alma", "alma")]
    players = ada.page.get_by_role("list", name="Players", exact=True)
    for name in ("Lina", "Alma"):
        expect(players.get_by_role("button", name=name).locator(".face svg")).to_be_visible()
    players.get_by_role("button", name="Alma").click()
    details = ada.page.get_by_role("dialog", name="Alma")
    expect(details).to_contain_text(re.compile(r"Bot: Alma · \d+.*governess.*counted every portion"))


def test_who_does_not_want_to_be_talked_to_is_not(people: People) -> None:
    ada = people(settings={"remarks": False})
    begin_against_lina_and_alma(ada)
    assert is_to_play(ada)
    expect(ada.page.get_by_role("list", name="Players", exact=True)).to_contain_text("Lina")
    expect(bubble(ada)).to_have_count(0)
    ada.button("Menu").click()
    expect(ada.page.get_by_label("Remarks of the household")).not_to_be_checked()
    ada.page.get_by_label("Remarks of the household").check()


def test_who_is_chosen_stays_chosen_and_has_a_face(people: People) -> None:
    ada = people()
    page = ada.open()
    card = page.get_by_role("article", name="Ku-Ka-King")
    card.get_by_text("more choices").click()
    for bot in NAMES:
        card.get_by_role("combobox", name="Opponent 1").select_option(bot)
        expect(card.locator("fieldset .face svg").first).to_be_visible()
    page.reload()
    expect(card).to_contain_text("against Alma and Lina")


def test_names_are_told_apart_and_spoken_in_every_language(people: People) -> None:
    ada = people(locale="ja-JP")
    ada.found("ku-ka-king", "human", "timo", "timo")
    players = ada.page.get_by_role("list", name="プレイヤー")
    expect(players).to_contain_text("ティモ II")
