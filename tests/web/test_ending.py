"""After a game: the reckoning, who has won, the record, and whether the shuffle was fair."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.serving import Served
from tests.web.conftest import People
from tests.web.people import NAMES, Person
from threekings.server.table.events import Result

TIES = re.compile("discarded|Crew placed")  # rows that bring no points
GAMES = (("king-lui", 3), ("ku-ka-king", 2), ("kings-catering", 2))


def header(person: Person, table: str, name: str) -> list[str]:
    """What a line of the table's record says."""
    record = person.look(f"/api/tables/{table}/record")
    return next(line.split()[1:] for line in record.splitlines() if line.startswith(f"{name} "))


def points_in(row: str) -> list[int]:
    return [int(cell.split()[0]) for cell in row.split("\t")[1:]]


def together(rows: list[str]) -> list[int]:
    return [sum(column) for column in zip(*map(points_in, rows), strict=True)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_score_table_adds_up_to_the_result_and_names_the_winner(people: People, game: str, players: int) -> None:
    ada = people()
    table = ada.finished(game, players)
    ada.open(f"/table/{table}")
    ada.ending.wait_for()
    total = ada.ending.get_by_role("row", name=re.compile("^Total")).last
    expect(total).to_be_visible()
    sources = ada.ending.locator("tr.source").filter(has_not_text=TIES).all_inner_texts()
    assert points_in(total.inner_text()) == [int(points) for points in header(ada, table, "result")]
    assert together(sources) == points_in(total.inner_text())
    verdict = ada.ending.get_by_role("heading", level=2).inner_text()
    assert all(NAMES[int(seat)] in verdict for seat in header(ada, table, "winners"))


def test_a_game_stays_as_it_ended_where_the_rules_count_otherwise_since(people: People, served: Served) -> None:
    ada = people()
    table = ada.finished("ku-ka-king", 2)
    ended = served.registry.live[table].table
    ended.recount, ended.result = ended.result, Result(scores=(41, 40), winners=(0,))
    ended.cached_frame = None  # what frames have kept of it
    for path in (f"/table/{table}", f"/replay/{table}"):
        ada.open(path)
        if "replay" in path:
            ada.button("To the end").click()
        ada.sees(f"{NAMES[0]} wins. The game ended with these points: {NAMES[0]} 41 and {NAMES[1]} 40.")
        ada.sees("this version of the rules would count otherwise")
        assert points_in(ada.page.get_by_role("row", name="As the game ended").inner_text()) == [41, 40]
        counted = ada.page.get_by_role("row", name=re.compile("^Total")).last.inner_text()
        assert points_in(counted) == [int(points) for points in header(ada, table, "result")] != [41, 40]


def test_a_game_that_was_ended_unfinished_says_so_after_a_reload_too(people: People) -> None:
    ada = people()
    table = ada.found("ku-ka-king", "human", "random")
    ada.button("Menu").click()
    ada.button("End the game for all").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="End the game", exact=True).click()
    ada.sees("There is no winner. All hands are open now.")
    ada.page.reload()
    ada.sees("There is no winner. All hands are open now.")
    assert table in ada.page.url


def test_the_record_can_be_kept(people: People) -> None:
    ada = people()
    table = ada.finished("ku-ka-king", 2)
    ada.open(f"/table/{table}")
    with ada.page.expect_download() as kept:
        ada.ending.get_by_role("button", name="Record").click()
    assert kept.value.suggested_filename == f"ku-ka-king-{table}.txt"
    assert kept.value.path().read_text(encoding="utf-8") == ada.look(f"/api/tables/{table}/record")


def check_the_shuffle(person: Person) -> Locator:
    """What the page finds when it computes the shuffle once more."""
    person.page.get_by_text("Was the shuffle fair?").click()
    person.button("Check it now").click()
    return person.page.locator("details.fair [role=status]")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_page_finds_a_fair_shuffle_fair(people: People, game: str, players: int) -> None:
    ada = people()
    ada.open(f"/table/{ada.finished(game, players)}")
    found = check_the_shuffle(ada)
    expect(found).to_contain_text("The secret is the one the server had fixed")
    expect(found).to_contain_text("exactly the deck that was played")


def test_the_page_finds_out_a_server_that_cheats(people: People) -> None:
    ada = people()
    table = ada.finished("king-lui", 3)

    def cheat(route: Route) -> None:
        record = route.fetch().text()
        first, second = re.findall(r"^deck (\S+) .* (\S+)$", record, re.MULTILINE)[0]
        swapped = re.sub(r"^deck \S+ (.*) \S+$", rf"deck {second} \1 {first}", record, flags=re.MULTILINE)
        secret = re.findall(r"^secret (\S+)$", record, re.MULTILINE)[0]
        route.fulfill(body=swapped.replace(secret, secret[::-1]), content_type="text/plain")

    ada.page.route("**/record", cheat)
    ada.open(f"/table/{table}")
    found = check_the_shuffle(ada)
    expect(found).to_contain_text("The secret is not the one the server had fixed")
    expect(found).to_contain_text("another deck than the one that was played")
