"""Positions with explicit chance: the deck's order is nowhere, every card is decided when it is dealt.

A position is a value. It holds the last state in which nothing was left to chance, with the unseen cards of its deck in
the order of the rules, and what is being done in it: the moves played and the cards dealt since, one by one. Whether
another card is due is asked of the rules: they are run with the cards dealt so far on top of the deck, and have taken
one more or have not.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from threekings.errors import IllegalMove
from threekings.happenings import Moves
from threekings.history import Beginning
from threekings.openspiel.setup import Setup
from threekings.states import copied, legal_moves

NO_ACTION = -1  # of a seat that is not to act
NOT_RANDOM = 0  # the generator's word in all states: nothing is drawn by it


class Deed(NamedTuple):
    """What is done in a position: moves, made together where they are several; none: the dealer's part."""

    moves: Moves
    actions: tuple[int, ...]  # their numbers, by seat where several may move at the same moment


DEALER = Deed((), ())


class Past:
    """What was done and dealt before, the last of it first; the same object in all positions that follow."""

    __slots__ = ("before", "dealt", "deed", "told")

    def __init__(self, before: "Past | None", deed: Deed, dealt: tuple[int, ...]):
        self.before, self.deed, self.dealt = before, deed, dealt
        self.told: dict[int | None, str] = {}  # by viewer: see `told.py`

    def all(self) -> list["Past"]:
        """From the beginning of the game on."""
        found: list[Past] = []
        past: Past | None = self
        while past is not None:
            found.append(past)
            past = past.before
        return found[::-1]


class Position:
    """One node of OpenSpiel's tree."""

    def __init__(self, setup: Setup, past: Past | None, state: np.void | None, deed: Deed | None, dealt: Sequence[int]):
        self.setup, self.past = setup, past
        self.state = state  # before the deed; None: before anything was dealt
        self.deed = deed  # cards are being dealt for it; None: somebody is to move, or the game is over
        self.dealt = tuple(dealt)  # since the deed

    # A position is never changed: copies are the same one, and it is pickled as what was done and dealt.

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        past = [(past.deed.actions, past.dealt) for past in self.past.all()] if self.past else []
        return _again, (self.setup, past, self.deed and self.deed.actions, self.dealt)

    # Who is to do what

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats to act; none where a card is to be dealt, or the game is over."""
        return () if self.deed is not None or self.state is None else self.setup.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        return self.deed is None and not self.to_act

    @cached_property
    def _legal(self) -> dict[int, dict[int, int]]:
        return {}

    def legal(self, seat: int) -> dict[int, int]:
        """The legal actions of a seat, ascending, and which moves they are."""
        if seat not in self.to_act or self.state is None:
            return {}
        if seat not in self._legal:
            setup, state = self.setup, self.state
            moves = legal_moves(setup.game.calls, setup.edition, state, seat)
            actions = np.array([*moves, 0], np.int32)
            setup.dense.number_moves(state, seat, actions, len(moves))
            self._legal[seat] = dict(sorted(zip(actions.tolist(), moves, strict=False)))
        return self._legal[seat]

    @cached_property
    def outcomes(self) -> dict[int, int]:
        """How many of each card may be dealt next, ascending: all unseen ones are as likely."""
        if self.deed is None:
            return {}
        cards = Counter(self._unseen)
        cards.subtract(self.dealt)
        return {card: count for card, count in sorted(cards.items()) if count}

    # What follows

    def play(self, actions: Sequence[int]) -> "Position":
        """After these actions: one of the seat to act or, where several may move at the same moment, one a seat."""
        together = self.setup.cards.together
        moves = tuple((seat, self._move(seat, actions[seat if together else 0])) for seat in self.to_act)
        told = [action if seat in self.to_act or not together else NO_ACTION for seat, action in enumerate(actions)]
        return self._with(Deed(moves, tuple(told)), ())

    def _move(self, seat: int, action: int) -> int:
        if action not in self.legal(seat):
            raise IllegalMove(f"seat {seat}: action {action} is not legal; legal are: {[*self.legal(seat)]}")
        return self.legal(seat)[action]

    def deal(self, card: int) -> "Position":
        """After this card."""
        if card not in self.outcomes:
            raise IllegalMove(f"card {card} cannot be dealt here; those that can are: {[*self.outcomes]}")
        return self._with(self.deed, (*self.dealt, card))

    def _with(self, deed: Deed | None, dealt: tuple[int, ...]) -> "Position":
        return Position(self.setup, self.past, self.state, deed, dealt).settled()

    def settled(self) -> "Position":
        """This position if another card is due, else the one that it leads to."""
        after, taken = self._carried_out()
        if taken > len(self.dealt):
            return self
        assert self.deed is not None
        past = Past(self.past, self.deed, self.dealt)
        dealer = self.setup.game.dealer
        if dealer and dealer.due(after):
            return Position(self.setup, past, after, DEALER, ()).settled()
        return Position(self.setup, past, after, None, ())

    def _carried_out(self) -> tuple[np.void, int]:
        """What the deed comes to with the cards dealt so far, others on the rest of the deck; how many it took."""
        if self.state is None:
            return self._begun()
        if self.deed == DEALER:
            return self._by_the_dealer()
        state, place = self._stacked(), self.setup.cards.place
        start = place(state)
        assert self.deed is not None
        for seat, move in self.deed.moves:
            self.setup.game.apply(self.setup.edition.record, state, seat, move)
        return state, place(state) - start

    def _begun(self) -> tuple[np.void, int]:
        setup = self.setup
        deck = tuple(self._on_top(self._unseen))
        state = setup.cards.begin(
            Beginning(setup.game, setup.edition, setup.players, setup.options, deck, NOT_RANDOM), setup.small
        )
        return state, setup.cards.place(state)

    def _by_the_dealer(self) -> tuple[np.void, int]:
        """Where he shuffles, what he shuffles is the deck then, and the cards dealt lie on top."""
        setup, dealer = self.setup, self.setup.game.dealer
        assert dealer
        state = self._stacked()
        start = 0 if dealer.shuffles else setup.cards.place(state)
        order = [self._what_is_shuffled, *(setup.edition.cards[card] for card in self._on_top(self._unseen))]
        dealer.act(setup.edition, state, " ".join(order) if dealer.shuffles else None)
        return state, setup.cards.place(state) - start

    def _stacked(self) -> np.void:
        """The state with the cards dealt on top of its deck; the dealer who shuffles does without."""
        assert self.state is not None
        state = copied(self.state)
        if self.dealt and not self._what_is_shuffled:
            state["deck"][self.setup.cards.unseen(self.setup.edition, state)] = [*self._on_top(self._unseen)]
        return state

    def _on_top(self, cards: Sequence[int]) -> Iterator[int]:
        """These cards in order, but those dealt before all others."""
        rest = [*cards]
        for card in self.dealt:
            rest.remove(card)
        yield from self.dealt
        yield from rest

    @cached_property
    def _unseen(self) -> list[int]:
        """The cards that may come, in order, those dealt since the deed included."""
        setup = self.setup
        if self.state is None:
            return sorted(setup.edition.deck)
        if self._what_is_shuffled:
            _, *names = self._box.split(" ")
            return sorted(map(setup.edition.cards.index, names))
        cards: list[int] = self.state["deck"][setup.cards.unseen(setup.edition, self.state)].tolist()
        return sorted(cards)

    @property
    def _what_is_shuffled(self) -> str:
        """The word before the cards that the dealer is to shuffle; empty if he is not."""
        dealer = self.setup.game.dealer
        if self.deed != DEALER or self.state is None or not dealer or not dealer.shuffles:
            return ""
        return self._box.partition(" ")[0]

    @cached_property
    def _box(self) -> str:
        """That word and those cards, in some order."""
        dealer = self.setup.game.dealer
        assert dealer and self.state is not None
        return dealer.act(self.setup.edition, copied(self.state), None)


def first_position(setup: Setup) -> Position:
    """Before anything was dealt."""
    return Position(setup, None, None, DEALER, ()).settled()


def _again(
    setup: Setup, past: Sequence[tuple[tuple[int, ...], tuple[int, ...]]], last: tuple[int, ...] | None, dealt: Any
) -> Position:
    """The position that was pickled so."""
    position = first_position(setup)
    for actions, cards in past:
        position = _on(position, actions, cards)
    return position if last is None else _on(position, last, dealt)


def _on(position: Position, actions: tuple[int, ...], cards: Sequence[int]) -> Position:
    if actions:
        position = position.play(actions)
    for card in cards:
        position = position.deal(card)
    return position
