"""`threekings doctor ADDRESS`: a real server, through proxies that do right, and some that do one thing wrong."""

import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest

from tests.cli.calls import call, refused
from tests.server.serving import Served, serving
from tests.server.test_static_files import build
from threekings.cli.server_check import CHECKS

PROXY = "127.0.13.9"  # a host of another name than the server's
LARGE = 1 << 20
Rewriting = Callable[[bytes], bytes]
NAMES = [check.__name__.removeprefix("check_").replace("_", "-") for check in CHECKS]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("checked")
    with serving(folder / "data", built=build(folder / "web")) as running:
        yield running


class Proxy:
    """Passes on what it rewrites, request for request, as a reverse proxy does."""

    def __init__(self, port: int, *rewriting: Rewriting, back: Rewriting = bytes):
        self.port, self.rewriting, self.back = port, rewriting, back
        self.door = socket.create_server((PROXY, 0))
        self.address = f"http://{PROXY}:{self.door.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client = self.door.accept()[0]
                server = socket.create_connection(("127.0.0.1", self.port))
                Thread(target=pump, args=(client, server, self._forth), daemon=True).start()
                Thread(target=pump, args=(server, client, self.back), daemon=True).start()

    def _forth(self, said: bytes) -> bytes:
        for rewrite in self.rewriting:
            said = rewrite(said) if b" HTTP/1.1\r\n" in said else said
        return said


def pump(source: socket.socket, target: socket.socket, rewrite: Rewriting) -> None:
    with suppress(OSError):
        while said := source.recv(LARGE):
            target.sendall(rewrite(said))
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    source.close()  # the target is the source of the other direction


@contextmanager
def proxied(served: Served, *rewriting: Rewriting, back: Rewriting = bytes) -> Iterator[str]:
    proxy = Proxy(served.port, *rewriting, back=back)
    try:
        yield proxy.address
    finally:
        proxy.door.close()


def without(header: str) -> Rewriting:
    return lambda said: re.sub(rb"(?i)\r\n%b: [^\r]*" % header.encode(), b"", said)


def adding(header: str) -> Rewriting:
    return lambda said: said.replace(b"\r\n", b"\r\n%b\r\n" % header.encode(), 1)


def as_the_server_is_called(said: bytes) -> bytes:
    """Stands for a server that was started with the proxy's name: here it has none but its own."""
    return re.sub(rb"%b:\d+" % PROXY.encode(), b"127.0.0.1:8000", said)


RIGHT = (as_the_server_is_called, adding("X-Forwarded-For: 192.0.2.7"))


def found(address: str, code: int) -> dict[str, str]:
    """What is wrong, by the checks that have failed."""
    result = call("doctor", address, "--json")
    assert result.exit_code == code, result.output
    told = json.loads(result.stdout)
    assert told["server"] == address
    assert all(check["name"] in NAMES for check in told["checks"])
    return {check["name"]: check["why"] for check in told["checks"] if not check["fine"]}


def test_a_server_that_is_well(served: Served) -> None:
    result = call("doctor", served.address)
    assert result.exit_code == 0, result.output
    assert [line[0] for line in result.stdout.splitlines()] == ["✓"] * len(CHECKS)
    assert found(served.address, 0) == {}
    assert not [live for live in served.registry.live.values() if live.table.status == "playing"]  # it has given up


def test_a_server_behind_a_proxy_that_does_right(served: Served) -> None:
    with proxied(served, *RIGHT) as address:
        assert found(address, 0) == {}


@pytest.mark.parametrize(
    ("rewriting", "wrong"),
    [
        ((adding("X-Forwarded-For: 192.0.2.7"),), {"answer": "name"}),
        ((*RIGHT, without("Upgrade"), without("Connection")), {"socket": "upgrade", "first-move": "unexpected"}),
        ((*RIGHT, without("Origin")), {"other-pages": "other-pages"}),
        ((as_the_server_is_called,), {"visitors": "visitors"}),
        ((*RIGHT, without("Accept-Encoding")), {"page": "not-compressed"}),
        ((*RIGHT, adding("X-Forwarded-Proto: https")), {"cookie": "cookie"}),
    ],
)
def test_a_proxy_that_does_one_thing_wrong(
    served: Served, rewriting: tuple[Rewriting, ...], wrong: dict[str, str]
) -> None:
    with proxied(served, *rewriting) as address:
        assert found(address, 1) == wrong
        result = call("doctor", address)
    assert result.exit_code == 1
    assert sum(line.startswith("✗ ") for line in result.stdout.splitlines()) == len(wrong)


def test_a_clock_that_is_wrong(served: Served) -> None:
    date = re.compile(rb"(?i)\r\ndate: [^\r]*")
    with proxied(
        served, *RIGHT, back=lambda said: date.sub(b"\r\ndate: Thu, 01 Jan 2026 00:00:00 GMT", said)
    ) as address:
        assert found(address, 1) == {"clock": "clock"}


def test_what_the_server_knows_of_itself(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    heartbeat = served.app.state.heartbeat
    monkeypatch.setattr(heartbeat, "beaten", float("inf"))  # it does not look again
    monkeypatch.setattr(heartbeat, "warning", "12 MB are free on the disk")
    assert found(served.address, 1) == {"health": "little-space"}
    monkeypatch.setattr(heartbeat, "problem", "nothing was written: database or disk is full")
    assert found(served.address, 1) == {"health": "cannot-write"}
    assert "✗ Nothing can be written: nothing was written: database" in call("doctor", served.address).stdout
    with proxied(served, *RIGHT) as address:
        assert "✗ Nothing can be written: its log" in call("doctor", address).stdout


def test_games_that_are_still_compiled_are_no_fault_of_the_way(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served.registry.compiling, "progress", lambda _game: 0.5)
    assert found(served.address, 1) == {"first-move": "preparing"}
    assert "50 % of the first one" in call("doctor", served.address).stdout


def test_where_nobody_answers_nothing_else_is_asked() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    result = call("doctor", f"http://127.0.0.1:{port}")
    assert result.exit_code == 1
    assert result.stdout.startswith("✗ Nobody answers: ") and result.stdout.count("\n") == 1


def test_something_else_that_answers(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as other:
        html = re.compile(rb'^\{.*"ok".*$', re.MULTILINE)
        with proxied(other, *RIGHT, back=lambda said: html.sub(lambda it: b" " * len(it[0]), said)) as address:
            assert found(address, 1) == {"answer": "not-ours"}


@pytest.mark.parametrize("address", ["play.example.org", "ftp://play.example.org", "https://", "http://a/table/x"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    assert "such as https://play.example.org" in refused(call("doctor", address))


def test_one_thing_at_a_time() -> None:
    assert "--compile is for" in refused(call("doctor", "http://127.0.0.1:1", "--compile"))
