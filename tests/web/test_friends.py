"""People who play together: by a link, at a public table, with others looking on, talking, and once more."""

import json
import random
import re

from playwright.sync_api import Route, expect

from tests.web.conftest import People
from tests.web.people import Person, gather
from tests.web.playing import click_in_ku_ka_king, is_to_play, press_letters_of_king_lui

WON = re.compile(r"(Ada|Bea|Ada and Bea) (wins?|share the win) with \d+ points")


def make_table(person: Person, title: str, *, players: int, public: bool = False) -> str:
    """With friends, by the dialog of the first page; the link to it."""
    page = person.open()
    page.get_by_role("article", name=title).get_by_role("button", name="With friends").click()
    page.get_by_role("dialog").get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("radio", name="Public" if public else "Private").check()
    person.button("Make the table").click()
    person.button("I am ready").click()
    return page.get_by_role("textbox", name="Link to this table").input_value()


def sit_down(person: Person, link: str) -> None:
    person.open(link)
    person.button("Sit here").first.click()
    person.button("I am ready").click()


def test_friends_come_by_a_link_and_a_game_begins_when_all_are_ready(people: People) -> None:
    ada, bea, carl = people("Ada"), people("Bea"), people("Carl")
    link = make_table(ada, "King Lui", players=3)
    ada.sees("2 seats are still free")
    sit_down(bea, link)
    ada.sees("1 seat is still free")
    sit_down(carl, link)
    for person in (ada, bea, carl):
        expect(person.page.get_by_role("group", name="Dishes on the table")).to_be_visible()
        expect(person.page.get_by_role("list", name="Players").get_by_role("button")).to_have_count(3)
    expect(ada.button(re.compile("Bea"))).to_contain_text(re.compile("here|to play"))


def test_a_private_table_is_not_listed_and_a_public_one_is(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    private = make_table(ada, "King Lui", players=3)
    public = make_table(ada, "King Lui", players=4, public=True)
    bea.open()
    listed = bea.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Ada")
    expect(listed.locator(f"a[href='{public.removeprefix(ada.address)}']")).to_be_visible()
    expect(listed.locator(f"a[href='{private.removeprefix(ada.address)}']")).to_have_count(0)


def test_an_answer_that_is_lost_makes_no_second_table_and_takes_no_second_seat(people: People) -> None:
    ada = people(forgiven="ERR_FAILED")
    lost: list[str] = []

    def lose_first_answer(route: Route) -> None:
        if route.request.method != "POST" or route.request.url in lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.fetch()
            route.abort()

    ada.page.route("**/api/tables", lose_first_answer)
    ada.page.route("**/api/tables/*/*", lose_first_answer)
    make_table(ada, "Ku-Ka-King", players=3)
    ada.button("Start now, with bots in the free seats").click()
    ada.is_asked("Choose a row.")
    assert [url.rpartition("/")[2] for url in lost] == ["tables", "sit", "ready", "begin"]
    (mine,) = json.loads(ada.look("/api/mine"))
    assert (mine["mine"], [seat["kind"] for seat in mine["seats"]]) == ([0], ["human", "bot", "bot"])


def test_a_host_begins_with_bots_in_the_free_seats(people: People) -> None:
    ada = people()
    make_table(ada, "Ku-Ka-King", players=3)
    ada.button("Start now, with bots in the free seats").click()
    expect(ada.page.get_by_role("list", name="Players").get_by_text("bot", exact=True)).to_have_count(2)
    ada.is_asked("Choose a row.")


def test_a_link_of_its_own_opens_one_seat_once(people: People) -> None:
    ada, bea, carl = people("Ada"), people("", settings={"name": ""}), people("Carl", forgiven="403")
    make_table(ada, "Ku-Ka-King", players=2)
    ada.page.get_by_text("A link of its own for every seat").click()
    ada.button("Link for seat 2").click()
    link = ada.page.get_by_role("textbox", name="Link for seat 2").input_value()
    bea.open(link)
    bea.sees("You are invited")
    bea.page.get_by_label("Your name").fill("Bea")
    bea.button("Sit down").click()
    bea.button("I am ready").click()
    bea.is_asked("Choose a row.")
    assert "#" not in bea.page.url
    carl.open(link)
    carl.sees("This link was used already")
    assert "#" not in carl.page.url


def test_two_people_play_a_whole_game_and_another_one(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    sit_down(bea, make_table(ada, "Ku-Ka-King", players=2))
    chance = random.Random(1)
    while is_to_play(ada) and is_to_play(bea):
        for person in (ada, bea):
            click_in_ku_ka_king(person.page, chance)
    verdict = ada.ending.get_by_role("heading", level=2)
    expect(verdict).to_contain_text(WON)
    won = WON.search(verdict.inner_text())
    assert won
    expect(bea.ending.get_by_role("heading", level=2)).to_contain_text(won[0])
    ada.button("Rematch").click()
    bea.page.get_by_role("link", name="To the rematch").click()
    for person in (ada, bea):
        person.is_asked("Choose a row.")
        expect(person.page.get_by_role("log", name="Log").get_by_role("listitem")).to_have_text(["Round 1."])


def test_a_spectator_sees_what_happens_and_can_do_nothing(people: People) -> None:
    ada, carl = people("Ada"), people("Carl")
    table = ada.found("king-lui", "human", "random", "random")
    carl.open(table)
    assert is_to_play(ada)
    press_letters_of_king_lui(ada.page, random.Random(3))
    assert is_to_play(ada)
    happened = ada.page.get_by_role("log", name="Log").get_by_role("listitem")
    expect(carl.page.get_by_role("log", name="Log").get_by_text("Ada", exact=False).first).to_be_visible()
    expect(carl.page.get_by_role("log", name="Log").locator("li:not(.mark)")).to_have_count(
        happened.filter(has_not_text="Since your last turn").count()
    )
    expect(carl.page.get_by_role("group", name="Dishes on the table").get_by_role("button")).to_have_count(0)
    expect(carl.page.get_by_role("combobox", name="Type a move")).to_have_count(0)
    expect(carl.banner).to_have_text("Ada is to act.")


def test_what_one_says_is_heard_by_all_as_plain_text(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    gather("ku-ka-king", ada, bea)
    ada.page.get_by_role("textbox", name="Say something").fill("<b>Good</b> evening & welcome")
    ada.button("Send").click()
    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("<b>Good</b> evening & welcome")
    bea.button("Thank you!").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Bea Thank you!")
