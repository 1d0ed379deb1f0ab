"""No stranger keeps the others out: how many may be here, and how long those are waited for who do nothing."""

import json
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import WAIT, Browser, Served, serving
from threekings.server.net import http_connection, open_files
from threekings.server.net import websocket_transport as sockets
from threekings.server.net.connection_limits import ConnectionLimit
from threekings.server.protocol.messages import Refusal, encode
from threekings.server.registry import live_table

PLAN = {"game": "king-lui", "seats": ["open"] * 3}
MOMENTS = 100  # of 20 ms, until something has been noticed
SHORT = 0.1  # seconds of patience, where a test waits for its end


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def guests(served: Served) -> Iterator[Callable[..., ClientConnection]]:
    """Ways to come by socket, from this machine or, by a proxy, from an address."""
    with ExitStack() as stack:

        def come(address: str | None = None) -> ClientConnection:
            headers = {"X-Forwarded-For": address} if address else None
            calling = connect(f"ws://127.0.0.1:{served.port}/ws", additional_headers=headers, close_timeout=1)
            return stack.enter_context(calling)

        yield come


def asked(talk: ClientConnection, **question: Any) -> dict[str, Any]:
    """What a question is answered with."""
    talk.send(json.dumps(question))
    told: dict[str, Any] = json.loads(talk.recv(WAIT))
    return told


def turned_away(coming: Callable[[], ClientConnection]) -> tuple[int, str]:
    """Status and code, in place of a socket."""
    with pytest.raises(InvalidStatus) as refused:
        coming()
    answer = refused.value.response
    assert answer.body and answer.headers["Retry-After"]
    return answer.status_code, json.loads(answer.body)["code"]


def left(talk: ClientConnection, served: Served, count: int) -> None:
    """A connection ends, and is counted no more."""
    talk.close()
    while served.registry.connections.count > count:
        served.call(lambda: None)


# How many


def test_a_full_server_says_so_until_somebody_leaves(served: Served, guests: Callable[..., ClientConnection]) -> None:
    served.registry.connections.most = 2
    first, _ = guests(), guests()
    assert turned_away(guests) == (503, "full")
    left(first, served, 1)
    assert asked(guests(), do="ping") == {"tell": "pong"}


def test_one_address_does_not_fill_the_server(served: Served, guests: Callable[..., ClientConnection]) -> None:
    served.registry.connections.most_of_one = 2
    first, _ = guests("192.0.2.7"), guests("192.0.2.7")
    assert turned_away(lambda: guests("192.0.2.7")) == (503, "full")
    assert asked(guests("192.0.2.8"), do="ping") == {"tell": "pong"}
    here = [guests() for _ in range(3)]  # programs of this machine, or a proxy that does not say for whom
    assert [asked(one, do="ping") for one in here] == [{"tell": "pong"}] * 3
    left(first, served, 5)
    assert asked(guests("192.0.2.7"), do="ping") == {"tell": "pong"}


def test_streams_are_connections_too(served: Served, ada: Browser, guests: Callable[..., ClientConnection]) -> None:
    served.registry.connections.most = 1
    table = ada.ask("", PLAN)["table"]
    with ada.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["tell"] == "state"
        assert turned_away(guests) == (503, "full")
        refused = ada.http.get(f"/api/tables/{table}/stream")
        assert (refused.status_code, refused.json()["code"]) == (503, "full")
    while served.registry.connections.count:
        served.call(lambda: None)
    assert asked(guests(), do="ping") == {"tell": "pong"}


def test_a_crowd_forgets_those_who_left() -> None:
    crowd = ConnectionLimit(3, 2)
    with crowd.entered("a"), crowd.entered("a"), crowd.entered(None):
        assert [crowd.has_space(address) for address in ("a", "b", None)] == [False] * 3
    assert (crowd.count, crowd.addresses) == (0, {})
    with pytest.raises(RuntimeError), crowd.entered("a"):
        raise RuntimeError
    assert crowd.count == 0


def test_a_table_has_so_many_spectators_and_always_room_for_its_players(
    ada: Browser, bea: Browser, guests: Callable[..., ClientConnection], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "MOST_SPECTATORS", 2)
    table = bea.ask("", PLAN)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    looking = [guests() for _ in range(3)]
    answers = [asked(one, do="hello", table=table) for one in looking]
    assert [answer["tell"] for answer in answers] == ["state", "state", "refusal"]
    assert answers[2]["code"] == "full"
    with ada.http.stream("GET", f"/api/tables/{table}/stream") as device:  # of a player, who looks on once
        lines = device.iter_lines()
        assert json.loads(next(lines))["tell"] == "state"
        stream = ada.http.get(f"/api/tables/{table}/stream")
        assert (stream.status_code, stream.json()["code"]) == (503, "full")
        seated = ada.socket(table, 0)
        assert seated.until("present") == {"tell": "present", "seats": [0], "spectators": 2}
        seated.say(do="hello", table=table)
        assert seated.until("refusal")["code"] == "full"  # one's seat is no way in for more
    looking[0].close()
    while seated.until("present")["spectators"] != 1:
        pass  # the device that has left is told too
    for _ in range(MOMENTS):  # a stream that was left is noticed a little later
        if (answer := asked(looking[2], do="hello", table=table))["tell"] != "refusal":
            break
        time.sleep(0.02)
    assert answer["tell"] == "state"
    looking[2].send(json.dumps({"do": "hello", "table": table}))  # once more, from where one looks already
    assert not any(json.loads(looking[2].recv(WAIT))["tell"] == "refusal" for _ in range(3))


def test_too_many_requests_at_once_are_told_so(served: Served, ada: Browser) -> None:
    served.config.limit_concurrency = 4
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(socket.create_connection(("127.0.0.1", served.port)))
        while len(served.server_state.connections) < 5:
            served.call(lambda: None)
        assert ada.http.get("/health").status_code == 503
    while len(served.server_state.connections) > 1:
        served.call(lambda: None)
    assert ada.http.get("/health").json() == {"ok": True}


def test_far_too_many_connections_are_told_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "REFUSED_POLITELY", 0)
    served.config.limit_concurrency = 1
    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", served.port), WAIT)) for _ in range(2)]
        assert ended(lines[1])
        assert served.server_state.connections


# How long


def ended(line: socket.socket) -> bool:
    """Whether the other side ends a connection without a word."""
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


def goodbye(talk: ClientConnection) -> tuple[int, str] | None:
    """With which code and words the server closes."""
    try:
        while True:
            talk.recv(WAIT)
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else None


def test_who_says_no_hello_is_let_go(
    ada: Browser, guests: Callable[..., ClientConnection], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT", SHORT)
    table = ada.ask("", PLAN)["table"]
    polite = guests()
    assert asked(polite, do="hello", table=table)["tell"] == "state"
    for question in ({}, {"do": "ping"}, {"do": "hello", "table": "nowhere"}):
        silent = guests()
        if question:
            silent.send(json.dumps(question))
        assert goodbye(silent) == (1008, "say hello to a table")
    polite.send('{"do":"ping"}')
    while json.loads(polite.recv(WAIT))["tell"] != "pong":
        pass


POST = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60\r\n\r\n{"


@pytest.mark.parametrize("beginning", ["", "GET /health HT", "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n", POST])
def test_who_does_not_finish_a_question_is_let_go(
    served: Served, guests: Callable[..., ClientConnection], monkeypatch: pytest.MonkeyPatch, beginning: str
) -> None:
    monkeypatch.setattr(http_connection, "REQUEST_TIMEOUT", SHORT)
    talk = guests()
    with socket.create_connection(("127.0.0.1", served.port), WAIT) as line:
        for letter in beginning:
            line.sendall(letter.encode())
        assert ended(line)
    assert asked(talk, do="ping") == {"tell": "pong"}  # a socket has asked its question


def test_who_has_been_answered_may_not_dawdle_either(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "REQUEST_TIMEOUT", SHORT)
    with socket.create_connection(("127.0.0.1", served.port), WAIT) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answer = b""
        while not answer.endswith(b'{"ok":true}'):  # it may come in two pieces
            answer += line.recv(10_000)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: ")
        assert ended(line)


def test_a_program_that_does_not_read_its_stream_looks_no_more(
    served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "RESPONSE_TIMEOUT", SHORT)
    table = ada.ask("", PLAN)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    talk = ada.socket(table, 0)
    with socket.socket() as program:
        program.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        program.connect(("127.0.0.1", served.port))
        program.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        while talk.until("present")["spectators"] != 1:
            pass
        tapes = [one for one in served.registry.live[table].connections if one.seat is None]
        frame = encode(Refusal(None, "x", "x" * 60_000))

        def flood() -> None:
            for tape in tapes * 200:
                tape.send(frame)

        served.call(flood)
        while talk.until("present")["spectators"] != 0:
            pass
    assert served.registry.connections.count == 1


# Open files


class Files:
    """The limits of a system, as far as it keeps them."""

    def __init__(self, soft: int, hard: int, kept: int = 10**9):
        self.limits, self.kept = (soft, hard), kept

    def get(self, _what: int) -> tuple[int, int]:
        return self.limits

    def set(self, _what: int, limits: tuple[int, int]) -> None:
        if limits[0] > self.kept:
            raise ValueError("current limit exceeds maximum limit")
        self.limits = limits


NO_END = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("files", "allowed", "sockets"),
    [
        (Files(1024, 524288), 21000, 20000),
        (Files(1024, NO_END), 21000, 20000),
        (Files(NO_END, NO_END), 21000, 20000),
        (Files(65536, 65536), 21000, 20000),
        (Files(256, 4096), 4096, 3096),
        (Files(256, 1024), 1024, 768),
        (Files(256, NO_END, kept=10240), 256, 192),
    ],
)
def test_as_many_files_as_the_system_allows_may_be_open(
    monkeypatch: pytest.MonkeyPatch, files: Files, allowed: int, sockets: int
) -> None:
    monkeypatch.setattr(resource, "getrlimit", files.get)
    monkeypatch.setattr(resource, "setrlimit", files.set)
    assert open_files.sockets_within(20_000) == sockets
    assert open_files.allow_open(21_000) == allowed
    assert sockets + open_files.connections_beside(sockets) + http_connection.REFUSED_POLITELY < allowed


def test_the_store_is_told_by_the_page_of_figures(served: Served, ada: Browser) -> None:
    ada.ask("", PLAN)
    commits = served.registry.store.commits
    page = ada.http.get("/metrics").text
    assert f"threekings_commits_total {commits.groups}\n" in page
    assert f"threekings_changes_total {commits.changes}\n" in page
    assert commits.changes == 1  # a session with its table
