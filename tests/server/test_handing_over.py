"""Connections handed over between processes: the open file arrives, and what is in it; whatever fails, it is served."""

import asyncio
import socket
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from threekings.server.net import handing_over
from threekings.server.net.accepting import AcceptLimit
from threekings.server.net.handing_over import LONGEST, Handed, HandingOver

OPEN: list[socket.socket] = []
REQUEST = b"GET /ws?table=T HTTP/1.1\r\n\r\n"


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as path:  # the address of a socket is short
        yield Path(path)


class Process(HandingOver):
    """One of two, and what it has taken."""

    def __init__(self, folder: Path, number: int):
        super().__init__(folder, number, 2)
        self.taken: list[tuple[socket.socket, bytes]] = []
        self.full_for: set[str | None] = set()

    def begin(self) -> "Process":
        self.listen(self.note, lambda address: address not in self.full_for)
        return self

    def note(self, connection: socket.socket, request: bytes) -> None:
        OPEN.append(connection)
        self.taken.append((connection, request))

    def gives(self, connection: socket.socket, table: bytes, handed: Handed | None = None) -> bool:
        return self.hand_over(connection.fileno(), b"/ws?table=" + table, handed or Handed(REQUEST, None))

    @property
    def own(self) -> bytes:
        """A table that meets here."""
        return next(b"%d" % name for name in range(99) if self.place_of(b"/ws?table=%d" % name) == self.number)


def run(folder: Path, story: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def told() -> None:
        both = Process(folder, 1).begin(), Process(folder, 2).begin()
        try:
            await story(*both)
        finally:
            for process in both:
                process.close()

    asyncio.run(told())


@pytest.fixture(autouse=True)
def _closing() -> Iterator[None]:
    """Whatever a test has opened is closed at its end."""
    yield
    while OPEN:
        OPEN.pop().close()


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.001)


def connected() -> tuple[socket.socket, socket.socket]:
    """A browser's end of a connection, and a server's."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        browser = socket.create_connection(listener.getsockname())
        browser.settimeout(30)
        accepted = listener.accept()[0]
    OPEN.extend((browser, accepted))
    return browser, accepted


def is_closed(browser: socket.socket) -> bool:
    return browser.recv(1) == b""


def test_the_connection_goes_on_in_the_other_process_with_all_that_was_sent_and_is(folder: Path) -> None:
    async def story(one: Process, two: Process) -> None:
        browser, accepted = connected()
        assert one.gives(accepted, two.own)
        browser.sendall(b"first ")
        accepted.close()
        browser.sendall(b"then")
        await until(lambda: two.taken)
        taken, request = two.taken.pop()
        assert request == REQUEST and taken.recv(10, socket.MSG_WAITALL) == b"first then"
        taken.sendall(b"answer")
        assert browser.recv(9) == b"answer"
        taken.close()
        assert is_closed(browser) and one.taken == []

    run(folder, story)


def test_what_names_no_table_or_one_that_meets_here_stays(folder: Path) -> None:
    async def story(one: Process, two: Process) -> None:
        _, accepted = connected()
        assert not one.gives(accepted, one.own)
        for target in (b"/ws", b"/ws?", b"/ws?tables=T", b"/api/tables?table=" + two.own, b"*", b""):
            assert one.place_of(target) is None
            assert not one.hand_over(accepted.fileno(), target, Handed(REQUEST, None))

    run(folder, story)


@pytest.mark.parametrize("named", [b"", b"../../x", b"%00", b"\xff", b"=" * 5000, b"T&table=U", b"?table=T"])
def test_whatever_names_a_table_means_the_same_process_everywhere(folder: Path, named: bytes) -> None:
    places = [Process(folder, number).place_of(b"/ws?x&table=" + named) for number in (1, 2)]
    assert places in ([1, 1], [2, 2])


def test_tables_are_spread_over_the_processes(folder: Path) -> None:
    places = [HandingOver(folder, 1, 4).place_of(b"/ws?table=table-%d" % number) for number in range(400)]
    assert all(places.count(place) > 50 for place in (1, 2, 3, 4))


def test_where_nobody_is_there_it_stays_and_a_successor_gets_the_next(folder: Path) -> None:
    async def story(one: Process, two: Process) -> None:
        _, accepted = connected()
        assert one.gives(accepted, two.own)
        await until(lambda: two.taken)
        two.close()
        await until(lambda: not one.lines)
        assert not one.gives(accepted, two.own)
        successor = Process(folder, 2).begin()
        assert one.gives(accepted, two.own)
        await until(lambda: successor.taken)
        successor.close()

    run(folder, story)


def test_a_successor_takes_over_while_the_one_before_is_still_there(folder: Path) -> None:
    async def story(_: Process, two: Process) -> None:
        successor, other = Process(folder, 2).begin(), Process(folder, 1)
        other.begin()
        assert other.gives(connected()[1], two.own)
        await until(lambda: successor.taken)
        assert two.taken == []
        successor.close()
        other.close()

    run(folder, story)


def test_whoever_has_no_space_gives_it_back_to_be_served_where_it_was_accepted(folder: Path) -> None:
    async def story(one: Process, two: Process) -> None:
        two.full_for = one.full_for = {"192.0.2.7"}
        browser, accepted = connected()
        assert one.gives(accepted, two.own, Handed(REQUEST, "192.0.2.7"))
        accepted.close()
        await until(lambda: one.taken)
        taken, request = one.taken.pop()
        taken.sendall(b"still there")
        assert browser.recv(20) == b"still there" and request == REQUEST and two.taken == []
        assert one.gives(connected()[1], two.own, Handed(REQUEST, "192.0.2.8"))
        await until(lambda: two.taken)

    run(folder, story)


def test_who_does_not_read_gets_no_more_than_a_queue_and_all_of_that_in_order(folder: Path) -> None:
    async def story(one: Process, two: Process) -> None:
        _, accepted = connected()
        given = 0
        while one.gives(accepted, two.own, Handed(b"%d" % given + b" " * 2000, None)):  # nothing is read meanwhile
            given += 1
        await until(lambda: len(two.taken) == given)
        assert given > 10 and [int(request) for _, request in two.taken] == list(range(given))
        assert one.gives(accepted, two.own)

    run(folder, story)


def test_whoever_has_not_read_for_a_while_gets_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handing_over, "PATIENCE", 0.0)

    async def story(one: Process, two: Process) -> None:
        _, accepted = connected()
        assert one.gives(accepted, two.own)
        assert not one.gives(accepted, two.own)
        await until(lambda: two.taken)
        assert one.gives(accepted, two.own)

    run(folder, story)


def test_who_ends_gives_back_what_waits(folder: Path) -> None:
    async def story(one: Process, two: Process) -> None:
        browser, accepted = connected()
        assert one.gives(accepted, two.own)
        two.close()
        await until(lambda: one.taken)
        one.taken[0][0].sendall(b"x")
        assert browser.recv(1) == b"x" and two.taken == []

    run(folder, story)


@pytest.mark.parametrize("said", [b"nonsense", b"\x93\xc4\x01x\xc0\xc3\xc3", b"x" * LONGEST * 2])
def test_what_cannot_be_read_is_closed_and_harms_nobody(folder: Path, said: bytes) -> None:
    async def story(one: Process, two: Process) -> None:
        browser, accepted = connected()
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as stranger:
            stranger.connect(str(folder / "2"))
            socket.send_fds(stranger, [said], [accepted.fileno()])
            socket.send_fds(stranger, [b"without a file"], [])
            accepted.close()
            assert await asyncio.to_thread(is_closed, browser)
        assert one.gives(connected()[1], two.own)
        await until(lambda: two.taken)
        assert two.taken.pop()[1] == REQUEST

    run(folder, story)


def test_where_there_is_no_place_for_sockets_everybody_serves_what_they_accept(
    folder: Path,
) -> None:
    async def story() -> None:
        alone = Process(folder / ("x" * 200), 1).begin()
        assert not alone.gives(connected()[1], b"T")
        alone.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("forwarded", "counted"),
    [
        (b"", None),
        (b"192.0.2.7", "192.0.2.7"),
        (b"192.0.2.9, 192.0.2.7", "192.0.2.7"),
        (b"2001:db8::1", "2001:db8::/64"),
        (b"\xff" * 5000, "unreadable"),
    ],
)
def test_behind_a_proxy_it_is_counted_for_whom_that_asks(forwarded: bytes, counted: str | None) -> None:
    async def story() -> None:
        browser, accepted = connected()
        _, writer = await asyncio.open_connection(sock=accepted)
        headers = [(b"x-forwarded-for", forwarded)]
        assert AcceptLimit(9, proxies="127.0.0.1").asker_of(writer.transport, headers) == counted
        assert AcceptLimit(9, proxies="192.0.2.1").asker_of(writer.transport, headers) is None
        browser.close()
        writer.close()

    asyncio.run(story())
