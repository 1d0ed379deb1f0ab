"""Players on lines that fail in every way: they play whole games, and nothing acknowledged is lost or doubled."""

import asyncio
import re
import time
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.fault_proxy import KINDS, Fault, FaultProxy, pieces, plan, proxied
from tests.server.reconnecting import Address, ReconnectingPlayer, check_ledgers, seated
from tests.server.running import SECONDS, Serving
from threekings.lab.process_figures import resident_bytes
from threekings.server.registry.live_table import MOST_OF_SEAT
from threekings.server.store.sqlite import SQLiteStore

PLAN = {"game": "king-lui", "seats": ["open"] * 3}
STRANGER = "127.0.0.66"  # counted and limited by the server as somebody from elsewhere
MOST_BYTES = 12_000  # heard on a connection, which then ends: dozens of them a game
MOST_GROWN = 64 << 20  # bytes of memory


def server_place(serving: Serving) -> tuple[str, int]:
    where = urlsplit(serving.address)
    assert where.hostname and where.port
    return where.hostname, where.port


def watchers(serving: Serving) -> int:
    """Connections that look at tables, as the server counts them."""
    page = httpx.get(f"{serving.address}/metrics", trust_env=False).raise_for_status().text
    return sum(int(count) for count in re.findall(r"^threekings_watchers{.*} (\d+)$", page, re.MULTILINE))


def open_files(serving: Serving) -> int:
    return len([*Path(f"/proc/{serving.process.pid}/fd").iterdir()])


async def play_on_good_line(serving: Serving) -> None:
    place = server_place(serving)
    players = await asyncio.to_thread(seated, serving.address, PLAN, [lambda: place] * 3)
    await asyncio.gather(*(player.play() for player in players))


async def play_through_faults(serving: Serving, seed: int) -> tuple[list[ReconnectingPlayer], list[FaultProxy]]:
    """Two tables on lines that fail, and one on a good line, whose players come last."""
    place = server_place(serving)
    async with AsyncExitStack() as stack:
        proxies = [
            await stack.enter_async_context(proxied(*place, seed=f"{seed} {number}", most=MOST_BYTES, source=STRANGER))
            for number in range(2 * 3)
        ]
        ways: list[list[Address]] = [[proxy.address for proxy in proxies[start : start + 3]] for start in (0, 3)]
        players = [player for table in ways for player in await asyncio.to_thread(seated, serving.address, PLAN, table)]
        players += await asyncio.to_thread(seated, serving.address, PLAN, [lambda: place] * 3)
        await asyncio.gather(*(player.play() for player in players))
        assert watchers(serving) <= MOST_OF_SEAT * len(players)
    return players, proxies


@pytest.mark.parametrize("seed", [1])
def test_games_are_played_through_lines_that_fail(seed: int, tmp_path: Path) -> None:
    with Serving(tmp_path / "data", tmp_path / "log") as serving:
        asyncio.run(play_on_good_line(serving))  # which loads all that a game needs
        memory, files = resident_bytes(serving.process.pid), open_files(serving)
        players, proxies = asyncio.run(asyncio.wait_for(play_through_faults(serving, seed), 300))
        end = time.monotonic() + SECONDS
        while watchers(serving):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert open_files(serving) <= files + MOST_OF_SEAT  # some for reading the store
        assert resident_bytes(serving.process.pid) - memory < MOST_GROWN
        assert serving.end() == 0
    assert {fault.kind for proxy in proxies for fault in proxy.met if fault} == {*KINDS}
    assert [player.refused for player in players] == [[]] * len(players)
    assert [player.connections for player in players[-3:]] == [1, 1, 1]  # on the good line
    assert [line for line in serving.lines() if line["level"] == "error"] == []
    store = SQLiteStore.open(tmp_path / "data")
    check_ledgers(store, players)
    store.close()


# The proxy


def test_a_seed_repeats_the_plan_of_faults() -> None:
    plans = [[plan(seed, 20_000, number) for number in range(60)] for seed in (1, 1, 2)]
    assert plans[0] == plans[1] != plans[2]
    assert {fault.kind for fault in plans[0]} == {*KINDS}


SENT = bytes(range(100))


@pytest.mark.parametrize(
    ("kind", "arrives"),
    [
        ("delay", SENT),
        ("slow", SENT),
        ("cut", SENT[:30]),
        ("half-open", SENT[:30]),
        ("garbage", SENT[:30] + b"garbage" + SENT[30:]),
        ("double", SENT[:30] + SENT[30:40] * 2 + SENT[40:]),
    ],
)
def test_a_fault_comes_at_its_byte(kind: str, arrives: bytes) -> None:
    fault = Fault(kind, True, after=30, lasts=1000, seconds=0, garbage=b"garbage")
    passed: list[bytes | None] = []
    for start in range(0, len(SENT), 20):
        if None not in passed:
            passed += pieces(SENT[start : start + 20], start, fault)
    assert b"".join(piece for piece in passed if piece) == arrives
    assert (None in passed) is (kind == "cut")


def test_a_cut_is_seen_at_both_ends_and_half_open_lines_at_none() -> None:
    async def story(kind: str) -> tuple[bytes, bool]:
        """What reached the server of 100 bytes, and whether the client's line has ended then."""
        heard = bytearray()
        arrived = asyncio.Event()

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while len(heard) < 30 and (data := await reader.read(1000)):
                heard.extend(data)
            arrived.set()
            await reader.read(1)
            writer.close()

        async with await asyncio.start_server(hear, "127.0.0.1", 0) as listening:
            proxy = FaultProxy(*listening.sockets[0].getsockname(), seed=1, most=20_000)
            proxy.plan = lambda _: Fault(kind, True, 30, 1000, 0)
            async with await proxy.start():
                reader, writer = await asyncio.open_connection(*proxy.there)
                writer.write(SENT)
                await arrived.wait()
                ended = asyncio.ensure_future(reader.read())
                done, _ = await asyncio.wait([ended], timeout=0.5 if kind == "half-open" else 20)
                for one in done:
                    one.exception()
                ended.cancel()
                writer.transport.abort()
                await proxy.close()
                return bytes(heard), bool(done)

    assert asyncio.run(story("cut")) == (SENT[:30], True)
    assert asyncio.run(story("half-open")) == (SENT[:30], False)
