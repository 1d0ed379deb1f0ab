"""WebSockets handed over from the process that has accepted them to the one where those of their table meet.

The system spreads connections over the processes of a port by chance, and a move costs each process where somebody
looks at its table. So whoever accepts a WebSocket whose address names a table hands it over: the open file, through a
Unix socket, with the request as it was read. Nothing depends on it. Any process serves any table, and what cannot be
handed over is served where it was accepted.
"""

import asyncio
import fcntl
import logging
import os
import socket
import struct
import termios
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

import msgspec

from threekings.server import logs

PATH, NAMED = b"/ws", b"table="
LONGEST = 16 * 1024  # bytes of a message: a request's headers and a little more
QUEUE = 1 << 20  # bytes that may wait for another process, as far as the system allows
PATIENCE = 0.5  # seconds in which another process has to begin reading
AT_ONCE = 16  # connections taken in one turn of the event loop


class Handed(msgspec.Struct, array_like=True):
    """What goes with a connection."""

    request: bytes  # as it was read until then
    address: str | None  # who asks, as limits count it
    back: bool = False  # whether it comes back to where it was accepted, and stays


Take = Callable[[socket.socket, bytes], None]
HasSpace = Callable[[str | None], bool]


@dataclass(eq=False)
class Line:
    """A connection to another process; each message has one open file."""

    socket: socket.socket
    read_at: float = field(default_factory=time.monotonic)  # when nothing was left to be read at the other end

    def __post_init__(self) -> None:
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, QUEUE)

    def send(self, handed: Handed, file: int) -> bool:
        """Whether it is on its way, to somebody who reads."""
        now = time.monotonic()
        try:
            if not self._unread():
                self.read_at = now
            elif now - self.read_at > PATIENCE:
                return False
            socket.send_fds(self.socket, [msgspec.msgpack.encode(handed)], [file])
        except OSError:  # too much waits there already, or nobody is there
            return False
        return True

    def _unread(self) -> int:
        """Bytes that the other end has not read."""
        (unread,) = struct.unpack("i", fcntl.ioctl(self.socket, termios.TIOCOUTQ, bytes(4)))
        return int(unread)


class HandingOver:
    """One process of several, which find each other in a folder that nobody else can enter."""

    def __init__(self, folder: Path, number: int, of: int):
        self.folder, self.number, self.of = folder, number, of
        self.lines: dict[int, Line] = {}  # to others, by their numbers
        self.answered: set[Line] = set()  # from others
        self.listener: socket.socket | None = None

    def place_of(self, target: bytes) -> int | None:
        """The process where the WebSockets of the table meet that a request's target names."""
        path, _, query = target.partition(b"?")
        named = [part for part in query.split(b"&") if part.startswith(NAMED)]
        return crc32(named[0]) % self.of + 1 if path == PATH and named else None

    # Giving

    def hand_over(self, file: int, target: bytes, handed: Handed) -> bool:
        """Whether another process has the connection now: ours can be closed."""
        place = self.place_of(target)
        if self.listener is None or place is None or place == self.number:
            return False
        line = self.lines.get(place) or self._connect(place)
        return line is not None and line.send(handed, file)

    def _connect(self, place: int) -> Line | None:
        try:
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        except OSError:  # no more files may be open
            return None
        try:
            line = Line(connection)
            connection.connect(str(self.folder / str(place)))
        except OSError:  # nobody is there, or does not answer
            connection.close()
            return None
        self.lines[place] = line
        self.loop.add_reader(line.socket, self._read, line)
        return line

    # Taking

    def listen(self, take: Take, has_space: HasSpace) -> None:
        """Let others hand connections over to this process from now on; whoever was here before gets no more."""
        self.take, self.has_space, self.loop = take, has_space, asyncio.get_running_loop()
        try:
            self.listener = self._listener()
        except OSError as error:  # where there is no room for it, or no such sockets, all is served where it arrives
            logs.event("connections are not handed over", level=logging.WARNING, error=error)
            return
        self.loop.add_reader(self.listener, self._answer)

    def _listener(self) -> socket.socket:
        own = self.folder / f"{self.number}.{os.getpid()}"
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            listener.setblocking(False)
            listener.bind(str(own))
            listener.listen()
            own.replace(self.folder / str(self.number))
        except OSError:
            listener.close()
            raise
        return listener

    def _answer(self) -> None:
        with suppress(OSError):
            while self.listener:
                line = Line(self.listener.accept()[0])
                self.answered.add(line)
                self.loop.add_reader(line.socket, self._read, line)

    def _read(self, line: Line, most: int = AT_ONCE) -> None:
        for _ in range(most):
            try:
                text, files, _, _ = socket.recv_fds(line.socket, LONGEST, 1, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            except OSError:
                text, files = b"", []
            if not text:
                self._drop(line)
                return
            for file in files:
                self._arrived(line, text, socket.socket(fileno=file))

    def _arrived(self, line: Line, text: bytes, connection: socket.socket) -> None:
        """Serve it here, or give it back; a browser whose connection is closed makes another one."""
        try:
            handed = msgspec.msgpack.decode(text, type=Handed)
        except msgspec.DecodeError:  # from another version
            connection.close()
            return
        if self.listener is not None and (handed.back or self.has_space(handed.address)):
            self.take(connection, handed.request)
            return
        if not handed.back:
            line.send(Handed(handed.request, handed.address, back=True), connection.fileno())
        connection.close()

    # The end

    def close(self) -> None:
        """Take nothing more; what waits goes back."""
        if self.listener is None:
            return
        self._answer()
        self.loop.remove_reader(self.listener)
        self.listener.close()
        self.listener = None
        for line in [*self.answered, *self.lines.values()]:
            self._read(line, most=LONGEST)
            self._drop(line)

    def _drop(self, line: Line) -> None:
        if line.socket.fileno() < 0:
            return
        self.loop.remove_reader(line.socket)
        line.socket.close()
        self.answered.discard(line)
        self.lines = {place: other for place, other in self.lines.items() if other is not line}
