"""`threekings score`: a pad for a game on a real table. Here is the asking; pads/ know what each game asks for."""

import json
from pathlib import Path
from types import ModuleType

import rich_click as click
from rich.console import Console

from threekings.cli import screen
from threekings.cli.pads import PADS
from threekings.cli.pads.sheet import Sheet, check_counts, read_counts
from threekings.cli.prompts import ask, typed
from threekings.cli.settings import FIRST_GAME, edition_setting, json_setting, option_setting, read_options
from threekings.cli.tables import TABLES
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.game import Game, game_named
from threekings.match import check_players
from threekings.options import complete

BACK = "back"
FEW = 8  # kinds that a prompt can list


@click.command()
@click.argument("game", default=FIRST_GAME)
@click.option("--players", type=int, metavar="N", help="How many played; asked if not said.")
@option_setting
@edition_setting
@json_setting
def score(*, game: str, players: int | None, options: tuple[str, ...], edition: Path | None, as_json: bool) -> None:
    """Score a game played on a real table.

    Asks for the names, then for the cards: in King Lui the king's portions and everybody's, in Ku-Ka-King everybody's
    cards at the first scoring and at the final one. Counts are numbers in order, in one line or several, or named:
    king=2 sheep=3. `back` returns to the line before. The answers may also be piped in.

    \b
    Example:
      threekings score --players 3
      threekings score ku-ka-king --players 2
      threekings score --players 3 --option tiebreak=shared --json < answers.txt
    """
    kind = game_named(game)
    cards, pad, table = kind.edition(edition), PADS[kind.name], TABLES[kind.name]
    console = Console(stderr=True, highlight=False, markup=False) if as_json else screen.terminal()
    if players is None:
        players = ask_players(kind, console)
    check_players(kind, players)
    values = complete(kind.options, read_options(kind, options), players)
    sheet = filled(pad, cards, players, console)
    view = pad.scored(kind, cards, sheet, values)
    if as_json:
        click.echo(json.dumps(pad.as_data(view, sheet), ensure_ascii=False))
    else:
        console.print(table.all_hands(view, sheet.names, console.width))
        console.print(table.verdict(view, sheet.names), style="bold")


def ask_players(game: Game, console: Console) -> int:
    while True:
        try:
            line = ask(console, say("cli-score-players"))
        except EOFError:
            raise ended(PADS[game.name], 0) from None
        if line.isdecimal() and int(line) in game.players:
            return int(line)
        refuse(console, say("cli-score-players-wrong", allowed=", ".join(map(str, game.players))))


def filled(pad: ModuleType, edition: Edition, players: int, console: Console) -> Sheet:
    """A sheet with all its lines, asked for one after another."""
    kinds = pad.kinds(edition)
    sheet = Sheet(kinds, [edition.deck.count(kind) for kind in range(len(kinds))], players)
    console.print(say(pad.HOW, kinds=" ".join(kinds)))
    try:
        while len(sheet.names) < players or len(sheet.counts) < len(pad.owners(sheet.names)):
            if len(sheet.names) < players:
                ask_name(sheet, console)
            else:
                ask_counts(pad, edition, sheet, console)
    except EOFError:
        raise ended(pad, len(sheet.names) + len(sheet.counts)) from None
    console.print(pad.told(sheet))
    return sheet


def ask_name(sheet: Sheet, console: Console) -> None:
    number = len(sheet.names) + 1
    line = ask(console, say("cli-score-name", number=number))
    if line == BACK:
        del sheet.names[-1:]
    elif line in sheet.names:
        refuse(console, say("cli-score-same-name", name=line))
    else:
        sheet.names.append(line or say("cli-score-player", number=number))


def ask_counts(pad: ModuleType, edition: Edition, sheet: Sheet, console: Console) -> None:
    """One owner's cards, in one line or over several."""
    owner, least, most = pad.owners(sheet.names)[len(sheet.counts)], pad.least(edition, sheet), pad.most(sheet)
    counts: list[int] = []
    while len(counts) < len(sheet.kinds):
        line = ask(console, say("cli-score-counts", owner=owner, kinds=missing(sheet.kinds, len(counts))))
        if line == BACK:
            step_back(sheet, counts)
            return
        try:
            read = counts + read_counts(sheet.kinds, line, done=len(counts))
            check_counts(sheet, read, least=least, most=most)
            counts = read
        except ValueError as error:
            refuse(console, str(error))
    sheet.counts.append(counts)


def missing(kinds: list[str], done: int) -> str:
    """The kinds still to be counted, after the owner: all of a few, or the first and the last of many."""
    left = kinds[done:]
    return " ".join(left if len(left) < FEW else [left[0], "…", left[-1]])


def step_back(sheet: Sheet, begun: list[int]) -> None:
    """Forget the line begun, or else the line before."""
    if not begun:
        del (sheet.counts or sheet.names)[-1]


def ended(pad: ModuleType, count: int) -> Exception:
    """What the end of input after so many lines is: somebody leaves, or a file is too short."""
    return EOFError() if typed() else ValueError(say("cli-score-ended", count=count, lines=say(pad.LINES)))


def refuse(console: Console, words: str) -> None:
    """A person at the keyboard is asked again; a file with a wrong line is wrong."""
    if not typed():
        raise ValueError(words)
    console.print(words)
