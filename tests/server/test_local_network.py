"""The local network is let in by whoever has the token, on this machine; and nobody else comes."""

import socket
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from tests.server.serving import LAN, Served, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("lan")) as server:
        yield server


@pytest.fixture
def served(running: Served) -> Iterator[Served]:
    yield running
    ask(running, token=running.network.token, open=False)


def ask(served: Served, headers: dict[str, str] | None = None, **body: object) -> httpx.Response:
    return httpx.post(f"{served.address}/api/lan", json=body, headers=headers, trust_env=False)


def lan_answers(served: Served) -> bool:
    try:
        return httpx.get(f"http://{LAN}:{served.port}/health", trust_env=False).status_code == 200
    except httpx.ConnectError:
        return False


def test_the_token_opens_and_closes_the_local_network(served: Served) -> None:
    link, token = f"http://{LAN}:{served.port}", served.network.token
    assert not lan_answers(served)
    assert ask(served, token=token).json() == {"link": None, "switch": True}
    for _ in range(2):
        assert ask(served, token=token, open=True).json() == {"link": link, "switch": True}
        assert lan_answers(served)
    assert ask(served).json() == {"link": link, "switch": False}
    for _ in range(2):
        assert ask(served, token=token, open=False).json() == {"link": None, "switch": True}
        assert not lan_answers(served)


def test_a_server_that_listens_everywhere_says_where_others_find_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = served.app.state
    monkeypatch.setattr(state, "local_network", None)
    monkeypatch.setattr(state, "lan_link", "http://192.168.1.5:8000", raising=False)
    assert ask(served, open=True).json() == {"link": "http://192.168.1.5:8000", "switch": False}


def test_who_is_connected_from_the_network_is_gone_when_it_closes(served: Served) -> None:
    ask(served, token=served.network.token, open=True).raise_for_status()
    with socket.create_connection((LAN, served.port), 20) as connected:
        ask(served, token=served.network.token, open=False).raise_for_status()
        with suppress(ConnectionResetError):
            assert connected.recv(1) == b""


@pytest.mark.parametrize("token", ["", "x", "ü" * 24])
def test_nothing_is_opened_without_the_token(served: Served, token: str) -> None:
    for wanted in (True, False):
        refused = ask(served, token=token, open=wanted)
        assert (refused.status_code, refused.json()["code"]) == (403, "token")
    assert not lan_answers(served)


def test_nobody_opens_it_from_elsewhere_token_or_not(served: Served) -> None:
    token = served.network.token
    refused = ask(served, {"X-Forwarded-For": "192.168.1.7"}, token=token, open=True)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    refused = ask(served, {"Origin": "http://evil.example"}, token=token, open=True)
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    refused = ask(served, {"Host": f"{LAN}:{served.port}"}, token=token, open=True)
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")  # it is not called so yet
    assert not lan_answers(served)


def test_what_cannot_be_opened_is_told_and_changes_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    token = served.network.token
    with socket.create_server((LAN, served.port)):
        refused = ask(served, token=token, open=True)
        assert (refused.status_code, refused.json()["code"]) == (409, "lan")
        assert f"cannot listen at {LAN}:{served.port}" in refused.json()["reason"]
    monkeypatch.setattr(served.network, "find_address", lambda: None)
    refused = ask(served, token=token, open=True)
    assert "no address in a local network" in refused.json()["reason"]
    assert ask(served, token=token).json() == {"link": None, "switch": False}
    monkeypatch.undo()
    assert ask(served, token=token, open=True).status_code == 200
