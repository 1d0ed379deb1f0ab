"""What a search that sees the deck reaches alone in The King's Catering: what a fair bot is to be compared with.

    python -m threekings.lab.kings_catering.seen_deck versailles --games 50 --seed 1

The deals are those of `threekings simulate kings-catering --players 1 --option palace=versailles --seed 1`. With the
deck known a game alone is a puzzle. Turn by turn the best positions found so far are kept, by what master thinks of
them, and every one is followed by all plans that master would compare.
"""

import argparse
from collections.abc import Iterator
from typing import Any

import numpy as np

from threekings.bots.loading import minds
from threekings.compiled_calls import rng
from threekings.edition import Edition
from threekings.games import GAMES
from threekings.rules.kings_catering.edition import PALACES

GAME = GAMES["kings-catering"]
WIDTH = 100  # positions kept after each turn


def best_stars(edition: Edition, state: np.void, width: int) -> int:
    """The most stars found from here on, by somebody who knows the order of the deck."""
    kept, best = [state], 0
    while kept:
        found: dict[bytes, tuple[float, np.void]] = {}
        for position in kept:
            for merit, reached in turns(edition, position):
                if GAME.to_act(reached):
                    found[reached.tobytes()] = (merit, reached)
                else:
                    best = max(best, GAME.scores(edition, reached)[0])
        kept = [reached for _, reached in sorted(found.values(), key=lambda each: -each[0])[:width]]
    return best


def turns(edition: Edition, state: np.void) -> Iterator[tuple[float, np.void]]:
    """What the plans for a turn lead to, and master's opinion of each."""
    code: Any = minds(GAME.name, "master")
    thought = np.zeros(1, code.THOUGHT)[0]
    code.begin(edition.record, state, 0, thought)
    for index in range(thought["count"]):
        reached = state.copy()
        code.carry_out(edition.record, reached, 0, thought, index)
        yield float(thought["opinion"][index]), reached


def dealt(edition: Edition, palace: str, seed: int, number: int) -> np.void:
    """A deal, as `simulate` numbers them."""
    code: Any = minds(GAME.name, "master")
    state = GAME.new_state(1, GAME.settled({"palace": palace}, 1))
    code.deal(edition.record, state, np.uint64(rng.derive(np.uint64(seed), number)))
    return state


def main() -> None:
    asked = argparse.ArgumentParser(description="what a search that sees the deck reaches alone")
    asked.add_argument("palace", choices=PALACES)
    asked.add_argument("--games", type=int, default=50)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--width", type=int, default=WIDTH)
    given = asked.parse_args()
    edition = GAME.edition()
    deals = (dealt(edition, given.palace, given.seed, number) for number in range(given.games))
    stars = np.array([best_stars(edition, state, given.width) for state in deals])
    target = int(edition.record["target"][list(PALACES).index(given.palace)])
    print(f"{given.palace}: {np.mean(stars >= target):.1%} of {given.games}, {stars.mean():.1f} stars on average")


if __name__ == "__main__":
    main()
