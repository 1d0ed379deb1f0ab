"""An answer can be lost on its way: whatever is asked again under its name is done once, and answered as before."""

import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Browser, Served, serving
from threekings.server.net.sessions import COOKIE
from threekings.server.registry import session_actions
from threekings.server.registry.registry import hashed
from threekings.server.store.data_folder import DATABASE

PLAN = {"game": "king-lui", "seats": ["open", "human", "open"], "pace": 0}
FEW = 20


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


def drawn() -> str:
    """The name of an action, as the page draws it."""
    return secrets.token_hex(16)


def entries(served: Served, table: str) -> int:
    return len(served.registry.store.read_log(table))


def people(browser: Browser, table: str) -> int:
    return sum(seat.get("name") is not None for seat in browser.look(table)["seats"])


def twice(browser: Browser, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask, and ask again as if there had been no answer."""
    first, second = (browser.ask(path, body) for _ in range(2))
    assert first == second
    return first


# Where there is no table yet


def test_a_table_is_set_up_once_and_its_links_are_the_same(served: Served, ada: Browser, bea: Browser) -> None:
    ada.ask("", PLAN)  # she has a session
    before = len(served.registry.live)
    made = twice(ada, "", PLAN | {"action": "1"})
    assert len(served.registry.live) == before + 1
    assert bea.ask(f"/{made['table']}/sit", {"name": "Bea", "token": made["tokens"]["1"]})["seat"] == 1
    assert ada.ask("", PLAN | {"action": "2"})["table"] != made["table"]
    assert bea.ask("", PLAN | {"action": "1"})["table"] != made["table"]


def test_a_cookie_that_is_lost_with_the_first_answer_is_given_again(served: Served, bea: Browser) -> None:
    table = bea.ask("", PLAN)["table"]
    body = {"name": "Ada", "action": drawn()}
    seats, cookies = set(), set()
    for _ in range(3):
        with served.browser() as nobody_yet:
            seats.add(nobody_yet.ask(f"/{table}/sit", body)["seat"])
            cookies.add(nobody_yet.http.cookies[COOKIE])
            assert nobody_yet.look(table, 0)["seat"] == 0
    assert (seats, len(cookies), people(bea, table)) == ({0}, 1, 1)


@pytest.mark.parametrize("name", ["1", "my-program-sets-up-table-number-1", "a" * 31])
def test_a_name_that_others_might_choose_opens_nobodys_session(served: Served, name: str) -> None:
    with served.browser() as one, served.browser() as other:
        tables = {browser.ask("", PLAN | {"action": name})["table"] for browser in (one, other)}
        assert len(tables) == 2
        assert one.http.cookies[COOKIE] != other.http.cookies[COOKIE]


# At a table


def test_a_seat_is_taken_once(ada: Browser) -> None:
    table = ada.ask("", PLAN)["table"]
    assert twice(ada, f"/{table}/sit", {"name": "Ada", "action": "1"}) == {"table": table, "seat": 0}
    assert people(ada, table) == 1
    assert ada.ask(f"/{table}/sit", {"name": "Ada's friend", "action": "2"})["seat"] == 2


def test_a_link_that_was_used_is_no_refusal_to_who_has_used_it(ada: Browser, bea: Browser) -> None:
    made = ada.ask("", PLAN)
    body = {"name": "Bea", "token": made["tokens"]["1"], "action": drawn()}
    assert twice(bea, f"/{made['table']}/sit", body)["seat"] == 1
    link = twice(bea, f"/{made['table']}/link", {"seat": 1, "action": "link"})
    assert twice(ada, f"/{made['table']}/sit", {"name": "", "token": link["token"], "action": "device"})["seat"] == 1


def test_a_seat_is_revoked_once_and_its_next_holder_stays(ada: Browser, bea: Browser) -> None:
    table = ada.ask("", PLAN)["table"]
    bea.ask(f"/{table}/sit", {"name": "Bea", "seat": 0})
    ada.ask(f"/{table}/revoke", {"seat": 0, "action": "1"})
    bea.ask(f"/{table}/sit", {"name": "Bea again", "seat": 0})
    ada.ask(f"/{table}/revoke", {"seat": 0, "action": "1"})
    assert bea.look(table, 0)["seats"][0]["name"] == "Bea again"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("mute", {"seat": 0, "quiet": True}),
        ("pace", {"milliseconds": 5}),
        ("begin", {}),
        ("abandon", {}),
    ],
)
def test_what_the_host_does_is_in_the_log_once(served: Served, ada: Browser, path: str, body: dict[str, Any]) -> None:
    table = ada.ask("", PLAN | {"seats": ["open", "open", "human"]})["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    before = entries(served, table)
    done = twice(ada, f"/{table}/{path}", body | {"action": "1"})
    assert (done["action"], entries(served, table)) == ("1", before + 1)


def test_the_names_of_host_and_seat_are_no_matter_to_each_other(served: Served, ada: Browser) -> None:
    table = ada.ask("", PLAN)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    before = entries(served, table)
    ada.ask(f"/{table}/say", {"seat": 0, "text": "hello", "action": "1"})
    ada.ask(f"/{table}/mute", {"seat": None, "action": "1"})
    assert entries(served, table) == before + 2


def test_a_rematch_is_made_once(ada: Browser, bea: Browser) -> None:
    made = ada.ask("", PLAN)
    bea.ask(f"/{made['table']}/sit", {"name": "Bea", "seat": 0})
    ada.ask(f"/{made['table']}/abandon", {"action": "1"})
    again = twice(ada, f"/{made['table']}/rematch", {"action": "2"})
    assert list(again["tokens"]) == ["1"]
    assert twice(bea, f"/{made['table']}/rematch", {"action": "2"}) == again | {"tokens": {}}
    assert bea.ask(f"/{again['table']}/sit", {"name": "Bea", "token": again["tokens"]["1"]})["seat"] == 1


def test_what_is_asked_twice_at_the_same_time_is_done_once(served: Served, ada: Browser) -> None:
    table = ada.ask("", PLAN)["table"]
    address, cookies = served.address, dict(ada.http.cookies)

    def post(path: str, body: dict[str, Any]) -> Any:
        asked = httpx.post(f"{address}/api/tables{path}", json=body, cookies=cookies, headers={"Origin": address})
        return asked.json()

    before = len(served.registry.live)
    with ThreadPoolExecutor(8) as pool:
        for path, body in (("", PLAN), (f"/{table}/sit", {"name": "Ada"}), (f"/{table}/link", {"seat": 1})):
            answers = list(pool.map(lambda _, path=path, body=body: post(path, body | {"action": "9"}), range(8)))
            assert answers == [answers[0]] * 8
    assert (len(served.registry.live), people(ada, table)) == (before + 1, 1)


def test_a_refusal_is_no_answer_that_is_kept(ada: Browser) -> None:
    table = ada.ask("", PLAN)["table"]
    there = f"/api/tables/{table}/sit"
    assert ada.http.post(there, json={"name": "Ada", "seat": 1, "action": "1"}).status_code == 409
    assert ada.ask(f"/{table}/sit", {"name": "Ada", "seat": 2, "action": "1"})["seat"] == 2


@pytest.mark.parametrize("name", ["", "x" * 65])
def test_a_name_that_is_none_changes_nothing(served: Served, ada: Browser, name: str) -> None:
    table = ada.ask("", PLAN)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    before, tables = entries(served, table), len(served.registry.live)
    for path, body in (("", PLAN), (f"/{table}/sit", {"name": "X"}), (f"/{table}/begin", {})):
        refused = ada.http.post(f"/api/tables{path}", json=body | {"action": name})
        assert (refused.status_code, refused.json()["code"]) == (400, "action")
    assert (entries(served, table), len(served.registry.live)) == (before, tables)


# What is kept


def test_links_made_again_and_again_do_not_fill_the_store(
    served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_actions, "MOST_ANSWERS", FEW)
    table = ada.ask("", PLAN)["table"]
    link = f"/{table}/link"
    kept = ada.ask(link, {"seat": 1, "action": "0"})
    for number in range(1, FEW):
        ada.ask(link, {"seat": 1, "action": str(number)})
    refused = ada.http.post(f"/api/tables{link}", json={"seat": 1, "action": "one more"})
    assert (refused.status_code, refused.json()["code"]) == (409, "often")
    assert ada.ask(link, {"seat": 1, "action": "0"}) == kept
    assert served.registry.store.count_answers(table, hashed(ada.http.cookies[COOKIE])) == FEW


def test_answers_outlive_the_server_and_tokens_and_names_are_not_kept(tmp_path: Path) -> None:
    name = drawn()
    with serving(tmp_path) as served, served.browser() as ada:
        made = ada.ask("", PLAN | {"action": name})
        link = ada.ask(f"/{made['table']}/link", {"seat": 1, "action": "link"})
        cookies = dict(ada.http.cookies)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        kept = "\n".join(database.iterdump())
    for secret in (name, made["tokens"]["1"], link["token"], *cookies.values()):
        assert secret not in kept and secret.encode().hex().upper() not in kept
    with serving(tmp_path) as served, served.browser() as ada:
        ada.http.cookies.update(cookies)
        assert ada.ask("", PLAN | {"action": name}) == made
        assert ada.ask(f"/{made['table']}/link", {"seat": 1, "action": "link"}) == link
