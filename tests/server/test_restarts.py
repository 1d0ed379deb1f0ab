"""A server takes over from another under load: nobody is turned away, nothing acknowledged is lost or doubled."""

import asyncio
import socket
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.calls import call, refused
from tests.server.reconnecting import ReconnectingPlayer, check_ledgers, seated
from tests.server.running import Serving
from threekings.cli import server_address
from threekings.server.store.sqlite import SQLiteStore

Lane = list[list[ReconnectingPlayer]]  # the players of games that come one after another
PLAN = {"game": "king-lui", "seats": ["open"] * 3}
TABLES, RESTARTS = 3, 2
PACE = 0.05  # seconds until somebody moves, while servers take over
GAMES = 8  # one after another at a table, at most: however slowly servers start, somebody plays


async def knock(place: tuple[str, int], until: asyncio.Event) -> int:
    """Connect again and again, as a proxy does: how often that went well. It always has to."""
    times = 0
    while not until.is_set():
        _, writer = await asyncio.open_connection(*place)
        writer.close()
        times += 1
        await asyncio.sleep(0.005)
    return times


async def play_on(tables: Lane, over: asyncio.Event) -> None:
    """One game after another, until there was enough; then quickly to the end."""
    for players in tables:
        await asyncio.gather(*(player.play() for player in players))
        if over.is_set():
            return


async def replace_while_they_play(servers: list[Serving], folder: Path, lanes: list[Lane]) -> None:
    """Every server takes over from the one before it, once there were moves at all tables."""
    everybody = [player for lane in lanes for players in lane for player in players]
    place, over = everybody[0].address(), asyncio.Event()
    playing = asyncio.gather(*(play_on(lane, over) for lane in lanes))
    knocking = asyncio.create_task(knock(place, over))
    for number in range(RESTARTS):
        before = [moves(lane) for lane in lanes]
        while any(moves(lane) == had for lane, had in zip(lanes, before, strict=True)):
            assert not playing.done()
            await asyncio.sleep(0.01)
        settings = ("--port", str(place[1]), "--replace")
        servers.append(await asyncio.to_thread(Serving, folder / "data", folder / f"log {number}", *settings))
        assert servers[-1].address == servers[0].address
        assert await asyncio.to_thread(servers[-2].process.wait, 60) == 0
        assert {line["level"] for line in servers[-2].lines()} == {"info"}
    over.set()
    for player in everybody:
        player.pace = 0
    await playing
    assert await knocking > 10


def moves(lane: Lane) -> int:
    return sum(len(player.ledger) for players in lane for player in players)


def test_a_server_takes_over_from_another_under_load(tmp_path: Path) -> None:
    with closing(server_address.listening_at("127.0.0.1", 0)) as probe:
        place = ("127.0.0.1", int(probe.getsockname()[1]))
    servers = [Serving(tmp_path / "data", tmp_path / "log", "--port", str(place[1]))]
    try:
        ways = [lambda: place] * 3
        lanes = [[seated(servers[0].address, PLAN, ways, pace=PACE) for _ in range(GAMES)] for _ in range(TABLES)]
        asyncio.run(asyncio.wait_for(replace_while_they_play(servers, tmp_path, lanes), 600))
        assert servers[-1].end() == 0
    finally:
        for server in servers:
            server.close()
    played = [player for lane in lanes for players in lane for player in players if player.connections]
    assert [player.refused for player in played] == [[]] * len(played)
    assert sum(player.connections for player in played) >= (1 + RESTARTS) * TABLES * 3
    store = SQLiteStore.open(tmp_path / "data")
    check_ledgers(store, played)
    store.close()


def test_where_nobody_serves_a_server_that_would_replace_one_simply_starts(tmp_path: Path) -> None:
    with closing(server_address.listening_at("127.0.0.1", 0)) as probe:
        port = str(probe.getsockname()[1])
    with Serving(tmp_path / "data", tmp_path / "log", "--port", port, "--replace") as serving:
        assert serving.end() == 0


@pytest.mark.parametrize("settings", [(), ("--port", "0"), ("--port", "8000", "--database", "postgresql:///no")])
def test_what_cannot_be_replaced_is_told_in_one_line(settings: tuple[str, ...], tmp_path: Path) -> None:
    assert "--replace is for" in refused(call("serve", "--replace", "--data", tmp_path / "data", *settings))
    assert not (tmp_path / "data").exists()


def test_a_port_of_something_else_is_not_shared(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        line = refused(call("serve", "--replace", "--port", port, "--data", tmp_path / "data"))
    assert f"127.0.0.1:{port} is in use" in line


def test_a_second_server_does_not_share_the_port_unasked() -> None:
    with closing(server_address.listening_at("127.0.0.1", 0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(server_address.Busy):
            server_address.listening_at("127.0.0.1", port)
        server_address.listening_at("127.0.0.1", port, beside=True).close()
