"""A real PostgreSQL for tests, started for them and gone after them: on a socket of its own, reached by nobody else."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from threekings.server.store.postgresql import PostgreSQLStore
from threekings.server.store.statements import OF_A_TABLE

DEBIAN = "/usr/lib/postgresql"  # where Debian keeps the programs, off the path
USERS = "postgres", "nobody"  # as whom it runs where the tests are run by root, whom it refuses
OWNER, CLEAN = "threekings", "clean"
TABLES = (*OF_A_TABLE, "log", "sessions", "editions", "alive", "processes")
SECONDS = 60  # for what takes a moment, on a machine that has much to do
SMALL = {"shared_buffers": "16MB", "max_connections": "40", "log_min_messages": "panic"}


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None where it is not installed."""
    on_path = shutil.which("postgres")
    newest = sorted(Path(DEBIAN).glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    found = [Path(on_path).resolve()] if on_path else newest
    return found[-1].parent if found else None


class PostgreSQL:
    """A server with databases of its own. `durable` is for tests that kill it."""

    def __init__(self, *, durable: bool = False):
        self.bin = programs()
        assert self.bin
        self.user = next((pwd.getpwnam(name) for name in USERS if is_user(name)), None) if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))  # not below a test's own, which its user may not enter
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.settings = SMALL | ({} if durable else {"fsync": "off", "full_page_writes": "off"})
        self.numbers = count()
        self.process: subprocess.Popen[bytes] | None = None
        make = [
            f"{self.bin}/initdb",
            "-D",
            f"{self.folder}/data",
            "-U",
            OWNER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run([*make, "--locale=C"], check=True, stdout=subprocess.DEVNULL, **self._as_user())
        self.start()

    def _as_user(self) -> dict[str, Any]:
        return {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}

    def start(self) -> None:
        """Start it where it does not run, and wait until it answers."""
        if self.process:
            return
        settings = self.settings | {"listen_addresses": "", "unix_socket_directories": str(self.folder)}
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [f"{self.bin}/postgres", "-D", f"{self.folder}/data", *given]
        end = time.monotonic() + SECONDS
        while True:
            if (
                self.process is None or self.process.poll() is not None
            ):  # not while those of one that was killed are left
                self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd=self.folder, **self._as_user())
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < end
                time.sleep(0.02)
            else:
                return

    def end(self, number: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT at once and in good order, SIGKILL as a crash does. What it has started ends with it."""
        if self.process:
            self.process.send_signal(number)
            self.process.wait(SECONDS)
            self.process = None

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def run(self, sql: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Do something as the owner of all."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def empty_database(self, more: str = "") -> str:
        """The address of a new database without any tables."""
        name = f"empty{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name} {more}")
        return self.url(name)

    def clean_database(self) -> str:
        """The address of a database with tables of this version and nothing in them: always the same, cleared."""
        url = self.url(CLEAN)
        if self.run(f"SELECT 1 FROM pg_database WHERE datname = '{CLEAN}'"):
            self.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{CLEAN}'")
            self.run(f"TRUNCATE {', '.join(TABLES)}", CLEAN)
        else:
            self.run(f"CREATE DATABASE {CLEAN}")
            PostgreSQLStore.open(url).close()
        return url


def is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@contextmanager
def running(*, durable: bool = False) -> Iterator[PostgreSQL]:
    server = PostgreSQL(durable=durable)
    try:
        yield server
    finally:
        server.end(signal.SIGQUIT)
        shutil.rmtree(server.folder, ignore_errors=True)
