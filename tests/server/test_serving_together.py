"""`threekings serve --processes`: real processes on one port and one database, killed, paused and renewed."""

import asyncio
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.calls import call, refused
from tests.server.killing import Player, check_ledgers
from tests.server.places import PostgreSQLPlace
from tests.server.postgresql import PostgreSQL
from tests.server.running import SECONDS, Serving
from threekings.server.store.postgresql import PostgreSQLStore

PLAYERS = 4


@pytest.fixture
def url(mortal: PostgreSQL) -> str:
    mortal.start()
    return mortal.clean_database()


@pytest.fixture
def two(url: str, tmp_path: Path) -> Iterator[Serving]:
    """Two processes on one port."""
    with Serving(tmp_path / "data", tmp_path / "log", "--database", url, "--processes", "2") as serving:
        yield serving


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def events(serving: Serving, name: str) -> int:
    return [line["event"] for line in serving.lines()].count(name)


class Undaunted(Player):
    """Whoever loses the connection makes another."""

    async def go_on(self, address: str, enough: Callable[[], bool]) -> None:
        while not enough():
            task = asyncio.create_task(self.play(address, asyncio.Event()))
            while not task.done() and not enough():
                await asyncio.sleep(0.01)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            if task.done() and not task.cancelled() and task.exception():
                raise task.exception() or AssertionError


async def play_through(serving: Serving, players: list[Undaunted], *faults: Callable[[], None]) -> None:
    """Everybody plays; after each fault everybody goes on by themselves."""
    done = asyncio.Event()
    playing = [asyncio.create_task(player.go_on(serving.address, done.is_set)) for player in players]
    try:
        for fault in (lambda: None, *faults):
            await asyncio.to_thread(fault)
            before = [len(player.ledger) for player in players]
            async with asyncio.timeout(SECONDS):
                while not all(len(player.ledger) > had + 3 for player, had in zip(players, before, strict=True)):
                    await asyncio.sleep(0.01)
                    for task in playing:
                        if task.done():
                            task.result()
    finally:
        done.set()
        await asyncio.gather(*playing)


def check_nothing_is_lost(url: str, players: list[Undaunted]) -> None:
    for player in players:
        if player.unanswered:  # it may have been done: that is known when it is sent again
            player.ledger.pop(player.unanswered["action"], None)
    check_ledgers(PostgreSQLPlace(url), [*players])


def test_no_acknowledged_move_is_lost_and_all_play_on_whatever_is_killed_or_renewed(
    two: Serving, url: str, mortal: PostgreSQL
) -> None:
    players = [Undaunted(number) for number in range(PLAYERS)]

    def kill_a_process() -> None:
        os.kill(two.children()[0], signal.SIGKILL)

    def renew_all() -> None:
        wait_until(lambda: events(two, "started") == 3)  # another one is there in place of the one that was killed
        two.process.send_signal(signal.SIGHUP)
        wait_until(lambda: events(two, "process renewed") == 2)

    def kill_the_database() -> None:
        mortal.end(signal.SIGKILL)
        mortal.start()

    asyncio.run(play_through(two, players, kill_a_process, renew_all, kill_the_database))
    assert len(two.children()) == 2
    with two.client() as client:
        assert re.search(r'threekings_moves_total{process="[12]",by="person"} \d+', client.get("/metrics").text)
    assert two.end() == 0
    assert [line for line in two.lines() if line["event"] == "error"] == []
    check_nothing_is_lost(url, players)


PLAN = {"game": "king-lui", "seats": ["open", "greedy", "greedy"], "pace": 0}


def test_bots_go_on_at_the_other_process_when_theirs_is_paused_and_their_own_is_refused_later(
    url: str, tmp_path: Path
) -> None:
    """The one that was paused wakes up with a lease that is another's by then."""
    settings = "--database", url
    with (
        Serving(tmp_path / "one", tmp_path / "log1", *settings) as one,
        Serving(tmp_path / "two", tmp_path / "log2", *settings) as two,
        one.client() as here,
        two.client() as there,
    ):
        table = here.post("/api/tables", json=PLAN | {"seats": ["open", "greedy", "greedy"]}).json()["table"]
        here.post(f"/api/tables/{table}/sit", json={"name": "Ada"}).raise_for_status()
        there.cookies = here.cookies
        for _ in range(3):
            play_own_move(here, table)
        wait_until(lambda: bots_have_moved(here, table))
        seq = state(there, table)["seq"]
        one.process.send_signal(signal.SIGSTOP)
        play_own_move(there, table)
        wait_until(lambda: bots_have_moved(there, table))
        one.process.send_signal(signal.SIGCONT)
        play_own_move(there, table)
        wait_until(lambda: bots_have_moved(there, table))
        assert state(here, table)["seq"] == state(there, table)["seq"] > seq
        for serving in (one, two):
            assert serving.end() == 0
            assert [line for line in serving.lines() if line["level"] == "error"] == []
    store = PostgreSQLStore.open(url)
    entries = store.read_log(table)
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    store.close()


def state(client: httpx.Client, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = client.get(f"/api/tables/{table}?seat=0").raise_for_status().json()
    return answer


def play_own_move(client: httpx.Client, table: str) -> None:
    wait_until(lambda: bots_have_moved(client, table))
    if moves := state(client, table)["view"]["moves"]:
        client.post(f"/api/tables/{table}/play", json={"seat": 0, "move": moves[0]}).raise_for_status()


def bots_have_moved(client: httpx.Client, table: str) -> bool:
    told = state(client, table)
    return told["status"] != "playing" or 0 in told["view"]["to_act"]


def test_a_folder_has_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("THREEKINGS_DATABASE", raising=False)
    line = refused(call("serve", "--port", "0", "--processes", "2", "--data", tmp_path / "data"))
    assert line.startswith("threekings: several processes need a PostgreSQL database")
    assert not (tmp_path / "data").exists()
    line = refused(call("serve", "--processes", "2", "--lan", "--database", "postgresql:///castle"))
    assert line.startswith("threekings: --lan is for one process")
