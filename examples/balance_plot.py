"""A question of balance, answered with a plot: what do Emeralds do to King Lui?

    pip install "threekings[plots]"
    python examples/balance_plot.py --games 20000 --output emeralds.png

For each number of Emeralds an edition of one's own is played by greedy bots, with the same seeds throughout. On the
left, what every seat wins beside its fair share: does it matter more where one sits? On the right, how far ahead of the
second the first is. Bars are 95 % intervals.
"""

import argparse

import matplotlib as mpl

mpl.use("agg")  # into a file: there may be no screen

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes

import threekings as tk
from threekings.bots import read_bot
from threekings.lab.estimates import mean, share
from threekings.lab.samples import Sample, draw_sample
from threekings.lab.simulate import Contest, Estimate

GAME = tk.GAMES["king-lui"]
COUNTS = (0, 1, 2, 3, 4, 5)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=20000, help="for each number of Emeralds")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--output", default="emeralds.png")
    asked = options.parse_args()
    samples = {count: sample(count, asked.players, asked.games) for count in COUNTS}
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    for seat in range(asked.players):
        line(left, [share(each.shares[:, seat]) for each in samples.values()], f"seat {seat}")
    left.axhline(1 / asked.players, color="0.6", linestyle="--", linewidth=1)
    left.set(xlabel="Emeralds", ylabel="share of wins")
    left.legend()
    leads = [mean(lead(each)) for each in samples.values()]
    line(right, leads, "all seats")
    right.set(xlabel="Emeralds", ylabel="points ahead of the second")
    figure.savefig(asked.output)
    for count, ahead in zip(COUNTS, leads, strict=True):
        first = share(samples[count].shares[:, 0])
        print(f"{count:2} Emeralds: seat 0 wins {told(first, 100)} %, the winner is {told(ahead, 1)} points ahead")


def sample(emeralds: int, players: int, games: int) -> Sample:
    """Games of the standard cards, but with so many Emeralds."""
    edition = GAME.edition({**GAME.edition().content, "name": f"emeralds-{emeralds}", "emeralds": emeralds})
    bots = [read_bot("greedy")] * players
    return draw_sample(Contest(GAME, edition, GAME.settled({}, players), bots, games=games, seed=1))


def lead(games: Sample) -> np.ndarray:
    """How far the most points of each game are ahead of the second most."""
    ordered = np.sort(games.points, axis=1)
    return ordered[:, -1] - ordered[:, -2]


def line(plot: Axes, values: list[Estimate], name: str) -> None:
    reach = [[value.mean - value.low for value in values], [value.high - value.mean for value in values]]
    plot.errorbar(COUNTS, [value.mean for value in values], yerr=reach, marker="o", capsize=3, label=name)


def told(value: Estimate, scale: int) -> str:
    return f"{scale * value.mean:.1f} ({scale * value.low:.1f} – {scale * value.high:.1f})"


if __name__ == "__main__":
    main()
