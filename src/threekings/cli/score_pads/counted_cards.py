"""Pads of games that are counted card by card: names, then the cards of each owner, line by line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from threekings.cli.score_pads.card_counts import CardCounts, check_counts, read_counts
from threekings.cli.score_pads.questions import BACK, ended, name_in, refuse
from threekings.cli.score_pads.scoring import ScoreRequest, ScoreResult, final_view
from threekings.cli.terminal.prompts import ask
from threekings.cli.terminal.prose import say
from threekings.edition import Edition
from threekings.options import Value
from threekings.texts import localized

Options = Mapping[str, Value]
FEW = 8  # kinds that a prompt can list


@dataclass(frozen=True)
class CountedCards:
    """What is particular to such a game."""

    how: str  # the id of the text that says how counts are typed
    lines: str  # and of the one that says which lines there are in all
    kinds: Callable[[Edition], dict[str, str]]  # the cards that are counted, in their order, each with its word
    owners: Callable[[Sequence[str]], list[str]]  # whose cards are asked for, line by line, given the players' names
    least: Callable[[Edition, CardCounts], list[int]]  # how many of each kind the next line must have
    most: Callable[[CardCounts], list[int]]  # how many it can have
    shown: Callable[[ScoreRequest, Options, CardCounts], Mapping[str, Any]]  # the end of the game, for `final_view`
    summary: Callable[[CardCounts], str]  # how much was counted, in words
    as_data: Callable[[Mapping[str, Any], CardCounts], dict[str, Any]]  # the result for a program

    def fill(self, request: ScoreRequest) -> ScoreResult:
        """Ask for everything, and score it."""
        options = request.game.settled(request.given, request.players)
        counted = asked(self, request)
        view = final_view(request, options, self.shown(request, options, counted))
        return ScoreResult(view, counted.names, self.as_data(view, counted))


def asked(pad: CountedCards, request: ScoreRequest) -> CardCounts:
    """All lines, asked for one after another."""
    edition, console = request.edition, request.console
    kinds = pad.kinds(edition)
    counted = CardCounts(kinds, [edition.deck.count(kind) for kind in range(len(kinds))], request.players)
    say(console, localized(pad.how, kinds=" ".join(kinds.values())))
    try:
        while len(counted.names) < counted.players or len(counted.counts) < len(pad.owners(counted.names)):
            if len(counted.names) < counted.players:
                ask_name(request, counted)
            else:
                ask_counts(pad, edition, counted, console)
    except EOFError:
        raise ended(pad.lines, len(counted.names) + len(counted.counts)) from None
    say(console, pad.summary(counted))
    return counted


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


def ask_counts(pad: CountedCards, edition: Edition, counted: CardCounts, console: Console) -> None:
    """One owner's cards, in one line or over several."""
    owner, least, most = pad.owners(counted.names)[len(counted.counts)], pad.least(edition, counted), pad.most(counted)
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
            check_counts(counted, read, least=least, most=most)
            counts = read
        except ValueError as error:
            refuse(console, str(error))
    counted.counts.append(counts)


def missing(words: Sequence[str], done: int) -> str:
    """The kinds still to be counted, after the owner: all of a few, or the first and the last of many."""
    left = words[done:]
    return " ".join(left if len(left) < FEW else [left[0], "…", left[-1]])


def step_back(counted: CardCounts, begun: list[int]) -> None:
    """Forget the line begun, or else the line before."""
    if not begun:
        del (counted.counts or counted.names)[-1]
