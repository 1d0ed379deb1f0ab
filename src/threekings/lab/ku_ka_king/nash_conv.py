"""Exact NashConv of bots in small last rounds of two players who choose at the same moment.

    python -m threekings.lab.ku_ka_king.nash_conv --bot master:2000 --bot steward:2000 --positions 20

NashConv is what both players together could gain by the best reply to the bot in the other seat: 0 for a solution.

Exact: the position is the last round of a game, made small by taking rows and cards away. Everything that matters lies
open then and nothing is left to chance, so that a round is its choices alone: each ends it or is a clash, which takes a
card from a row and lets both choose again. Replies are found by going backwards over all of these, at the bot's mix.
Not exact: the mix of a bot that thinks is the mean of those it draws from with some seeds, and greedy's is counted;
with more --seeds both come closer to what it plays. Nothing is said of earlier rounds, where cards are hidden.
Positions in which no choice changes who wins are left out.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import click
import numpy as np
from rich.console import Console
from rich.progress import track

import threekings
from threekings.bots import Bot, Position, check_plays, choose, decision, read_bot
from threekings.bots.budget import thought_within_budget
from threekings.bots.loading import MINDS, minds
from threekings.compiled_calls import rng
from threekings.edition import Edition
from threekings.game import Game
from threekings.games import GAMES
from threekings.lab.estimates import mean
from threekings.lab.ku_ka_king.fewer_cards import with_fewer_cards
from threekings.lab.mixes import Mix, mix_of
from threekings.states import copied

GAME = next(game.name for game in GAMES.values() if game.search == "at-once")
UNIFORM, GREEDY = "uniform", "greedy"  # whom every bot is beside
DRAWS = 16  # choices counted for a seed, of a bot that has no mix to be asked for
Strategy = Callable[[Position], Mix]


@dataclass(frozen=True)
class Replies:
    """What seat 0 wins of a round, by the bot in both seats, and by the best reply in one of them."""

    level: float
    first: float  # seat 0 replies
    second: float  # seat 1 does

    @property
    def nash_conv(self) -> float:
        return self.first - self.second


@dataclass
class Round:
    """A last round against one strategy: what is known of its positions."""

    game: Game
    edition: Edition
    strategy: Strategy
    known: dict[bytes, Replies] = field(default_factory=dict)  # by the state

    def replies(self, state: np.void) -> Replies:
        """Going backwards from the end: what each cell comes to, then what a mix, or the best row, makes of them."""
        key = state.tobytes()
        if key not in self.known:
            self.known[key] = self._after(state) if self.game.to_act(state) else self._end(state)
        return self.known[key]

    def _end(self, state: np.void) -> Replies:
        won = self.game.winners(self.edition, state)
        share = (0 in won) / len(won)
        return Replies(share, share, share)

    def _after(self, state: np.void) -> Replies:
        mixes = [self.strategy(Position(self.game, self.edition, copied(state), seat)) for seat in (0, 1)]
        rows = self.game.legal(self.edition, state, 0)
        named = [np.array([mix.get(row, 0.0) for row in rows]) for mix in mixes]
        cells = np.array([[self._cell(state, row, column, mixes) for column in rows] for row in rows])
        level, first, second = np.moveaxis(cells, 2, 0)
        return Replies(
            float(named[0] @ level @ named[1]), float((first @ named[1]).max()), float((named[0] @ second).min())
        )

    def _cell(self, state: np.void, row: int, column: int, mixes: list[Mix]) -> tuple[float, float, float]:
        """What a cell comes to; nobody gets to a clash on a row that neither names, whoever replies."""
        if row == column and not any(mix.get(row, 0.0) for mix in mixes):
            return 0.0, 0.0, 0.0
        after = copied(state)
        for seat, chosen in enumerate((row, column)):
            self.game.apply(self.edition.record, after, seat, chosen)
        told = self._end(after) if row != column else self.replies(after)
        return told.level, told.first, told.second


# Who plays


def uniform(position: Position) -> Mix:
    """Every row as likely as another."""
    rows = position.game.legal(position.edition, position.state, position.seat)
    return dict.fromkeys(rows, 1 / len(rows))


def strategy_of(bot: Bot, seeds: int) -> Strategy:
    """The bot's mean mix over so many seeds."""
    one = thought_mix if bot.name in MINDS else counted_mix

    def mean_mix(position: Position) -> Mix:
        total: Mix = {}
        for seed in range(seeds):
            for row, part in one(bot, position, seed).items():
                total[row] = total.get(row, 0.0) + part / seeds
        return total

    return mean_mix


def thought_mix(bot: Bot, position: Position, seed: int) -> Mix:
    """The mix that the bot's thought ends with."""
    code, seen = minds(position.game.name, bot.name), imagined(position, seed)
    return mix_of(code, thought_within_budget(code, position.edition.record, seen.state, seen.seat, bot))


def counted_mix(bot: Bot, position: Position, seed: int) -> Mix:
    """How often the bot names each row."""
    mix: Mix = {}
    for draw in range(DRAWS):
        seen = imagined(position, DRAWS * seed + draw)
        row = position.game.read_move(position.edition, decision(bot, seen, int(seen.state["random"])))
        mix[row] = mix.get(row, 0.0) + 1 / DRAWS
    return mix


def imagined(position: Position, seed: int) -> Position:
    """What the seat gets to see, by this seed."""
    state = copied(position.state)
    word = np.uint64(rng.derive(np.uint64(seed), 0))
    position.game.calls.resample(position.edition.record, state, position.seat, word)
    return Position(position.game, position.edition, state, position.seat)


# Positions


def last_rounds(edition: Edition, rows: int, cards: int, seed: int) -> Iterator[np.void]:
    """Last rounds of games between greedy players, with so many rows left and so many cards in each."""
    game, number = GAMES[GAME], 0
    while True:
        match = threekings.new(GAME, players=2, seed=int(rng.derive(np.uint64(seed), number)), edition=edition)
        number += 1
        while not match.over and not match.view(None)["last_round"]:
            for seat in match.to_act:
                match.play(choose(read_bot(GREEDY), match, seat, 2 * match.length + seat), seat)
        if not match.over:
            state = with_fewer_cards(match.resampled(None, seed), rows, cards)
            if Round(game, edition, uniform).replies(state).nash_conv > 0:
                yield state


# The command


def read_bots(_ctx: click.Context, _parameter: click.Parameter, texts: tuple[str, ...]) -> list[Bot]:
    """Bots that play the game."""
    try:
        bots = [read_bot(text) for text in texts]
        for bot in bots:
            check_plays(bot, GAMES[GAME])
    except ValueError as error:
        raise click.BadParameter(str(error)) from None
    return bots


@click.command(epilog="Example: python -m threekings.lab.ku_ka_king.nash_conv --bot master:2000 --bot steward:2000")
@click.option(
    "--bot", "bots", multiple=True, default=("master:2000",), callback=read_bots, help="A bot; may be repeated."
)
@click.option("--positions", type=click.IntRange(1), default=20, show_default=True, help="Last rounds that are solved.")
@click.option("--rows", type=click.IntRange(2, 6), default=4, show_default=True, help="Rows that hold cards.")
@click.option("--cards", type=click.IntRange(1, 3), default=2, show_default=True, help="Cards in each of them.")
@click.option(
    "--seeds", type=click.IntRange(1), default=4, show_default=True, help="A bot's mix is the mean of so many."
)
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True, help="Decides the positions.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def main(bots: list[Bot], positions: int, rows: int, cards: int, seeds: int, seed: int, as_json: bool) -> None:
    """Solve small last rounds and print the exact NashConv of each bot's mixes, beside uniform and greedy."""
    edition = GAMES[GAME].edition()
    players = {UNIFORM: uniform, GREEDY: strategy_of(Bot(GREEDY), seeds)}
    players |= {str(bot): strategy_of(bot, seeds) for bot in bots}
    found: dict[str, list[float]] = {name: [] for name in players}
    states = last_rounds(edition, rows, cards, seed)
    for _ in track(range(positions), "positions", console=Console(stderr=True), transient=True):
        state = next(states)
        for name, strategy in players.items():
            found[name].append(Round(GAMES[GAME], edition, strategy).replies(state).nash_conv)
    figures = {name: mean(values) for name, values in found.items()}
    if as_json:
        told = {name: {"nash_conv": each.mean, "low": each.low, "high": each.high} for name, each in figures.items()}
        click.echo(json.dumps({"positions": positions, "rows": rows, "cards": cards, "seeds": seeds, "bots": told}))
        return
    for name, each in figures.items():
        click.echo(f"{name:16} {each.mean:7.2%} of a win, over positions {max(each.low, 0.0):.2%} to {each.high:.2%}")


if __name__ == "__main__":
    main()
