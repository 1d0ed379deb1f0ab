"""Random: any legal move, each as likely as another. Generic code, loaded once for each game like steward.py."""

from threekings.jit import compiled
from threekings.rng import mix, scale


@compiled
def random_move(edition, state, seat, moves, word):
    return moves[scale(mix(word), legal(edition, state, seat, moves))]
