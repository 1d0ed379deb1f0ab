"""Several people at one device: one browser holds their seats, and looks from whichever of them or from none."""

from typing import Any

from tests.server.registries import ADA, BEA, CARL, KeptConnection, TestServer, refused, run
from threekings.server.lifecycle.clocks import tick
from threekings.server.net.websocket_connection import WebSocketConnection
from threekings.server.protocol.messages import Hello
from threekings.server.registry.live_table import GRACE, MOST_SPECTATORS, LiveTable
from threekings.server.registry.perform import perform_for, play
from threekings.server.seating.seat_claims import new_token, sit
from threekings.server.store.changes import Session
from threekings.server.table.seats import leave_seat

ABSENT = 60.0
ROWS = "ku-ka-king"


async def at_one_device(server: TestServer, game: str = "king-lui", **more: Any) -> LiveTable:
    """A table where Ada's browser has the first two seats, and Bea's the third."""
    live, _ = await server.planned("open open open", game, **more)
    for seat, who in enumerate((ADA, ADA, BEA)):
        await sit(server.registry, live, who, f"Player {seat}", seat=seat)
    return live


def join(server: TestServer, live: LiveTable, who: Session | None, seat: int | None = None) -> KeptConnection:
    connection = KeptConnection(seat, session=who.hash if who else None)
    server.registry.join(live, connection, -1, host=False)
    return connection


def told(connection: KeptConnection, kind: str = "state") -> dict[str, Any]:
    return [frame for frame in connection.received if frame["tell"] == kind][-1]


def hands(connection: KeptConnection) -> list[Any]:
    return [hand["cards"] for hand in told(connection)["view"]["hands"]]


def test_a_device_is_told_which_seats_are_its_own_and_which_are_to_act_but_nobodys_cards(server: TestServer) -> None:
    async def story() -> None:
        live = await at_one_device(server, options={"first": 0})
        device, bea, stranger = join(server, live, ADA), join(server, live, BEA, 2), join(server, live, CARL)
        assert (told(device)["mine"], told(device)["due"], hands(device)) == ([0, 1], [0], [None] * 3)
        assert not {"mine", "due"} & {*told(bea), *told(stranger)}
        await play(server.registry, live, 0, "draw")
        assert told(device)["mine"] == [0, 1] and hands(device) == [None] * 3
        assert not {"mine", "due"} & {*told(bea), *told(stranger)}
        front = join(server, live, ADA, 1)
        assert (told(front)["mine"], hands(front)[1] is not None) == ([0, 1], True)

    run(story())


def test_a_device_learns_who_of_its_people_has_chosen_and_others_only_how_many(server: TestServer) -> None:
    async def story() -> None:
        live = await at_one_device(server, ROWS)
        device, bea = join(server, live, ADA), join(server, live, BEA, 2)
        assert told(device)["due"] == [0, 1]
        await play(server.registry, live, 0, "row 1")
        assert told(device, "waiting")["due"] == [1] and "due" not in told(bea, "waiting")
        assert told(device)["view"]["choice"] is None
        again = join(server, live, ADA)
        assert told(again)["due"] == [1]
        server.time += 15
        await tick(server.registry)
        assert (told(device, "waiting")["awaited"], told(device, "waiting")["due"]) == ([1, 2], [1])

    run(story())


def test_everybody_at_a_device_is_there_while_it_looks_from_whichever_seat_or_none(server: TestServer) -> None:
    async def story() -> None:
        live = await at_one_device(server)
        bea = join(server, live, BEA, 2)
        device = join(server, live, ADA)
        assert told(bea, "present") == {"tell": "present", "seats": [0, 1, 2], "spectators": 0}
        front = join(server, live, ADA, 1)
        server.registry.leave(live, front)
        assert told(bea, "present")["seats"] == [0, 1, 2]
        server.time += ABSENT
        await tick(server.registry)
        assert "absent" not in told(bea, "present")
        server.registry.leave(live, device)
        assert told(bea, "present")["seats"] == [2]
        server.time += ABSENT
        await tick(server.registry)
        assert [one["seat"] for one in told(bea, "present")["absent"]] == [0, 1]

    run(story())


def test_a_clock_sends_nobody_away_whose_device_looks_on(server: TestServer) -> None:
    async def story() -> None:
        live = await at_one_device(server, seconds=600)
        join(server, live, BEA, 2)
        device = join(server, live, ADA)
        server.registry.leave(live, join(server, live, ADA, 0))
        server.time += GRACE + 1
        await tick(server.registry)
        assert [place.bot for place in live.table.seats] == [None] * 3
        server.registry.leave(live, device)
        server.time += GRACE + 1
        await tick(server.registry)
        assert [place.bot is None for place in live.table.seats] == [False, False, True]

    run(story())


def test_where_there_are_no_spectators_a_device_may_look_from_no_seat_and_strangers_may_not(server: TestServer) -> None:
    async def story() -> None:
        live = await at_one_device(server, spectators=False)
        hello = Hello(live.table.id)
        await WebSocketConnection(server.registry, ADA.hash, Silent()).join(hello)
        assert await refused(WebSocketConnection(server.registry, CARL.hash, Silent()).join(hello)) == "not-yours"

    run(story())


def test_a_crowd_of_spectators_does_not_keep_a_device_out(server: TestServer) -> None:
    async def story() -> None:
        live = await at_one_device(server)
        for _ in range(MOST_SPECTATORS):
            join(server, live, None)
        front = join(server, live, ADA, 0)
        device = KeptConnection(session=ADA.hash)
        live.check_space(device)
        live.join(device, -1)
        assert told(front, "present")["spectators"] == MOST_SPECTATORS
        assert await refused(full(live, KeptConnection(session=ADA.hash))) == "full"
        assert await refused(full(live, KeptConnection(session=CARL.hash))) == "full"

    async def full(live: LiveTable, connection: KeptConnection) -> None:
        live.check_space(connection)

    run(story())


def test_a_device_hears_when_one_of_its_people_goes_elsewhere(server: TestServer) -> None:
    async def story() -> None:
        live = await at_one_device(server)
        device = join(server, live, ADA)
        token = await new_token(server.registry, live, 1, ADA.hash)
        await sit(server.registry, live, CARL, None, token=token)
        assert told(device)["mine"] == [0]

    run(story())


def test_people_are_added_at_a_device_before_the_game_and_leave_it(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        await sit(server.registry, live, ADA, "Anna", seat=0)
        device = join(server, live, ADA)
        assert told(device)["mine"] == [0]  # it looks from no seat
        await sit(server.registry, live, ADA, "Bo", seat=2)
        assert (told(device)["mine"], told(device, "present")["seats"]) == ([0, 2], [0, 2])
        await perform_for(server.registry, live, 2, lambda table: leave_seat(table, 2))
        assert (told(device)["mine"], told(device, "present")["seats"]) == ([0], [0])

    run(story())


class Silent:
    """A transport through which nothing is sent."""

    unread = 0

    def put(self, frame: bytes) -> None: ...
    def close(self, code: int, reason: str = "") -> None: ...
    def greeted(self) -> None: ...
    def slow_down(self) -> None: ...
