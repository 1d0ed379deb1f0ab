"""One game being played: the friendly object over rules and record.

Everything is checked here, so that the compiled rules may trust their callers.
"""

import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple, SupportsIndex

import numpy as np

from threekings import fair_shuffle, options, record_format
from threekings.compiled_calls import rng
from threekings.edition import Edition
from threekings.errors import IllegalMove, InvalidMove
from threekings.fast_records import new_record
from threekings.game import EditionSource, Game
from threekings.games import game_named
from threekings.happenings import Happened, Happening, Moves
from threekings.history import Beginning, Step, Steps
from threekings.options import Value
from threekings.record_format import Line, Record
from threekings.states import copied
from threekings.texts import Message, reason
from threekings.view_type import View

ENTROPY = 64  # bits of a seed
FOR_OPTIONS, FOR_DEALER = 1, 2  # uses of a seed beside the shuffle


def new(
    game: str,
    *,
    players: SupportsIndex,
    seed: SupportsIndex | None = None,
    deck: Sequence[str] | None = None,
    edition: EditionSource = None,
    **choices: Value,
) -> "Match":
    """Set up a game: shuffled by the seed, by fresh entropy without one, or with this deck, top card first."""
    kind = game_named(game)
    seats, word = check_players(kind, players), secrets.randbits(ENTROPY) if seed is None else checked_seed(seed)
    given = {name: value.item() if isinstance(value, np.generic) else value for name, value in choices.items()}
    values = kind.settled(given, seats, int(rng.derive(np.uint64(word), FOR_OPTIONS)))
    cards = kind.edition(edition)
    codes = shuffled(kind, cards, word) if deck is None else card_codes(cards, deck)
    return Match(kind, cards, seats, values, deck=codes, seed=word)


def shuffled(game: Game, edition: Edition, seed: int) -> list[int]:
    """The deck a seed gives, as card codes."""
    state = new_record(game.rules.STATE)
    state["random"] = seed
    game.calls.shuffle_deck(edition.record, state)
    return [int(card) for card in state["deck"][: len(edition.deck)]]


def dealer_word(seed: int | None) -> int:
    """The word by which the dealer shuffles later in the game."""
    seed = secrets.randbits(ENTROPY) if seed is None else seed % 2**ENTROPY
    return int(rng.derive(np.uint64(seed), FOR_DEALER))


NOT_OVER: dict[str, Any] = {"scores": None, "winners": None, "verdict": None}


Choices = tuple[tuple[int, str], ...]  # seat and move, in seat order


class Outcome(NamedTuple):
    """What moves come to that are not played yet."""

    moves: Choices
    before: np.void  # the state they are played in
    step: Step
    state: np.void  # after it
    to_act: tuple[int, ...]  # then
    over: bool

    def scores(self, match: "Match") -> list[int]:
        return match.game.scores(match.edition, self.state)

    def winners(self, match: "Match") -> list[int]:
        return match.game.winners(match.edition, self.state)


class Match(Generic[View]):
    """A game in progress or over. Made by `new` and `replay`."""

    game: Game  #: what is played
    edition: Edition  #: with which cards
    options: dict[str, Value]  #: all of them, by name
    headers: Record  #: what a record says beside the moves

    def __init__(
        self,
        game: Game,
        edition: Edition,
        players: int,
        values: dict[str, Value],
        *,
        deck: list[int],
        seed: int | None,
    ):
        headers = Record(game=game.name, players=players, seed=seed, deck=[edition.cards[card] for card in deck])
        self._begin(Beginning(game, edition, players, dict(values), tuple(deck), dealer_word(seed)), headers)

    def _begin(self, beginning: Beginning, headers: Record) -> None:
        self.game, self.edition, self.options = beginning.game, beginning.edition, dict(beginning.options)
        self.headers = headers
        self._beginning, self._state = beginning, beginning.state()
        self._acting: tuple[np.void, tuple[int, ...]] | None = None  # who is to act in that state
        self._steps = Steps()
        self._past: tuple[int, np.void] | None = None  # a step, counted from 0, and the state before it: see `_before`
        self._sealed: dict[int, int] = {}  # choices by seat that are not shown yet
        self._opened = self._state  # the state before the first of them
        self._foreseen: Outcome | None = None  # what was asked for last

    @property
    def players(self) -> int:
        """How many play; their seats are counted from 0."""
        return self.headers.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats to act; none when the game is over."""
        if self._acting is None or self._acting[0] is not self._state:
            self._acting = (self._state, self.game.to_act(self._state))  # asked far more often than it changes
        return self._acting[1]

    @property
    def over(self) -> bool:
        """Whether the game is over: nobody is to act any more."""
        return not self.to_act and not self.dealer_due

    @property
    def length(self) -> int:
        """Moves played so far, sealed choices not counted."""
        return sum(len(step.moves) for step in self._steps)

    @property
    def sealed(self) -> tuple[int, ...]:
        """The seats whose choices are not shown yet: others who choose at the same moment are still to act."""
        return tuple(sorted(self._sealed))

    @property
    def choices(self) -> dict[int, str]:
        """Choices not shown yet, by seat: for those who keep them secret."""
        return {seat: self.game.move_text(self.edition, move) for seat, move in self._sealed.items()}

    @property
    def steps(self) -> Steps:
        """All that was played, one step a move or a set of choices made together."""
        return self._steps

    @property
    def has_shown(self) -> bool:
        """Whether the last step has shown something that nobody, or not everybody, knew before."""
        last = self._steps[-1]
        if len(last.moves) > 1 or last.dealt is not None:
            return True
        return self.game.reveals(self._before(len(self._steps) - 1), self._state)

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of the seat to act, as texts; none when the game is over."""
        seat = self._seat(seat) if self.over else self.choosing(seat)
        return [self.game.move_text(self.edition, move) for move in self.game.legal(self.edition, self._state, seat)]

    def choosing(self, seat: int | None = None) -> int:
        """The seat, if it is to act or may still change its choice; else IllegalMove with the rule."""
        seat = self._seat(seat)
        if seat not in self.to_act and not self.game.calls.sealed(self._state) >> seat & 1:
            refusal = self.game.why_not(self.edition, self._state, seat, 0)
            assert refusal
            raise IllegalMove(reason(refusal), refusal)
        return seat

    def play(self, move: str, seat: int | None = None) -> None:
        """Play a move; InvalidMove or IllegalMove if it cannot be, and nothing has changed."""
        self.choose(move, seat)
        if self.dealer_due:
            self.deal()

    def choose(self, move: str, seat: int | None = None) -> None:
        """Play a move up to where the dealer is due, as a replay does."""
        code = self._read(move)
        seat = self._seat(seat)
        if refusal := self.game.why_not(self.edition, self._state, seat, code):
            raise IllegalMove(reason(refusal), refusal)
        self._apply(seat, code)

    def foresee(self, moves: Choices, dealt: str | None = None) -> Outcome:
        """What a move, or a complete set of choices, comes to; IllegalMove as `play` would raise it. Nothing is played.

        The dealer does what `dealt` says, or what chance decides. `advance` takes the last outcome without computing
        it again.
        """
        outcome = self._foreseen
        if outcome and outcome.moves == moves and outcome.before is self._state and dealt in (None, outcome.step.dealt):
            return outcome
        twin, sealed = self._twin(), self.choices
        for seat, move in moves:
            if sealed.get(seat) != move:
                twin.choose(move, seat)
        if not twin._steps:
            raise ValueError("others are still to choose at the same moment")
        if twin.dealer_due:
            twin.deal(dealt)
        self._foreseen = Outcome(moves, self._state, twin._steps[-1], twin._state, twin.to_act, over=twin.over)
        return self._foreseen

    def _twin(self) -> "Match[View]":
        """The same position without its past, which is played on instead of this one.

        Field by field: asking an object for its `__dict__` makes every later look at its fields slower.
        """
        twin: Match[View] = object.__new__(Match)
        twin.game, twin.edition, twin.options, twin.headers = self.game, self.edition, self.options, self.headers
        twin._beginning, twin._steps, twin._past = self._beginning, Steps(), None
        twin._state, twin._opened, twin._acting = self._state, self._opened, self._acting
        twin._sealed, twin._foreseen = dict(self._sealed), None
        return twin

    def advance(self, moves: Choices, dealt: str | None = None) -> None:
        """Play a move, or a complete set of choices, and let the dealer do what `dealt` says."""
        outcome = self.foresee(moves, dealt)
        if outcome.step.dealt != dealt:
            raise ValueError(f"the dealer does {outcome.step.dealt!r} here, not {dealt!r}")
        before = self._opened if self._sealed else self._state
        self._state, self._sealed, self._foreseen = outcome.state, {}, None
        self._acting = (outcome.state, outcome.to_act)
        self._append(*outcome.step, before)

    @property
    def dealer_due(self) -> bool:
        """Whether the dealer is to act before anyone else can."""
        return self.game.dealer is not None and self.game.dealer.due(self._state)

    def deal(self, text: str | None = None) -> str:
        """Let the dealer act: as the text of a record says, or by chance; the text of what he did."""
        dealer = self.game.dealer
        if not dealer or not self.dealer_due:
            raise ValueError("the dealer has nothing to do here")
        if dealer.shuffles and self.headers.secret is not None:
            text = self._fairly(dealer.act(self.edition, copied(self._state), text), text)
        dealt = dealer.act(self.edition, self._state, text)
        self._acting = None
        self._steps.deal(dealt)
        return dealt

    def why_not(self, move: str, seat: int | None = None) -> str | None:
        """None if the move is legal, else the rule that forbids it, in words."""
        refusal = self.refusal(move, seat)
        return refusal and reason(refusal)

    def refusal(self, move: str, seat: int | None = None) -> Message | None:
        """None if the move is legal, else the rule that forbids it, as a message."""
        code = self._read(move)
        return self.game.why_not(self.edition, self._state, self._seat(seat), code)

    def undo(self) -> None:
        """Take back the last move and what the dealer did after it; choices made together go together."""
        if self._sealed:
            self._sealed = {}
            self._state = self._opened
        elif self._steps:
            self._state = self._before(len(self._steps) - 1)
            self._steps.drop()
        else:
            raise IllegalMove("there is no move to take back")

    def copy(self) -> "Match[View]":
        """An independent match in the same position, with the same past."""
        twin = self._twin()
        twin.options, twin.headers = dict(self.options), self.headers.copy()
        twin._state, twin._acting = copied(self._state), None
        twin._steps, twin._past = self._steps.copy(), self._past
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Match[View]":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as what was dealt and played."""
        game, edition, *dealt = self._beginning
        known = edition.digest if game.standard_edition(edition.digest) else edition
        return _again, (game, known, dealt, self.headers, self._steps, self._sealed)

    def __eq__(self, other: object) -> bool:
        """Whether the same was dealt and played, with the same rules; names and dates do not matter."""
        if not isinstance(other, Match):
            return NotImplemented
        return self._told() == other._told()

    __hash__ = None  # type: ignore[assignment]  # it changes with every move

    def __repr__(self) -> str:
        acting = "over" if self.over else f"to act: {', '.join(map(str, self.to_act)) or 'the dealer'}"
        return f"<Match {self.game.name}, {self.players} players, {self.length} moves, {acting}>"

    def _told(self) -> tuple[Any, ...]:
        """What a record tells of the game, and the choices not shown yet."""
        game, edition, players, values, deck, _ = self._beginning
        return game.name, edition, players, values, deck, self._steps, self._sealed

    def view(self, seat: int | None) -> View:
        """What this seat may know, as plain data for JSON; None is a spectator."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """What each of these seats may know: faster than one after another."""
        seats = [self._viewer(seat) for seat in seats]
        shown, about = self.game.views(self.edition, self._state, seats), self._about(None)
        found: list[Any] = [
            {**about, "seat": seat, **seen, **NOT_OVER} for seat, seen in zip(seats, shown, strict=True)
        ]
        if self.over:
            for view in found:
                view |= self.game.ending(self.edition, self._state)
        return found

    def view_after(self, step: int, seat: int | None, *, opened: bool = False, playable: bool = False) -> View:
        """What a seat knew after a step, counted from 0, for looking back: nobody is asked for a move.

        Where all hands are opened, it tells what nobody knew then; where it is playable, what the seat could play.
        """
        seat, state = self._viewer(seat), self._after(step)
        shown: Any = {**self._about(seat), **self.game.view(self.edition, state, seat if playable else None)}
        if self.game.opened:
            seats = range(self.players) if opened else () if seat is None else (seat,)
            shown |= self.game.opened(self.edition, state, seats)
        return shown | (self.game.ending(self.edition, state) if self.over and step == len(self._steps) else NOT_OVER)

    def _about(self, seat: int | None) -> dict[str, Any]:
        return {"game": self.game.name, "edition": self.edition.name, "players": self.players, "seat": seat}

    def moves_of(self, step: int) -> list[tuple[int, str]]:
        """Who played what in a step, counted from 1."""
        return [(seat, self.game.move_text(self.edition, move)) for seat, move in self._steps[step - 1].moves]

    def happenings(self, seat: int | None) -> list[Happening]:
        """What has happened, as this seat may know it."""
        viewer = self._viewer(seat)
        return [one.seen_by(viewer) for step in range(len(self._steps) + 1) for one in self.happened(step)]

    def log(self, seat: int | None) -> list[Message]:
        """What has happened, as this seat may know it, as lines to be read."""
        return [self.game.in_words(happening) for happening in self.happenings(seat)]

    def resampled(self, seat: int | None, seed: SupportsIndex) -> np.void:
        """A state this seat cannot tell from the true one: what it has not seen is dealt anew by the seed."""
        state = copied(self._state)
        viewer = -1 if (seat := self._viewer(seat)) is None else seat
        self.game.calls.resample(self.edition.record, state, viewer, np.uint64(any_seed(seed) % 2**ENTROPY))
        return state

    def scores(self) -> list[int]:
        """The points of every seat; before the end, what they would be if it ended now, all cards known."""
        return self.game.scores(self.edition, self._state)

    def winners(self) -> list[int]:
        """The seats that win; before the end, those that would."""
        return self.game.winners(self.edition, self._state)

    def breakdown(self) -> list[dict[str, Any]]:
        """Points by source, for every seat."""
        return self.game.breakdown(self.edition, self._state)

    def record(self) -> str:
        """The whole game as text, hidden cards included."""
        record = replace(self.headers)
        record.options = {
            name: options.write(value)
            for name, value in self.options.items()
            if value != self.game.options[name].default
        }
        if self.edition.digest != self.game.standard_editions[0].digest:
            record.edition = (self.edition.name, self.edition.digest)
        record.moves = [line for step in self._steps for line in self._lines(step)]
        if self.over:
            record.result, record.winners = self.scores(), self.winners()
        return record_format.write(record)

    def _apply(self, seat: int, move: int) -> None:
        """Play a legal move, without the dealer. States of the past stay as they are: others keep them."""
        last = self.to_act == (seat,)  # nobody else is still to choose
        before = self._opened if self._sealed else self._state
        state = copied(self._state)
        self.game.apply(self.edition.record, state, seat, move)
        self._state, self._opened, self._acting = state, before, None
        if last and not self._sealed:
            self._append(((seat, move),), None, before)
            return
        self._sealed[seat] = move
        if last or not self.game.calls.sealed(state):
            moves, self._sealed = tuple(sorted(self._sealed.items())), {}
            self._append(moves, None, before)

    def _append(self, moves: Moves, dealt: str | None, before: np.void) -> None:
        """Add a step to what was played. Of a game that is over nothing is kept that can be made anew."""
        self._past, self._opened = None if self.over else (len(self._steps), before), self._state
        self._steps.append(moves, dealt)

    def _fairly(self, dealt: str, text: str | None) -> str:
        """What the dealer does where the secret of a fair shuffle is told: these cards as it says, and no other way."""
        word, *cards = dealt.split(" ")
        order = fair_shuffle.shuffle(sorted(cards, key=self.edition.cards.index), shuffle_key(self.headers), word)
        fairly = " ".join([word, *order])
        if text not in (None, fairly):
            raise ValueError(f"the {word} is not in the order that secret and salts give")
        return fairly

    def _lines(self, step: Step) -> Iterator[Line]:
        for seat, move in step.moves:
            yield Line(0, seat, self.game.move_text(self.edition, move))
        if step.dealt:
            yield Line(0, None, step.dealt)

    def happened(self, step: int) -> Sequence[Happened[Happening]]:
        """What happened in one step, counted from 1; step 0 is the beginning."""
        if step == 0:
            return self.game.start_happenings(self.edition, self._after(0))
        before, after = self._before(step - 1), self._after(step)  # in this order, see there
        return self.game.happenings(self.edition, before, after, self._steps.moves(step - 1))

    def _after(self, step: int) -> np.void:
        """The state after a step, without choices not shown yet."""
        if step < len(self._steps):
            return self._before(step)
        return self._opened if self._sealed else self._state

    def _before(self, step: int) -> np.void:
        """The state before a step that was played, counted from 0, made anew: only the last one asked for is kept.

        So the step just played, and all steps one after another, cost a move each. Replays are made in other threads:
        what is kept is exchanged as one.
        """
        past = self._past
        if past is not None and past[0] == step:
            return past[1]
        start, state = past if past is not None and past[0] < step else (0, self._beginning.state())
        state = copied(state)
        self._beginning.play_on(state, self._steps, start=start, stop=step)
        self._past = (step, state)
        return state

    def _read(self, move: str) -> int:
        if not isinstance(move, str):
            raise InvalidMove(f"{move!r} is no move: a move is a text")
        return self.game.read_move(self.edition, move)

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            if len(self.to_act) > 1:
                raise ValueError(f"several seats are to act, name one of {self.to_act}")
            return self.to_act[0] if self.to_act else 0
        if (number := whole_number(seat)) is not None and 0 <= number < self.headers.players:
            return number
        raise IllegalMove(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)


def _again(
    game: Game, edition: Edition | str, dealt: Sequence[Any], headers: Record, steps: Steps, sealed: dict[int, int]
) -> Match:
    """The match that was pickled so."""
    found = game.standard_edition(edition) if isinstance(edition, str) else edition
    if found is None:
        raise ValueError(f"edition {edition} of {game.name} is not a standard one here")
    match: Match = object.__new__(Match)
    match._begin(Beginning(game, found, *dealt), headers)
    match._steps = steps
    match._state = match._opened = match._before(len(steps))
    for seat, move in sealed.items():
        match._apply(seat, move)
    return match


def shuffle_key(record: Record) -> bytes:
    """The key of a record's fair shuffles, where it tells their secret."""
    assert record.secret is not None and record.table is not None
    return fair_shuffle.shuffle_key(
        record.table, record.secret, [record.salts.get(seat, b"") for seat in range(record.players)]
    )


def check_players(game: Game, players: Any) -> int:
    """How many play; ValueError where the game is for others."""
    number = whole_number(players)
    if number not in game.players:
        raise ValueError(f"{game.name} cannot have {players!r} players; allowed: {', '.join(map(str, game.players))}")
    return number


def checked_seed(seed: Any) -> int:
    """The seed of a game; ValueError where it is none."""
    number = whole_number(seed)
    if number is None or not 0 <= number < 2**ENTROPY:
        raise ValueError(f"seed cannot be {seed!r}; allowed: a whole number from 0 to 2**{ENTROPY} - 1")
    return number


def any_seed(seed: Any) -> int:
    """The seed of a bot or a resampling, where every whole number is fine; ValueError for anything else."""
    if (number := whole_number(seed)) is None:
        raise ValueError(f"seed cannot be {seed!r}; allowed: a whole number")
    return number


def whole_number(value: Any) -> int | None:
    """A whole number, also one of NumPy's; None for everything else, bools and floats too."""
    if type(value) is int:
        return value
    return int(value) if isinstance(value, (int, np.integer)) and not isinstance(value, bool) else None


def card_codes(edition: Edition, deck: Sequence[str]) -> list[int]:
    """The deck as card codes; ValueError unless it is exactly the cards of the edition."""
    if not isinstance(deck, Iterable):
        raise ValueError("a deck is a list of card names, top first")
    deck = deck.split() if isinstance(deck, str) else list(deck)
    wanted = Counter(edition.cards[card] for card in edition.deck)
    for name in deck:
        if not isinstance(name, str) or name not in wanted:
            raise ValueError(f"the deck has an unknown card {name!r}; cards are: {', '.join(wanted)}")
    for name, count in wanted.items():
        if (found := deck.count(name)) != count:
            raise ValueError(f"the deck should hold {count} × {name}, not {found}; in all {len(edition.deck)} cards")
    return [edition.cards.index(name) for name in deck]
