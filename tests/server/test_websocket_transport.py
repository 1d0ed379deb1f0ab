"""Frames on a real socket: how they stand there, who is let go, and that nobody is waited for who does not read."""

import asyncio
import gc
import socket
import struct
import weakref
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.serving import PLENTY, WAIT, Browser, Served, Socket, serving
from threekings.server.net import websocket_transport
from threekings.server.net.rate_limits import Bucket
from threekings.server.net.websocket_connection import WebSocketConnection
from threekings.server.net.websocket_transport import (
    LEAVING,
    MOST_FRAGMENTS,
    MOST_UNREAD,
    MOST_WAITING,
    NOT_UTF8,
    SILENT,
    SLOW,
    TOO_LARGE,
    WebSocketTransport,
)
from threekings.server.protocol.messages import Refusal, encode
from threekings.server.registry.live_table import LiveTable

TEXT, CLOSE, PING = 0x1, 0x8, 0x9
PROTOCOL_ERROR = 1002
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhyZWUga2luZ3MgdGVzdA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LENGTHS = {0: 2, 1: 2, 125: 2, 126: 4, 65535: 4, 65536: 10, 200_000: 10}  # bytes of a header by those of its text
LARGE = encode(Refusal(None, "x", "x" * 60_000))
NARROW = 4096  # bytes that a client takes from the wire before it reads


class Plain:
    """A WebSocket with nothing between the test and its bytes; it answers nothing by itself."""

    def __init__(self, served: Served, *, narrow: bool = False):
        self.socket = socket.socket()
        self.socket.settimeout(WAIT)
        if narrow:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        self.socket.connect(("127.0.0.1", served.port))
        self.socket.sendall(HANDSHAKE.encode())
        self.file = self.socket.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass

    def say(self, text: str) -> None:
        self.send(TEXT, text.encode())

    def send(self, kind: int, body: bytes = b"", *, last: bool = True) -> None:
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack("!H", len(body))
        self.socket.sendall(bytes([kind | 0x80 * last]) + size + bytes(4) + body)

    def frame(self) -> tuple[int, int, bytes]:
        """The next frame: its kind, the bytes of its header and its text."""
        first, second = self.file.read(2)
        assert first & 0xF0 == 0x80 and second < 0x80  # whole and without a mask
        more = {126: 2, 127: 8}.get(second, 0)
        length = int.from_bytes(self.file.read(more)) if more else second
        return first & 0xF, 2 + more, self.file.read(length)

    def until(self, kind: int) -> bytes:
        """The text of the next frame of a kind."""
        while True:
            found, _, text = self.frame()
            if found == kind:
                return text

    def closed(self) -> int:
        """The code with which the server closes."""
        return int.from_bytes(self.until(CLOSE)[:2])

    def ends(self) -> bool:
        """Whether the connection ends in good order, without another frame."""
        return self.file.read() == b""

    def reset(self) -> None:
        """Be gone at once, as after a power cut of a machine that is back."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.hang_up()

    def hang_up(self) -> None:
        """Be gone without a goodbye in a frame."""
        self.file.close()
        self.socket.close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with little patience."""
    monkeypatch.setattr(websocket_transport, "CLOSE_TIMEOUT", 0.05)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("wire")) as running:
        yield running


class Sitting:
    """A table, Ada who reads all she is told, and plain connections that look on."""

    def __init__(self, served: Served, ada: Browser):
        self.served, self.browser = served, ada
        self.table: str = ada.ask("", {"game": "king-lui", "seats": ["open"] * 3})["table"]
        ada.ask(f"/{self.table}/sit", {"name": "Ada"})
        self.room: LiveTable = served.registry.live[self.table]
        self.ada: Socket = ada.socket(self.table, 0)
        self.wait_for(0)

    def look_on(self, *, narrow: bool = False) -> tuple[Plain, WebSocketTransport]:
        """Another spectator, and the server's end of the connection."""
        before, plain = self.wires(), self.connect(narrow=narrow)
        plain.say(f'{{"do":"hello","table":"{self.table}"}}')
        self.wait_for(len(before) + 1)
        (new,) = self.wires() - before
        return plain, new

    def connect(self, *, narrow: bool = False) -> Plain:
        plain = Plain(self.served, narrow=narrow)
        self.browser.open.callback(plain.hang_up)
        return plain

    def wires(self) -> set[WebSocketTransport]:
        """Those of spectators."""
        watching = [one for one in self.room.connections if isinstance(one, WebSocketConnection) and one.seat is None]
        return {cast(WebSocketTransport, one.transport) for one in watching}

    def wait_for(self, spectators: int) -> None:
        """Until Ada is told that so many look on."""
        while self.ada.until("present")["spectators"] != spectators:
            pass

    def do(self, doing: Callable[[], Any]) -> None:
        self.served.call(doing)

    def until(self, holds: Callable[[], bool]) -> None:
        """Look in every turn of the server's event loop."""

        async def look() -> None:
            while not holds():
                await asyncio.sleep(0)

        self.wait(look())

    def wait(self, doing: Coroutine[Any, Any, object]) -> None:
        """Do something in the server's own thread that takes its time."""
        asyncio.run_coroutine_threadsafe(doing, self.served.loop).result(WAIT)

    def fill(self, one: WebSocketTransport, *, leave: int = 0) -> None:
        """Tell a connection so much that all but `leave` of what it may be behind waits here."""

        def tell() -> None:
            while one.unread + len(LARGE) < MOST_UNREAD - leave:
                one.put(LARGE)
                one._flush()

        for _ in range(50):  # the machine takes some of it each time, until it is full too
            self.do(tell)


@pytest.fixture
def sitting(served: Served) -> Iterator[Sitting]:
    with served.browser() as ada:
        yield Sitting(served, ada)


# Frames


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_has_the_shortest_header_that_can_tell_its_length(sitting: Sitting, length: int) -> None:
    plain, one = sitting.look_on()
    text = b"x" * length
    sitting.do(lambda: one.put(text))
    while (found := plain.frame())[2] != text:
        assert found[0] == TEXT
    assert found == (TEXT, LENGTHS[length], text)


def test_frames_told_in_one_turn_arrive_one_by_one_in_their_order(sitting: Sitting) -> None:
    plain, one = sitting.look_on()
    texts = [b"%d" % number * (number % 7 * 40) for number in range(1, 500)]

    def tell() -> None:
        for text in (b"first", *texts, b"last"):
            one.put(text)

    sitting.do(tell)
    while plain.frame()[2] != b"first":
        pass
    assert [plain.frame()[2] for _ in texts] == texts
    assert plain.frame()[2] == b"last"


def test_whoever_is_let_go_has_all_that_was_told_before(sitting: Sitting) -> None:
    plain, one = sitting.look_on()

    def last_words() -> None:
        for number in range(100):
            one.put(b"%d" % number)
        one.close(4003, "so it is")
        one.put(b"too late")

    sitting.do(last_words)
    while plain.frame()[2] != b"0":
        pass
    assert [plain.frame()[2] for _ in range(1, 100)] == [b"%d" % number for number in range(1, 100)]
    assert plain.frame() == (CLOSE, 2, struct.pack("!H", 4003) + b"so it is")
    plain.send(CLOSE, struct.pack("!H", 4003))
    assert plain.ends()


def test_goodbye_is_said_once(sitting: Sitting) -> None:
    plain, one = sitting.look_on()

    def close_twice() -> None:
        one.close(LEAVING)
        one.close(SLOW)

    sitting.do(close_twice)
    sitting.do(lambda: one.close(SLOW))
    assert plain.closed() == LEAVING
    plain.send(CLOSE, struct.pack("!H", LEAVING))
    assert plain.ends()
    sitting.wait_for(0)


def test_goodbye_is_heard_although_questions_wait(sitting: Sitting) -> None:
    """Reading pauses while so many questions wait; the other side's goodbye is to be read all the same."""
    plain, one = sitting.look_on()
    sitting.wait(sitting.room.lock.acquire())
    for number in range(MOST_WAITING + 2):
        plain.say(f'{{"do":"speak","text":"hello","action":"{number}"}}')
    sitting.until(lambda: one.read_paused)
    assert MOST_WAITING <= one.queue.qsize() < MOST_WAITING + 2  # one of them is being answered
    sitting.do(lambda: one.close(LEAVING))
    assert plain.closed() == LEAVING
    plain.say('{"do":"ping"}')  # on its way when the goodbye came
    plain.send(CLOSE, struct.pack("!H", LEAVING))
    assert plain.ends()
    sitting.do(sitting.room.lock.release)
    sitting.wait_for(0)


def test_a_connection_leaves_nothing_behind_that_has_to_be_searched_for(sitting: Sitting) -> None:
    plain, one = sitting.look_on()
    left = weakref.ref(one)
    del one
    gc.disable()
    try:
        plain.hang_up()
        sitting.wait_for(0)
        sitting.until(lambda: left() is None)
    finally:
        gc.enable()


# Those who do not read, or are gone


@pytest.mark.usefixtures("quick")
def test_who_never_reads_is_let_go_and_little_is_kept_for_them(sitting: Sitting) -> None:
    _, one = sitting.look_on(narrow=True)
    kept: list[int] = []

    def tell() -> None:
        for ear in list(sitting.room.connections):
            if ear.seat is None:
                ear.send(LARGE)
                kept.append(one.unread)

    while sitting.wires():
        sitting.do(tell)
    assert MOST_UNREAD / 2 < max(kept) <= MOST_UNREAD + 2 * len(LARGE)
    sitting.wait_for(0)
    sitting.until(lambda: one.disconnected)
    sitting.do(lambda: one.put(LARGE))
    sitting.do(lambda: kept.append(one.unread))
    assert kept[-1] == 0


def test_what_is_done_meanwhile_to_a_connection_that_is_lost_harms_nobody(sitting: Sitting) -> None:
    """Its questions may still wait for their answer, and until then it looks at the table."""
    plain, one = sitting.look_on()
    sitting.wait(sitting.room.lock.acquire())
    plain.say('{"do":"speak","text":"hello","action":"1"}')
    plain.reset()
    sitting.until(lambda: one.disconnected)
    assert one in sitting.wires()
    told = []

    def tell_and_close() -> None:
        one.put(LARGE)
        one.close(LEAVING)
        one.shutdown()
        told.append(one.unread)

    sitting.do(tell_and_close)
    sitting.do(sitting.room.lock.release)
    sitting.wait_for(0)
    assert told == [0]


def test_who_vanishes_without_goodbye_is_noticed(sitting: Sitting) -> None:
    for vanish in (Plain.reset, Plain.hang_up):
        plain, _ = sitting.look_on()
        vanish(plain)
        sitting.wait_for(0)


@pytest.fixture
def pinging(tmp_path: Path) -> Iterator[Sitting]:
    with serving(tmp_path, pings=0.1) as running, running.browser() as ada:
        yield Sitting(running, ada)


def test_who_answers_no_pings_is_let_go(pinging: Sitting) -> None:
    plain, _ = pinging.look_on()
    assert len(plain.until(PING)) == 4
    assert plain.closed() == SILENT
    pinging.wait_for(0)


def test_only_the_silent_are_asked_whether_they_are_there(sitting: Sitting) -> None:
    _, one = sitting.look_on()
    assert one.ping_interval

    def asked(silent: float) -> bool:
        def ask() -> None:
            one.received = one.loop.time() - silent
            one.stop_keepalive()
            one.send_keepalive_ping()

        sitting.do(ask)
        return one.pending_ping_payload is not None

    assert not asked(0.0) and one.ping_timer
    assert not asked(one.ping_interval - 5) and one.ping_timer.when() - one.loop.time() < 6
    assert asked(one.ping_interval + 1)


@pytest.mark.usefixtures("quick")
def test_who_answers_no_pings_is_let_go_although_frames_wait_for_them(pinging: Sitting) -> None:
    _, one = pinging.look_on(narrow=True)
    pinging.fill(one)
    pinging.wait_for(0)
    pinging.until(lambda: one.disconnected)
    assert one.unread == 0


@pytest.mark.usefixtures("quick")
def test_who_says_goodbye_and_does_not_read_is_not_waited_for(sitting: Sitting) -> None:
    plain, one = sitting.look_on(narrow=True)
    sitting.fill(one)
    plain.send(CLOSE, struct.pack("!H", 1000))
    sitting.wait_for(0)
    sitting.until(lambda: one.disconnected)
    assert one.unread == 0


def test_who_pings_and_does_not_read_the_answers_is_let_go(sitting: Sitting) -> None:
    plain, one = sitting.look_on(narrow=True)
    one.control = Bucket(PLENTY, PLENTY)  # else it is slowed first
    sitting.fill(one, leave=len(LARGE))
    with suppress(OSError):  # it is let go on the way
        for _ in range(20):
            plain.socket.sendall((bytes([PING | 0x80, 0xFD]) + bytes(4) + b"x" * 125) * 1000)
    sitting.wait_for(0)
    sitting.until(lambda: one.disconnected)
    assert one.unread == 0


def test_a_question_does_not_come_in_endless_pieces(sitting: Sitting) -> None:
    plain, _ = sitting.look_on()
    plain.send(TEXT, b"", last=False)
    for _ in range(MOST_FRAGMENTS + 1):
        plain.send(0, b"", last=False)
    assert plain.closed() == TOO_LARGE
    sitting.wait_for(0)


def masked(text: bytes, *, kind: int = 0x80 | TEXT, mask: bytes = b"\x37\xfa\x21\x3d") -> bytes:
    """A whole frame as browsers send it."""
    body = bytes(letter ^ mask[place % 4] for place, letter in enumerate(text))
    return bytes([kind, 0x80 | len(text)]) + mask + body


PINGED, PONGED = masked(b'{"do":"ping"}'), b'{"tell":"pong"}'


def answered(plain: Plain) -> bool:
    while plain.until(TEXT) != PONGED:
        pass
    return True


@pytest.mark.parametrize("cut", [1, 2, 4, 6, len(PINGED) - 1])
def test_a_question_is_heard_whole_or_cut_anywhere(sitting: Sitting, cut: int) -> None:
    plain, one = sitting.look_on()
    plain.socket.sendall(PINGED)
    assert answered(plain) and one.whole_frames
    plain.socket.sendall(PINGED[:cut])
    sitting.until(lambda: not one.whole_frames)  # this much has arrived
    plain.socket.sendall(PINGED[cut:])
    assert answered(plain)
    plain.socket.sendall(PINGED)
    assert answered(plain)


def test_several_questions_that_come_together_are_all_heard(sitting: Sitting) -> None:
    plain, _ = sitting.look_on()
    plain.socket.sendall(PINGED * 3)
    assert answered(plain) and answered(plain) and answered(plain)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([masked(b'{"do":', kind=TEXT), PINGED], PROTOCOL_ERROR),  # a new text before the last one has ended
        ([bytes([0x80 | TEXT, 2]) + b"{}"], PROTOCOL_ERROR),  # without a mask
        ([masked(b"{}", kind=0xC0 | TEXT)], PROTOCOL_ERROR),  # compressed, which was not agreed on
        ([masked(b"\xff\xfe")], NOT_UTF8),
    ],
)
def test_a_short_frame_that_breaks_the_protocol_is_the_last_one(
    sitting: Sitting, frames: list[bytes], code: int
) -> None:
    plain, one = sitting.look_on()
    for frame in frames:
        sitting.until(one.queue.empty)
        plain.socket.sendall(frame)
    assert plain.closed() == code


def test_a_question_may_come_in_pieces(sitting: Sitting) -> None:
    plain, _ = sitting.look_on()
    plain.send(TEXT, b'{"do":', last=False)
    plain.send(0, b'"ping"', last=False)
    plain.send(0, b"}")
    while plain.until(TEXT) != b'{"tell":"pong"}':
        pass


# The end of the server


def test_the_end_of_a_server_waits_for_nobody_who_does_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither for those to whom much is still to be told, nor for those who have said goodbye already."""
    with serving(tmp_path) as served, served.browser() as ada:
        sitting = Sitting(served, ada)
        looking = [sitting.look_on(narrow=True) for _ in range(6)]
        for _, one in looking:
            sitting.fill(one)
        for plain, _ in looking[:3]:
            plain.send(CLOSE, struct.pack("!H", 1000))
        sitting.wait_for(3)
        served.should_exit = True
        served.thread.join(WAIT)
    assert not served.server_state.connections and not served.server_state.tasks
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
    assert all(one.disconnected for _, one in looking)


def test_everybody_hears_that_the_server_ends(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.browser() as ada:
        sitting = Sitting(served, ada)
        looking, silent = sitting.look_on()[0], sitting.connect()
        served.should_exit = True
        for plain in (looking, silent):
            assert plain.closed() == LEAVING
            plain.send(CLOSE, struct.pack("!H", LEAVING))
            assert plain.ends()
