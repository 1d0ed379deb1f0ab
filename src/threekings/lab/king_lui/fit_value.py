"""Fits the numbers of King Lui's value (rules/king_lui/value.py) to games between bots.

    python -m threekings.lab.king_lui.fit_value --bot greedy --games 60000

Every course of every game is an example of who wins from there.

A small network says what number a dish has, by how its portions are shared out and how many cards are left: so also
those numbers make sense that few games speak of. It is trained to make those who won likeliest, and then read once for
every way to share portions out.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, cast

import click
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from threekings.bots import Bot, read_bot
from threekings.games import GAMES
from threekings.lab.calls import ValueCalls
from threekings.lab.simulate import Contest, play_batch
from threekings.lab.workers import HERE
from threekings.match import shuffled

GAME = next(game for game in GAMES.values() if game.value)
value = cast(ValueCalls, GAME.value)
KEPT = Path(value.__file__).with_suffix(".npz")
BATCH = 60  # games played at a time: whole decks for any number of players
HELD_OUT = 10  # one game of so many is not learnt from, but tells how good the numbers are
LAYERS = (8, 32, 32, 1)  # of the network: what it sees of a dish, and the number that comes out
LESSONS = 1200
EXAMPLES = 10_000  # courses that a lesson looks at
PACE = 3e-3  # how far a lesson goes, at first; less and less towards the last
MOST = 2**15 - 1

Places = NDArray[np.int32]
Floats = NDArray[np.float32]


class Examples(NamedTuple):
    """Courses, of one game or many."""

    places: Places  # of the numbers in the table, stage after stage: [course, seat, dish]
    won: Floats  # the part of the win, [course, seat]


@click.command(epilog="Example: python -m threekings.lab.king_lui.fit_value --games 1000 --out numbers.npz")
@click.option("--games", type=click.IntRange(HELD_OUT), default=60_000, show_default=True, help="By players.")
@click.option("--bot", default="greedy", show_default=True, help="Who plays them.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=KEPT, help="A file instead of the one that is read.")
def main(*, games: int, bot: str, seed: int, out: Path) -> None:
    """Play games with every number of players, fit the numbers to them, and write these where the bots read them."""
    numbers = []
    for players in GAME.players:
        network = Network(np.random.default_rng(players))
        played = list(examples(read_bot(bot), players, games, seed))
        seen = shares_of_a_dish(players)
        train(network, seen, together([game for number, game in enumerate(played) if number % HELD_OUT]))
        held_out, found = together(played[::HELD_OUT]), network.numbers(seen)
        left = loss(found[held_out.places].sum(axis=2), held_out.won)
        click.echo(f"{players} players: {left:.4f} nats a position; {np.log(players):.4f} for who knows nothing")
        numbers.append(np.round(found * value.ONE).clip(-MOST, MOST).astype(np.int16).reshape(value.STAGES, -1))
    np.savez_compressed(out, numbers=np.array(numbers))


def together(played: list[Examples]) -> Examples:
    """The examples of many games as one."""
    return Examples(*(np.concatenate(part) for part in zip(*played, strict=True)))


def examples(bot: Bot, players: int, games: int, seed: int) -> Iterator[Examples]:
    """The courses of so many games between equal bots, a game at a time."""
    contest = Contest(GAME, GAME.edition(), GAME.settled({}, players), [bot] * players, games=games, seed=seed)

    def play(first: int) -> list[Examples]:
        return [courses(contest, game) for game in play_batch(contest, range(first, min(first + BATCH, games)))]

    console = Console(stderr=True)
    batches = track(range(0, games, BATCH), f"{bot}, {players} players", console=console, transient=True)
    for played in HERE.in_order(play, batches):
        yield from played


def courses(contest: Contest, game: np.void) -> Examples:
    """The courses of a game that has been played."""
    rules, edition, players = GAME.calls, contest.edition.record, contest.players
    state, found = GAME.new_state(players, contest.options), np.zeros((players, value.DISHES), np.int32)
    state["deck"] = shuffled(GAME, contest.edition, int(game["seed"]))
    rules.setup(edition, state)
    places = []
    for seat, move in zip(game["seats"][: game["length"]].tolist(), game["moves"].tolist(), strict=False):
        if value.is_example(state):
            value.fill_places(edition, state, found)
            places.append(found + np.int32(value.stage_of(edition, state) * value.SHARES))
        rules.apply(edition, state, seat, move)
    won = np.array([int(game["winners"]) >> seat & 1 for seat in range(players)], np.float32)
    return Examples(np.array(places), np.tile(won / won.sum(), (len(places), 1)))


def shares_of_a_dish(players: int) -> Floats:
    """What the network sees of every number's dish, in the order of the table."""
    portions, most = np.zeros((value.SHARES, 4)), value.COPIES
    for own in range(most + 1):
        for king in range(most + 1 - own):
            for coming in range(most + 1 - own - king):
                for others in range(most + 1 - own - king - coming):
                    portions[value.place(own, king, coming, others)] = own, king, coming, others
    own, king, coming, others = np.tile(portions, (value.STAGES, 1)).T
    cards = (np.repeat(np.arange(value.STAGES), value.SHARES) + 0.5) * 2 * players
    short, points = np.maximum(own - king, 0), own * king
    seen = own / 5, king / 5, coming / 8, others / 6, np.minimum(own, king) / 5, short / 3, points / 20, cards / 60
    return np.stack(seen, axis=1).astype(np.float32)


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
