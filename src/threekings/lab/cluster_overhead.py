"""What a Ray cluster costs beside threads: the same games on all cores of this machine, once this way and once that.

python -m threekings.lab.cluster_overhead --games 1000000
"""

import time

import rich_click as click

from threekings.bots import read_bot
from threekings.games import GAMES, game_named
from threekings.lab.cluster import LOCAL, Cluster
from threekings.lab.simulate import Contest, simulate_games
from threekings.lab.workers import HERE, Workers


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)), default=next(iter(GAMES)))
@click.option("--games", type=click.IntRange(1), default=10**6, show_default=True)
@click.option("--bot", default="random", show_default=True, help="Who sits in every seat.")
@click.option("--ray", "address", default=LOCAL, show_default=True, help="Another cluster, to be compared.")
def main(game: str, games: int, bot: str, address: str) -> None:
    """Play, and print how many games a second it was either way; that results are equal is checked."""
    kind = game_named(game)
    contest = Contest(kind, kind.edition(), kind.settled({}, kind.usual), [read_bot(bot)] * kind.usual, games, seed=1)
    here, found = measured(contest, HERE)
    click.echo(f"threads: {games / here:12,.0f} games/s, {here:.1f} s")
    started = time.perf_counter()
    with Cluster(address) as cluster:
        connected = time.perf_counter() - started
        measured(contest, cluster)  # its processes load what is compiled
        there, other = measured(contest, cluster)
    if other != found:
        raise SystemExit("results differ")
    click.echo(f"cluster: {games / there:12,.0f} games/s, {there:.1f} s, and {connected:.1f} s to connect")
    click.echo(f"overhead: {there / here - 1:.1%} of the time of threads")


def measured(contest: Contest, workers: Workers) -> tuple[float, list[object]]:
    """How many seconds it took, and what it came to."""
    started = time.perf_counter()
    tally = simulate_games(contest, workers=workers)
    return time.perf_counter() - started, [tally.games, tally.moves, tally.sums.tolist()]


if __name__ == "__main__":
    main()
