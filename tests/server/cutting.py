"""A way to a PostgreSQL that can be cut, or silenced, at the moment a test chooses."""

import socket
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

SOCKET = ".s.PGSQL.5432"
LARGE = 1 << 20


class CuttingProxy:
    """Passes on what is said between clients and the server, on a socket of its own.

    `cut_before`: the next transaction does not reach the server any more. `cut_after`: it does, then `after` is done,
    and the answer is lost. `silent`: no answer passes, and nobody gets through.
    """

    def __init__(self, url: str):
        self.server = Path(urlsplit(url).query.partition("host=")[2]) / SOCKET
        self.folder = tempfile.TemporaryDirectory()
        self.url = url.partition("host=")[0] + f"host={self.folder.name}"
        self.cut_before = self.cut_after = self.silent = False
        self.after: Callable[[], object] = lambda: None
        self.cuts = 0
        self.door = socket.socket(socket.AF_UNIX)
        self.door.bind(str(Path(self.folder.name) / SOCKET))
        self.door.listen()
        self.lines: list[Line] = []
        Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "CuttingProxy":
        return self

    def __exit__(self, *_: object) -> None:
        shut(self.door)
        for line in self.lines:
            line.cut()
        self.folder.cleanup()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, server = self.door.accept()[0], socket.socket(socket.AF_UNIX)
                if self.silent or server.connect_ex(str(self.server)):
                    shut(client)
                    shut(server)
                else:
                    self.lines.append(Line(self, client, server))


class Line:
    """One connection."""

    def __init__(self, proxy: CuttingProxy, client: socket.socket, server: socket.socket):
        self.proxy, self.client, self.server = proxy, client, server
        self.doomed = False
        for passing in (self._forth, self._back):
            Thread(target=passing, daemon=True).start()

    def cut(self) -> None:
        shut(self.client)
        shut(self.server)

    def _forth(self) -> None:
        with suppress(OSError):
            while said := self.client.recv(LARGE):
                if b"COMMIT" in said and self.proxy.cut_before:
                    self.proxy.cut_before = False
                    self.proxy.cuts += 1
                    break
                self.doomed |= b"COMMIT" in said and self.proxy.cut_after
                self.server.sendall(said)
        self.cut()

    def _back(self) -> None:
        with suppress(OSError):
            while said := self.server.recv(LARGE):
                if self.doomed and b"COMMIT" in said:
                    self.proxy.after()
                    self.proxy.cut_after = False
                    self.proxy.cuts += 1
                    break
                if not self.proxy.silent and not self.doomed:
                    self.client.sendall(said)
        self.cut()


def shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
