"""The server that `threekings bench serve` measures, and what it comes to. Needs what the extra `serve` brings."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from threekings.lab.bench import Row
from threekings.lab.server_load import SEATS, load_rows, profile_lines, rows_together
from threekings.server.net.open_files import sockets_within
from threekings.server.registry.registry import MOST_CONNECTIONS
from threekings.server.store.opening import VARIABLE, check_address

SERVE = ("serve", "--port", "0")


def server_rows(tables: int, processes: int) -> Iterator[Row]:
    """How fast a server is, with so many tables at a human pace; or what a move costs several processes."""
    if processes > 1:
        return rows_together(server(), processes)
    check_sockets(SEATS * tables)
    return load_rows(server(), tables)


def measure_over(database: str | None) -> None:
    """Let servers keep their tables there, and never where the operator's are; in the environment nobody reads it."""
    if database:
        check_address(database)
        from threekings.server.store.postgresql_copying import check_is_empty  # needs the extra of that name

        check_is_empty(database)
    os.environ[VARIABLE] = database or ""


def server_profile() -> list[str]:
    """Where a server spends its time."""
    return profile_lines(profiled_server)


def server() -> list[str]:
    """The command that starts a server."""
    return [sys.executable, "-m", "threekings", *SERVE]


def profiled_server(path: Path) -> list[str]:
    """The command that starts a server which writes its profile into a file."""
    return [sys.executable, "-m", "threekings.cli.profiled", str(path), *SERVE]


def check_sockets(wanted: int) -> None:
    """Make sure that this process may open so many, and the server, which has the same limits, take them."""
    most = sockets_within(MOST_CONNECTIONS)
    if wanted > most:
        raise ValueError(f"{wanted} sockets are too many, {most} can be: ask for fewer --tables, or raise ulimit -Hn")
