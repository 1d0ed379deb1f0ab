"""Honest players while a server is attacked: python -m tests.server.attacks.under_attack [KIND ...]

Attackers come from one address of this machine, honest players from others. Each attack is led twice at the same rate:
against a listener that does nothing, and against the server. What counts is how much longer honest players wait in the
second case, and that none of them is refused or dropped. Takes one to three minutes a kind; `make soak` runs all.
"""

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.server.attacks.attackers import BAD_HANDSHAKES, allow_files
from threekings.cli.server_bench import server
from threekings.lab.server_load import SERVER_CORE, Measured, paced, pin, run
from threekings.server.table import events
from threekings.server.table.events import Moved, Undone

ATTACKER, VICTIM = "127.0.0.66", "127.0.0.77"
HONEST = [f"127.0.1.{number}" for number in range(1, 41)]
TABLES, EVERY = 40, 0.5
BEFORE = 3.0  # seconds that an attack lasts before honest play is measured
LONG_LOG = 100_000  # entries
RATES = {**dict.fromkeys(BAD_HANDSHAKES, 400.0), "flood": 400.0, "bots": 20.0, "read": 20.0}  # a second
SECONDS = {**dict.fromkeys(BAD_HANDSHAKES, 55.0), "flood": 20.0, "bots": 20.0, "read": 20.0}  # of honest play
MOST_RATIO, MOST_START = 3.0, 3.0


@dataclass
class Shown:
    """What one attack has come to."""

    kind: str
    sent: int
    quiet: float  # how long honest players wait, in seconds, while the dummy is attacked
    attacked: float  # and while the server was
    start: float

    @property
    def fine(self) -> bool:
        return self.attacked <= MOST_RATIO * self.quiet and self.start <= MOST_START

    def __str__(self) -> str:
        ratio = self.attacked / self.quiet
        waits = f"{1000 * self.quiet:6.1f} -> {1000 * self.attacked:6.1f} ms ({ratio:.2f} x)"
        outcome = "ok" if self.fine else "FAILED"
        return f"{self.kind:12} {self.sent:7} sent   {waits}   start {self.start:.1f} s   {outcome}"


@contextmanager
def dummy() -> Iterator[tuple[str, int]]:
    """A listener that accepts, reads, answers a table's name to whoever asks by HTTP, and does nothing else."""
    script = "import asyncio; from tests.server.attacks.under_attack import do_nothing; asyncio.run(do_nothing())"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as process:
        try:
            pin(process.pid, SERVER_CORE)
            assert process.stdout
            yield "127.0.0.1", int(process.stdout.readline())
        finally:
            process.kill()


async def do_nothing() -> None:
    allow_files()
    answer = b'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 13\r\n\r\n{"table":"x"}'

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = await reader.read(65536)
        if first.startswith(b"GET /ws"):
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        if first.startswith((b"POST", b"GET /api")):
            writer.write(answer)
            writer.close()
        while first and await reader.read(65536):
            pass
        writer.close()

    listening = await asyncio.start_server(accept, "127.0.0.1", 0, backlog=2048)
    print(listening.sockets[0].getsockname()[1], flush=True)
    await listening.serve_forever()


@contextmanager
def attacking(kind: str, host: str, port: int, table: str) -> Iterator[list[int]]:
    """While an attack lasts; how much was sent is known at its end."""
    arguments = [kind, host, port, ATTACKER, RATES[kind], BEFORE + SECONDS[kind] + 5, table]
    command = [sys.executable, "-m", "tests.server.attacks.attackers", *map(str, arguments)]
    sent: list[int] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield sent
            out, _ = process.communicate(timeout=120)
            sent.append(int(out))
        finally:
            process.kill()


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, int, float]]:
    """A server over a folder: where, its process, and the seconds until it answered."""
    begun = time.monotonic()
    command = [*server(), "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout
            address = next(word for line in process.stdout for word in line.split() if word.startswith("http://"))
            pin(process.pid, SERVER_CORE)
            httpx.get(f"{address}/health").raise_for_status()
            Thread(target=process.stdout.read, daemon=True).start()
            yield address, process.pid, time.monotonic() - begun
        finally:
            process.terminate()


def make_long_log(folder: Path) -> str:
    """A running game whose log was made long on purpose; its table."""
    with serving(folder) as (address, _, _), httpx.Client(base_url=address) as client:
        plan = {"game": "king-lui", "seats": ["open", "greedy", "greedy"], "pace": 10_000}
        table: str = client.post("/api/tables", json=plan).json()["table"]
        client.post(f"/api/tables/{table}/sit", json={"name": "Ada"}).raise_for_status()
    both = [events.encode(event) for event in (Moved(moves=((0, "draw"),)), Undone(seat=0, steps=1))]
    with sqlite3.connect(folder / "threekings.sqlite") as connection:
        (last,) = connection.execute("SELECT max(seq) FROM log WHERE table_id = ?", (table,)).fetchone()
        rows = ((table, last + 1 + number, 0.0, both[number % 2]) for number in range(LONG_LOG))
        connection.executemany("INSERT INTO log (table_id, seq, at, body) VALUES (?, ?, ?, ?)", rows)
        connection.execute("UPDATE lobby SET due = 0")
    connection.close()
    return table


def honest_play(address: str, process: int, seconds: float) -> Measured:
    """Whole tables at a human pace; whoever is refused or dropped ends the run with an error."""
    return run(paced(address, process, tables=TABLES, every=EVERY, seconds=seconds, sources=HONEST))


def play_with_bots(address: str, seconds: float) -> float:
    """The longest that somebody waited for three bots to move, in a game of their own; no bot may have given up."""
    waits = []
    with httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address=VICTIM), timeout=60) as client:
        plan = {"game": "king-lui", "seats": ["open", *["steward:200ms"] * 3], "pace": 200}
        table = client.post("/api/tables", json=plan).raise_for_status().json()["table"]
        client.post(f"/api/tables/{table}/sit", json={"name": "Victim"}).raise_for_status()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            asked = time.monotonic()
            while not (view := look(client, table)["view"])["moves"] and view["to_act"]:
                time.sleep(0.1)
            if not view["to_act"]:
                break
            waits.append(time.monotonic() - asked)
            client.post(f"/api/tables/{table}/play", json={"seat": 0, "move": view["moves"][0]}).raise_for_status()
    assert "threekings_bot_fallbacks_total 0\n" in httpx.get(f"{address}/metrics").text, "a bot has given up"
    return max(waits)


def look(client: httpx.Client, table: str) -> dict[str, Any]:
    state: dict[str, Any] = client.get(f"/api/tables/{table}", params={"seat": 0}).raise_for_status().json()
    return state


def measure(kind: str, address: str, process: int) -> float:
    """How long honest people wait: 99 of 100 moves, or for the bots of their table at worst."""
    if kind == "bots":
        return play_with_bots(address, SECONDS[kind])
    return honest_play(address, process, SECONDS[kind]).delay(0.99)


def try_attack(kind: str) -> Shown:
    with tempfile.TemporaryDirectory() as folder:
        table = make_long_log(Path(folder)) if kind == "read" else ""
        with serving(Path(folder)) as (address, process, start), dummy() as place:
            table = table or new_table(address)
            with attacking(kind, *place, table):
                time.sleep(BEFORE)
                quiet = measure(kind, address, process)
            where = urlsplit(address)
            assert where.hostname and where.port
            with attacking(kind, where.hostname, where.port, table) as sent:
                time.sleep(BEFORE)
                attacked = measure(kind, address, process)
    return Shown(kind, sent[0], quiet, attacked, start)


def new_table(address: str) -> str:
    """A game that somebody plays, for attackers to look at."""
    with httpx.Client(base_url=address) as client:
        table: str = client.post("/api/tables", json={"game": "king-lui", "seats": ["open"] * 4}).json()["table"]
        for seat in range(4):
            client.post(f"/api/tables/{table}/sit", json={"name": f"Player {seat}"}).raise_for_status()
    return table


def main(kinds: list[str]) -> int:
    pin(0, 1)
    shown = []
    for kind in kinds or RATES:
        shown.append(try_attack(kind))
        print(shown[-1], flush=True)
    return sum(not one.fine for one in shown)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
