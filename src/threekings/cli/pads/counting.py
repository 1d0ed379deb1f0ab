"""Filling in a sheet of counts: names, then the cards of each owner, line by line."""

from types import ModuleType

from rich.console import Console

from threekings.cli.pads.desk import BACK, Desk, Scored, ended, refuse
from threekings.cli.pads.sheet import Sheet, check_counts, read_counts
from threekings.cli.terminal.prompts import ask
from threekings.cli.words import say
from threekings.edition import Edition

FEW = 8  # kinds that a prompt can list


def counted(pad: ModuleType, desk: Desk) -> Scored:
    """The game as its pad scores it."""
    values = desk.game.settled(desk.given, desk.players)
    sheet = filled(pad, desk.edition, desk.players, desk.console)
    view = pad.scored(desk.game, desk.edition, sheet, values)
    return Scored(view, sheet.names, pad.as_data(view, sheet))


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
        raise ended(pad.LINES, len(sheet.names) + len(sheet.counts)) from None
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
