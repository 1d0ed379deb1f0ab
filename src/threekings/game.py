"""What a game is: compiled rules over one record, and plain functions that turn it into words and views.

The games share this contract, not code they do not have in common. GAMES lists them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from threekings.compiled_calls import RulesCalls
from threekings.edition import Edition, read_toml
from threekings.happenings import Happened, Happening, Moves
from threekings.options import Option, Value, complete, settle_first
from threekings.rules import king_lui, kings_catering, ku_ka_king
from threekings.states import legal_moves
from threekings.texts import Message


@dataclass(frozen=True)
class Dealer:
    """What the dealer does in the middle of a game, in those that have him do something."""

    wait_for: Callable[[np.void, np.void, int, int], None]  # the rules' apply, up to where the dealer is due
    due: Callable[[np.void], bool]
    act: Callable[[Edition, np.void, str | None], str]  # as a record's text says, or by the state's word; the text
    shuffles: bool  # whether his text is the order of a shuffle, which can be checked where the shuffle is fair


@dataclass(frozen=True)
class Game:
    """The contract. `rules` is the module of compiled functions; its interpreted twin fits as well:

    STATE, EDITION            the record types; MOVES, LENGTH: bounds of moves in a position and in a game
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
    """

    name: str
    players: tuple[int, ...]  # how many can play
    rules: ModuleType
    options: Mapping[str, Option]
    settle: Callable[[Mapping[str, Value], dict[str, Value], int, int | None], dict[str, Value]]  # see `settled`
    configure: Callable[[np.void, Mapping[str, Value]], None]
    read_edition: Callable[[Mapping[str, Any], str], Edition]  # its content, and where that is from
    move_text: Callable[[Edition, int], str]
    read_move: Callable[[Edition, str], int]
    views: Callable[[Edition, np.void, Iterable[int | None]], Sequence[Mapping[str, Any]]]  # by seat; None: a spectator
    verdict: Callable[[Mapping[str, Any]], Message]  # from the view of a game that is over
    why_not: Callable[[Edition, np.void, int, int], Message | None]
    breakdown: Callable[[Edition, np.void], list[dict[str, Any]]]
    start_happenings: Callable[[Edition, np.void], Sequence[Happened[Happening]]]
    happenings: Callable[[Edition, np.void, np.void, Moves], Sequence[Happened[Happening]]]  # between two states
    log_texts: Mapping[str, str]  # by kinds of happenings: the text that tells it, with its fields as arguments
    finish: Callable[[Edition, np.void, Mapping[str, Any]], None]  # see `finished`
    dealer: Dealer | None = None
    opened: Callable[[Edition, np.void, Iterable[int]], Mapping[str, Any]] | None = None  # None: there are no hands

    @property
    def calls(self) -> RulesCalls:
        """Those of the rules that plain Python may call."""
        return cast(RulesCalls, self.rules)

    @property
    def standard_editions(self) -> tuple[Edition, ...]:
        """The editions that ship with the game, by number. None ever changes: a correction is a new one."""
        return _standard_editions(self.name)

    def edition(self, path: str | Path | None = None) -> Edition:
        """The newest standard edition, or the one in a file."""
        return self.standard_editions[-1] if path is None else self.read_edition(read_toml(path), str(path))

    def standard_edition(self, digest: str) -> Edition | None:
        """The standard edition with this digest, if there is one."""
        return next((edition for edition in self.standard_editions if edition.digest == digest), None)

    def settled(self, given: Mapping[str, Any], players: int, word: int | None = None) -> dict[str, Value]:
        """All options of a table, those left to chance settled by the word; ValueError for what cannot be.

        `given` tells those chosen from those at their default; without a word nothing may be left to chance.
        """
        return self.settle(given, complete(self.options, given, players), players, word)

    def new_state(self, players: int, options: Mapping[str, Value]) -> np.void:
        """A record with players and options, not yet set up."""
        state: np.void = np.zeros(1, self.rules.STATE)[0]
        state["players"] = players
        self.configure(state, options)
        return state

    def finished(
        self, edition: Edition, players: int, options: Mapping[str, Value], shown: Mapping[str, Any]
    ) -> np.void:
        """The end of a game in which this lies in front of everybody: for score pads and tests.

        It is told like the view of such an end, of which only what counts has to be there.
        """
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
        points = np.zeros(int(state["players"]), np.int32)
        self.calls.score(edition.record, state, points)
        return [int(value) for value in points]

    def winners(self, edition: Edition, state: np.void) -> list[int]:
        """The seats that win, as if the game ended now."""
        points = np.array(self.scores(edition, state), np.int32)
        return [*seats_in(int(self.calls.winners(edition.record, state, points)))]


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats that the rules name as bits, ascending."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


GAMES: dict[str, Game] = {
    "king-lui": Game(
        name="king-lui",
        players=(3, 4, 5),
        rules=king_lui.rules,
        options=king_lui.options.OPTIONS,
        settle=settle_first,
        configure=king_lui.options.configure,
        read_edition=king_lui.edition.read_edition,
        move_text=king_lui.notation.move_text,
        read_move=king_lui.notation.read_move,
        views=king_lui.view.views,
        verdict=king_lui.view.verdict,
        why_not=king_lui.view.why_not,
        breakdown=king_lui.view.breakdown,
        start_happenings=king_lui.happenings.start_happenings,
        happenings=king_lui.happenings.happenings,
        log_texts=king_lui.happenings.LOG_TEXTS,
        finish=king_lui.finished.finish,
        opened=king_lui.view.opened,
    ),
    "ku-ka-king": Game(
        name="ku-ka-king",
        players=(2, 3, 4),
        rules=ku_ka_king.rules,
        options=ku_ka_king.options.OPTIONS,
        settle=ku_ka_king.options.settle,
        configure=ku_ka_king.options.configure,
        read_edition=ku_ka_king.edition.read_edition,
        move_text=ku_ka_king.notation.move_text,
        read_move=ku_ka_king.notation.read_move,
        views=ku_ka_king.view.views,
        verdict=ku_ka_king.view.verdict,
        why_not=ku_ka_king.view.why_not,
        breakdown=ku_ka_king.view.breakdown,
        start_happenings=ku_ka_king.happenings.start_happenings,
        happenings=ku_ka_king.happenings.happenings,
        log_texts=ku_ka_king.happenings.LOG_TEXTS,
        finish=ku_ka_king.finished.finish,
        dealer=Dealer(
            wait_for=ku_ka_king.calls.rules.choose,
            due=ku_ka_king.notation.box_due,
            act=ku_ka_king.notation.deal_box,
            shuffles=True,
        ),
    ),
    "kings-catering": Game(
        name="kings-catering",
        players=(1, 2, 3, 4),
        rules=kings_catering.rules,
        options=kings_catering.options.OPTIONS,
        settle=kings_catering.options.settle,
        configure=kings_catering.options.configure,
        read_edition=kings_catering.edition.read_edition,
        move_text=kings_catering.notation.move_text,
        read_move=kings_catering.notation.read_move,
        views=kings_catering.view.views,
        verdict=kings_catering.view.verdict,
        why_not=kings_catering.view.why_not,
        breakdown=kings_catering.view.breakdown,
        start_happenings=kings_catering.happenings.start_happenings,
        happenings=kings_catering.happenings.happenings,
        log_texts=kings_catering.happenings.LOG_TEXTS,
        finish=kings_catering.finished.finish,
        dealer=Dealer(
            wait_for=kings_catering.calls.rules.play,
            due=kings_catering.notation.round_due,
            act=kings_catering.notation.deal_round,
            shuffles=False,
        ),
    ),
}


def game_named(name: str) -> Game:
    """The game of that name; ValueError names those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"unknown game {name!r}; games are: {', '.join(GAMES)}")
    return GAMES[name]


@cache
def _standard_editions(name: str) -> tuple[Edition, ...]:
    game = GAMES[name]
    files = Path(str(game.rules.__file__)).parent.glob("editions/*.toml")
    return tuple(game.edition(path) for path in sorted(files, key=lambda path: int(path.stem)))
