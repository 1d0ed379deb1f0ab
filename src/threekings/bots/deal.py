"""A game dealt by a seed, to the byte as a match with this seed. Generic code, loaded once for each game."""

from threekings.jit import compiled
from threekings.match import FOR_DEALER
from threekings.rng import derive


@compiled
def deal(edition, state, seed):
    """Set up a state that has its players and options, and nothing else yet."""
    state["random"] = seed
    shuffle_deck(edition, state)
    setup(edition, state)
    state["random"] = derive(seed, FOR_DEALER)
