"""What a game is: compiled rules over one record, and plain functions that turn it into words and views.

The games share this contract, not code they do not have in common; games.py lists them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Protocol, TypedDict, cast

import numpy as np

from threekings.compiled_calls import RulesCalls
from threekings.edition import Edition, read_toml
from threekings.errors import BrokenEdition
from threekings.fast_records import new_record
from threekings.happenings import Happened, Happening, Moves
from threekings.options import Offer, Option, Value, complete, settle_first
from threekings.reasons import Reasons
from threekings.states import legal_moves, scores, seats_in, winners
from threekings.texts import Message, Text, plain

EditionSource = str | Path | int | Mapping[str, Any] | Edition | None  # a file, a number, content, what was read
Search = Literal["one-by-one", "at-once", "turns"]

STATE_FIELDS = {  # of a state, what is read outside its game; every other field is the game's own business
    "players": "how many play, as `new_state` says",
    "random": "the generator's word, uint64",
    "deck": "the whole deck as card codes, top first, when `setup` is called",
}
RULES = (  # what a module of rules has, see Game
    *("STATE", "EDITION", "PLAYERS", "MOVES", "LENGTH", "shuffle_deck", "setup", "chooser", "to_act", "sealed"),
    *("legal", "apply", "score", "winners", "resample", "census", "playout"),
)
DENSE = ("ACTIONS", "OBSERVATION", "number_moves", "move_of", "observe")  # what a module for batches has, see Game


class GameView(TypedDict):
    """What the view of every game holds; a game's own type adds the rest."""

    options: dict[str, Value]  # that the game is played with; those that do not matter at this table may be missing
    to_act: list[int]  # seats; where several choose at the same moment, only ever the viewer's own
    waiting: int  # how many are still to act
    moves: list[str]  # that this seat may play now
    prompt: Text  # what is asked of the viewer


class MatchView(GameView):
    """What a match adds to the view of its game."""

    game: str
    edition: str
    players: int
    seat: int | None  # null: a spectator
    scores: list[int] | None  # by seat, once the game is over
    winners: list[int] | None
    verdict: Text | None  # who has won, and what decided a tie


@dataclass(frozen=True)
class Dealer:
    """What the dealer does in the middle of a game, in those that have him do something."""

    wait_for: Callable[[np.void, np.void, int, int], None]  # the rules' apply, up to where the dealer is due
    due: Callable[[np.void], bool]
    act: Callable[[Edition, np.void, str | None], str]  # as a record's text says, or by the state's word; the text
    shuffles: bool  # whether his text is the order of a shuffle, which can be checked where the shuffle is fair


class Inattentive(Protocol):
    """Somebody who thinks about a position and makes mistakes, each by chance, anew in every position."""

    @property
    def edition(self) -> np.void: ...
    @property
    def state(self) -> np.void: ...
    @property
    def seat(self) -> int: ...
    def slips(self, mistake: int) -> bool:
        """Whether the mistake of this number is made now."""

    def whim(self, number: int, below: int) -> int:
        """A number below this one: another for every use, equal for equal seeds."""

    def greedy(self, edition: np.void | None = None, state: np.void | None = None) -> int:
        """Greedy's move, in what is taken for the position."""

    def any_move(self) -> int:
        """A legal move by chance."""


@dataclass(frozen=True)
class Characters:
    """How the characters (bots/characters/) play a game, from the gentlest up."""

    styles: tuple[str, ...]  # a bot as it is written, or mistakes:N, greedy with mistakes of a chance of N / 256
    ratings: tuple[int, ...]  # 1000 is greedy; 100 points more win 64 of 100 games, two against two
    mistaken: Callable[[Inattentive], int]  # the move of somebody who makes mistakes


@dataclass(frozen=True)
class Study:
    """What the lab is told of a game beside its breakdown."""

    settings: Mapping[str, Mapping[str, Value]] = field(default_factory=lambda: {"": {}})  # by name: their options
    source_names: Callable[[np.void, Iterable[str]], dict[str, str]] | None = None  # where they depend on the state
    pieces: Callable[[Edition, np.void], dict[str, tuple[int, int]]] | None = None  # by kind: points, how many
    reconstructed: Mapping[str, Mapping[str, list[Any]]] = field(default_factory=dict)  # by setting: entries of an
    # edition nobody knows, and all that each may be
    alone: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)  # by name: options of games alone


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """The contract of a game: its compiled rules, and what turns them into words, views and choices.

    `rules` is the module of compiled functions; its interpreted twin fits as well::

        STATE, EDITION            the record types; a state has STATE_FIELDS
        PLAYERS, MOVES, LENGTH    bounds: of players, of moves in a position, of moves in a game
        shuffle_deck(edition, state)      setup(edition, state)
        moves are int32 codes
        chooser(state)                    the seat to act (the first of several), -1 when over
        to_act(state)                     all seats to act, as bits
        sealed(state)                     seats whose choice is made and not shown yet, as bits
        legal(edition, state, seat, moves) -> count; 0 for a seat that may not act
        apply(edition, state, seat, move)          what the dealer does then included
        score(edition, state, points)     winners(edition, state, points) -> bits
        resample(edition, state, viewer, word)     census(edition, state, cards)
        playout(edition, state, moves) -> length

    `greedy` is a module of compiled functions too, which judges moves for bots; which ones it has depends on `search`,
    how steward looks for its move (the files of bots/steward/ say).

    `value` is a module of compiled functions by which bots judge a game that is not over; which ones it has depends on
    `search` (the files of bots/master/ say). Where one after another chooses::

        has_value(edition, state)         whether it can be judged here, which has to be so again and again in a game
        chances(edition, state, shares)   every seat's chance to win, read from all cards of a resampled state

    `dense` is a module of compiled functions for batches (DENSE)::

        ACTIONS                   moves have numbers from 0 up to this one, in every position anew
        OBSERVATION               the record type of what a seat knows: parts of one integer type, without gaps, in
                                  whole words of 8 bytes
        number_moves(state, seat, moves, count)    numbers in place of moves that `legal` has listed
        move_of(state, seat, action)      observe(edition, state, seat, observation)
    """

    name: str  #: by which programs know it
    players: tuple[int, ...]  #: how many can play
    usual: int  #: how many do when nobody has said
    minutes: int  #: a game takes about so long, as its rulebook says
    rules: ModuleType  #: the compiled functions
    read_edition: Callable[[Mapping[str, Any], str], Edition]  #: from its content, and where that is from
    move_text: Callable[[Edition, int], str]  #: a move in words
    read_move: Callable[[Edition, str], int]  #: and back; InvalidMove where it is none
    views: Callable[[Edition, np.void, Iterable[int | None]], Sequence[GameView]]  #: of seats; None: a spectator
    verdict: Callable[[Edition, np.void], Message]  #: who has won a game that is over, and why
    why_not: Callable[[Edition, np.void, int, int], Message | None]  #: the rule that forbids a seat's move, if one does
    start_happenings: Callable[[Edition, np.void], Sequence[Happened[Happening]]]  #: before anybody has moved
    happenings: Callable[[Edition, np.void, np.void, Moves], Sequence[Happened[Happening]]]  #: between two states
    log_texts: Mapping[str, str]  #: by kinds of happenings: the text that tells it, with its fields as arguments
    breakdown: Callable[[Edition, np.void], list[dict[str, Any]]]  #: points by source, of every seat
    reveals: Callable[[np.void, np.void], bool] = lambda _before, _after: True  #: has a card been turned up, or drawn?
    age: int | None = None  #: from which on one can play, where its rulebook says so
    options: Mapping[str, Option] = field(default_factory=dict)  #: what a table may choose, by name
    configure: Callable[[np.void, Mapping[str, Value]], None] = lambda _state, _options: None  #: writes options into it
    settle: Callable[[Mapping[str, Value], dict[str, Value], int, int | None], dict[str, Value]] = settle_first
    offers: Mapping[str, Offer] = field(default_factory=dict)  #: those people are asked for, by name
    option_paragraphs: Mapping[str, str] = field(default_factory=dict)  #: those that options change, by name
    finish: Callable[[Edition, np.void, Mapping[str, Any]], None] | None = None  #: see `finished`; None: no score pad
    dealer: Dealer | None = None  #: what he does in the middle of a game, if anything
    secrets: bool = True  #: whether a seat may know something, or choose, that others may not see
    opened: Callable[[Edition, np.void, Iterable[int]], Mapping[str, Any]] | None = None  #: what who looks back sees
    search: Search = "one-by-one"  #: how steward looks for its move
    greedy: ModuleType | None = None  #: judges moves for bots; None: bots/greedy.py counts points
    value: ModuleType | None = None  #: judges games that go on; None: bots play them to their end, or do not play
    characters: Characters | None = None  #: how the six characters play it; None: as any game
    dense: ModuleType | None = None  #: numbers moves; None: it cannot be played in batches
    study: Study = Study()  #: what the lab is told of it
    reasons: Reasons | None = None  #: why a move is worth a hint; None: hints give none
    texts: Path | None = None  #: a folder of languages, each of Fluent files, for games of other packages

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def is_bundled(self) -> bool:
        """Whether it is a game of this package."""
        return self.rules.__name__.startswith("threekings.")

    @cached_property
    def calls(self) -> RulesCalls:
        """Those of the rules that plain Python may call."""
        return cast(RulesCalls, self.rules)

    @cached_property
    def apply(self) -> Callable[[np.void, np.void, int, int], None]:
        """Plays a legal move of a seat, by edition and state, up to where the dealer is due."""
        return self.dealer.wait_for if self.dealer else self.calls.apply

    @property
    def standard_files(self) -> list[Path]:
        """The files of the standard editions, by number."""
        files = Path(str(self.rules.__file__)).parent.glob("editions/*.toml")
        return sorted(files, key=lambda path: int(path.stem))

    @property
    def standard_editions(self) -> tuple[Edition, ...]:
        """The editions that ship with the game, by number. None ever changes: a correction is a new one."""
        return _standard_editions(self)

    def edition(self, source: EditionSource = None) -> Edition:
        """The newest standard edition, or the one of a number, in a file, or with this content; BrokenEdition says
        what is wrong."""
        match source:
            case None:
                return self.standard_editions[-1]
            case int() if not isinstance(source, bool):
                return self._numbered(source)
            case Edition():
                if source.record.dtype != self.rules.EDITION:
                    raise BrokenEdition(f"{source!r} is none of {self.name}")
                return source
            case Mapping():
                return self.read_edition(deepcopy(dict(source)), "edition")
            case str() | Path() if str(source).isdecimal():
                return self._numbered(int(str(source)))
            case str() | Path():
                return self.read_edition(read_toml(source), str(source))
        raise BrokenEdition(f"an edition is a file, its content as a dict, or a number, not {type(source).__name__}")

    def _numbered(self, number: int) -> Edition:
        if not 1 <= number <= len(self.standard_editions):
            raise BrokenEdition(f"{self.name} has no standard edition {number}; it has {len(self.standard_editions)}")
        return self.standard_editions[number - 1]

    def standard_edition(self, digest: str) -> Edition | None:
        """The standard edition with this digest, if there is one."""
        return next((edition for edition in self.standard_editions if edition.digest == digest), None)

    def settled(self, given: Mapping[str, Any], players: int, word: int | None = None) -> dict[str, Value]:
        """All options of a table, those left to chance settled by the word; ValueError for what cannot be.

        `given` tells those chosen from those at their default; without a word nothing may be left to chance.
        """
        return self.settle(given, complete(self.options, given, players), players, word)

    def new_state(self, players: int, options: Mapping[str, Value]) -> np.void:
        """A record with players and options, not yet set up; options that a kept game does not know are as usual."""
        state = new_record(self.rules.STATE)
        state["players"] = players
        self.configure(state, {name: option.default for name, option in self.options.items()} | dict(options))
        return state

    def finished(
        self, edition: Edition, players: int, options: Mapping[str, Value], shown: Mapping[str, Any]
    ) -> np.void:
        """The end of a game in which this lies in front of everybody: for score pads and tests.

        It is told like the view of such an end, of which only what counts has to be there.
        """
        if self.finish is None:
            raise ValueError(f"{self.name} cannot be scored from what lies on a table")
        state = self.new_state(players, options)
        self.finish(edition, state, shown)
        return state

    def legal(self, edition: Edition, state: np.void, seat: int) -> list[int]:
        """The legal moves of a seat that is to act."""
        return legal_moves(self.calls, edition, state, seat)

    def view(self, edition: Edition, state: np.void, seat: int | None) -> Mapping[str, Any]:
        """What one seat may know."""
        return self.views(edition, state, (seat,))[0]

    def in_words(self, happening: Happening) -> Message:
        """A happening as a line of the log."""
        args = {name: value for name, value in happening.items() if name != "kind"}
        return Message(self.log_texts[happening["kind"]], args)

    def to_act(self, state: np.void) -> tuple[int, ...]:
        """The seats to act, ascending; none when the game is over."""
        return seats_in(int(self.calls.to_act(state)))

    def scores(self, edition: Edition, state: np.void) -> list[int]:
        """Every seat's points, as if the game ended now."""
        return scores(self.calls, edition, state)

    def winners(self, edition: Edition, state: np.void) -> list[int]:
        """The seats that win, as if the game ended now."""
        return winners(self.calls, edition, state)

    def ending(self, edition: Edition, state: np.void) -> dict[str, Any]:
        """What a view tells once the game is over."""
        verdict = plain(self.verdict(edition, state))
        return {"scores": self.scores(edition, state), "winners": self.winners(edition, state), "verdict": verdict}


@cache
def _standard_editions(game: Game) -> tuple[Edition, ...]:
    return tuple(game.edition(path) for path in game.standard_files)
