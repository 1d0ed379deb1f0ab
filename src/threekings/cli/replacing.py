"""Taking over from a server that runs: it is told to end, and what connects meanwhile waits for the next one."""

import os
import signal
import sys
import time
from pathlib import Path

import rich_click as click

from threekings.server.store.changes import InUse
from threekings.server.store.opening import open_store
from threekings.server.store.store import Store
from threekings.texts import localized

PATIENCE = 30.0  # seconds in which a server ends that was told to
LOOK = 0.01  # seconds between two looks whether it has


def check_possible(port: int | None, database: str | None) -> None:
    """Tell in one line, before anything else is done, what cannot be taken over."""
    if not port or database or sys.platform != "linux":
        raise click.UsageError(localized("cli-serve-replace-where"))


def taken_over(folder: Path) -> Store:
    """The data in a folder, as soon as the server that owns it has ended in good order; at once where there is none."""
    end, told = time.monotonic() + PATIENCE, None
    while True:
        try:
            return open_store(folder)
        except InUse as in_use:
            if in_use.process is None or time.monotonic() > end:
                raise
            if in_use.process != told:
                told = in_use.process
                tell_to_end(told)
        time.sleep(LOOK)


def tell_to_end(process: int) -> None:
    try:
        os.kill(process, signal.SIGTERM)
    except ProcessLookupError:
        pass  # it has just ended, or lives where its number means nothing here
    except PermissionError as error:
        raise click.ClickException(localized("cli-serve-replace-cannot", why=str(error.strerror))) from None
