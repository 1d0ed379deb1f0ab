"""How often does a bot choose badly near the end of King Lui, judged by steward's playouts with many times its budget?

    python -m threekings.lab.king_lui.blunders --positions 2000 --bot steward:1000

Positions come from the last courses of games between stewards. In each the bot's move and the best rival to it are
played through equal worlds. A blunder is a move that wins less than 5 % of them where another wins more than half;
a costly choice is one of the last course that gives away more than 10 points of a win.
"""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, cast

import click
import numpy as np
from rich.console import Console
from rich.progress import track

import threekings
from threekings.bots import Bot, bot_kind, choose, read_bot
from threekings.bots.loading import minds
from threekings.compiled_calls import rng
from threekings.games import GAMES
from threekings.lab.calls import BlunderCalls
from threekings.match import Match

GAME = next(game for game in GAMES.values() if game.search == "one-by-one")
AUTHORS = "steward:60"  # who plays the games that positions are from
LATE = 3  # courses before the end that are looked at, if nobody draws
CARDS = 2  # a course is dealt for each player, KL 3.1
LOSING, WINNING = 0.05, 0.5  # of a blunder and what it was preferred to
COSTLY, COSTLY_CHOICES = 0.1, 0.01  # of a win; the part of choices in the last course that may cost so much
WORST = 5  # choices that are shown
SCREENING = 0.2  # of the checking playouts that find the best rival to the bot's move


@dataclass(frozen=True)
class Verdict:
    """A choice, checked."""

    game: int  # the seed of the position's game, and how many moves of it are played
    length: int
    last_course: bool
    move: str
    best: str
    share: float  # of worlds that the move wins
    best_share: float

    @property
    def cost(self) -> float:
        return max(self.best_share - self.share, 0.0)

    @property
    def blunder(self) -> bool:
        return self.share < LOSING and self.best_share > WINNING


def read_thinking(_ctx: click.Context, _parameter: click.Parameter, text: str) -> Bot:
    """The bot of that name, which has to have a budget of playouts: what checks it is a multiple of that."""
    try:
        bot = read_bot(text)
    except ValueError as error:
        raise click.BadParameter(str(error)) from None
    if not bot.playouts or not bot_kind(bot.name).plays(GAME):
        raise click.BadParameter(f"{text} has no budget of playouts in King Lui, such as steward:1000")
    return bot


@click.command(epilog="Example: python -m threekings.lab.king_lui.blunders --positions 200 --bot steward-1:1000 --json")
@click.option("--positions", type=click.IntRange(1), default=2000, show_default=True, help="Choices to be checked.")
@click.option("--bot", default="steward:1000", show_default=True, callback=read_thinking, help="Whose choices.")
@click.option("--players", type=click.IntRange(3, 5), default=3, show_default=True)
@click.option("--times", type=click.IntRange(2), default=50, show_default=True, help="Of its budget for each check.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=1, show_default=True)
@click.option("--threads", type=click.IntRange(1, 1024), default=os.cpu_count(), help="One a core if not said.")
@click.option("--json", "as_json", is_flag=True, help="Figures and the worst choices, for programs.")
def main(*, positions: int, bot: Bot, players: int, times: int, seed: int, threads: int, as_json: bool) -> None:
    """Check a bot's choices near the end of King Lui; exit 1 if there are blunders, or too many costly ones."""
    console = Console(stderr=True)
    check, late = partial(checked_choice, bot, times, seed), late_positions(positions, players, seed)
    minds(GAME.name)  # loaded once, not by every thread
    with ThreadPoolExecutor(threads) as pool:
        checked = track(
            pool.map(check, late), str(bot), positions, console=console, transient=True, disable=not console.is_terminal
        )
        verdicts = list(checked)
    found = findings(bot, verdicts)
    click.echo(json.dumps(found) if as_json else in_words(found))
    sys.exit(0 if found["fine"] else 1)


def late_positions(count: int, players: int, seed: int) -> Iterator[tuple[int, Match]]:
    """So many late positions in which there is a choice, each with the number of its game."""
    number = 0
    while True:
        number += 1
        match, author = threekings.new(GAME.name, players=players, seed=number * 1000 + seed), read_bot(AUTHORS)
        while not match.over:
            seat = match.to_act[0]
            if courses_left(match) < LATE and len(match.moves(seat)) > 1:
                yield number, match.copy()
                count -= 1
                if count == 0:
                    return
            match.play(choose(author, match, seat, number), seat)


def courses_left(match: Match) -> int:
    """How many more courses the supply is enough for."""
    view = match.view(None)
    return int(view["supply"] // (CARDS * match.players))


def checked_choice(bot: Bot, times: int, seed: int, late: tuple[int, Match]) -> Verdict:
    """What a bot's choice wins, and what the best other move does."""
    number, match = late
    seat, word = match.to_act[0], int(rng.derive(np.uint64(seed), match.length + 1000 * number))
    move = choose(bot, match, seat, word)
    shares = checked_shares(match, seat, move, word + 1, times * bot.playouts)
    best = max(shares, key=lambda move: shares[move])
    return Verdict(number, match.length, courses_left(match) == 0, move, best, shares[move], shares[best])


def checked_shares(match: Match, seat: int, move: str, seed: int, playouts: int) -> dict[str, float]:
    """The part of equal worlds that a move wins, and the best rival to it, found with a part of these playouts."""
    code, state, edition = cast(BlunderCalls, minds(GAME.name)), match.resampled(seat, seed), match.edition.record
    thought, scratch = np.zeros(1, code.THOUGHT)[0], np.zeros(2, code.STATE)
    code.begin(edition, state, seat, thought)
    moves = [GAME.move_text(match.edition, int(number)) for number in thought["moves"][: thought["count"]]]

    def wins(word: int, playouts: float) -> list[int]:
        thought["spent"], thought["world"], thought["wins"] = 0, 0, 0
        while thought["spent"] < playouts:
            code.play_world(edition, state, seat, thought, scratch, np.uint64(word))
        return [int(won) for won in thought["wins"][: len(moves)]]

    mine, screened = moves.index(move), wins(seed, SCREENING * playouts)
    rival = max((index for index in range(len(moves)) if index != mine), key=lambda index: screened[index])
    for index in range(len(moves)):
        thought["running"][index] = index in (mine, rival)
    thought["alive"] = 2
    won = wins(seed + 1, (1 - SCREENING) * playouts)
    return {moves[index]: won[index] / code.WIN / int(thought["world"]) for index in (mine, rival)}


def findings(bot: Bot, verdicts: list[Verdict]) -> dict[str, Any]:
    """What the checked choices come to, the worst of them first."""
    last = [verdict for verdict in verdicts if verdict.last_course]
    blunders = sum(verdict.blunder for verdict in verdicts)
    costly = sum(verdict.cost > COSTLY for verdict in last) / max(len(last), 1)
    worst = sorted(verdicts, key=lambda verdict: -verdict.cost)[:WORST]
    return {
        "bot": str(bot),
        "positions": len(verdicts),
        "blunders": blunders,
        "last_course": len(last),
        "costly": costly,
        "mean_cost": sum(verdict.cost for verdict in verdicts) / len(verdicts),
        "fine": blunders == 0 and costly < COSTLY_CHOICES,
        "worst": [asdict(verdict) | {"cost": verdict.cost} for verdict in worst],
    }


def in_words(found: Mapping[str, Any]) -> str:
    """The findings for people."""
    lines = [
        f"{found['bot']}: {found['positions']} late choices, {found['blunders']} blunders; mean cost of one choice "
        f"{found['mean_cost']:.2%} of a win",
        f"{found['last_course']} of the last course; {found['costly']:.2%} cost more than {COSTLY:.0%} of a win",
    ]
    lines += [
        f"  game {worst['game']}, move {worst['length'] + 1}: {worst['move']} wins {worst['share']:.1%}, "
        f"{worst['best']} {worst['best_share']:.1%}"
        for worst in found["worst"]
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
