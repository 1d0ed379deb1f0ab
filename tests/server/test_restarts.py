"""A server takes over from another under load: nobody is turned away, nothing acknowledged is lost or doubled."""

import asyncio
import socket
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.cli.calls import call, refused
from tests.server.reconnecting import ReconnectingPlayer, check_ledgers, seated
from tests.server.running import Serving
from threekings.cli import server_address
from threekings.server.store.sqlite import SQLiteStore

PLAN = {"game": "king-lui", "seats": ["open"] * 3}
TABLES, RESTARTS = 6, 2
PACE = 0.4  # seconds until somebody moves, until the last server is there: games are to last until then


async def knock(place: tuple[str, int], until: asyncio.Event) -> int:
    """Connect again and again, as a proxy does: how often that went well. It always has to."""
    times = 0
    while not until.is_set():
        _, writer = await asyncio.open_connection(*place)
        writer.close()
        times += 1
        await asyncio.sleep(0.005)
    return times


async def replace_while_they_play(first: Serving, folder: Path, players: list[ReconnectingPlayer]) -> Serving:
    """Every server takes over from the one before it, once all players have moved there; the last one."""
    place, serving, over = players[0].address(), first, asyncio.Event()
    playing = asyncio.gather(*(player.play() for player in players))
    knocking = asyncio.create_task(knock(place, over))
    for number in range(RESTARTS):
        moved = [len(player.ledger) for player in players]
        while any(len(player.ledger) == before for player, before in zip(players, moved, strict=True)):
            assert not playing.done()
            await asyncio.sleep(0.01)
        settings = ("--port", str(place[1]), "--replace")
        after = await asyncio.to_thread(Serving, folder / "data", folder / f"log {number}", *settings)
        assert after.address == first.address
        assert await asyncio.to_thread(serving.process.wait, 60) == 0
        assert {line["level"] for line in serving.lines()} == {"info"}
        serving.close()
        serving = after
    for player in players:
        player.pace = 0.0
    await playing
    over.set()
    assert await knocking > 10
    return serving


def test_a_server_takes_over_from_another_under_load(tmp_path: Path) -> None:
    with closing(server_address.listening_at("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    first = Serving(tmp_path / "data", tmp_path / "log", "--port", str(port))
    where = urlsplit(first.address)
    place = (str(where.hostname), int(where.port or 0))
    players = [player for _ in range(TABLES) for player in seated(first.address, PLAN, [lambda: place] * 3, pace=PACE)]
    with asyncio.run(asyncio.wait_for(replace_while_they_play(first, tmp_path, players), 300)) as last:
        assert last.end() == 0
    assert [player.refused for player in players] == [[]] * len(players)
    assert min(player.connections for player in players) > RESTARTS
    store = SQLiteStore.open(tmp_path / "data")
    check_ledgers(store, players)
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
