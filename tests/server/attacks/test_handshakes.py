"""Connections end that lead nowhere: every one is counted at accept, and has a deadline until it has said hello."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from tests.server.attacks.strangers import (
    ATTACKER,
    CLOSE,
    HONEST,
    REQUEST,
    UPGRADE,
    Stranger,
    accept_limit,
    frame,
    left_nothing,
    until,
)
from tests.server.serving import Served, serving
from threekings.server import app
from threekings.server.net import http_connection, websocket_transport
from threekings.server.net.accepting import BURST, MOST_FROM_ADDRESS, RATE, AcceptLimit
from threekings.server.net.http_connection import MOST_HEADERS, MOST_LINES, HttpConnection

SHORT = 0.1  # seconds of patience, where a test waits for its end
HEADERS = "".join(f"x-{number}: 1\r\n" for number in range(300))
BAD_HANDSHAKES = {
    "a body": (UPGRADE + "Content-Length: 1\r\n\r\n", 400),
    "a body that is there": (UPGRADE + "Content-Length: 1\r\n\r\nx", 400),
    "chunks": (UPGRADE + "Transfer-Encoding: chunked\r\n\r\n", 400),
    "many headers": (UPGRADE + HEADERS + "\r\n", 400),
    "a long header": (UPGRADE + "x: " + "x" * 8200 + "\r\n\r\n", 431),
    "a control character": (UPGRADE + "x: a\x01b\r\n\r\n", 400),
    "another method": (UPGRADE.replace("GET", "POST") + "\r\n", 405),
    "no key": (UPGRADE.replace("Sec-WebSocket-Key", "x") + "\r\n", 400),
    "another version": (UPGRADE.replace("13", "12") + "\r\n", 400),
    "a strange subprotocol": (UPGRADE + 'Sec-WebSocket-Protocol: ,";\r\n\r\n', 400),
    "frames before the answer": (UPGRADE + "\r\n" + "x" * 5000, 400),
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("handshakes")) as running:
        yield running


@pytest.fixture(autouse=True)
def patient(served: Served) -> None:
    """Every test may open connections at once again."""
    accept_limit(served).opening.buckets.clear()


# Handshakes that are none


@pytest.mark.parametrize("kind", BAD_HANDSHAKES)
def test_a_handshake_that_is_none_is_refused_at_once(
    served: Served, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    request, status = BAD_HANDSHAKES[kind]
    with left_nothing(served), Stranger(served) as stranger:
        assert stranger.send(request).status() == status
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_an_upgrade_that_is_never_answered_ends(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_transport, "HELLO_TIMEOUT", SHORT)

    async def hang(*_: Any) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(app, "serve_websocket", hang)
    with left_nothing(served), Stranger(served) as stranger:
        assert stranger.send(UPGRADE + "\r\n").rest() == b""
    for task in list(served.server_state.tasks):
        served.loop.call_soon_threadsafe(task.cancel)


@pytest.mark.parametrize("after", ["", "\r\n", REQUEST[:20]])
def test_an_idle_connection_ends(served: Served, monkeypatch: pytest.MonkeyPatch, after: str) -> None:
    """Also one that was answered before, and whatever little it sends."""
    monkeypatch.setattr(http_connection, "REQUEST_TIMEOUT", SHORT)
    monkeypatch.setattr(served.config, "timeout_keep_alive", SHORT)
    with left_nothing(served), Stranger(served) as stranger:
        assert b"200" in stranger.send(REQUEST + after).rest()


# Those who do not read, and are closed


def fill(served: Served, transport: asyncio.Transport) -> None:
    """Write to a connection that does not read until some waits here, too little for anybody to be paused."""

    def write() -> None:
        while not transport.get_write_buffer_size() and not transport.is_closing():
            transport.write(b"x" * 1000)

    for _ in range(30):  # the system takes some of it each time, until it is full too
        served.call(write)


def test_who_closes_and_does_not_read_is_not_waited_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "RESPONSE_TIMEOUT", SHORT)
    with left_nothing(served), Stranger(served, narrow=True) as stranger:
        until(served, lambda: bool(served.server_state.connections))
        (connection,) = served.server_state.connections
        fill(served, connection.transport)
        stranger.socket.shutdown(socket.SHUT_WR)
        until(served, lambda: not served.server_state.connections)


@pytest.mark.parametrize("last", [frame(3), frame(CLOSE, b"\x03\xe8"), frame(CLOSE, b"x"), frame(1, b"\xff")])
def test_a_socket_that_fails_and_does_not_read_is_not_waited_for(
    served: Served, monkeypatch: pytest.MonkeyPatch, last: bytes
) -> None:
    monkeypatch.setattr(websocket_transport, "CLOSE_TIMEOUT", SHORT)
    with left_nothing(served), Stranger(served, narrow=True) as stranger:
        stranger.upgrade()
        (connection,) = served.server_state.connections
        fill(served, connection.transport)
        stranger.send(last)
        until(served, lambda: not served.server_state.connections)


# How many, and how fast


def test_connections_are_counted_by_address_at_accept(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever becomes of them: nothing was sent, a request is arriving, a socket has said no hello."""
    monkeypatch.setattr(accept_limit(served).open, "most_of_one", 3)
    with left_nothing(served), ExitStack() as stack:
        _, two, three = (stack.enter_context(Stranger(served)) for _ in range(3))
        two.send(REQUEST[:30])
        three.upgrade()
        until(served, lambda: accept_limit(served).open.addresses[ATTACKER] == 3)
        assert stack.enter_context(Stranger(served)).rest() == b""
        assert b"200" in stack.enter_context(Stranger(served, HONEST)).send(REQUEST).socket.recv(1000)
        here = [stack.enter_context(Stranger(served, "127.0.0.1")) for _ in range(5)]
        assert all(b"200" in each.send(REQUEST).socket.recv(1000) for each in here)
        three.hang_up()
        until(served, lambda: accept_limit(served).open.addresses[ATTACKER] == 2)
        assert b"200" in stack.enter_context(Stranger(served)).send(REQUEST).socket.recv(1000)


def test_1800_bad_handshakes_keep_nobody_out(served: Served) -> None:
    """As many as come are counted and ended, and only as many are parsed as one address may open."""
    bad = [request for request, _ in BAD_HANDSHAKES.values()]
    limit, kept = accept_limit(served), []
    with left_nothing(served), ExitStack() as stack:
        for number in range(1800):
            stranger = stack.enter_context(Stranger(served))
            try:
                stranger.send(bad[number % len(bad)])
            except OSError:  # dropped already
                continue
            if number % 100 == 0:
                kept.append(len(served.server_state.connections))
                with Stranger(served, HONEST) as honest:
                    assert b"200" in honest.send(REQUEST).socket.recv(1000)
    assert max(kept) <= MOST_FROM_ADDRESS + 1
    assert not limit.opening.allow(ATTACKER, int(BURST))


def test_who_opens_connections_too_fast_is_dropped_and_others_are_not() -> None:
    now = 0.0
    limit = AcceptLimit(10_000, now=lambda: now)
    assert [limit.allows("a") for _ in range(int(BURST) + 5)].count(True) == BURST
    assert limit.allows("b") and limit.allows(None)
    now = 1.0
    assert [limit.allows("a") for _ in range(100)].count(True) == RATE


# How much of a request is looked at


def test_headers_without_end_are_not_parsed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[int] = []
    taken = H11Protocol.data_received

    def count(self: H11Protocol, data: bytes) -> None:
        parsed.append(len(data))
        taken(self, data)

    monkeypatch.setattr(H11Protocol, "data_received", count)
    with left_nothing(served), Stranger(served) as stranger:
        few = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n" + "a:b\r\n" * (MOST_LINES - 10)
        stranger.send(few + "c:" + "d" * 20_000)
        assert stranger.status() == 400
    assert max(parsed) <= HttpConnection.piece and sum(parsed) <= MOST_HEADERS + HttpConnection.piece


def test_headers_in_masses_are_not_parsed_at_all(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    monkeypatch.setattr(H11Protocol, "data_received", lambda _, data: parsed.append(data))
    with left_nothing(served), Stranger(served) as stranger:
        stranger.send("GET /health HTTP/1.1\r\n" + "a:b\r\n" * 20_000)
        assert stranger.status() == 400
    assert not parsed


def test_a_request_behind_another_is_not_parsed_before_its_turn(served: Served) -> None:
    """However long its headers are that are here already."""
    with left_nothing(served), Stranger(served) as stranger:
        stranger.send(REQUEST + REQUEST.replace("\r\n\r\n", "\r\n" + "a:b\r\n" * 5000 + "\r\n"))
        first, second = stranger.rest().split(b"HTTP/1.1 ")[1:]
        assert first.startswith(b"200") and second.startswith(b"400")


def test_requests_behind_each_other_are_all_answered(served: Served) -> None:
    with left_nothing(served), Stranger(served) as stranger:
        stranger.send(REQUEST * 99 + REQUEST.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"))
        assert stranger.rest().count(b'{"ok":true}') == 100


def test_a_request_in_chunks_is_refused(served: Served) -> None:
    """A thousand chunks of a byte cost as much as a hundred requests."""
    chunked = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    with left_nothing(served), Stranger(served) as stranger:
        assert stranger.send(chunked + "1\r\n{\r\n" * 1000).status() == 411
    with left_nothing(served), Stranger(served) as smuggler:
        both = chunked.replace("\r\n\r\n", "\r\nContent-Length: 5\r\n\r\n")
        assert smuggler.send(both + "0\r\n\r\n" + REQUEST).rest().count(b"HTTP/1.1") == 1


def test_what_cannot_be_parsed_is_refused_once(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """Not after the answer to what came before, and without an error in the log."""
    chunked = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    nonsense = ["GET /\r\n\r\n", "\x16\x03\x01\x02" * 9, chunked + "zz\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]
    for each in nonsense:
        with left_nothing(served), Stranger(served) as stranger:
            assert stranger.send(each).status() in (400, 403)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_proxy_of_this_machine_is_not_counted_at_accept(tmp_path: Path) -> None:
    """Its clients are, when they want a place: those of one network together."""
    with serving(tmp_path) as served, ExitStack() as stack:
        served.registry.connections.most_of_one = 2

        def come(address: str) -> Stranger:
            return stack.enter_context(Stranger(served, "127.0.0.1")).send(
                UPGRADE + f"X-Forwarded-For: {address}\r\n\r\n"
            )

        for address in ("2001:db8::1", "2001:db8::ffff"):
            assert b" 101 " in come(address).socket.recv(1000)
        assert b" 503 " in come("2001:db8:0:0:1::7").socket.recv(1000)
        assert b" 101 " in come("2001:db8:0:1::7").socket.recv(1000)
        assert b" 101 " in come("192.0.2.7").socket.recv(1000)
        assert b" 101 " in come("::ffff:192.0.2.7").socket.recv(1000)
        assert b" 503 " in come("192.0.2.7").socket.recv(1000)
        assert not accept_limit(served).opening.buckets


def test_a_proxy_on_another_machine_is_not_counted_at_accept_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.0/24, 127.0.0.88")
    with serving(tmp_path) as served, ExitStack() as stack:
        accept_limit(served).open.most_of_one = 1
        through = [stack.enter_context(Stranger(served, "127.0.0.88")) for _ in range(3)]
        assert all(b"200" in each.send(REQUEST).socket.recv(1000) for each in through)
        assert b"200" in stack.enter_context(Stranger(served)).send(REQUEST).socket.recv(1000)
        assert stack.enter_context(Stranger(served)).rest() == b""
