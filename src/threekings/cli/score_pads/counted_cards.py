"""Pads of games that are counted card by card: names, then the cards of each owner, line by line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.console import Group, RenderableType

from threekings.cli.score_pads.card_counts import CardCounts, read_counts, refusal
from threekings.cli.score_pads.questions import Dialog, Question, ask_names, hold_dialog
from threekings.cli.score_pads.scoring import ScoreRequest, ScoreResult
from threekings.cli.terminal.boards import BOARDS
from threekings.cli.terminal.boards.contract import Space
from threekings.cli.terminal.prose import Prose, say
from threekings.score_pads import pad_of
from threekings.score_pads.pad import Played
from threekings.score_pads.reckoning import filled, problems_in
from threekings.texts import localized

FEW = 8  # kinds that a prompt can list
View = Mapping[str, Any]


def no_standings(_played: Played, _counted: CardCounts) -> View | None:
    """There is one scoring only, at the end."""
    return None


@dataclass(frozen=True)
class CountedCards:
    """What is particular to such a game."""

    how: str  # the id of the text that says how counts are typed
    lines: str  # and of the one that says which lines there are in all
    word: Callable[[str], str]  # of a kind, in the player's language
    owners: Callable[[Sequence[str]], list[str]]  # whose cards are asked for, line by line, given the players' names
    summary: Callable[[CardCounts], str]  # how much was counted, in words
    as_data: Callable[[View, CardCounts], dict[str, Any]]  # the result for a program
    standings: Callable[[Played, CardCounts], View | None] = no_standings  # when all of a sheet but the last is counted

    def fill(self, request: ScoreRequest) -> ScoreResult:
        """Ask for everything, and score it."""
        played = request.played(request.game.settled(request.given, request.players))
        counted = hold_dialog(partial(ask_all, self, request, played), request, self.lines)
        say(request.console, self.summary(counted))
        view = pad_of(played.game).view(played, counted.by_sheet())
        return ScoreResult(view, counted.names, self.as_data(view, counted))


def ask_all(pad: CountedCards, request: ScoreRequest, played: Played) -> Dialog[CardCounts]:
    """All lines, one after another."""
    counted = new_counts(pad, played)
    how = Prose(localized(pad.how, kinds=" ".join(counted.kinds.values())))
    counted.names += yield from ask_names(request, how)
    for owner in pad.owners(counted.names):
        shown = before_line(pad, request, played, counted)
        counted.counts.append((yield from ask_counts(owner, played, counted, shown)))
    return counted


def new_counts(pad: CountedCards, played: Played) -> CardCounts:
    """Nothing counted yet: all sheets of these games have the same kinds."""
    sheets = pad_of(played.game).sheets(played, {})
    kinds = sheets[0]["kinds"]
    words = {kind["name"]: pad.word(kind["name"]) for kind in kinds}
    lines = [sheet["name"] for sheet in sheets for _ in sheet["owners"]]
    return CardCounts(words, [kind["most"] for kind in kinds], lines, played.players)


def before_line(pad: CountedCards, request: ScoreRequest, played: Played, counted: CardCounts) -> RenderableType | None:
    """What is to be seen before the next owner's cards are asked for: standings, and the cards that stayed."""
    place, shown = len(counted.counts), list[RenderableType]()
    if place and counted.sheets[place] != counted.sheets[place - 1] and (view := pad.standings(played, counted)):
        shown.append(BOARDS[played.game.name].all_hands(view, counted.names, Space(request.console.width)))
    stayed = {kind: count for kind, count in zip(counted.kinds, least(played, counted), strict=True) if count}
    if stayed:
        cards = " ".join(f"{counted.kinds[kind]}={count}" for kind, count in stayed.items())
        shown.append(Prose(localized("cli-score-stayed", cards=cards)))
    return Group(*shown) if shown else None


def least(played: Played, counted: CardCounts) -> list[int]:
    """What the next owner has for certain, by what was counted before."""
    by_sheet = counted.by_sheet()
    sheet = counted.sheets[len(counted.counts)]
    column = filled(pad_of(played.game).sheets(played, by_sheet), by_sheet)[sheet][len(by_sheet[sheet])]
    return [column[kind] for kind in counted.kinds]


def ask_counts(owner: str, played: Played, counted: CardCounts, shown: RenderableType | None) -> Dialog[list[int]]:
    """One owner's cards, in one line or over several."""
    counts: list[int] = []
    while len(counts) < len(counted.kinds):
        kinds = missing(list(counted.kinds.values()), len(counts))
        line = yield Question(localized("cli-score-counts", owner=owner, kinds=kinds), shown)
        counts += read_counts(counted.kinds, line, done=len(counts), least=least(played, counted))
        check_line(played, counted, counts)
        shown = None
    return counts


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
