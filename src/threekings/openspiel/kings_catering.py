"""The King's Catering in OpenSpiel: all lies open but the order of the deck (KC 9)."""

import numpy as np

from threekings.edition import Edition
from threekings.openspiel.cards import Cards
from threekings.rules.kings_catering.rules import LENGTH, STATE, TILES


def unseen(_edition: Edition, state: np.void) -> slice:
    """The rest of the deck, tiles left out included."""
    return slice(int(state["top"]), TILES)


def most_points(_edition: Edition, _players: int) -> int:
    """As many stars as a state can keep: by which tiles of an edition most can be reached, nobody knows."""
    return int(np.iinfo(STATE["before"].base).max)


CARDS_OF_KINGS_CATERING = Cards(
    game="kings-catering",
    place=lambda state: int(state["top"]),
    unseen=unseen,
    most_points=most_points,
    draws=TILES,
    choices=LENGTH,
)
