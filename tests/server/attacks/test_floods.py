"""Whoever sends too much is slowed, and nobody else is: neither at their table nor in the event loop."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest

from tests.server.attacks.strangers import (
    ATTACKER,
    HONEST,
    PING,
    TEXT,
    Stranger,
    frame,
    left_nothing,
    until,
)
from tests.server.registries import TestServer, run
from tests.server.serving import Browser, Served, serving
from threekings.server.net import incoming_frames, websocket_transport
from threekings.server.net.incoming_frames import BURST, HELLO, OF_ITS_OWN, RATE, IncomingFrames
from threekings.server.net.rate_limits import RateLimits, TooFast
from threekings.server.net.websocket_transport import CONTROL_BURST, FLOOD, PIECE, WebSocketTransport
from threekings.server.registry.live_table import MOST_OF_SEAT, TOO_MANY, LiveTable
from threekings.server.registry.perform import perform_for, play, speak
from threekings.server.table.refused import Refused
from threekings.server.table.undo import undo

PLAN = {"game": "king-lui", "seats": ["open"] * 3}
SHORT = 0.2


@pytest.fixture
def server(tmp_path: Path) -> TestServer:
    return TestServer(tmp_path)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, limited=True) as running:
        yield running


# At a table


def test_what_one_seat_asks_costs_the_others_nothing(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        (mover,) = live.table.to_act
        other = (mover + 1) % 3
        refusals = []
        for _ in range(5000):
            try:
                await perform_for(server.registry, live, other, lambda table: undo(table, other))
            except Refused as refused:
                refusals.append(refused.code)
        assert "rate" in refusals
        await play(server.registry, live, mover, live.table.match.moves()[0])  # type: ignore[union-attr]
        with pytest.raises(TooFast):
            await perform_for(server.registry, live, other, lambda table: undo(table, other))

    run(story())


def test_what_one_spectator_says_costs_the_others_nothing(server: TestServer) -> None:
    async def say(live: LiveTable, address: str | None) -> bool:
        with suppress(Refused):
            return bool(await speak(server.registry, live, None, "Guest", "hm", address=address))
        return False

    async def story() -> None:
        live = await server.table()
        assert [await say(live, "192.0.2.7") for _ in range(50)].count(True) == 5
        assert await say(live, "192.0.2.8") and await say(live, None)

    run(story())


def test_a_seat_has_so_many_connections_and_the_oldest_goes(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        spectators = server.connect(live, None, None)
        seats = server.connect(live, *[0] * MOST_OF_SEAT, 1)
        newest = server.connect(live, 0, 0)
        assert [one.closed for one in seats] == [TOO_MANY] * 2 + [None] * (MOST_OF_SEAT - 1)
        assert seats[0].why and not any(one.closed for one in (*spectators, *newest))
        assert [one.seat for one in live.connections].count(0) == MOST_OF_SEAT
        server.registry.leave(live, seats[0])  # as it does when it has closed
        assert 0 not in live.gone and [one.seat for one in live.connections].count(0) == MOST_OF_SEAT

    run(story())


def test_who_says_hello_again_and_again_bothers_nobody_else(served: Served, ada: Browser) -> None:
    table = ada.ask("", PLAN)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    victim = ada.socket(table, 0)
    with Stranger(served) as stranger:
        hello = json.dumps({"do": "hello", "table": table})
        stranger.upgrade()
        for _ in range(10):
            stranger.say(hello)
            assert [json.loads(stranger.frame()[1])["tell"] for _ in range(2)] == ["state", "present"]
        victim.say(do="ping")
        victim.until("pong")
    assert [told["tell"] for told in victim.told] == ["state", "present", "present", "pong"]


def test_the_oldest_socket_of_a_seat_is_told_why_it_goes(ada: Browser) -> None:
    table = ada.ask("", PLAN)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    hello = json.dumps({"do": "hello", "table": table, "seat": 0})
    sockets = [ada.open.enter_context(Stranger(ada.served)) for _ in range(MOST_OF_SEAT + 1)]
    for socket in sockets:
        socket.upgrade(f"Cookie: {cookie}").say(hello).frame()
    assert sockets[0].closed() == (TOO_MANY, "this seat is open in too many windows")
    assert b'"pong"' in answered(sockets[1], '{"do":"ping"}')


def answered(stranger: Stranger, text: str) -> bytes:
    """What comes until a ping or a refusal is answered."""
    stranger.say(text)
    while json.loads(found := stranger.frame()[1])["tell"] not in ("pong", "refusal"):
        pass
    return found


# On the wire


class Parsed:
    """Counts what a server parses, by turns of its event loop."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch):
        self.pieces: list[int] = []
        parse = WebSocketTransport.parse

        def count(transport: WebSocketTransport, data: bytes) -> None:
            if transport.handshake_initiated:
                self.pieces.append(len(data))
            parse(transport, data)

        monkeypatch.setattr(WebSocketTransport, "parse", count)
        self.served = served

    def transport(self) -> WebSocketTransport:
        (found,) = self.served.server_state.connections
        return cast(WebSocketTransport, found)


@pytest.fixture
def parsed(served: Served, monkeypatch: pytest.MonkeyPatch) -> Parsed:
    return Parsed(served, monkeypatch)


FLOODS: dict[str, bytes] = {
    "pings": frame(PING),
    "pongs": frame(0xA),
    "texts": frame(TEXT, b'{"do":"ping"}'),
    "nonsense": frame(TEXT),
    "hellos": frame(TEXT, b'{"do":"hello","table":"none"}'),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_read_in_small_pieces_and_then_not_for_a_while(served: Served, parsed: Parsed, kind: str) -> None:
    """Of some 200 kB that are there, little is parsed at once, and little in all."""
    one = FLOODS[kind]
    with left_nothing(served), Stranger(served) as stranger:
        stranger.upgrade()
        transport = parsed.transport()
        stranger.socket.setblocking(False)
        sent = stranger.socket.send(one * (200_000 // len(one)))
        assert sent > 20 * PIECE
        until(served, lambda: transport.slowed is not None)
        until(served, lambda: transport.queue.empty())
        assert max(parsed.pieces) <= PIECE
        most = max(CONTROL_BURST, BURST) + RATE  # and some, before the pause
        assert sum(parsed.pieces) <= most * len(one) + 2 * PIECE
        served.call(transport.transport.abort)


def test_the_first_refusals_of_a_flood_name_their_actions(served: Served) -> None:
    with Stranger(served) as stranger:
        stranger.upgrade()
        actions = [f"a{number}" for number in range(300)]
        whys = [json.dumps({"do": "why", "move": "draw", "action": action}) for action in actions]
        stranger.send(b"".join(frame(TEXT, why.encode()) for why in whys))
        told = [json.loads(stranger.frame()[1]) for _ in range(int(BURST) + 5)]
        assert [one["action"] for one in told] == actions[: len(told)]
        assert [one["code"] for one in told] == ["hello"] * int(BURST) + ["rate"] * 5


def test_who_was_slowed_is_heard_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """And everything that was sent is answered, in its order."""
    monkeypatch.setattr(websocket_transport, "SLOWED", SHORT)
    with Stranger(served) as stranger:
        stranger.upgrade()
        count = int(BURST) + 20
        texts = [json.dumps({"do": "why", "move": "draw", "action": str(number)}) for number in range(count)]
        stranger.send(b"".join(frame(TEXT, text.encode()) for text in texts))
        told = [json.loads(stranger.frame()[1]) for _ in range(count)]
        assert [one["action"] for one in told] == [str(number) for number in range(count)]
        assert "rate" in {one["code"] for one in told}


@pytest.mark.parametrize("kind", FLOODS)
def test_who_goes_on_flooding_is_disconnected(served: Served, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Also where nobody is there any more who would read the goodbye."""
    monkeypatch.setattr(websocket_transport, "SLOWED", 0.01)
    with left_nothing(served):
        with Stranger(served) as stranger, suppress(OSError):
            stranger.upgrade().send(FLOODS[kind] * 20_000)
            assert stranger.closed() == (FLOOD, "too much was sent")
        with Stranger(served) as stranger:
            stranger.upgrade().socket.setblocking(False)
            stranger.socket.send(FLOODS[kind] * 20_000)
            stranger.hang_up()


def test_sockets_of_one_address_share_what_it_may_send(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming_frames, "OF_ITS_OWN", (0.0, 0.0))
    served.registry.frames = RateLimits(0.0, 12.0, served.registry.now)
    why = '{"do":"why","move":"draw","action":"a"}'
    with Stranger(served) as one, Stranger(served) as two, Stranger(served, HONEST) as honest:
        told = [json.loads(answered(each.upgrade(), why))["code"] for each in (one, two)]
        told += [json.loads(answered(one, why))["code"] for _ in range(10)]
        assert told == ["hello"] * 12
        assert json.loads(answered(two, why))["code"] == "rate"
        assert json.loads(answered(honest.upgrade(), why))["code"] == "hello"


def test_a_hello_counts_for_more_than_other_frames_of_its_address(served: Served) -> None:
    """What answers it is a whole table."""
    served.registry.frames = RateLimits(0.0, 3.0 * HELLO, served.registry.now)
    with Stranger(served) as stranger:
        stranger.upgrade()
        told = [json.loads(answered(stranger, '{"do":"hello","table":"none"}'))["code"] for _ in range(4)]
        assert told == ["unknown"] * 3 + ["rate"]


def test_a_flood_after_goodbye_is_cut_off(served: Served, parsed: Parsed) -> None:
    with left_nothing(served), Stranger(served) as stranger:
        stranger.upgrade()
        transport = parsed.transport()
        served.call(lambda: transport.close(1000))
        with suppress(OSError):  # it is cut off on the way
            stranger.send(frame(TEXT) * 30_000)
        until(served, lambda: not served.server_state.connections)
    assert sum(parsed.pieces) <= CONTROL_BURST * len(frame(TEXT)) + 2 * PIECE


def test_a_victim_plays_on_while_its_rival_floods_the_table(served: Served) -> None:
    """Ninety sockets of one seat, each with all it can send: eight stay, and the victim is never refused."""
    with served.browser() as rival, served.browser() as victim:
        table = rival.ask("", {"game": "king-lui", "seats": ["open", "open", "random"]})["table"]
        rival.ask(f"/{table}/sit", {"name": "Rival"})
        victim.ask(f"/{table}/sit", {"name": "Victim"})
        cookie = "; ".join(f"{name}={value}" for name, value in rival.http.cookies.items())
        hello = frame(TEXT, json.dumps({"do": "hello", "table": table, "seat": 0}).encode())
        flood = b"".join(
            frame(TEXT, json.dumps({"do": "undo", "action": f"u{number}"}).encode()) for number in range(500)
        )
        playing = victim.socket(table, 1)
        for _ in range(90):
            stranger = rival.open.enter_context(Stranger(served, ATTACKER))
            stranger.upgrade(f"Cookie: {cookie}").send(hello + flood)
        for number in range(50):
            playing.say(do="why", move="draw", action=str(number))
            assert playing.until("reason", "refusal")["tell"] == "reason"
        live = served.registry.live[table]
        until(served, lambda: [one.seat for one in live.connections].count(0) <= MOST_OF_SEAT)


def test_neighbours_behind_one_address_do_not_keep_anybody_from_playing(server: TestServer) -> None:
    limits = RateLimits(1.0, 10.0, lambda: server.time)
    flooding, honest = (IncomingFrames(lambda: server.time, limits, "192.0.2.1") for _ in range(2))
    assert [allowed(flooding) for _ in range(50)].count(False) > 20
    own = int(OF_ITS_OWN[1])
    assert [allowed(honest) for _ in range(own + 5)] == [True] * own + [False] * 5


def allowed(frames: IncomingFrames) -> bool:
    try:
        frames.count()
    except TooFast:
        return False
    return True
