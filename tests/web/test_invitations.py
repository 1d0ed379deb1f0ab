"""Invitations that can be opened: the local network by one switch, spectators off, links that were used, previews."""

import re

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.test_friends import make_table

SWITCH = "Play in the local network"


def link_of(person: Person) -> str:
    return person.page.get_by_role("textbox", name="Link to this table").input_value()


def test_a_code_is_shown_once_phones_can_open_it_and_they_can(people: People, served: Served, lan: str) -> None:
    ada = people("Ada")
    ada.open(f"/#lan={served.network.token}")
    ada.page.get_by_role("article", name="King Lui").wait_for()
    assert "#" not in ada.page.url
    here = make_table(ada, "Ku-Ka-King", players=2)
    code = ada.page.get_by_role("img", name="QR code of the link")
    ada.sees("can be opened on this machine only")
    assert here.startswith(served.address) and not code.count()
    ada.page.get_by_role("switch", name=SWITCH).check()
    expect(code).to_be_visible()
    drawn = code.locator("path")
    box = drawn.bounding_box()
    assert box and round(box["width"]) == round(box["height"]) > 100
    assert link_of(ada) == here.replace(served.address, lan)
    ada.button("Copy link").click()
    ada.sees("Copied.")
    bea = people("Bea", address=lan, viewport={"width": 360, "height": 740}, has_touch=True)
    bea.open(link_of(ada))
    bea.button("Sit here").tap()
    bea.button("I am ready").tap()
    for person in (ada, bea):
        person.is_asked("Choose a row.")


def test_who_plays_from_elsewhere_is_gone_when_the_switch_is_off(people: People, served: Served, lan: str) -> None:
    ada, bea = people("Ada"), people("Bea", address=lan, forgiven="ERR_|WebSocket")
    ada.open(f"/#lan={served.network.token}")
    table = make_table(ada, "Ku-Ka-King", players=3).removeprefix(ada.address)
    switch = ada.page.get_by_role("switch", name=SWITCH)
    switch.check()
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    bea.open(table)
    bea.button("Sit here").first.click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Bea")).to_contain_text("here")
    switch.uncheck()
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    expect(ada.page.get_by_role("listitem").filter(has_text="Bea")).to_contain_text("not here")


def test_a_browser_without_the_token_is_told_how(people: People) -> None:
    ada = people()
    make_table(ada, "Ku-Ka-King", players=2)
    ada.sees("threekings serve --lan")
    expect(ada.page.get_by_role("switch", name=SWITCH)).to_have_count(0)
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_have_count(0)


def test_without_spectators_a_friend_joins_and_others_are_told_why_not(people: People) -> None:
    ada, bea, carl = people("Ada"), people("Bea"), people("Carl", forgiven="403")
    table = ada.found("ku-ka-king", "human", "open", spectators=False)
    bea.open(table)
    expect(bea.page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("here")
    carl.open(table)
    carl.button("Sit here").wait_for()
    bea.button("Sit here").click()
    bea.is_asked("Choose a row.")
    for _ in range(2):
        carl.sees("This table is full")
        carl.sees("nobody looks on here")
        carl.page.reload()


def test_at_a_full_table_one_watches_and_is_told_so(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    bea.open(ada.found("king-lui", "human", "random", "random"))
    bea.sees("All seats are taken: you are watching.")
    bea.button("Dismiss").click()
    expect(bea.page.get_by_text("you are watching")).to_have_count(0)


def test_a_link_to_a_seat_that_was_freed_says_so_before_it_asks_for_a_name(people: People) -> None:
    ada, bea = people("Ada"), people("", settings={"name": ""}, forgiven="403")
    made = ada.ask("/api/tables", game="ku-ka-king", seats=["human", "open"])
    ada.ask(f"/api/tables/{made['table']}/revoke", seat=0)
    bea.open(f"/table/{made['table']}#{made['tokens']['0']}")
    bea.sees("This link was used already, or its seat was freed")
    expect(bea.button("Sit down")).to_have_count(0)
    bea.button("Sit here").click()  # another one is free
    expect(bea.page.get_by_role("listitem").filter(has_text="(you)")).to_be_visible()


def test_a_link_to_another_seat_asks_whether_a_second_person_sits_here(people: People) -> None:
    anna = people("Anna")
    made = anna.ask("/api/tables", game="ku-ka-king", seats=["human", "human"], pace=0)
    table, tokens = f"/table/{made['table']}", made["tokens"]
    anna.open(f"{table}#{tokens['0']}")
    mine = anna.page.get_by_role("listitem").filter(has_text="Anna (you)")
    expect(mine).to_be_visible()
    anna.open(f"{table}#{tokens['1']}")
    anna.page.reload()  # a link within the same page is no new address
    anna.sees("Does a second person play here?")
    anna.button("No, back to the seat of Anna").click()
    expect(mine).to_be_visible()
    anna.page.goto("/")
    anna.open(f"{table}#{tokens['1']}")
    anna.page.get_by_label("What is the second person called?").fill("Bea")
    anna.button("Yes, sit down too").click()
    anna.sees("Anna, it is your turn")  # two play at this device now
    anna.button("I am Bea").click()
    anna.is_asked("Choose a row.")
    players = anna.page.get_by_role("list", name="Players").get_by_role("button")
    expect(players.filter(has_text="Bea")).to_contain_text("you")
    anna.page.reload()
    anna.sees("Anna, it is your turn")


def test_what_messengers_show_of_a_link(people: People, chromium: Chromium, served: Served) -> None:
    ada = people("Ada")
    table = ada.found("king-lui", "open", "open", "greedy", ready=True)
    ada.button("Sit here").first.click()
    ada.button("Rename").click()
    ada.page.get_by_role("textbox", name="Your name").fill("\"><script>alert('x')</script>")
    ada.button("Done").click()
    ada.sees(re.compile("alert"))
    stranger = chromium.new_context(base_url=served.address)
    page = stranger.new_page()
    page.goto(table)

    def told(name: str) -> str | None:
        return page.locator(f"meta[property='og:{name}']").get_attribute("content")

    assert told("title") == "King Lui: come and play"
    assert told("description") == "\"><script>alert('x')</script> and Gisela are waiting; 1 seat is free."
    assert told("url") == f"{served.address}{table}"
    picture = stranger.request.get(told("image") or "")
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    stranger.close()
