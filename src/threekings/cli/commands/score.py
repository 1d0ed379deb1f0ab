"""`threekings score`: a pad for a game on a real table. Here is the asking; score_pads/ know what each game asks."""

import json
from pathlib import Path

import rich_click as click
from rich.console import Console

from threekings.cli.commands.shared_options import (
    FIRST_GAME,
    edition_setting,
    json_setting,
    language_setting,
    option_setting,
    read_options,
)
from threekings.cli.score_pads import pad_of
from threekings.cli.score_pads.questions import ended, refuse
from threekings.cli.score_pads.scoring import Pad, ScoreRequest
from threekings.cli.terminal import screen
from threekings.cli.terminal.boards import BOARDS
from threekings.cli.terminal.boards.contract import Space
from threekings.cli.terminal.prompts import ask
from threekings.game import Game
from threekings.games import game_named
from threekings.match import check_players
from threekings.texts import commas, localized, spoken


@click.command()
@click.argument("game", default=FIRST_GAME)
@click.option("--players", type=int, metavar="N", help="How many played; asked if not said.")
@option_setting
@edition_setting
@language_setting
@json_setting
def score(*, game: str, players: int | None, options: tuple[str, ...], edition: Path | None, as_json: bool) -> None:
    """Score a game played on a real table.

    Asks for the names, then for the cards: in King Lui the king's portions and everybody's, in Ku-Ka-King everybody's
    cards at the first scoring and at the final one. Counts are numbers in order, in one line or several, or named:
    king=2 sheep=3. In The King's Catering the Royals in force are asked for as well, and everybody's Tables, row by row
    with the names of their tiles, or only what these Royals count. `back` returns to the line before. The answers may
    also be piped in.

    \b
    Example:
      threekings score --players 3
      threekings score ku-ka-king --players 2
      threekings score kings-catering --option royals=K3,Q4,P2
      threekings score --players 3 --option tiebreak=shared --json < answers.txt
    """
    kind = game_named(game)
    pad = pad_of(kind)
    cards, given = kind.edition(edition), read_options(kind, options)
    console = Console(stderr=True, highlight=False, markup=False) if as_json else screen.terminal()
    names_in = "en" if as_json else spoken()  # what a program reads is the same in every language
    if players is None:
        players = ask_players(kind, pad, console)
    check_players(kind, players)
    view, names, data = pad.fill(ScoreRequest(kind, cards, players, given, console, names_in))
    if as_json:
        click.echo(json.dumps(data, ensure_ascii=False))
    else:
        console.print(BOARDS[kind.name].all_hands(view, names, Space(console.width)))
        console.print(*screen.verdict(view, names), style="bold")


def ask_players(game: Game, pad: Pad, console: Console) -> int:
    while True:
        try:
            line = ask(console, localized("cli-score-players"))
        except EOFError:
            raise ended(pad.lines, 0) from None
        if line.isdecimal() and int(line) in game.players:
            return int(line)
        refuse(console, localized("cli-score-players-wrong", allowed=commas(map(str, game.players))))
