"""Before the game: name first, then sit; other names, seats and bots; how it is played, chat, and who is ready."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.test_friends import make_table


def seat(person: Person, number: int) -> Locator:
    return person.page.get_by_role("region", name="King Lui").get_by_role("listitem").nth(number - 1)


def test_guests_have_names_of_their_own_and_may_change_them(people: People) -> None:
    ada, bea, carl = people("Ada"), people("", settings={"name": ""}), people("", settings={"name": ""})
    link = make_table(ada, "King Lui", players=4)
    for guest, number in ((bea, 2), (carl, 3)):
        guest.open(link)
        expect(guest.page.get_by_label("Your name")).to_have_attribute("placeholder", "or come as a guest")
        seat(guest, number).get_by_role("button", name="Sit here").click()
    names = [seat(ada, number).locator("bdi") for number in (2, 3)]
    expect(names[1]).to_have_text(re.compile(r"^[A-Z][a-z]+ [A-Z][a-z]+$"))
    assert names[0].inner_text() != names[1].inner_text()
    bea.button("Rename").click()
    bea.page.get_by_role("textbox", name="Your name").fill("Ada")
    bea.page.keyboard.press("Enter")
    expect(seat(bea, 2)).to_contain_text("Ada 2 (you)")  # nobody takes the name of another
    expect(names[0]).to_have_text("Ada 2")


def test_people_change_seats_and_the_host_seats_bots(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    bea.open(make_table(ada, "King Lui", players=4))
    seat(bea, 4).get_by_role("button", name="Sit here").click()
    expect(seat(bea, 4)).to_contain_text("Bea (you)")
    seat(bea, 2).get_by_role("button", name="Move here").click()
    expect(seat(bea, 2)).to_contain_text("Bea (you)")
    expect(seat(ada, 2)).to_contain_text("Bea")
    expect(bea.page.get_by_role("main").get_by_role("combobox")).to_have_count(0)  # only the host plans seats
    ada.page.get_by_role("combobox", name="Who plays in seat 3?").select_option("lina")
    expect(seat(bea, 3)).to_contain_text(re.compile(r"Lina.*Bot: Lina · \d+.*The gardener.*overlooks Emerald"))
    ada.page.get_by_role("combobox", name="Who plays in seat 3?").select_option("alma")
    expect(seat(bea, 3)).to_contain_text(re.compile(r"Alma.*Bot: Alma · \d+"))
    ada.page.get_by_role("combobox", name="Who plays in seat 3?").select_option(label="Free seat")
    expect(seat(bea, 3)).to_contain_text("A free seat")
    seat(ada, 2).get_by_role("button", name="Free the seat of Bea").click()
    expect(seat(bea, 2).get_by_role("button", name="Sit here")).to_be_visible()


def test_invitees_see_how_it_is_played_and_can_read_the_rule(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    options = {"memory": "open", "first": 1, "tiebreak": "shared"}
    bea.open(ada.found("king-lui", "open", "open", "open", options=options, seconds=90, spectators=False))
    terms = bea.page.get_by_role("region", name="How it is played")
    for words in ("90 seconds", "Open memory", "seat 2", "the win is shared", "as soon as everybody sits"):
        expect(terms).to_contain_text(words)
    bea.button("The rule: Memory").click()
    rules = bea.page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".shown")).to_contain_text("6.3")
    bea.page.keyboard.press("Escape")
    bea.button("Rules of King Lui").click()
    expect(rules).to_be_visible()


def test_people_talk_while_they_wait_and_begin_when_all_are_ready(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    bea.open(make_table(ada, "Ku-Ka-King", players=2))
    bea.button("Sit here").click()
    bea.sees("Bea (you)")
    bea.page.get_by_role("textbox", name="Say something").fill("One moment")
    bea.button("Send").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("One moment")
    ada.is_asked("Waiting until Bea is ready.")
    ada.button("Not yet").click()
    bea.is_asked("Waiting until Ada and Bea are ready.")
    bea.button("I am ready").click()
    ada.button("I am ready").click()
    for person in (ada, bea):
        person.is_asked("Choose a row.")
