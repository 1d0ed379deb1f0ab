"""What the tests of tables share: a table that lives in simulated time, and games that play themselves."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from threekings.game import GAMES as KINDS
from threekings.server.protocol.frames import whole_state
from threekings.server.protocol.messages import encode
from threekings.server.tables import events
from threekings.server.tables.events import Created, Event, Moved
from threekings.server.tables.table import PLAYING, Table, checked_plan, open_table

SECRET = bytes(range(1, 33))
NAMES = ("Ada", "Bea", "Carl", "Dora", "Emil")
# Every game, with seats that have something to hide from each other.
GAMES = (("king-lui", 3), ("ku-ka-king", 3), ("kings-catering", 2))


class Life:
    """A table and its log; an event happens by `do`, a second after the last."""

    def __init__(self, game: str = "king-lui", seats: str = "open open open", **more: Any):
        plan = tuple(seats.split())
        created = Created(game=game, players=len(plan), seats=plan, **({"secret": SECRET} | more))
        self.now = 1000.0
        self.log: list[tuple[bytes, float]] = [(events.encode(checked_plan(created)), self.now)]
        self.table = fold(self.log)

    def do(self, event: Event | None) -> Event | None:
        if event is not None:
            self.now += 1
            self.log.append((events.encode(event), self.now))
            self.table.fold(event, self.table.seq + 1, self.now)
        return event

    def sit_all(self) -> "Life":
        for seat, place in enumerate(self.table.seats):
            if not place.taken:
                self.do(self.table.sit(seat, NAMES[seat], bytes([seat])))
        self.do(self.table.begin())
        return self

    def play(self, seat: int, move: str, *, bot: bool = False) -> None:
        if self.do(self.table.play(seat, move, bot=bot)) is None:
            self.table.seal(seat, move)

    def play_out(self, seed: int = 0, until: Callable[[Table], bool] = lambda _: False) -> "Life":
        """Random moves of random seats, until the end or what was asked for."""
        chance = random.Random(seed)
        while self.table.status == PLAYING and not until(self.table):
            seat = chance.choice(self.table.to_act)
            self.play(seat, some_move(self.table, seat, chance), bot=self.table.seats[seat].bot is not None)
        return self

    def again(self) -> Table:
        """The table as its log alone gives it."""
        return fold(self.log)


def fold(log: list[tuple[bytes, float]]) -> Table:
    created = msgspec.json.decode(log[0][0], type=events.AnyEvent)
    assert isinstance(created, Created)
    table = open_table("table", created, KINDS[created.game].edition())
    table.seq = 0
    for seq, (body, at) in enumerate(log[1:], 1):
        table.fold(events.decode(body), seq, at)
    return table


def some_move(table: Table, seat: int, chance: random.Random) -> str:
    assert table.match
    return chance.choice(table.match.moves(seat))


def shown(table: Table) -> list[bytes]:
    """All that anybody can be told of a table, byte for byte."""
    return [encode(whole_state(table, seat)) for seat in (None, *range(len(table.seats)))]


def moved(log: list[tuple[bytes, float]]) -> list[Moved]:
    read = [events.decode(body) for body, _ in log]
    return [event for event in read if isinstance(event, Moved)]
