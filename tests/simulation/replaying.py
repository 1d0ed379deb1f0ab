"""A table's game played through again from what is durable, by the library alone: what each seat may know of it.

Views are made of states in which all that the seat does not know is dealt anew: what is told otherwise than here was
not the seat's to know.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tests.simulation.database import Memory
from threekings.edition import Edition
from threekings.errors import IllegalMove, InvalidMove
from threekings.games import GAMES
from threekings.match import Match, card_codes
from threekings.server.protocol.outgoing_frames import log_line
from threekings.server.table import events
from threekings.server.table.events import Began, Created, Event, Moved, SeatTaken, Undone

WORD = 20251119  # by which is dealt anew what somebody does not know
LOG = "SELECT seq, at, body, action_id FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
EDITION = "SELECT name, content FROM editions WHERE digest = ?"


class Moment(NamedTuple):
    """The game after an entry of the log."""

    match: Match | None
    steps: int
    happened: list[Any]  # by step, as far as steps go


class Replayed:
    """What is durable of one table, read as it grows."""

    def __init__(self, memory: Memory, table: str):
        self.memory, self.table = memory, table
        self.commits = -1  # when it was read last
        self.moments: list[Moment] = []  # by seq
        self.salts: dict[int, bytes] = {}
        self.match: Match | None = None
        self.happened: list[Any] = []
        self.over = False
        self._viewers: list[int | None] = []  # from which seats somebody has looked
        self._views: dict[tuple[int, int | None, str | None, int], Any] = {}
        self._lines: dict[tuple[int, int, int | None], Any] = {}

    @property
    def seq(self) -> int:
        return len(self.moments) - 1

    def read(self) -> bool:
        """Take in what has become durable, and say whether there was anything; ValueError where it is no history."""
        if self.commits == self.memory.commits:
            return False
        self.commits, before = self.memory.commits, self.seq
        for seq, _, body, _ in self.memory.rows(LOG, (self.table, self.seq)):
            if seq != len(self.moments):
                raise ValueError(f"entry {seq} follows entry {self.seq}")
            self._take_in(events.decode(body))
            twin = self.match and self.match._twin()
            self.moments.append(Moment(twin, len(self.happened), self.happened))
        return self.seq > before

    def _take_in(self, event: Event) -> None:
        if isinstance(event, Created):
            self.created, self.edition = event, self._edition(event)
        elif isinstance(event, SeatTaken):
            self.salts[event.seat] = event.salt
        elif isinstance(event, Began):
            self._begin(event)
        elif isinstance(event, Moved):
            self._move(event)
        elif isinstance(event, Undone):
            assert self.match
            for _ in range(event.steps):
                self.match.undo()
            self.happened = self.happened[: -event.steps]

    def _edition(self, created: Created) -> Edition:
        game, named = GAMES[created.game], created.edition
        if standard := game.standard_edition(named.digest):
            return standard
        ((name, content),) = self.memory.rows(EDITION, (named.digest,))
        return game.read_edition(msgspec.json.decode(content), name)

    def _begin(self, began: Began) -> None:
        game, players = GAMES[self.created.game], len(self.created.seats)
        deck = card_codes(self.edition, began.deck.split(" "))
        self.match = Match(game, self.edition, players, dict(began.options), deck=deck, seed=0)
        self.happened = [self.match.happened(0)]

    def _move(self, event: Moved) -> None:
        match = self.match
        assert match and not self.over
        try:
            for seat, move in event.moves:
                match.choose(move, seat)
        except (IllegalMove, InvalidMove) as error:
            raise ValueError(f"entry {len(self.moments)} cannot be played: {error}") from error
        if match.dealer_due:
            match.deal(event.dealt)
        self.happened.append(match.happened(len(match.steps)))
        self.over = match.over

    # What a seat may know

    def views(self, seq: int, seat: int | None, told: Any) -> Iterator[Any]:
        """All that a seat may be shown after an entry where it is told this: whatever it has chosen, if it has, and
        whoever else, where all choose at the same moment.
        """
        match = self.moments[seq].match
        if match is None or told is None:
            yield None if match is None else self._view(seq, seat, None, 0)
            return
        chosen = len(match.to_act) - told["waiting"]
        if seat not in match.to_act or seat in told["to_act"]:
            yield self._view(seq, seat, None, chosen)
            return
        for choice in self._choices(seat):
            yield self._view(seq, seat, choice, chosen - 1)

    def _choices(self, seat: int | None) -> list[str]:
        """What a seat has ever sealed here, the latest first."""
        found = [move.decode() for table, at, move in self.memory.sealed if (table, at) == (self.table, seat)]
        return list(dict.fromkeys(reversed(found)))

    def _view(self, seq: int, seat: int | None, choice: str | None, others: int) -> Any:
        key = seq, seat, choice, others
        if key not in self._views:
            match = self.moments[seq].match
            assert match
            if len(match.to_act) > 1:
                self._views[key] = seen(with_choices(match, seat, choice, others), seat)
            else:
                self._see_all(seq, match, seat)
        return self._views[key]

    def _see_all(self, seq: int, match: Match, seat: int | None) -> None:
        """What those who look may be shown: made together, which is quicker, and one as the conformance tests do."""
        viewers = self._viewers
        if seat not in viewers:
            viewers.append(seat)
        for viewer, view in zip(viewers, match.views(viewers), strict=True):
            self._views[seq, viewer, None, 0] = view
        viewer = viewers[seq % len(viewers)]
        self._views[seq, viewer, None, 0] = seen(match, viewer)

    def lines(self, seq: int, step: int, seat: int | None) -> Any:
        """What a seat is told of a step, as it stood after an entry."""
        happened = self.moments[seq].happened[step]
        key = id(happened), step, seat
        if key not in self._lines:
            match = self.match
            assert match
            told = [log_line(match, one.seen_by(seat)) for one in happened]
            self._lines[key] = happened, msgspec.json.decode(msgspec.json.encode(told))
        return self._lines[key][1]


def with_choices(match: Match, seat: int | None, choice: str | None, others: int) -> Match | None:
    """The game once a seat has chosen, and so many others; None where it cannot have."""
    twin = match._twin()
    try:
        if choice is not None:
            twin.choose(choice, seat)
        for other in [one for one in twin.to_act if one != seat][: max(others, 0)]:
            twin.choose(twin.moves(other)[0], other)
    except (IllegalMove, InvalidMove):  # a choice of another moment
        return None
    return twin


def seen(match: Match | None, seat: int | None) -> Any:
    """What a seat may be shown, made of what it may know."""
    if match is None or match.over:
        return match and match.view(seat)
    twin = match._twin()
    twin._state, twin._acting = match.resampled(seat, WORD), None
    return twin.view(seat)
