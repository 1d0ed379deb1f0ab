"""One table: what has happened there, what anyone may do now, and what each seat may see of it.

Knows no framework, no clock and no randomness of its own: the time is told, secrets are given. A command is a function
that returns the event to be appended to the log, or raises Refused; nothing has changed then. `fold` takes what was
appended. So a table can be lived through in a test in no time, and come back from its log after anything.
"""

import copy
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from threekings import fair_shuffle
from threekings.bots import read_bot
from threekings.bots.household import NAMES
from threekings.edition import Edition
from threekings.errors import IllegalMove, InvalidMove
from threekings.game import GAMES
from threekings.match import Match, card_codes
from threekings.record_format import is_name
from threekings.server.tables.events import (
    Abandoned,
    Again,
    Began,
    Created,
    Event,
    Moved,
    Muted,
    Paced,
    Replaced,
    Returned,
    Rose,
    Sat,
    Spoke,
    Undone,
)
from threekings.texts import Message, reason

OPEN, HUMAN = "open", "human"
STAND_IN = "steward:200ms"  # who plays for somebody absent
SALT = 64  # bytes a player may add to the shuffle, at most
NAME = 32  # letters of a name, at most
SPEECH = 400  # letters of a line of chat, at most
MOVE = 200  # letters of a move, at most
LINES = 200  # of chat that are kept
MOST_PACE = 10_000  # milliseconds
MOST_MILLISECONDS, MOST_PLAYOUTS = 2000, 100_000  # a bot may think about one move
TIME, LEFT, RESIGNED = "time", "left", "resigned"  # why a bot plays for somebody
PLAYED = re.compile(r"([0-9]+|-) ")  # how a record's lines of moves begin
GATHERING, PLAYING, OVER, ABANDONED = "gathering", "playing", "over", "abandoned"


class Refused(Exception):
    """What was asked cannot be done; says why, with the rule where there is one, in words and as a message."""

    def __init__(self, code: str, reason: str, message: Message | None = None):
        super().__init__(reason)
        self.code, self.reason, self.message = code, reason, message


@dataclass
class Seat:
    """Who sits there."""

    plan: str  # open, human, or a bot
    name: str | None = None
    salt: bytes = b""
    stand_in: str | None = None  # the bot that plays for an absent player
    why: str | None = None  # why it does

    @property
    def taken(self) -> bool:
        return self.name is not None

    @property
    def person(self) -> bool:
        """Whether a person holds the seat, present or not."""
        return self.plan in (OPEN, HUMAN) and self.taken

    @property
    def bot(self) -> str | None:
        """The bot that moves here now."""
        return self.stand_in if self.plan in (OPEN, HUMAN) else self.plan


@dataclass
class Table:
    """The fold of a log."""

    id: str
    edition: Edition
    created: Created
    seats: list[Seat] = field(default_factory=list)
    status: str = GATHERING
    seq: int = -1  # of the last entry
    since: float = 0.0  # when those to act began to think
    match: Match | None = None
    turn: int = 0  # grows with every change of the position
    undone: int = 0  # moves taken back that could not be without bots: the table is marked
    moved: list[int] = field(default_factory=list)  # seq of every step of the match
    said: list[Spoke] = field(default_factory=list)  # the last lines of chat
    forgotten: int = 0  # lines before them
    muted: set[int | None] = field(default_factory=set)
    notes: list[tuple[int, str]] = field(default_factory=list)  # after which step, and what the record says of it
    pace: int = 0  # milliseconds a bot takes for a move, about
    rematch: str | None = None
    reading: bool = False  # while it comes back from its log, every move is checked again

    # Commands: what may be done now

    def sit(self, seat: int, name: str, salt: bytes = b"") -> Sat:
        """Take a free seat."""
        place = self._seat(seat)
        if self.status != GATHERING:
            raise Refused("begun", "the game has begun")
        if place.plan not in (OPEN, HUMAN) or place.taken:
            raise Refused("taken", f"seat {seat} is taken")
        if len(salt) > SALT:
            raise Refused("salt", f"at most {SALT} bytes go into the shuffle")
        return Sat(seat=seat, name=checked(name, NAME, "name"), salt=salt)

    def rise(self, seat: int) -> Rose | Replaced:
        """Leave a seat: before the game it is free again, later a bot sits in."""
        if self.status == GATHERING:
            self._person(seat)
            return Rose(seat=seat)
        return self.replace(seat, LEFT)

    def resign(self, seat: int) -> Replaced:
        """Give up: a bot plays on, and there is no way back."""
        self._playing()
        if self._person(seat).why == RESIGNED:
            raise Refused("resigned", "you have resigned already")
        return Replaced(seat=seat, bot=STAND_IN, why=RESIGNED)

    def begin(self) -> Began:
        """Start, with bots in all seats still empty."""
        if self.status != GATHERING:
            raise Refused("begun", "the game has begun")
        empty = [seat for seat, place in enumerate(self.seats) if not place.taken]
        return Began(filled=dict.fromkeys(empty, STAND_IN))

    @cached_property
    def commit(self) -> str:
        """What the shuffle is committed to, hexadecimal."""
        return fair_shuffle.commitment(self.id, self.created.secret).hex()

    @property
    def full(self) -> bool:
        """Whether the game can begin without bots being called in."""
        return self.status == GATHERING and all(place.taken for place in self.seats)

    def play(self, seat: int, move: str, *, bot: bool = False) -> Moved | None:
        """Play a move. None: the choice is sealed, others are still to choose at the same moment."""
        match = self._playing()
        if not bot:
            self._present(seat)
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise Refused("illegal", reason(refusal), refusal)
        if {*match.to_act} - {seat}:
            return None
        return Moved(moves=tuple(sorted({**match.choices, seat: move}.items())), bot=bot)

    def why_not(self, seat: int, move: str) -> Message | None:
        """The rule that forbids a move now; None if it may be played. Changes nothing."""
        match = self._playing()
        if len(move) > MOVE:
            raise Refused("invalid", f"a move has at most {MOVE} letters")
        try:
            return match.refusal(move, seat)
        except InvalidMove as error:
            raise Refused("invalid", str(error)) from None
        except IllegalMove as error:
            raise Refused("illegal", str(error)) from None

    def undo(self, seat: int) -> Undone:
        """Take back the last move: until it showed something new or another has moved; against bots, freely."""
        self._playing()
        self._present(seat)
        if refusal := self.why_not_undo(seat):
            raise Refused("undo", refusal)
        return Undone(seat=seat, steps=self._steps_since(seat))

    def why_not_undo(self, seat: int) -> str | None:
        """Why somebody who is there, in a game, may not take back a move; None if they may."""
        match = self._playing()
        if seat in match.sealed:
            return "your choice is not shown yet: choose again instead"
        if not match.steps:
            return "there is no move to take back"
        (mover, _), *others = match.steps[-1].moves
        if mover == seat and not others and not match.has_shown:
            return None
        if self._alone(seat):
            return None if self._steps_since(seat) else "you have not moved yet"
        return "another has moved since" if others or mover != seat else "the move has shown something new"

    def _alone(self, seat: int) -> bool:
        """Whether no other person plays."""
        return not any(place.person for place in self.seats if place is not self.seats[seat])

    def _steps_since(self, seat: int) -> int:
        """Steps since a seat moved last, that one counted; 0 if it never has."""
        steps = self._playing().steps
        return next((count for count, step in enumerate(reversed(steps), 1) if seat in dict(step.moves)), 0)

    def replace(self, seat: int, why: str) -> Replaced:
        """Let a bot play for somebody who is away."""
        self._playing()
        if self._person(seat).stand_in:
            raise Refused("away", "a bot plays for you already")
        return Replaced(seat=seat, bot=STAND_IN, why=why)

    def come_back(self, seat: int) -> Returned:
        """Play oneself again; a bot has played meanwhile."""
        self._playing()
        place = self._person(seat)
        if not place.stand_in:
            raise Refused("here", "no bot plays for you")
        if place.why == RESIGNED:
            raise Refused("resigned", "you have resigned")
        return Returned(seat=seat)

    def speak(self, seat: int | None, name: str, text: str) -> Spoke:
        """Say something to all: from a seat under its name, or as a spectator under one that nobody here has."""
        if seat is None:
            if not self.created.spectators:
                raise Refused("seat", "you do not sit at this table")
            if name in [place.name for place in self.seats]:
                raise Refused("name", "somebody at the table is called so")
        else:
            name = str(self._person(seat).name)
        if seat in self.muted:
            raise Refused("muted", "the host has muted you")
        return Spoke(seat=seat, name=checked(name, NAME, "name"), text=checked(text, SPEECH, "text"))

    def mute(self, seat: int | None, *, quiet: bool) -> Muted:
        """For the host: hear nothing more from a seat, or from spectators; or hear them again."""
        if seat is not None:
            self._seat(seat)
        if quiet == (seat in self.muted):
            raise Refused("muted", "that is so already")
        return Muted(seat=seat, quiet=quiet)

    def set_pace(self, seat: int | None, milliseconds: int) -> Paced:
        """Let bots move faster or slower: the host (None) may, and whoever sits here with bots alone."""
        if self.status not in (GATHERING, PLAYING):
            raise Refused("over", "the game is over")
        if seat is not None:
            place = self._person(seat)
            if any(other is not place and other.person for other in self.seats):
                raise Refused("not-yours", "others are playing as well: only who set up the table may do this")
        return Paced(checked_pace(milliseconds))

    def abandon(self, seat: int | None) -> Abandoned:
        """End the game unfinished: a player may once no other person plays, the host (None) always."""
        if self.status not in (GATHERING, PLAYING):
            raise Refused("over", "the game is over")
        if seat is not None:
            place = self._person(seat)
            if any(other is not place and other.person and not other.stand_in for other in self.seats):
                raise Refused("not-yours", "others are still playing")
        return Abandoned(seat=seat)

    # The clock

    @property
    def deadline(self) -> float | None:
        """When those who think now have thought too long. It does not tell who of several has chosen already."""
        clock = self.created.clock
        if clock is None or self.match is None or self.status != PLAYING:
            return None
        asked = {*self.match.to_act, *self.match.sealed}
        return self.since + clock.seconds if any(self.seats[seat].bot is None for seat in asked) else None

    def late(self, now: float) -> list[int]:
        """The seats of all who have thought too long."""
        if self.deadline is None or now < self.deadline:
            return []
        return list(self.people_to_act())

    def time_out(self, seat: int, now: float) -> Replaced:
        """A bot for somebody who has thought too long."""
        if seat not in self.late(now):
            raise Refused("time", "there is still time")
        return self.replace(seat, TIME)

    def people_to_act(self) -> Iterator[int]:
        """Seats that wait for a person who is there."""
        return (seat for seat in self.to_act if self.seats[seat].bot is None)

    def bots_to_act(self) -> Iterator[tuple[int, str]]:
        """Seats that wait for a bot, and which."""
        return ((seat, str(self.seats[seat].bot)) for seat in self.to_act if self.seats[seat].bot is not None)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act if self.match and self.status == PLAYING else ()

    # Folding: what has happened

    def fold(self, event: Event, seq: int, at: float) -> None:
        """Take an entry of the log; it was checked before it was appended."""
        self.seq = seq
        FOLDS[type(event)](self, event)
        if self.match and self.status == PLAYING and self.match.over:
            self.status = OVER
        clock = self.created.clock
        late = clock is not None and at >= self.since + clock.seconds  # who comes back then has time again
        if isinstance(event, (Began, Moved, Undone)) or (isinstance(event, Returned) and late):
            self.since = at

    def after(self, event: Event, at: float) -> "Table":
        """How the table will be when an event has happened; this one stays as it is."""
        twin = copy.copy(self)
        twin.seats = [copy.copy(place) for place in self.seats]
        twin.match = self.match.copy() if self.match else None
        twin.moved, twin.said, twin.muted, twin.notes = [*self.moved], [*self.said], {*self.muted}, [*self.notes]
        twin.fold(event, self.seq + 1, at)
        return twin

    def seal(self, seat: int, move: str) -> None:
        """Take a choice that is not in the log: others are still to choose."""
        assert self.match
        self.match.choose(move, seat)

    def _sat(self, event: Sat) -> None:
        place = self.seats[event.seat]
        place.name, place.salt = event.name, event.salt
        for number, other in enumerate(self.seats):
            if other.plan not in (OPEN, HUMAN) and other.name == event.name:
                other.name = bot_name(number, self._names())

    def _rose(self, event: Rose) -> None:
        place = self.seats[event.seat]
        place.name, place.salt = None, b""

    def _began(self, event: Began) -> None:
        for seat, bot in event.filled.items():
            self.seats[seat] = Seat(plan=bot, name=bot_name(seat, self._names()))
        self.status, self.match = PLAYING, fair_match(self)
        self.turn += 1

    def _moved(self, event: Moved) -> None:
        assert self.match
        sealed = self.match.choices
        for seat, move in event.moves:
            if sealed.get(seat) != move:
                (self.match.play if self.reading else self.match.accept)(move, seat)
        self.moved.append(self.seq)
        self.turn += 1

    def _undone(self, event: Undone) -> None:
        assert self.match
        self._drop_choices()
        self.undone += event.steps > 1 or self.match.has_shown
        for _ in range(event.steps):
            self.match.undo()
            self.moved.pop()
        self.turn += 1
        # What was noted of moves that are gone now stands where the game goes on from.
        self.notes = [(min(step, len(self.moved)), text) for step, text in self.notes]
        self._note(f"seat {event.seat} took back {event.steps} {'moves' if event.steps > 1 else 'move'}")

    def _replaced(self, event: Replaced) -> None:
        place = self.seats[event.seat]
        place.stand_in, place.why = event.bot, event.why
        self._note(f"seat {event.seat} {NOTES.get(event.why, event.why)}; {event.bot} plays")

    def _returned(self, event: Returned) -> None:
        place = self.seats[event.seat]
        place.stand_in = place.why = None
        self._note(f"seat {event.seat} is back")

    def _spoke(self, event: Spoke) -> None:
        self.said.append(event)
        if len(self.said) > LINES:
            del self.said[0]
            self.forgotten += 1

    def _muted(self, event: Muted) -> None:
        (self.muted.add if event.quiet else self.muted.discard)(event.seat)

    def _paced(self, event: Paced) -> None:
        self.pace = event.milliseconds

    def _abandoned(self, _event: Abandoned) -> None:
        self._drop_choices()
        if self.match:
            self.match.abandoned = True
        self.status = ABANDONED
        self._note("abandoned")

    def _again(self, event: Again) -> None:
        self.rematch = event.table

    def _names(self) -> list[str]:
        return [place.name for place in self.seats if place.name is not None]

    def _drop_choices(self) -> None:
        """Choices not shown yet are gone when the position they were made in is."""
        if self.match and self.match.choices:
            self.match.undo()

    def _note(self, text: str) -> None:
        self.notes.append((len(self.moved), text))

    # What can be read

    @property
    def heard(self) -> int:
        """Lines of chat so far."""
        return self.forgotten + len(self.said)

    def said_after(self, heard: int) -> list[Spoke]:
        """The lines of chat that somebody who has heard so many has not, as far as they are kept."""
        return self.said[max(0, heard - self.forgotten) :]

    def record(self) -> str:
        """The whole game as text; what happened beside the moves stands in it as comments."""
        match = self.ended()
        lines = match.record().splitlines()
        start = next((n for n, line in enumerate(lines) if PLAYED.match(line) or line.startswith("result")), len(lines))
        ends = [start]  # where each step ends
        for step in match.steps:
            ends.append(ends[-1] + len(step.moves) + (step.dealt is not None))
        for after, text in reversed(self.notes):
            lines.insert(ends[after], f"# {text}")
        return "\n".join(lines) + "\n"

    def ended(self) -> Match:
        """The game that was played, once nobody can learn too much from it."""
        if self.status not in (OVER, ABANDONED) or self.match is None:
            raise Refused("status", "the game is not over")
        return self.match

    # Who may

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("seat", f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    def _person(self, seat: int) -> Seat:
        place = self._seat(seat)
        if not place.person:
            raise Refused("seat", f"nobody sits in seat {seat}")
        return place

    def _present(self, seat: int) -> Seat:
        place = self._person(seat)
        if place.stand_in:
            raise Refused("away", "a bot plays for you: return first")
        return place

    def _playing(self) -> Match:
        if self.status != PLAYING or self.match is None:
            raise Refused("status", {GATHERING: "the game has not begun"}.get(self.status, "the game is over"))
        return self.match


NOTES = {TIME: "ran out of time", LEFT: "left", RESIGNED: "resigned"}
FOLDS: dict[type[Event], Any] = {
    Sat: Table._sat,
    Rose: Table._rose,
    Began: Table._began,
    Moved: Table._moved,
    Undone: Table._undone,
    Replaced: Table._replaced,
    Returned: Table._returned,
    Spoke: Table._spoke,
    Muted: Table._muted,
    Paced: Table._paced,
    Abandoned: Table._abandoned,
    Again: Table._again,
}


def open_table(table: str, created: Created, edition: Edition) -> Table:
    """A table as its first event sets it up."""
    seats = [Seat(plan, None if plan in (OPEN, HUMAN) else bot_name(seat)) for seat, plan in enumerate(created.seats)]
    return Table(table, edition, created, seats, pace=created.pace)


def checked_plan(created: Created) -> Created:
    """The plan of a table if a game can be set up so; Refused says why not."""
    try:
        if created.game not in GAMES:
            raise ValueError(f"unknown game {created.game!r}; games are: {', '.join(GAMES)}")
        game = GAMES[created.game]
        if created.players not in game.players:
            raise ValueError(f"{game.name} is for {game.players[0]} to {game.players[-1]} players")
        game.settled(created.options, created.players, 0)
        if len(created.seats) != created.players:
            raise ValueError(f"{len(created.seats)} seats are planned for {created.players} players")
        for plan in created.seats:
            if plan not in (OPEN, HUMAN):
                check_bot(plan)
    except ValueError as error:
        raise Refused("table", str(error)) from None
    return created


def checked_pace(milliseconds: int) -> int:
    if not 0 <= milliseconds <= MOST_PACE:
        raise Refused("table", f"the pace of bots is 0 to {MOST_PACE} milliseconds")
    return milliseconds


def check_bot(text: str) -> None:
    """ValueError unless this bot may sit here: nobody is to wait long for one, nor a whole server."""
    bot = read_bot(text)
    if bot.milliseconds > MOST_MILLISECONDS or bot.playouts > MOST_PLAYOUTS:
        raise ValueError(f"{text!r}: at a table a bot has {MOST_MILLISECONDS} ms or {MOST_PLAYOUTS} playouts at most")


def fair_match(table: Table) -> Match:
    """The game, shuffled by the secret and everybody's salt."""
    created, edition = table.created, table.edition
    game = GAMES[created.game]
    salts = [place.salt for place in table.seats]
    key = fair_shuffle.shuffle_key(table.id, created.secret, salts)
    options = game.settled(created.options, created.players, fair_shuffle.chance(key, "options"))
    deck = fair_shuffle.shuffle([edition.cards[card] for card in edition.deck], key, "deck")
    match = Match(game, edition, created.players, options, deck=card_codes(edition, deck), seed=None)
    match.headers.table = table.id
    match.headers.secret = created.secret
    match.headers.commit = bytes.fromhex(table.commit)
    match.headers.salts = {seat: salt for seat, salt in enumerate(salts) if salt}
    match.headers.names = {seat: str(place.name) for seat, place in enumerate(table.seats)}
    return match


def bot_name(seat: int, taken: Collection[str] = ()) -> str:
    """Bots are people of the household: each seat has one, and another where somebody at the table is called so."""
    return next(name for name in NAMES[seat:] + NAMES[:seat] if name not in taken)


def checked(text: str, most: int, what: str) -> str:
    """A text for people: one line of visible letters, not too long."""
    text = text.strip()
    if not text or len(text) > most or not is_name(text):
        raise Refused(what, f"a {what} is one line of 1 to {most} letters")
    return text
