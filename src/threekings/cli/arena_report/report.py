"""What an arena has come to, in words: the same tables on the screen and in files."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from threekings.cli.lab_report.report import written
from threekings.lab.arena.answers import Answers, Standing, Told
from threekings.lab.arena.arena import Arena, Course
from threekings.lab.arena.ratings import Rating
from threekings.lab.simulate import Estimate
from threekings.options import write
from threekings.texts import localized

SAME_FOR_TWO = ("one-against-many", "two-against-two")  # line-ups that are each two bots where two play
WIDE = 0.04  # from here on the ends of an interval are told without a digit behind the point


class Report(NamedTuple):
    arena: Arena
    courses: Sequence[Course]
    answers: Answers
    command: str  # that plays the same games again


class TextTable(NamedTuple):
    title: str
    heads: Sequence[str]  # the first is of labels, the others are of figures
    rows: Sequence[Sequence[str]]


def facts(report: Report) -> dict[str, str]:
    """What was played, in words; the first is the title."""
    arena, answers = report.arena, report.answers
    each, games = max(told.games for told in answers.line_ups), sum(told.games for told in answers.line_ups)
    told = {
        "title": localized("cli-arena-title", game=localized(f"web-game-{arena.game.name}")),
        "command": report.command,
        "cards": f"{arena.edition.name} ({arena.edition.digest[:12]})",
        "players": str(arena.players),
        "options": ", ".join(f"{name}={write(value)}" for name, value in arena.options.items()),
        "line-up": localized(f"cli-arena-{kind_of(arena)}"),
        "budget": budget_in_words(arena.calibrated),
        "games": localized("cli-arena-games", all=games, each=each, line_ups=len(answers.line_ups)),
        "fair": percent(answers.fair),
        "until": until_in_words(arena),
        "seed": str(arena.seed),
        "openskill": "" if answers.standings[0].rating else localized("cli-extra-missing", extra="arena"),
        "clock": localized("cli-arena-by-the-clock") if any(bot.milliseconds for bot in arena.bots) else "",
    }
    return {localized(f"cli-arena-fact-{name}"): words for name, words in told.items() if words}


def budget_in_words(calibrated: Mapping[str, Any] | None) -> str:
    if not calibrated:
        return ""
    return localized("cli-arena-budget", budget=calibrated["budget"], bots=", ".join(calibrated["bots"].values()))


def until_in_words(arena: Arena) -> str:
    until = arena.until
    words = [] if until.width is None else [localized("cli-arena-until-width", points=f"{100 * until.width:g}")]
    return "; ".join([*words, *([localized("cli-arena-until-decided")] if until.decided else [])])


def tables(report: Report) -> list[TextTable]:
    return [standings_table(report.answers), payoff_table(report), line_ups_table(report.answers)]


def standings_table(answers: Answers) -> TextTable:
    names = ["bot", "wins", "rank", "points", *(["openskill"] if answers.standings[0].rating else []), "games-played"]
    return TextTable(
        localized("cli-arena-standings"),
        [localized(f"cli-arena-{name}") for name in names],
        [[each.bot, *standing_cells(each)] for each in answers.standings],
    )


def standing_cells(standing: Standing) -> list[str]:
    return [
        share_in_words(standing.wins, " %"),
        rank_in_words(standing.rank),
        written(standing.points, "points"),
        *([rating_in_words(standing.rating)] if standing.rating else []),
        str(standing.games),
    ]


def share_in_words(share: Estimate, sign: str = "") -> str:
    """95.0 % (81–99): near nothing and near everything an interval reaches further to one side."""
    digits = 0 if share.high - share.low > WIDE else 1
    return f"{100 * share.mean:.1f}{sign} ({100 * share.low:.{digits}f}–{100 * share.high:.{digits}f})"


def rank_in_words(rank: Estimate) -> str:
    return f"{rank.mean:.2f} ± {(rank.high - rank.low) / 2:.2f}"


def rating_in_words(rating: Rating) -> str:
    return f"{rating.mu:.1f} (σ {rating.sigma:.1f})".replace("-", "−")


def payoff_table(report: Report) -> TextTable:
    rows = [
        [one.bot, *(share_in_words(found) if found else "–" for found in row)]
        for one, row in payoff_rows(report.answers)
    ]
    return TextTable(payoff_title(report.arena), ["", *(each.bot for each in report.answers.standings)], rows)


def payoff_rows(answers: Answers) -> Iterator[tuple[Standing, list[Estimate | None]]]:
    """Every bot with its pay-offs against all, the best bot first in both directions."""
    for one in answers.standings:
        yield one, [answers.payoffs.get((one.number, other.number)) for other in answers.standings]


def payoff_title(arena: Arena) -> str:
    return localized("cli-arena-payoffs", kind=kind_of(arena))


def kind_of(arena: Arena) -> str:
    """The kind of its line-ups, as it is told: with two players some are the same."""
    return "pairs" if arena.players == 2 and arena.kind in SAME_FOR_TWO else arena.kind


def line_ups_table(answers: Answers) -> TextTable:
    heads = [localized(f"cli-arena-{name}") for name in ("tables", "decks", "games-played", "stopped")]
    return TextTable(localized("cli-arena-line-ups"), heads, [line_up_cells(told) for told in answers.line_ups])


def line_up_cells(told: Told) -> list[str]:
    stopped = localized(f"cli-arena-stopped-{told.stopped}") if told.stopped else "–"
    return [seats_in_words(told.bots), str(told.decks), str(told.games), stopped]


def seats_in_words(bots: Sequence[str]) -> str:
    """greedy · 3 × random"""
    runs = [(name, len(list(run))) for name, run in groupby(bots)]
    return " · ".join(name if count == 1 else f"{count} × {name}" for name, count in runs)


def percent(share: float) -> str:
    return f"{100 * share:.4g} %"
