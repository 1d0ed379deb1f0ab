"""Strangers on loopback addresses of their own, with nothing between them and their bytes."""

import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO

from tests.server.serving import WAIT, Served
from threekings.server.net.accepting import AcceptLimit

ATTACKER, HONEST = "127.0.0.66", "127.0.0.77"
TEXT, CLOSE, PING = 0x1, 0x8, 0x9
REQUEST = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhyZWUga2luZ3MgdGVzdA==\r\nSec-WebSocket-Version: 13\r\n"
)


class Stranger:
    """One TCP connection, from a loopback address."""

    def __init__(self, served: Served, address: str = ATTACKER, *, narrow: bool = False):
        self.socket = socket.socket()
        self.file: BinaryIO | None = None
        self.socket.settimeout(WAIT)
        if narrow:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.bind((address, 0))
        self.socket.connect(("127.0.0.1", served.port))

    def __enter__(self) -> "Stranger":
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        if self.file:
            self.file.close()
        self.socket.close()

    def send(self, data: str | bytes) -> "Stranger":
        self.socket.sendall(data.encode("latin-1") if isinstance(data, str) else data)
        return self

    def rest(self) -> bytes:
        """All that is sent until the server ends the connection."""
        parts = []
        try:
            while part := self.socket.recv(65536):
                parts.append(part)
        except ConnectionResetError:
            pass
        return b"".join(parts)

    def status(self) -> int:
        """The status of the only response before the server ends the connection, or 0."""
        return int([*self.rest().split(b" ", 2), b"0"][1])

    # As a WebSocket

    def upgrade(self, *headers: str) -> "Stranger":
        self.send(UPGRADE + "".join(f"{header}\r\n" for header in headers) + "\r\n")
        self.file = self.socket.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass
        return self

    def say(self, text: str) -> "Stranger":
        return self.send(frame(TEXT, text.encode()))

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        assert self.file
        first, length = self.file.read(2)
        more = {126: 2, 127: 8}.get(length, 0)
        return first & 0xF, self.file.read(int.from_bytes(self.file.read(more)) if more else length)

    def closed(self) -> tuple[int, str]:
        """Code and reason with which the server closes."""
        while (found := self.frame())[0] != CLOSE:
            pass
        return int.from_bytes(found[1][:2]), found[1][2:].decode()


def frame(kind: int, body: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client, with a mask that masks nothing."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack("!H", len(body))
    return bytes([kind | 0x80 * last]) + size + bytes(4) + body


def accept_limit(served: Served) -> AcceptLimit:
    """What a server counts at accept."""
    limit = served.config.http.args[0]  # type: ignore[union-attr]
    assert isinstance(limit, AcceptLimit)
    return limit


def until(served: Served, holds: Callable[[], bool]) -> None:
    """Wait for something to hold in the server's own thread."""
    found: list[bool] = []
    end = time.monotonic() + WAIT
    while not found or not found[-1]:
        assert time.monotonic() < end
        served.call(lambda: found.append(holds()))


@contextmanager
def left_nothing(served: Served) -> Iterator[None]:
    """Whatever happens meanwhile, no connection stays, and none is counted that is not there."""
    yield
    until(served, lambda: not served.server_state.connections and not accept_limit(served).open.count)
