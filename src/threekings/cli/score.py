"""`threekings score`: a pad for a game on a real table. It asks and checks; the rules of the game do the scoring."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console

from threekings.cli import screen
from threekings.cli.counted import finished, points_by_dish
from threekings.cli.prompts import ask, typed
from threekings.cli.settings import FIRST_GAME, edition_setting, json_setting, option_setting, read_options
from threekings.cli.tables import TABLES
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.game import Game, game_named
from threekings.match import check_players
from threekings.options import Value, complete

BACK = "back"
KING = 0  # the first line of counts is the king's


@dataclass
class Pad:
    """What has been written down so far: names, then counts, the king's first."""

    dishes: list[str]
    copies: list[int]
    players: int
    names: list[str] = field(default_factory=list)
    counts: list[list[int]] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self.counts) == self.players + 1

    def left(self, dish: int) -> int:
        """How many portions of a dish nobody has yet."""
        return self.copies[dish] - sum(line[dish] for line in self.counts)


@click.command()
@click.argument("game", default=FIRST_GAME)
@click.option("--players", type=int, help="How many played; asked if not said.")
@option_setting
@edition_setting
@json_setting
def score(*, game: str, players: int | None, options: tuple[str, ...], edition: Path | None, as_json: bool) -> None:
    """Score a game played on a real table.

    Asks for the names, the king's portions and everybody's portions, dish by dish or all in one line.
    `back` returns to the line before. The answers may also be piped in.

    \b
    Example:
      threekings score --players 3
      threekings score --players 3 --option tiebreak=shared --json < answers.txt
    """
    kind = game_named(game)
    cards = kind.edition(edition)
    console = Console(stderr=True, highlight=False, markup=False) if as_json else screen.terminal()
    if players is None:
        players = ask_players(kind, console)
    check_players(kind, players)
    values = complete(kind.options, read_options(kind, options), players)
    pad = fill(new_pad(cards, players), console)
    view = scored(kind, cards, pad, values)
    if as_json:
        click.echo(json.dumps(as_data(view, pad.names), ensure_ascii=False))
    else:
        console.print(TABLES[kind.name].all_hands(view, pad.names, console.width))
        console.print(TABLES[kind.name].verdict(view, pad.names), style="bold")


# Asking


def ask_players(game: Game, console: Console) -> int:
    while True:
        line = ask(console, say("cli-score-players"))
        if line.isdecimal() and int(line) in game.players:
            return int(line)
        refuse(console, say("cli-score-players-wrong", allowed=", ".join(map(str, game.players))))


def new_pad(edition: Edition, players: int) -> Pad:
    dishes = [name for name in edition.cards[:-1] if name]
    return Pad(dishes, [edition.deck.count(dish) for dish in range(len(dishes))], players)


def fill(pad: Pad, console: Console) -> Pad:
    """Ask for line after line until the pad is full."""
    console.print(say("cli-score-how"))
    try:
        while not pad.full:
            (ask_name if len(pad.names) < pad.players else ask_counts)(pad, console)
    except EOFError:
        if typed():
            raise
        raise ValueError(say("cli-score-ended", count=len(pad.names) + len(pad.counts))) from None
    console.print(say("cli-score-counted", count=sum(map(sum, pad.counts)), of=sum(pad.copies)))
    return pad


def ask_name(pad: Pad, console: Console) -> None:
    number = len(pad.names) + 1
    line = ask(console, say("cli-score-name", number=number))
    if line == BACK:
        del pad.names[-1:]
    elif line in pad.names:
        refuse(console, say("cli-score-same-name", name=line))
    else:
        pad.names.append(line or say("cli-score-player", number=number))


def ask_counts(pad: Pad, console: Console) -> None:
    """One owner's portions, in one line or over several."""
    owner = say("cli-score-king") if len(pad.counts) == KING else pad.names[len(pad.counts) - 1]
    counts: list[int] = []
    while len(counts) < len(pad.dishes):
        missing = " ".join(pad.dishes[len(counts) :])
        line = ask(console, say("cli-score-counts", owner=owner, dishes=missing))
        if line == BACK:
            step_back(pad, counts)
            return
        try:
            counts += read_counts(pad, line, done=len(counts))
        except ValueError as error:
            refuse(console, str(error))
    pad.counts.append(counts)


def step_back(pad: Pad, begun: list[int]) -> None:
    """Forget the line begun, or else the line before."""
    if not begun:
        del (pad.counts or pad.names)[-1]


def read_counts(pad: Pad, line: str, *, done: int) -> list[int]:
    """The counts in a line, for the dishes from `done` on; ValueError says what is wrong with them."""
    words = line.replace(",", " ").split()
    if not words or not all(word.isdecimal() for word in words):
        raise ValueError(say("cli-score-numbers", text=line))
    if done + len(words) > len(pad.dishes):
        raise ValueError(say("cli-score-too-many", count=len(words), most=len(pad.dishes) - done))
    for dish, word in enumerate(words, start=done):
        if int(word) > pad.left(dish):
            raise ValueError(
                say("cli-score-no-cards", name=pad.dishes[dish], count=word, left=pad.left(dish), of=pad.copies[dish])
            )
    return [int(word) for word in words]


def refuse(console: Console, words: str) -> None:
    """A person at the keyboard is asked again; a file with a wrong line is wrong."""
    if not typed():
        raise ValueError(words)
    console.print(words)


# Scoring


def scored(game: Game, edition: Edition, pad: Pad, options: dict[str, Value]) -> dict[str, Any]:
    """The end of the game on the pad, as a view."""
    king, *hands = pad.counts
    state = finished(king, hands, options)
    view = game.view(edition, state, None)
    return view | {"scores": game.scores(edition, state), "winners": game.winners(edition, state)}


def as_data(view: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The result for a program."""
    players = [
        {"name": name, "cards": hand["cards"], "points": points, "discards": hand["discards"], "total": hand["points"]}
        for name, hand, points in zip(names, view["hands"], points_by_dish(view), strict=True)
    ]
    return {"king": view["king"], "players": players, "winners": view["winners"]}
