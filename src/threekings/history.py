"""What was dealt and played: small things, from which every state of a game can be made anew."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, overload

import numpy as np

from threekings.edition import Edition
from threekings.game import Game
from threekings.happenings import Moves
from threekings.options import Value

MOVE_BITS = 32
MOVE_MASK = (1 << MOVE_BITS) - 1


class Step(NamedTuple):
    """A move, or all choices made together, in seat order; and what the dealer did after it."""

    moves: Moves
    dealt: str | None = None


class Steps(Sequence[Step]):
    """Steps in a row, packed: a single move is one number, where a `Step` takes some hundred bytes."""

    __slots__ = ("_dealt", "_packed")

    def __init__(self) -> None:
        self._packed: list[int | Moves] = []
        self._dealt: dict[int, str] = {}  # by step, where the dealer did something

    def append(self, moves: Moves, dealt: str | None = None) -> None:
        (seat, move), *others = moves
        self._packed.append(moves if others or move < 0 else seat << MOVE_BITS | move)
        if dealt is not None:
            self.deal(dealt)

    def deal(self, dealt: str) -> None:
        """Add what the dealer did after the last step."""
        self._dealt[len(self._packed) - 1] = dealt

    def drop(self) -> None:
        """Take back the last step."""
        self._packed.pop()
        self._dealt.pop(len(self._packed), None)

    def copy(self) -> "Steps":
        twin = object.__new__(Steps)
        twin._packed, twin._dealt = self._packed[:], self._dealt.copy()
        return twin

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, place: int) -> Step: ...

    @overload
    def __getitem__(self, place: slice) -> list[Step]: ...

    def __getitem__(self, place: int | slice) -> Step | list[Step]:
        if isinstance(place, slice):
            return [self[number] for number in range(len(self._packed))[place]]
        return Step(self.moves(place), self._dealt.get(place % len(self._packed)) if self._dealt else None)

    def moves(self, place: int) -> Moves:
        """Of one step."""
        packed = self._packed[place]
        return packed if isinstance(packed, tuple) else ((packed >> MOVE_BITS, packed & MOVE_MASK),)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Steps):
            return NotImplemented
        return (self._packed, self._dealt) == (other._packed, other._dealt)

    __hash__ = None  # type: ignore[assignment]  # it grows


class Beginning(NamedTuple):
    """How a game begins."""

    game: Game
    edition: Edition
    players: int
    options: Mapping[str, Value]
    deck: tuple[int, ...]  # card codes, top first
    word: int  # by which the dealer shuffles later in the game

    def state(self) -> np.void:
        """The state before the first move."""
        state = self.game.new_state(self.players, self.options)
        state["random"] = self.word
        state["deck"][: len(self.deck)] = self.deck
        self.game.calls.setup(self.edition.record, state)
        return state

    def play_on(self, state: np.void, steps: Steps, *, start: int, stop: int) -> None:
        """Play these of the steps that were played before, in the state before the first of them."""
        apply, record, dealer = self.game.apply, self.edition.record, self.game.dealer
        for number in range(start, stop):
            moves, dealt = steps[number]
            for seat, move in moves:
                apply(record, state, seat, move)
            if dealt is not None and dealer:
                dealer.act(self.edition, state, dealt)
