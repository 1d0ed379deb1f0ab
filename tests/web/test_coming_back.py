"""Coming back: the daily deal, the same for everyone and counted once; and statistics, which can be carried over."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import serving
from tests.web import playing
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import Way, is_to_play, play_some
from tests.web.pseudo_language import STANDS_FOR, speak_it
from tests.web.test_languages import misplaced

WAYS: list[tuple[str, Way]] = [
    ("King Lui", playing.type_a_move),
    ("Ku-Ka-King", playing.press_a_number_of_ku_ka_king),
    ("The King's Catering", playing.type_a_move),
]


def todays_deals(person: Person) -> Locator:
    return person.open().get_by_role("region", name="Today's deal")


def start_daily(person: Person, title: str) -> str:
    """Begin today's deal of a game through the page; what its table is called."""
    todays_deals(person).get_by_role("button", name=title).click()
    person.sees("The deck is public")
    person.button("Play, and let it count").click()
    person.page.wait_for_url("**/table/*")
    table = person.page.url.rpartition("/")[2]
    person.ask(f"/api/tables/{table}/pace", milliseconds=0)
    assert is_to_play(person)
    return table


def told(person: Person, table: str, before: str = "") -> str:
    """All that the server tells of the table, from the beginning on, once that is new, I am the only one to move, and
    the page knows it.
    """
    seat = my_seat(person, table)
    while True:
        state = person.look(f"/api/tables/{table}?seat={seat}").replace(table, "TABLE")
        state = re.sub(r',"awaited":\[\d*\]', "", state)  # how long I have taken is no part of the deal
        known = json.loads(state)
        shown = any(f'"seq":{known["seq"]},' in frame for frame in person.frames)
        mine = (known["view"]["to_act"], known["view"]["waiting"]) == ([seat], 1)
        if state != before and mine and shown and is_to_play(person):
            return state
        person.page.wait_for_timeout(20)


@pytest.mark.parametrize(("title", "way"), WAYS)
def test_two_servers_deal_and_reply_alike_byte_for_byte(people: People, tmp_path: Path, title: str, way: Way) -> None:
    with serving(tmp_path) as other:
        heard: list[list[str]] = []
        for ada in (people(), people(address=other.address)):
            table = start_daily(ada, title)
            heard.append([told(ada, table)])
            for move in range(2):
                play_some(ada, way, moves=1, seed=move)
                heard[-1].append(told(ada, table, heard[-1][-1]))
        assert heard[0] == heard[1]


def finish(person: Person, table: str, seat: int) -> None:
    """Play on to the end, not through the page."""
    chance = random.Random(3)
    while (view := person.view(table, seat))["scores"] is None:
        if seat in view["to_act"]:
            person.ask(f"/api/tables/{table}/play", seat=seat, move=chance.choice(view["moves"]))


def my_seat(person: Person, table: str) -> int:
    (entry,) = [entry for entry in json.loads(person.look("/api/mine")) if entry["table"] == table]
    return int(entry["mine"][0])


def test_one_try_counts_with_a_line_to_share_and_then_it_is_practice(people: People) -> None:
    ada = people(permissions=["clipboard-read", "clipboard-write"])
    table = start_daily(ada, "Ku-Ka-King")
    expect(ada.button("Daily deal")).to_be_visible()
    expect(ada.button("Undo")).to_have_attribute("aria-disabled", "true")
    finish(ada, table, my_seat(ada, table))
    line = ada.ending.get_by_role("textbox", name="Your result of the daily deal")
    expect(line).to_have_value(
        re.compile(r"^Three Kings · Ku-Ka-King · \w+ \d+, \d{4} · (1st|2nd|3rd) of 3 · \d+ points · #[0-9a-f]{4}$")
    )
    ada.ending.get_by_role("button", name="Copy").click()
    ada.sees("Copied")
    assert ada.page.evaluate("navigator.clipboard.readText()") == line.input_value()
    done = todays_deals(ada).get_by_role("link", name="Ku-Ka-King")
    expect(done).to_contain_text(re.compile(r"(1st|2nd|3rd) of 3\s+\d+ points"))
    done.click()
    ada.button("Practise this deal").click()
    expect(ada.button("Daily deal, practice")).to_be_visible()
    assert is_to_play(ada)
    play_some(ada, playing.press_a_number_of_ku_ka_king, moves=1)
    assert is_to_play(ada)
    expect(ada.button("Undo")).to_have_attribute("aria-disabled", "false")


def figures(person: Person) -> str:
    return person.page.get_by_role("main").inner_text()


def practised(person: Person) -> None:
    """A game in which something newly seen was taken back."""
    table = person.found("ku-ka-king", "human", "random").rpartition("/")[2]
    play_some(person, playing.press_a_number_of_ku_ka_king, moves=1)
    assert is_to_play(person)
    person.ask(f"/api/tables/{table}/undo", seat=0)
    finish(person, table, 0)


def test_statistics_are_kept_and_carried_to_another_browser_with_practice_apart(people: People, tmp_path: Path) -> None:
    ada, elsewhere = people("Ada"), people("Ada elsewhere")
    for game, players in (("king-lui", 3), ("ku-ka-king", 2), ("ku-ka-king", 2)):
        ada.finished(game, players, seed=players)
    ada.finished("kings-catering", 1, palace="schoenbrunn")
    practised(ada)
    ada.open().get_by_role("link", name="My statistics").click()
    for game, row in (("Ku-Ka-King", "2 players 2 "), ("King Lui", "3 players 1 ")):
        group = ada.page.get_by_role("table").first.get_by_role("rowgroup").filter(has_text=game)
        expect(group.get_by_role("row").last).to_have_accessible_name(re.compile(f"^{row}"))
    expect(ada.page.get_by_role("table").last.get_by_role("row").last).to_contain_text("Schönbrunn (easy)1")
    ada.sees("in 3 games against others. A fair share would be 1.3")
    ada.sees("1 game of practice is counted apart")
    with ada.page.expect_download() as saved:
        ada.button("Save as a file").click()
    file = tmp_path / "statistics.json"
    saved.value.save_as(file)

    elsewhere.open("/statistics")
    elsewhere.sees("Nothing to count yet")
    picker = elsewhere.page.get_by_label("Add from a file")
    picker.set_input_files({"name": "other.json", "mimeType": "application/json", "buffer": b'{"games": []}'})
    elsewhere.sees("This is no file of statistics. Nothing was changed.")
    elsewhere.sees("Nothing to count yet")
    picker.set_input_files(file)
    elsewhere.sees("5 games were added.")
    picker.set_input_files(file)
    elsewhere.sees("Nothing was added")
    elsewhere.page.reload()
    expect(elsewhere.page.get_by_role("table").first).to_be_visible()
    assert figures(elsewhere) == figures(ada)


def test_longer_words_find_their_room(people: People) -> None:
    """Where everybody has played something: elsewhere these pages are looked at empty."""
    ada = people(settings={"language": STANDS_FOR})
    speak_it(ada)
    for game, players in (("king-lui", 3), ("ku-ka-king", 2)):
        ada.finished(game, players)
    ada.finished("kings-catering", 1, palace="schoenbrunn")
    found = []
    for path in ("/statistics", "/"):
        ada.open(path).wait_for_load_state("networkidle")
        found += misplaced(ada, path)
    ada.page.locator(".daily button").first.click()
    found += misplaced(ada, "before a daily deal")
    ada.page.locator("dialog .main").click()
    ada.page.locator("[data-banner]").wait_for()
    found += misplaced(ada, "a daily deal")
    assert not found, "\n".join(found)
