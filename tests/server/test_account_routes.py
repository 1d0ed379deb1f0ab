"""Accounts over the wire: cookies, what a stolen one is worth, and what nobody gets of others."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Browser, Served, serving
from threekings.server.net.sessions import COOKIE

PASSWORD = "correct horse"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running


def asks(browser: Browser, path: str = "", status: int = 201, **body: Any) -> dict[str, Any]:
    """Something asked about accounts."""
    answer = browser.http.post(f"/api/account{path}", json=body)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def enters(
    browser: Browser, path: str, name: str = "Ada", status: int = 201, password: str = PASSWORD
) -> dict[str, Any]:
    return asks(browser, path, status, name=name, password=password, device="Firefox")


def whose(browser: Browser) -> str | None:
    name: str | None = browser.http.get("/api/account").json()["name"]
    return name


def cookie(browser: Browser) -> str:
    return browser.http.cookies[COOKIE]


def test_a_guest_becomes_an_account_and_finds_the_seat_on_another_device(ada: Browser, bea: Browser) -> None:
    table = ada.ask("", {"game": "king-lui", "seats": ["open"] * 3})["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    socket = ada.socket(table, 0)
    assert socket.until("state")["seat"] == 0
    guest = cookie(ada)
    assert enters(ada, "")["name"] == "Ada" == whose(ada)
    assert cookie(ada) != guest
    assert ada.look(table, 0)["seat"] == 0
    bea.http.cookies.set(COOKIE, guest, domain="127.0.0.1")
    assert (
        bea.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403
    )  # the old cookie is worth nothing
    bea.http.cookies.clear()
    enters(bea, "/log-in")
    assert [entry["mine"] for entry in bea.http.get("/api/mine").json()] == [[0]]
    assert bea.socket(table, 0).until("state")["seat"] == 0


def test_a_stolen_cookie_is_worth_nothing_once_its_device_is_logged_out(served: Served, ada: Browser) -> None:
    enters(ada, "")
    table = ada.ask("", {"game": "king-lui", "seats": ["open"] * 3})["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    with served.browser() as thief, served.browser() as phone:
        enters(phone, "/log-in")
        thief.http.cookies.set(COOKIE, cookie(phone), domain="127.0.0.1")
        looking = thief.socket(table, 0)
        looking.until("state")
        devices = ada.http.get("/api/account/profile").json()["devices"]
        (other,) = [one["id"] for one in devices if not one["here"]]
        asks(ada, "/log-out-device", 200, device=other)
        with pytest.raises(Exception, match="1012"):
            looking.until("nothing")
        for browser in (thief, phone):
            assert whose(browser) is None
            assert browser.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403
            assert browser.http.get("/api/account/export").status_code == 409
            asks(browser, "/delete", 409, password=PASSWORD)
        again = thief.socket(table, 0)
        assert again.until("refusal", "state")["tell"] == "refusal"
    assert whose(ada) == "Ada" and ada.look(table, 0)["seat"] == 0


def test_logging_out_leaves_a_fresh_guest(ada: Browser) -> None:
    enters(ada, "")
    table = ada.ask("", {"game": "king-lui", "seats": ["open"] * 3})["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    asks(ada, "/log-out", 200)
    assert COOKIE not in ada.http.cookies and ada.http.get("/api/mine").json() == []
    asks(ada, "/log-out", 409)
    enters(ada, "/log-in")
    assert [entry["table"] for entry in ada.http.get("/api/mine").json()] == [table]
    enters(ada, "/log-in", status=409)


def test_an_account_is_asked_for_from_this_page_alone(served: Served, ada: Browser) -> None:
    enters(ada, "")
    elsewhere = {"Origin": "https://elsewhere.example"}
    for path in ("/log-out", "/delete", "/log-in", ""):
        body = {"name": "Ada", "password": PASSWORD} if path in ("", "/log-in") else {"password": PASSWORD}
        answer = ada.http.post(f"/api/account{path}", json=body, headers=elsewhere)
        assert answer.status_code == 403
    assert whose(ada) == "Ada"
    assert served.registry.store.find_account("ada") is not None


def test_each_export_is_of_whoever_asks(ada: Browser, bea: Browser) -> None:
    for browser, name in ((ada, "Ada"), (bea, "Bea")):
        enters(browser, "", name)
        browser.ask("", {"game": "king-lui", "seats": ["human"] * 3})
    for browser, name in ((ada, "Ada"), (bea, "Bea")):
        answer = browser.http.get("/api/account/export")
        assert answer.headers["content-disposition"].startswith("attachment")
        lines = answer.text.splitlines()
        assert len(lines) == 2 and f'"name":"{name}"' in lines[0] and "argon2" not in answer.text
    for _ in range(2):
        ada.http.get("/api/account/export")
    assert ada.http.get("/api/account/export").status_code == 429


def test_only_who_knows_the_password_deletes_the_account(served: Served, ada: Browser) -> None:
    enters(ada, "")
    asks(ada, "/delete", 403, password="wrong horse")
    assert whose(ada) == "Ada"
    asks(ada, "/delete", 200, password=PASSWORD)
    assert whose(ada) is None and served.registry.store.list_accounts() == []
    enters(ada, "/log-in", status=403)


def test_a_server_without_accounts_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "none", has_accounts=False) as running, running.browser() as ada:
        assert ada.http.get("/api/account").json() == {"name": None, "open": False}
        enters(ada, "", status=409)
        enters(ada, "/log-in", status=409)


@pytest.mark.parametrize("body", [{}, {"name": "Ada"}, {"name": 1, "password": PASSWORD}, {"name": "A", "x": 1}, []])
def test_what_cannot_be_read_makes_no_account(served: Served, ada: Browser, body: Any) -> None:
    assert ada.http.post("/api/account", json=body).status_code == 400
    assert served.registry.store.list_accounts() == []
