"""Greedy against three players that count today's points only.

    python -m tests.bots.strength [GAMES]

Each deck is played once per rotation of the seats. Prints greedy's share of wins with its 95 % interval.
"""

import random
import sys

import numpy as np

import threekings as tk
from tests.bots.today import today_move
from threekings.bots import choose, read_bot

PLAYERS = 4


def greedy_share(deck: int, seat: int) -> float:
    """Greedy's part of the win in one game."""
    match, chance = tk.new("king-lui", players=PLAYERS, seed=deck), random.Random(deck)
    while not match.over:
        actor = match.to_act[0]
        match.play(
            choose(read_bot("greedy"), match, actor, match.length)
            if actor == seat
            else today_move(match, actor, chance)
        )
    return (seat in match.winners()) / len(match.winners())


def deck_shares(decks: int) -> np.ndarray:
    """Greedy's share of wins with every deck, over all seats."""
    return np.array([np.mean([greedy_share(deck, seat) for seat in range(PLAYERS)]) for deck in range(decks)])


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    shares = deck_shares(games // PLAYERS)
    reach = 1.96 * shares.std(ddof=1) / len(shares) ** 0.5
    print(f"greedy wins {shares.mean():.1%} of {len(shares) * PLAYERS} games, 95 %: ±{reach:.1%}")
