"""What may come of a position: games played on by greedy players. Generic code, loaded once for each game (loading.py)
with the game's names already in it: apply, chooser, greedy.
"""

from threekings.jit import compiled
from threekings.rng import GOLDEN


@compiled
def play_to_end(edition, state, moves, worth):
    """Greedy players to the end of the game; `moves` and `worth` are scratch."""
    player = chooser(state)
    while player >= 0:
        state["random"] += GOLDEN
        apply(edition, state, player, greedy(edition, state, player, moves, worth))
        player = chooser(state)
