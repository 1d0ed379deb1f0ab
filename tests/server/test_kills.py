"""A whole server killed again and again under load, and its database: what it has acknowledged is there, once, and play
goes on.

`THREEKINGS_KILLS=200 pytest tests/server/test_kills.py` kills more often.
"""

import asyncio
import hashlib
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.places import Place, PostgreSQLPlace, SQLitePlace
from tests.server.postgresql import PostgreSQL

KILLS = int(os.environ.get("THREEKINGS_KILLS", "20"))
FEWER = 10  # times as many kills over a folder as over a database, which takes longer to come back
LATER = httpx.codes.TOO_MANY_REQUESTS, httpx.codes.SERVICE_UNAVAILABLE
TABLES = 6
PLAN = {"game": "king-lui", "seats": ["open"] * 3}


class Player:
    """One table, all its seats, and a ledger of what the server has acknowledged."""

    def __init__(self, number: int):
        self.number, self.count = number, 0
        self.cookies = httpx.Cookies()
        self.table = ""
        self.tables: list[str] = []  # all it has set up
        self.ledger: dict[str, tuple[str, int]] = {}  # by action: table, seq
        self.unanswered: dict[str, Any] | None = None

    async def play(self, address: str, begun: asyncio.Event) -> None:
        """Play until the server is gone; what got no answer is sent again first, under its old name."""
        async with httpx.AsyncClient(base_url=address, cookies=self.cookies, timeout=60, trust_env=False) as http:
            try:
                if self.unanswered:
                    await self.ask(http, self.unanswered)
                while True:
                    await self.move(http)
                    begun.set()
            except httpx.TransportError:
                return
            finally:
                self.cookies = http.cookies

    async def move(self, http: httpx.AsyncClient) -> None:
        if not self.table or (await self.look(http, 0))["status"] == "over":
            await self.found(http)
        seat = (await self.look(http, 0))["view"]["to_act"][0]
        moves = (await self.look(http, seat))["view"]["moves"]
        self.count += 1
        action = f"{self.number}-{self.count}"
        await self.ask(http, {"seat": seat, "move": moves[self.count % len(moves)], "action": action})

    async def found(self, http: httpx.AsyncClient) -> None:
        """Set up a table and take all its seats; after a kill once more, under the same names."""
        table = (await self.send(http, "/api/tables", PLAN | {"action": self.drawn("table")}))["table"]
        for seat in range(len(PLAN["seats"])):
            await self.send(http, f"/api/tables/{table}/sit", {"name": "Ada", "action": self.drawn(f"seat {seat}")})
        self.table = table
        self.tables.append(table)

    def drawn(self, what: str) -> str:
        """The name of an action that nobody else has drawn: it is known again without a cookie."""
        return hashlib.sha256(f"{self.number} {len(self.tables)} {what}".encode()).hexdigest()

    async def look(self, http: httpx.AsyncClient, seat: int) -> dict[str, Any]:
        return await self.send(http, f"/api/tables/{self.table}?seat={seat}")

    async def ask(self, http: httpx.AsyncClient, question: dict[str, Any]) -> None:
        self.unanswered = question
        done = await self.send(http, f"/api/tables/{self.table}/play", question)
        self.ledger[question["action"]] = (self.table, done["seq"])
        self.unanswered = None

    async def send(self, http: httpx.AsyncClient, path: str, question: Any = None) -> dict[str, Any]:
        """Ask, more slowly or later when told so; the answer."""
        while True:
            answer = await (http.get(path) if question is None else http.post(path, json=question))
            if answer.status_code not in LATER:
                assert answer.is_success, answer.text
                told: dict[str, Any] = answer.json()
                return told
            await asyncio.sleep(0.05)


@contextmanager
def forking(place: Place, log: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that starts one server after another over the same data."""
    folder = place.folder if isinstance(place, SQLitePlace) else log.parent / "unused"
    env = os.environ | {"THREEKINGS_DATABASE": place.url if isinstance(place, PostgreSQLPlace) else ""}
    command = [sys.executable, "-m", "tests.server.forks", str(folder)]
    with (
        log.open("w") as lines,
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=lines, text=True, env=env
        ) as process,
    ):
        yield process


def start(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The next server: its process and its address."""
    assert process.stdin and process.stdout
    process.stdin.write("\n")
    process.stdin.flush()
    number, address, _place = (process.stdout.readline() for _ in range(3))
    return int(number), address.split()[-1]


async def play_and_kill(
    server: int, address: str, players: list[Player], meanwhile: Callable[[], Awaitable[None]]
) -> None:
    begun = asyncio.Event()
    playing = asyncio.gather(*(player.play(address, begun) for player in players))
    try:
        await asyncio.wait_for(begun.wait(), 60)
        await meanwhile()
    finally:
        os.kill(server, signal.SIGKILL)
    await playing


def check_ledgers(place: Place, players: list[Player]) -> None:
    """What was acknowledged is there, once; so is what was set up and taken."""
    store = place.open()
    try:
        for player in players:
            assert player.ledger
            for action, (table, seq) in player.ledger.items():
                named = [entry.seq for entry in store.read_log(table) if (entry.action_id or "").endswith(f" {action}")]
                assert named == [seq]
            for table in player.tables:
                taken = [body for body in (entry.body for entry in store.read_log(table)) if b"seat-taken" in body]
                assert len(taken) == len(PLAN["seats"])
        finished = sum(len(player.tables) for player in players)
        assert finished <= len(store.find_lobby()) <= finished + TABLES  # one of each may be unfinished
    finally:
        store.close()


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", KILLS), ("postgresql", KILLS // FEWER)])
def test_no_acknowledged_move_is_lost_or_doubled_by_kills(
    kind: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place: Place = SQLitePlace(tmp_path / "data")
    if kind == "postgresql":
        place = PostgreSQLPlace(request.getfixturevalue("mortal").clean_database())
    chance, players = random.Random(5), [Player(number) for number in range(TABLES)]
    with forking(place, tmp_path / "log") as process:
        for _ in range(kills):
            server, address = start(process)
            seconds = chance.uniform(0.1, 0.6)
            asyncio.run(play_and_kill(server, address, players, partial(asyncio.sleep, seconds)))
    check_ledgers(place, players)


def test_no_acknowledged_move_is_lost_or_doubled_by_kills_of_the_database(mortal: PostgreSQL, tmp_path: Path) -> None:
    place = PostgreSQLPlace(mortal.clean_database())
    chance, players = random.Random(6), [Player(number) for number in range(TABLES)]

    async def kill_and_start() -> None:
        for _ in range(KILLS // FEWER):
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            mortal.end(signal.SIGKILL)
            before = [len(player.ledger) for player in players]
            await asyncio.sleep(chance.uniform(0, 0.3))
            await asyncio.to_thread(mortal.start)
            while not all(len(player.ledger) > had for player, had in zip(players, before, strict=True)):
                await asyncio.sleep(0.01)  # all go on by themselves

    with forking(place, tmp_path / "log") as process:
        asyncio.run(play_and_kill(*start(process), players, lambda: asyncio.wait_for(kill_and_start(), 300)))
    check_ledgers(place, players)
    logged = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert {"store failed"} <= {line["event"] for line in logged}
    assert [line for line in logged if line["event"] == "error"] == []
