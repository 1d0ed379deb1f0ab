"""What explicit chance has to know of a game beside its contract: where cards lie that nobody has seen, and who sees
the next one. Each game has a file of its own with these answers.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from threekings.edition import Edition
from threekings.game import Game
from threekings.happenings import Moves
from threekings.history import Beginning

Small = Mapping[str, int]  # the parameters that make a game small, by name


def as_it_is(_game: Game, edition: Edition, _small: Small) -> Edition:
    """The whole edition, whatever the parameters."""
    return edition


@dataclass(frozen=True)
class Cards:
    """How the cards of a game come to light."""

    game: str
    place: Callable[[np.void], int]  # of the deck's next card
    unseen: Callable[[Edition, np.void], slice]  # places of the deck whose cards nobody has seen, from the next one on
    most_points: Callable[[Edition, int], int]  # no seat ever has more
    draws: int  # a game deals no more cards
    choices: int  # nor has it more moves; those made together are one
    together: bool = False  # whether several seats choose at the same moment
    secrets: bool = False  # whether a seat may see a card that others do not
    in_order: bool = True  # whether it matters in which order cards are dealt that come together
    seen_by: Callable[[Moves, Sequence[int]], int | None] = lambda _moves, _dealt: None  # the seat that alone sees the
    # next card after these of a move, if it may be kept secret
    open_cards: frozenset[int] = frozenset()  # that nobody keeps secret
    kept: Callable[[np.void, int], list[int]] = lambda _state, _seat: []  # cards that only this seat has seen
    own_parts: frozenset[str] = frozenset()  # of an observation: what others may not know
    small: Mapping[str, int] = field(default_factory=dict)  # parameters that make the game small; 0: as it is
    edition: Callable[[Game, Edition, Small], Edition] = as_it_is  # with these; ValueError for what cannot be
    begin: Callable[[Beginning, Small], np.void] = lambda beginning, _small: beginning.state()
