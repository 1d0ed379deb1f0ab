"""What the tests of tables share: a table that lives in simulated time, and games that play themselves."""

import random
from collections.abc import Callable
from typing import Any

from threekings.games import GAMES as KINDS
from threekings.server.protocol.messages import encode
from threekings.server.protocol.outgoing_frames import whole_state
from threekings.server.table import events, moves, seats, setup
from threekings.server.table.events import Created, Event, Moved
from threekings.server.table.fold import fold, table_of_log
from threekings.server.table.moves import SealedChoice
from threekings.server.table.table import PLAYING, Table

SECRET = bytes(range(1, 33))
NAMES = ("Ada", "Bea", "Carl", "Dora", "Emil")
# Every game, with seats that have something to hide from each other.
GAMES = (("king-lui", 3), ("ku-ka-king", 3), ("kings-catering", 2))


def created(game: str, plan: str, options: dict[str, Any] | None = None, **more: Any) -> Created:
    """The first entry of a table's log."""
    kind = setup.game_named(game)
    return setup.create(kind, kind.edition(), plan.split(), options or {}, SECRET, **more)


class Life:
    """A table and its log; an event happens by `do`, a second after the last."""

    def __init__(self, game: str = "king-lui", plan: str = "open open open", **more: Any):
        self.now = 1000.0
        self.log: list[tuple[int, float, bytes]] = [(0, self.now, events.encode(created(game, plan, **more)))]
        self.table = self.again()

    def do(self, done: Event | SealedChoice) -> Event | SealedChoice:
        """What a command has returned happens."""
        if isinstance(done, SealedChoice):
            moves.seal(self.table, done)
        else:
            self.now += 1
            self.log.append((self.table.seq + 1, self.now, events.encode(done)))
            fold(self.table, done, self.table.seq + 1, self.now)
        return done

    def sit_all(self) -> "Life":
        for seat, place in enumerate(self.table.seats):
            if not place.taken:
                self.do(seats.take_seat(self.table, seat, NAMES[seat], bytes([seat])))
        self.do(setup.begin(self.table))
        return self

    def play(self, seat: int, move: str, *, bot: bool = False) -> None:
        self.do(moves.play(self.table, seat, move, bot=bot))

    def play_out(self, seed: int = 0, until: Callable[[Table], bool] = lambda _: False) -> "Life":
        """Random moves of random seats, until the end or what was asked for."""
        chance = random.Random(seed)
        while self.table.status == PLAYING and not until(self.table):
            seat = chance.choice(self.table.to_act)
            self.play(seat, some_move(self.table, seat, chance), bot=self.table.seats[seat].bot is not None)
        return self

    def again(self) -> Table:
        """The table as its log alone gives it, read as the server reads it."""
        return table_of_log("table", self.log, lambda created: KINDS[created.game].edition())


def some_move(table: Table, seat: int, chance: random.Random) -> str:
    assert table.match
    return chance.choice(table.match.moves(seat))


def shown(table: Table) -> list[bytes]:
    """All that anybody can be shown of a table, byte for byte."""
    return [encode(whole_state(table, seat)) for seat in (None, *range(len(table.seats)))]


def moved(life: Life) -> list[Moved]:
    read = [events.decode(body) for _, _, body in life.log]
    return [event for event in read if isinstance(event, Moved)]
