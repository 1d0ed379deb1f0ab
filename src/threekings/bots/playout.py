"""What both stewards do with an imagined world: play it on to the end, and see who wins.

Generic code, loaded once for each game (bots/__init__.py) with the game's names already in it: PLAYERS, chooser, apply,
score, winners; of greedy noisy_greedy.
"""

from threekings.jit import compiled
from threekings.rng import GOLDEN

WIN = 60  # one whole win: divides evenly among up to five who share it


@compiled
def play_on(edition, state, thought, noise):
    """Noisy greedy players to the end; the winners as bits. `thought` lends its scratch fields."""
    player = chooser(state)
    while player >= 0:
        state["random"] += GOLDEN
        move = noisy_greedy(edition, state, player, thought["legal"], thought["worth"], state["random"], noise)
        apply(edition, state, player, move)
        player = chooser(state)
    score(edition, state, thought["points"])
    return winners(edition, state, thought["points"])


@compiled
def win_part(bits, seat):
    """A seat's part of a win in 60ths, given the winners as bits."""
    if bits >> seat & 1 == 0:
        return 0
    sharing = 0
    for other in range(PLAYERS):
        sharing += bits >> other & 1
    return WIN // sharing
