"""An account: made and carried over, on a second device, rated, exported, deleted; and nobody ever needs one."""

import json
import random
import re
from itertools import cycle

import pytest
from openskill.models import PlackettLuce
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.test_access import AXE, serious

PASSWORD = "correct horse"
NAME = "Somebody whose name has 32 signs"  # as many as there may be


def opens(person: Person) -> Page:
    """Their account page, once the server has said whose it is."""
    page = person.open("/account")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def enters(person: Person, way: str, name: str, password: str = PASSWORD) -> None:
    """Fill in the form: make an account or log in."""
    page = opens(person)
    page.get_by_role("radio", name=way).check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.locator("form button").click()


def is_in(person: Person, name: str) -> None:
    expect(person.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def deal(people: list[Person], seed: int) -> str:
    """A game of Ku-Ka-King to its end, each of them in a seat of their own; what its table is called."""
    table = str(people[0].ask("/api/tables", game="ku-ka-king", seats=["open"] * len(people))["table"])
    for person in people:
        person.ask(f"/api/tables/{table}/sit", name=person.name)
    chance = random.Random(seed)
    for seat in cycle(range(len(people))):
        view = people[seat].view(table, seat)
        if view["phase"] == "over":
            return table
        if seat in view["to_act"]:
            people[seat].ask(f"/api/tables/{table}/play", seat=seat, move=chance.choice(view["moves"]))
    raise AssertionError


def history_of(person: Person) -> Locator:
    heading = person.page.get_by_role("heading", name="Your games")
    return person.page.locator("section").filter(has=heading)


def rated(person: Person) -> float:
    """My rating of Ku-Ka-King with two, as the page shows it."""
    row = person.page.get_by_role("row", name=re.compile("2 players"))
    shown = re.search(r"(\d+\.\d) ± \d+\.\d", row.inner_text())
    assert shown
    return float(shown[1])


def places(person: Person, table: str) -> list[int]:
    entry = next(one for one in json.loads(person.look("/api/mine")) if one["table"] == table)
    own = entry["mine"][0]
    other = 3 - entry["place"] if entry["won"] in (0, 1) else 1
    return [entry["place"], other] if own == 0 else [other, entry["place"]]


def test_an_account_from_the_first_game_as_a_guest_to_its_end(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    as_guests = deal([ada, bea], 1)
    enters(ada, "Make an account", "Ada")
    is_in(ada, "Ada")
    history = history_of(ada)
    expect(history.get_by_role("link")).to_have_attribute("href", f"/table/{as_guests}")
    enters(bea, "Make an account", "Bea")
    is_in(bea, "Bea")

    # A rated game, as openskill computes it; the one as guests was not
    table = deal([ada, bea], 2)
    model = PlackettLuce()
    after = model.rate([[model.rating()], [model.rating()]], ranks=[*map(float, places(ada, table))])
    for person, (team,) in zip((ada, bea), after, strict=True):
        opens(person)
        is_in(person, person.name)
        assert rated(person) == pytest.approx(team.mu, abs=0.06)
    expect(history.get_by_role("link")).to_have_count(2)
    expect(history).to_contain_text(f"Rating 25.0 → {after[0][0].mu:.1f}")

    # A second device has the same games; the first logs it out again
    phone = people("Phone", viewport={"width": 390, "height": 844}, forgiven="403|409")
    enters(phone, "Log in", "Ada", "wrong horse")
    phone.sees("name or password is wrong")
    phone.page.get_by_label("Password", exact=True).fill(PASSWORD)
    phone.page.locator("form button").click()
    is_in(phone, "Ada")
    phone.open(f"/table/{table}")
    expect(phone.ending).to_be_visible()
    opens(ada)
    ada.button(re.compile("^Log out: Chrome")).click()
    expect(ada.button(re.compile("^Log out: Chrome"))).to_have_count(0)
    opens(phone)
    phone.sees("You need no account")

    # Everything as a file
    with ada.page.expect_download() as download:
        ada.button("Save").click()
    lines = [json.loads(line) for line in download.value.path().read_text(encoding="utf-8").splitlines()]
    assert lines[0]["name"] == "Ada" and {line["table"] for line in lines[1:]} == {as_guests, table}
    assert all(line["record"].startswith("threekings 1") for line in lines[1:])

    # The end: the game with Bea stays, with a guest in it
    ada.page.get_by_label("Your password, to delete the account").fill(PASSWORD)
    ada.button("Delete the account").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Delete the account").click()
    ada.sees("You need no account")
    bea.open(f"/table/{table}")
    expect(bea.ending).to_contain_text("Guest")
    expect(bea.page.get_by_text("Ada")).to_have_count(0)


def test_people_play_again_who_have_played_before(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    deal([ada, bea], 3)
    enters(ada, "Make an account", "Adas account")
    is_in(ada, "Adas account")
    ada.page.get_by_role("group", name="Play again with").get_by_text("Bea").click()
    ada.page.get_by_label("Game").select_option("Ku-Ka-King")
    ada.button("Make the table").click()
    ada.page.wait_for_url("**/table/*")
    address = "/" + "/".join(ada.page.url.split("#")[0].split("/")[-2:])
    page = bea.open("/")
    page.locator(f"a[href='{address}']").first.click()
    for person in (ada, bea):
        expect(person.page.get_by_role("list", name="Players").get_by_role("button")).to_have_count(2)


def test_a_forgotten_password_is_replaced_with_a_code(people: People) -> None:
    ada = people(forgiven="403")
    ada.open("/account#12ab-wrong")
    expect(ada.page.get_by_label("Code", exact=True)).to_have_value("12ab-wrong")
    ada.page.get_by_label("New password").fill(PASSWORD)
    ada.page.locator("form button").click()
    ada.sees("this code does not fit")


def test_an_account_can_be_read_by_all(people: People) -> None:
    ada, bea = people("Ada", locale="en"), people("Bea")
    ada.context.add_init_script(path=AXE)
    opens(ada)
    assert serious(ada) == []
    deal([ada, bea], 4)
    enters(ada, "Make an account", NAME)
    is_in(ada, NAME)
    expect(history_of(ada).get_by_role("link")).to_have_count(1)
    for width in (320, 1280):
        ada.page.set_viewport_size({"width": width, "height": 800})
        assert serious(ada) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_has_no_account_is_never_asked_for_one(people: People) -> None:
    ada = people()
    ada.found("king-lui", "human", "random", "random")
    expect(ada.page.get_by_role("group", name="Dishes on the table")).to_be_visible()
    expect(ada.page.get_by_text("account")).to_have_count(0)
    page = ada.open("/settings")
    page.get_by_role("link", name=re.compile("^Account")).click()
    ada.sees("You need no account")
