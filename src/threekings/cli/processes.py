"""`threekings serve --processes N`: one process that starts the N servers, which share a port and a database.

It does nothing itself: it starts one anew that has ended, ends all in good order, and on SIGHUP replaces one after
another, each only once its successor serves. A server whose parent is gone ends too: its standard input does.
"""

import asyncio
import logging
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import rich_click as click

from threekings.server import logs
from threekings.texts import localized

VARIABLE = "THREEKINGS_WORKER"  # says to a server which one of how many it is
FOLDER = "THREEKINGS_WORKERS"  # and where it finds the others
READY = b"ready\n"  # what it says once it serves
AGAIN = 1.0  # seconds until one that has ended is started anew
PATIENCE = 10.0  # seconds that one may take to end


class Worker(NamedTuple):
    """Which of how many servers this process is."""

    number: int
    of: int
    folder: Path | None  # where they find each other, if they can


def this_worker() -> Worker | None:
    """None where nobody has started this process as one of several."""
    number, _, count = os.environ.get(VARIABLE, "").partition("/")
    folder = os.environ.get(FOLDER)
    return Worker(int(number), int(count), Path(folder) if folder else None) if count else None


def say_ready() -> None:
    """Tell the parent, and end once it is not there any more."""
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def serve_together(count: int, port: int, told: Callable[[], None]) -> None:
    """Serve with so many processes until a signal ends it; `told` says where, once all can be reached."""
    with folder_of_all() as folder:
        asyncio.run(Supervisor(count, port, folder).run(told))


@contextmanager
def folder_of_all() -> Iterator[str]:
    """A folder that nobody else can enter, for their sockets to each other; none where nothing can be written."""
    try:
        folder = tempfile.TemporaryDirectory(prefix="threekings-", ignore_cleanup_errors=True)
    except OSError:
        yield ""
        return
    with folder as path:
        yield path


class Supervisor:
    """Keeps the servers going."""

    def __init__(self, count: int, port: int, folder: str):
        self.count, self.folder = count, folder
        self.command = [sys.executable, "-m", "threekings", *sys.argv[1:], "--port", str(port)]
        self.servers: dict[int, asyncio.subprocess.Process] = {}
        self.ending = asyncio.Event()
        self.life = os.pipe()  # open at our end as long as we live
        self.renewing: asyncio.Task[None] | None = None

    async def run(self, told: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for ending in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(ending, self.ending.set)
        loop.add_signal_handler(signal.SIGHUP, self.renew)
        try:
            for number in range(1, self.count + 1):
                await self.start(number)
            told()
            keeping = [asyncio.create_task(self.keep(number)) for number in self.servers]
            going_on = [*keeping, asyncio.create_task(self.ending.wait())]
            done, _ = await asyncio.wait(going_on, return_when=asyncio.FIRST_COMPLETED)
            for task in keeping:
                task.cancel()
            await asyncio.gather(*done)  # what nobody has foreseen is told
        finally:
            await asyncio.gather(*map(end, self.servers.values()))

    async def start(self, number: int) -> None:
        """Start a server in this place, and wait until it serves."""
        heard, said = os.pipe()
        server = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=self.life[0],
            stdout=said,
            env=os.environ | {VARIABLE: f"{number}/{self.count}", FOLDER: self.folder},
            start_new_session=True,  # a Ctrl-C is for the parent alone
        )
        os.close(said)
        with os.fdopen(heard, "rb") as words:
            ready = await asyncio.to_thread(words.readline)
        if ready != READY:
            await end(server)
            raise click.ClickException(localized("cli-serve-not-started"))
        before = self.servers.get(number)
        self.servers[number] = server
        if before:
            await end(before)

    async def keep(self, number: int) -> None:
        """Start a server anew whenever it has ended by itself."""
        while True:
            server = self.servers[number]
            code = await server.wait()
            if self.servers[number] is server:
                logs.event("process ended", level=logging.ERROR, process=number, code=code)
                await asyncio.sleep(AGAIN)
                with suppress(click.ClickException):  # it has said why; it is tried again
                    await self.start(number)

    def renew(self) -> None:
        if self.renewing is None or self.renewing.done():
            self.renewing = asyncio.create_task(self.renew_all())

    async def renew_all(self) -> None:
        """One after another, so that all but one serve at any time."""
        for number in list(self.servers):
            try:
                await self.start(number)
            except click.ClickException:
                logs.event("process not renewed", level=logging.ERROR, process=number)
                return
            logs.event("process renewed", process=number)


async def end(server: asyncio.subprocess.Process) -> None:
    """End a server in good order, or else at once."""
    with suppress(ProcessLookupError):
        server.terminate()
    try:
        await asyncio.wait_for(server.wait(), PATIENCE)
    except TimeoutError:
        with suppress(ProcessLookupError):
            server.kill()
        await server.wait()
