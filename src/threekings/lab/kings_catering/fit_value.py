"""Fits the numbers by which The King's Catering's value judges unfinished games, and writes them to a file of code.

    python -m threekings.lab.kings_catering.fit_value src/threekings/rules/kings_catering/value_numbers.py

Steward plays games of two and alone, half of them with the Royals of the setups and palaces, half with Royals drawn
anew. Between turns every seat's features are noted, and what stars it had in the end: ridge regression gives the
weights. What is left unexplained of a lead gives the spread, in which a lead is turned into a chance to win.
"""

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from threekings.bots import Bot
from threekings.bots.loading import minds
from threekings.compiled_calls import rng
from threekings.games import GAMES
from threekings.lab.simulate import Contest, play_batch
from threekings.options import Value
from threekings.rules.kings_catering import value
from threekings.rules.kings_catering.options import SETUPS

GAME = GAMES["kings-catering"]
PLAYER = Bot("steward", playouts=40)
GAMES_EACH = {2: 800, 1: 600}  # by players
SEED = 5
RIDGE = 30.0
LOGISTIC = 0.55  # the scale of the logistic distribution with standard deviation 1
PALACES = ("schoenbrunn", "buckingham", "versailles")
Floats = NDArray[np.float64]
FILE = '''"""How much each part adds to the stars that a seat is expected to have, by what value.py describes it by.

Written by `python -m threekings.lab.kings_catering.fit_value FILE`: by players (several, one), by part (K1 to K6, Q1 to
Q6, P1 to P6, all Crew). SPREAD is, by players, how uncertain a lead is at the end, and what a whole round to come adds.
"""

import numpy as np

from threekings.jit import compiled

# fmt: off
WEIGHTS = np.array([
{weights}
])
SPREAD = np.array([{spread}])
# fmt: on


@compiled
def weight(alone, part, feature):
    """How many stars one of a feature adds."""
    return WEIGHTS[alone, part, feature]
'''


class Sample(NamedTuple):
    """Of every seat at every turn."""

    features: Floats  # the value's, all parts in a row
    stars: Floats  # in the end
    seats: int  # rows that follow each other are these seats of one position


def options_of(players: int, number: int) -> dict[str, Value]:
    """What a game is played with."""
    names = [*SETUPS] if players > 1 else [*PALACES]
    name = names[number // 2 % len(names)]
    given = {"royals": "random"} if number % 2 else {"royals" if players > 1 else "palace": name}
    return GAME.settled(given, players, int(rng.derive(np.uint64(SEED), number)))


def sample(players: int, games: int) -> Sample:
    """Play so many games and look at all their turns."""
    rows: list[Floats] = []
    stars: list[int] = []
    for number in range(games):
        contest = Contest(GAME, GAME.edition(), options_of(players, number), [PLAYER] * players, 1, SEED + number)
        game = play_batch(contest, range(1))[0]
        for state in turns(contest, game):
            rows.extend(described(contest, state, seat) for seat in range(players))
            stars.extend(int(game["points"][seat]) for seat in range(players))
    return Sample(np.array(rows), np.array(stars, np.float64), players)


def turns(contest: Contest, game: np.void) -> Iterator[np.void]:
    """The game again, up to the beginning of each turn."""
    state = GAME.new_state(contest.players, contest.options)
    code: Any = minds(GAME.name)
    code.deal(contest.edition.record, state, game["seed"])
    for seat, move in zip(game["seats"][: game["length"]], game["moves"][: game["length"]], strict=True):
        if not code.in_turn(state):
            yield state
        code.apply(contest.edition.record, state, int(seat), int(move))


def described(contest: Contest, state: np.void, seat: int) -> Floats:
    """A seat's features."""
    code: Any = minds(GAME.name)
    features = np.zeros((value.PARTS, value.FEATURES))
    code.describe(contest.edition.record, state, seat, np.zeros(1, code.WORTH)[0], features)
    return features.ravel()


def weights(sample: Sample) -> Floats:
    """How many stars each feature of each part is worth."""
    scale = np.sqrt((sample.features**2).mean(0))
    known = scale > 0
    scaled = sample.features[:, known] / scale[known]
    found = np.zeros(sample.features.shape[1])
    square = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    found[known] = np.linalg.solve(square, scaled.T @ sample.stars) / scale[known]
    return found


def spread(sample: Sample, found: Floats) -> Floats:
    """The squared scale of a lead's error: what it is at the end, and what a whole round adds."""
    errors = (sample.stars - sample.features @ found).reshape(-1, sample.seats)
    parts = sample.features.reshape(len(sample.features), value.PARTS, value.FEATURES)
    to_come = parts[:: sample.seats, value.ALL_CREW, value.TO_COME]
    lead = errors[:, 0] - (errors[:, 1] if sample.seats > 1 else 0)
    terms = np.stack([np.ones_like(to_come), to_come], 1)
    return cast(Floats, np.maximum(np.linalg.lstsq(terms, (LOGISTIC * lead) ** 2, rcond=None)[0], 0.5))


def code_of(tables: list[Floats], spreads: list[Floats]) -> str:
    """The file of code."""
    rows = [line for table in tables for line in ("    [", *map(row, table.reshape(value.PARTS, -1)), "    ],")]
    pairs = ", ".join(f"[{each[0]:.3g}, {each[1]:.3g}]" for each in spreads)
    return FILE.format(weights="\n".join(rows), spread=pairs)


def row(numbers: Floats) -> str:
    """A part's weights, in lines that are not too long."""
    text = ", ".join(f"{number:.3g}" for number in numbers)
    return textwrap.fill(f"[{text}],", 116, initial_indent=" " * 8, subsequent_indent=" " * 9)


def main(path: str) -> None:
    samples = [sample(players, games) for players, games in GAMES_EACH.items()]
    tables = [weights(each) for each in samples]
    spreads = [spread(each, table) for each, table in zip(samples, tables, strict=True)]
    Path(path).write_text(code_of(tables, spreads))


if __name__ == "__main__":
    main(sys.argv[1])
