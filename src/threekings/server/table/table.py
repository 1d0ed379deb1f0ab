"""A table: who sits there, the game that is played, and who is to act. What changes it stands in fold.py."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

from threekings import fair_shuffle
from threekings.edition import Edition
from threekings.game import Game
from threekings.games import GAMES
from threekings.match import Match
from threekings.server.table.events import Chatted, Created, Deal, Options, Result
from threekings.server.table.refused import Refused
from threekings.texts import Text

OPEN, HUMAN = "open", "human"  # seats for people; what else is planned for a seat is a bot
PEOPLE = (OPEN, HUMAN)
FINAL = {"resigned": "this seat was given up", "revoked": "this seat was revoked"}  # why no person plays there any more
GATHERING, PLAYING, OVER, ABANDONED = "gathering", "playing", "over", "abandoned"
Counted = Literal["undo", "chat", "comings", "settings", "waiting", "hints"]  # what caps.py limits


@dataclass
class Seat:
    """Who sits there."""

    plan: str  # open, human, or a bot
    name: str | None = None
    salt: bytes = b""
    ready: bool = False  # whoever sits there has said so, before the game
    stand_in: str | None = None  # the bot that plays for an absent player
    why: str | None = None  # why it does
    before: str | None = None  # whose seat it was, where others have agreed that it passes to somebody else

    @property
    def taken(self) -> bool:
        return self.name is not None

    @property
    def for_people(self) -> bool:
        return self.plan in PEOPLE

    @property
    def person(self) -> bool:
        """Whether a person holds the seat, present or not."""
        return self.name is not None and self.plan in PEOPLE  # asked many times a move

    @property
    def present(self) -> bool:
        """Whether a person plays here, and no bot instead."""
        return self.person and not self.stand_in

    @property
    def bot(self) -> str | None:
        """The bot that moves here now."""
        return self.stand_in if self.for_people else self.plan


class Note(NamedTuple):
    """What a record says beside the moves."""

    step: int  # after which
    text: str
    times: int = 1  # one after another
    told: Text | None = None  # the same for those at the table, whose log tells it


@dataclass
class Table:
    """What its log has come to."""

    id: str
    edition: Edition
    created: Created
    seats: list[Seat]
    pace: int  # milliseconds a bot takes for a move, about
    founded: float = 0.0  # when it was set up
    status: str = GATHERING
    seq: int = 0  # of the last entry
    since: float = 0.0  # when those to act began to think
    match: Match | None = None
    turn: int = 0  # grows with every change of the position
    undone: int = 0  # how often moves were taken back that had shown something: the table is marked
    hinted: set[int] = field(default_factory=set)  # seats that have had hints: the table is marked
    chat: list[Chatted] = field(default_factory=list)  # the last messages
    chat_dropped: int = 0  # messages before them
    muted: set[int | None] = field(default_factory=set)
    notes: list[Note] = field(default_factory=list)
    result: Result | None = None  # as it was when the game ended
    recount: Result | None = None  # what the rules of today make of it, where that is something else
    rematch: str | None = None
    rematch_by: int | None = None  # the seat of who asked for it
    rematch_same_deal: bool = False  # it has the deck of this game
    counts: dict[tuple[Counted, int | None], int] = field(default_factory=dict)  # how often seats have done what
    cached_frame: Any = field(default=None, compare=False, repr=False)  # until more than a move happens

    @property
    def game(self) -> Game:
        return GAMES[self.created.game]

    @cached_property
    def commitment(self) -> str:
        """What the shuffle is committed to, hexadecimal."""
        return fair_shuffle.commitment(self.deal.table, self.created.secret).hex()

    @property
    def deal(self) -> Deal:
        """What the shuffle follows from, beside the secret: this table and its players, or another one's."""
        return self.created.deal or Deal(self.id, tuple(place.salt for place in self.seats))

    @property
    def shuffle_key(self) -> bytes:
        """The key of all shuffles of the game."""
        return fair_shuffle.shuffle_key(self.deal.table, self.created.secret, self.deal.salts)

    @property
    def counted_daily(self) -> bool:
        """Whether this is somebody's one try at a daily deal: played alone, and nothing that was seen is taken back."""
        return self.created.daily is not None and self.created.daily.counted

    @property
    def practice(self) -> bool:
        """Whether somebody may have known what was to come, or has tried it."""
        return self.undone > 0 or (self.created.deal is not None and not self.counted_daily)

    @cached_property
    def chosen_options(self) -> Options:
        """The options that somebody has chosen; the others are at their defaults."""
        return {name: self.created.options[name] for name in self.created.chosen}

    @cached_property
    def special_edition(self) -> str | None:
        """The name of the edition, unless it is a standard one."""
        named = self.created.edition
        return None if self.game.standard_edition(named.digest) else named.name

    @property
    def full(self) -> bool:
        """Whether the game can begin without bots being called in."""
        return self.status == GATHERING and all(place.taken and not self.waits_for(place) for place in self.seats)

    def waits_for(self, place: Seat) -> bool:
        """Whether whoever sits there has still to say that they are ready."""
        return self.created.ready and place.person and not place.ready

    @property
    def shown_to_all(self) -> bool:
        """Whether anybody may look on: at the game where spectators are allowed, before it while they may sit down."""
        invites = any(place.plan == OPEN and not place.taken for place in self.seats)
        return self.created.spectators or (self.status == GATHERING and invites)

    @property
    def names(self) -> list[str]:
        """The names in use."""
        return [place.name for place in self.seats if place.name is not None]

    @property
    def steps(self) -> int:
        """How many steps of the game were played; 0 before it."""
        return len(self.match.steps) if self.match else 0

    # Who is to act

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act if self.match and self.status == PLAYING else ()

    def people_to_act(self) -> Iterator[int]:
        """Seats that wait for a person who is there."""
        return (seat for seat in self.to_act if self.seats[seat].bot is None)

    def bots_to_act(self) -> Iterator[tuple[int, str]]:
        """Seats that wait for a bot, and which."""
        return ((seat, str(self.seats[seat].bot)) for seat in self.to_act if self.seats[seat].bot is not None)

    # What commands need: Refused where it is not so

    def playing(self) -> Match:
        """The game that is being played."""
        if self.status != PLAYING or self.match is None:
            raise Refused("status", {GATHERING: "the game has not begun"}.get(self.status, "the game is over"))
        return self.match

    def not_begun(self) -> None:
        if self.status != GATHERING:
            raise Refused("begun", "the game has begun")

    def not_over(self) -> None:
        if self.status not in (GATHERING, PLAYING):
            raise Refused("over", "the game is over")

    def seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("seat", f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    def person(self, seat: int) -> Seat:
        """The seat of a person, present or not."""
        place = self.seat(seat)
        if not place.person:
            raise Refused("seat", f"nobody sits in seat {seat}")
        return place

    def present(self, seat: int) -> Seat:
        """The seat of a person who plays there."""
        place = self.person(seat)
        if place.stand_in:
            raise Refused("away", "a bot plays for you: return first")
        return place

    def may_return(self) -> list[int]:
        """The seats of people who play, or may again: those who were not sent away, and have not given up."""
        return [seat for seat, place in enumerate(self.seats) if place.person and place.why not in FINAL]

    def other_people(self, seat: int) -> list[Seat]:
        """The seats of all people but one."""
        return [place for number, place in enumerate(self.seats) if number != seat and place.person]
