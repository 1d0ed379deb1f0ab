"""Fits the numbers of King Lui's value (rules/king_lui/value.py) to games.

    python -m threekings.lab.king_lui.fit_value --games 240000

The games are quick ones (quick_games.py) between players who judge by the numbers there are. Every course of every game
where the value is asked is an example of who wins from there.

A small network says what number a dish has, by how its portions are shared out and how many cards are left: so also
those numbers make sense that few games speak of. It is trained to make those who won likeliest, and then read once for
every way to share portions out.
"""

from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import NamedTuple, cast

import click
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from threekings.bots.loading import minds, public
from threekings.games import GAMES
from threekings.jit import load
from threekings.lab.calls import QuickCalls, ValueCalls
from threekings.lab.workers import HERE

GAME = next(game for game in GAMES.values() if game.value)
value = cast(ValueCalls, GAME.value)
KEPT = Path(value.__file__).with_suffix(".npz")
BATCH = 100  # games played at a time
HELD_OUT = 10  # one batch of so many is not learnt from, but tells how good the numbers are
LAYERS = (13, 32, 32, 1)  # of the network: what it sees of a dish, and the number that comes out
LESSONS = 1500
EXAMPLES = 8_000  # courses that a lesson looks at
PACE = 4e-3  # how far a lesson goes, at first; less and less towards the last

Places = NDArray[np.int32]
Floats = NDArray[np.float32]


class Examples(NamedTuple):
    """Courses, of one game or many."""

    places: Places  # of the numbers in the table, stage after stage: [course, seat, dish]
    won: Floats  # the part of the win, [course, seat]


@click.command(epilog="Example: python -m threekings.lab.king_lui.fit_value --games 1000 --out numbers.npz")
@click.option("--games", type=click.IntRange(HELD_OUT * BATCH), default=240_000, show_default=True, help="By players.")
@click.option("--players", type=click.IntRange(3, 5), help="How many play; all counts one after another if not said.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=KEPT, help="A file instead of the one that is read.")
def main(*, games: int, players: int | None, seed: int, out: Path) -> None:
    """Play games, fit the numbers to them, and write these where the bots read them."""
    numbers = value.NUMBERS.copy()
    for count in GAME.players if players is None else [players]:
        network = Network(np.random.default_rng(count))
        played = list(examples(count, games, seed))
        seen = shares_of_a_dish(count)
        train(network, seen, together([batch for number, batch in enumerate(played) if number % HELD_OUT]))
        held_out, found = together(played[::HELD_OUT]), network.numbers(seen)
        left = loss(found[held_out.places].sum(axis=2), held_out.won)
        click.echo(f"{count} players: {left:.4f} nats a position; {np.log(count):.4f} for who knows nothing")
        rounded = np.where(are_possible(count), np.round(found * value.ONE), 0)
        numbers[count - value.FEWEST] = rounded.reshape(value.STAGES, -1)
    np.savez_compressed(out, numbers=numbers)


def together(played: list[Examples]) -> Examples:
    """The examples of many batches as one."""
    return Examples(*(np.concatenate(part) for part in zip(*played, strict=True)))


def examples(players: int, games: int, seed: int) -> Iterator[Examples]:
    """The courses of so many games, a batch at a time."""
    code, edition = quick_games(), GAME.edition().record
    word, options = np.uint64(seed), GAME.settled({}, players)

    def play(first: int) -> Examples:
        state, scratch = GAME.new_state(players, options), np.zeros(2, code.STATE)
        thought: np.void = np.zeros(1, code.THOUGHT)[0]
        most = BATCH * value.CARDS // (2 * players)
        courses, won = np.zeros((most, players, value.DISHES), np.int32), np.zeros((most, players), np.float32)
        last, gained = min(first + BATCH, games), np.zeros(code.MOVES)
        count = code.play_quickly(edition, state, thought, scratch, gained, word, first, last, courses, won)
        return Examples(courses[:count].copy(), won[:count].copy())

    batches = track(range(0, games, BATCH), f"{players} players", console=Console(stderr=True), transient=True)
    return HERE.in_order(play, batches)


def quick_games() -> QuickCalls:
    """The compiled loop that plays."""
    source = Path(__file__).with_name("quick_games.py")
    return cast(QuickCalls, load(source, "threekings.lab.king_lui.quick_games", public(minds(GAME.name, "master"))))


def shares_of_a_dish(players: int) -> Floats:
    """What the network sees of every number's dish, in the order of the table."""
    own, king, coming, most, rest = portions()
    course = 2 * players
    cards = (np.repeat(np.arange(value.STAGES), value.SHARES) + value.FEW // course + 0.5) * course
    seen = [own / 5, king / 5, coming / 8, (most + rest) / 6, most / 5, rest / 4, own * king / 20, cards / 60]
    seen += [np.minimum(hand, king) / 5 for hand in (own, most, rest)]
    seen += [np.maximum(hand - king, 0) / 3 for hand in (own, most)]
    return np.stack(seen, axis=1).astype(np.float32)


def are_possible(players: int) -> NDArray[np.bool_]:
    """Which numbers are asked for: nobody else has more than the rival who has most."""
    _, _, _, most, rest = portions()
    return rest <= most * (players - 2)


def portions() -> NDArray[np.int64]:
    """How every number's dish is shared out: to oneself, the king, the supply, the rival who has most, and the rest."""
    shares, copies = np.zeros((value.SHARES, 5), np.int64), value.COPIES
    for own, king, coming, most, rest in product(range(copies + 1), repeat=5):
        if own + king + coming + most + rest <= copies:
            shares[value.place(own, king, coming, most, rest)] = own, king, coming, most, rest
    return np.tile(shares, (value.STAGES, 1)).T


class Network:
    """Layers of sums that pass on what is above zero; the last gives the number."""

    def __init__(self, chance: np.random.Generator):
        drawn = [np.vstack([chance.normal(0, (2 / a) ** 0.5, (a, b)), np.zeros(b)]) for a, b in pairwise(LAYERS)]
        self.layers: list[Floats] = [layer.astype(np.float32) for layer in drawn]  # [inputs and one, outputs] each

    def numbers(self, seen: Floats) -> Floats:
        return self.outputs(seen)[-1][:, 0]

    def outputs(self, seen: Floats) -> list[Floats]:
        """What goes into each layer, and what comes out of the last."""
        found = [seen]
        for layer in self.layers[:-1]:
            found.append(np.maximum(found[-1] @ layer[:-1] + layer[-1], 0))
        return [*found, found[-1] @ self.layers[-1][:-1] + self.layers[-1][-1]]

    def slopes(self, outputs: list[Floats], slope: Floats) -> list[Floats]:
        """How the layers would have to change for the numbers to change like this, from the first to the last."""
        found: list[Floats] = []
        for layer, given in zip(reversed(self.layers), reversed(outputs[:-1]), strict=True):
            found.append(np.vstack([given.T @ slope, slope.sum(axis=0)]))
            slope = (slope @ layer[:-1].T) * (given > 0)
        return found[::-1]


def train(network: Network, seen: Floats, learnt: Examples) -> None:
    """Adam (Kingma and Ba, 2014): steps by the mean slope so far, in units of how much it varied."""
    chance, lessons = np.random.default_rng(0), LESSONS
    mean, varied = ([np.zeros_like(layer) for layer in network.layers] for _ in range(2))
    for lesson in track(range(1, lessons + 1), "Learning", console=Console(stderr=True), transient=True):
        chosen = chance.integers(len(learnt.won), size=min(EXAMPLES, len(learnt.won)))
        met, places = np.unique(learnt.places[chosen], return_inverse=True)
        outputs = network.outputs(seen[met])
        slope = slope_of_loss(outputs[-1][:, 0], places.reshape(-1, *learnt.places.shape[1:]), learnt.won[chosen])
        pace = PACE * (1 + np.cos(np.pi * lesson / lessons)) / 2
        for number, each in enumerate(network.slopes(outputs, slope[:, None])):
            mean[number] += 0.1 * (each - mean[number])
            varied[number] += 0.001 * (each**2 - varied[number])
            step = mean[number] / (1 - 0.9**lesson) / (np.sqrt(varied[number] / (1 - 0.999**lesson)) + 1e-8)
            network.layers[number] -= pace * step


def slope_of_loss(numbers: Floats, places: NDArray[np.integer], won: Floats) -> Floats:
    """How the loss changes with each of these numbers."""
    strength = numbers[places].sum(axis=2)
    expected = np.exp(strength - strength.max(axis=1, keepdims=True))
    beyond = (expected / expected.sum(axis=1, keepdims=True) - won) / len(won)
    every = np.broadcast_to(beyond[:, :, None], places.shape)
    return np.bincount(places.ravel(), every.ravel(), len(numbers)).astype(np.float32)


def loss(strength: Floats, won: Floats) -> float:
    """How little of who won these strengths of all seats know, in nats a position."""
    beyond = strength - strength.max(axis=1, keepdims=True)
    logarithms = beyond - np.log(np.exp(beyond).sum(axis=1, keepdims=True))
    return float(-(won * logarithms).sum(axis=1).mean())


if __name__ == "__main__":
    main()
