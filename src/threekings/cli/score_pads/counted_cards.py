"""Pads of games that are counted card by card: names, then the cards of each owner, line by line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from threekings.cli.score_pads.card_counts import CardCounts, read_counts, refusal
from threekings.cli.score_pads.questions import BACK, ended, name_in, refuse
from threekings.cli.score_pads.scoring import ScoreRequest, ScoreResult
from threekings.cli.terminal.prompts import ask
from threekings.cli.terminal.prose import say
from threekings.score_pads import pad_of
from threekings.score_pads.pad import Played
from threekings.score_pads.reckoning import problems_in
from threekings.texts import localized

FEW = 8  # kinds that a prompt can list


@dataclass(frozen=True)
class CountedCards:
    """What is particular to such a game."""

    how: str  # the id of the text that says how counts are typed
    lines: str  # and of the one that says which lines there are in all
    word: Callable[[str], str]  # of a kind, in the player's language
    owners: Callable[[Sequence[str]], list[str]]  # whose cards are asked for, line by line, given the players' names
    summary: Callable[[CardCounts], str]  # how much was counted, in words
    as_data: Callable[[Mapping[str, Any], CardCounts], dict[str, Any]]  # the result for a program

    def fill(self, request: ScoreRequest) -> ScoreResult:
        """Ask for everything, and score it."""
        played = request.played(request.game.settled(request.given, request.players))
        counted = asked(self, request, played)
        view = pad_of(played.game).view(played, counted.by_sheet())
        return ScoreResult(view, counted.names, self.as_data(view, counted))


def asked(pad: CountedCards, request: ScoreRequest, played: Played) -> CardCounts:
    """All lines, asked for one after another."""
    console, counted = request.console, new_counts(pad, played)
    say(console, localized(pad.how, kinds=" ".join(counted.kinds.values())))
    try:
        while len(counted.names) < counted.players or len(counted.counts) < len(pad.owners(counted.names)):
            if len(counted.names) < counted.players:
                ask_name(request, counted)
            else:
                ask_counts(pad, played, counted, console)
    except EOFError:
        raise ended(pad.lines, len(counted.names) + len(counted.counts)) from None
    say(console, pad.summary(counted))
    return counted


def new_counts(pad: CountedCards, played: Played) -> CardCounts:
    """Nothing counted yet: all sheets of these games have the same kinds."""
    sheets = pad_of(played.game).sheets(played, {})
    kinds = sheets[0]["kinds"]
    words = {kind["name"]: pad.word(kind["name"]) for kind in kinds}
    lines = [sheet["name"] for sheet in sheets for _ in sheet["owners"]]
    return CardCounts(words, [kind["most"] for kind in kinds], lines, played.players)


def ask_name(request: ScoreRequest, counted: CardCounts) -> None:
    number = len(counted.names) + 1
    line = ask(request.console, localized("cli-score-name", number=number))
    if line == BACK:
        del counted.names[-1:]
        return
    try:
        counted.names.append(name_in(line, request.unnamed(number), counted.names))
    except ValueError as error:
        refuse(request.console, str(error))


def ask_counts(pad: CountedCards, played: Played, counted: CardCounts, console: Console) -> None:
    """One owner's cards, in one line or over several."""
    owner = pad.owners(counted.names)[len(counted.counts)]
    counts: list[int] = []
    while len(counts) < len(counted.kinds):
        line = ask(
            console,
            localized("cli-score-counts", owner=owner, kinds=missing(list(counted.kinds.values()), len(counts))),
        )
        if line == BACK:
            step_back(counted, counts)
            return
        try:
            read = counts + read_counts(counted.kinds, line, done=len(counts))
            check_line(played, counted, read)
            counts = read
        except ValueError as error:
            refuse(console, str(error))
    counted.counts.append(counts)


def check_line(played: Played, counted: CardCounts, line: Sequence[int]) -> None:
    """ValueError if there cannot be so few or so many cards of a kind in the newest line."""
    pad, by_sheet = pad_of(played.game), counted.by_sheet(line)
    newest = counted.sheets[len(counted.counts)]
    for problem in problems_in(pad, pad.sheets(played, by_sheet), by_sheet):
        if (problem["sheet"], problem["owner"]) == (newest, len(by_sheet[newest]) - 1):
            raise ValueError(refusal(problem, counted.kinds))


def missing(words: Sequence[str], done: int) -> str:
    """The kinds still to be counted, after the owner: all of a few, or the first and the last of many."""
    left = words[done:]
    return " ".join(left if len(left) < FEW else [left[0], "…", left[-1]])


def step_back(counted: CardCounts, begun: list[int]) -> None:
    """Forget the line begun, or else the line before."""
    if not begun:
        del (counted.counts or counted.names)[-1]
