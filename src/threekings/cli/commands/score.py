"""`threekings score`: a pad for a game on a real table. Here is the asking; score_pads/ know what each game asks."""

import json
from collections.abc import Sequence
from pathlib import Path

import rich_click as click
from rich.console import Console

from threekings.cli import reason
from threekings.cli.commands.shared_options import (
    FIRST_GAME,
    NEWEST,
    edition_setting,
    json_setting,
    language_setting,
    option_setting,
    read_options,
    resume_setting,
)
from threekings.cli.score_pads import pad_of
from threekings.cli.score_pads.questions import ended, refuse
from threekings.cli.score_pads.saved_pad import SavedPad, keep, new_pad_file, newest_pad, read_pad
from threekings.cli.score_pads.scoring import Pad, ScoreRequest, ScoreResult
from threekings.cli.terminal import screen
from threekings.cli.terminal.boards import BOARDS
from threekings.cli.terminal.boards.contract import Space
from threekings.cli.terminal.prompts import ask, typed
from threekings.cli.terminal.prose import say
from threekings.game import Game
from threekings.games import game_named
from threekings.match import check_players
from threekings.texts import commas, localized, speak, spoken


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, metavar="N", help="How many played; asked if not said.")
@option_setting
@edition_setting
@resume_setting("pad")
@language_setting
@json_setting
def score(
    *,
    game: str | None,
    players: int | None,
    options: tuple[str, ...],
    edition: Path | None,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Score a game played on a real table.

    Asks for the names, then for the cards: in King Lui the king's portions and everybody's, in Ku-Ka-King everybody's
    cards at the first scoring, then where everybody stands, and at the final one those that have come. Counts are
    numbers in order, in one line or several, or named: king=2 sheep=3. In The King's Catering the Royals in force are
    asked for as well, and everybody's Tables, row by row with the names of their tiles, or only what these Royals
    count. `back` returns to the line before. Every line is kept until the game is scored: a pad you leave goes on with
    --resume, in its language. The answers may also be piped in.

    \b
    Example:
      threekings score --players 3
      threekings score ku-ka-king --players 2
      threekings score kings-catering --option royals=K3,Q4,P2
      threekings score --resume
      threekings score --players 3 --option tiebreak=shared --json < answers.txt
    """
    console = Console(stderr=True, highlight=False, markup=False) if as_json else screen.terminal()
    if resume is None:
        pad = begun(game_named(game or FIRST_GAME), players, options, edition, console)
        file = new_pad_file()
    else:
        if options or game or players is not None or edition:
            raise ValueError("--resume goes on with a pad as it is; only --json goes with it")
        file = newest_pad() if resume == NEWEST else resume
        pad = read_pad(file)
        speak(pad.language)
    result = filled(pad, file, console, "en" if as_json else spoken())  # what a program reads is always English
    if as_json:
        click.echo(json.dumps(result.data, ensure_ascii=False))
    else:
        console.print(BOARDS[pad.game].all_hands(result.view, result.names, Space(console.width)))
        console.print(*screen.verdict(result.view, result.names), style="bold")
    if typed():
        file.unlink(missing_ok=True)


def begun(
    game: Game, players: int | None, options: tuple[str, ...], edition: Path | None, console: Console
) -> SavedPad:
    """A new pad, with nothing counted."""
    pad = pad_of(game)
    read_options(game, options)
    if players is None:
        players = ask_players(game, pad, console)
    return SavedPad(game.name, players, spoken(), options, str(edition.absolute()) if edition else None)


def filled(pad: SavedPad, file: Path, console: Console, language: str) -> ScoreResult:
    """Ask for what is missing; at the keyboard every line is kept, and who leaves is told where."""
    kind = game_named(pad.game)
    check_players(kind, pad.players)
    unkept = ""

    def keep_lines(lines: Sequence[str]) -> None:
        nonlocal unkept
        try:
            keep(pad, file, lines)
        except OSError as error:
            if not unkept:
                say(console, localized("cli-score-unkept", reason=reason(error)))
            unkept = reason(error)

    request = ScoreRequest(
        kind, kind.edition(pad.edition), pad.players, read_options(kind, pad.options), console, language, pad.lines
    )
    try:
        return pad_of(kind).fill(request._replace(keep=keep_lines) if typed() else request)
    except (EOFError, KeyboardInterrupt):
        if file.exists():
            console.print(localized("cli-score-kept", file=str(file)), soft_wrap=True)
        raise


def ask_players(game: Game, pad: Pad, console: Console) -> int:
    while True:
        try:
            line = ask(console, localized("cli-score-players"))
        except EOFError:
            raise ended(pad.lines, 0) from None
        if line.isdecimal() and int(line) in game.players:
            return int(line)
        refuse(console, localized("cli-score-players-wrong", allowed=commas(map(str, game.players))))
