"""A score pad filled in: what is still to count, what cannot be, and what it comes to."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from threekings.edition import Edition
from threekings.game import Game
from threekings.match import check_players
from threekings.score_pads import pad_of
from threekings.score_pads.pad import (
    Counted,
    Counts,
    Options,
    PadKind,
    PadOption,
    PadProblem,
    PadSheet,
    Played,
    ScorePad,
    WrongChoice,
    column_of,
)
from threekings.texts import Message, plain


class Reckoning(NamedTuple):
    """What a pad comes to; there is no view while something on it cannot be."""

    options: list[PadOption]
    sheets: list[PadSheet]
    problems: list[PadProblem]
    view: dict[str, Any] | None


def reckon(game: Game, players: int, chosen: Options, counted: Counted) -> Reckoning:
    """A pad as far as it is filled in; ValueError for what no pad of this game has.

    Options and counts that do not matter, by the other options, are left aside.
    """
    pad, edition = pad_of(game), game.edition()
    check_players(game, players)
    check_names("option", chosen, pad.option_names)
    check_names("sheet", counted, pad.sheet_names)
    options = pad.options(edition, players, chosen)
    try:
        played = at_table(game, edition, players, pad.given({one["name"]: one["value"] for one in options}))
    except WrongChoice as wrong:
        return Reckoning(
            options, [], [{"sheet": None, "owner": 0, "kind": wrong.option, "why": plain(wrong.why)}], None
        )
    sheets = pad.sheets(played, counted)
    check_counted(played, sheets, counted, pad.kinds(edition))
    problems = list(problems_in(pad, sheets, counted))
    return Reckoning(options, sheets, problems, None if problems else pad.view(played, filled(sheets, counted)))


def at_table(game: Game, edition: Edition, players: int, given: Options) -> Played:
    return Played(game, edition, players, game.settled(given, players))


# What no pad has


def check_names(what: str, names: Iterable[str], known: Iterable[str]) -> None:
    known = list(known)
    for name in names:
        if name not in known:
            raise ValueError(f"unknown {what} {name!r:.40}; known are {', '.join(known) or 'none'}")


def check_counted(played: Played, sheets: Sequence[PadSheet], counted: Counted, kinds: Iterable[str]) -> None:
    """ValueError for more columns than there can be at any table, or for what nobody ever counts."""
    kinds, missing = list(kinds), max(played.game.players) - played.players
    for sheet in sheets:
        columns, most = counted.get(sheet["name"], ()), len(sheet["owners"]) + missing
        if len(columns) > most:
            raise ValueError(f"{sheet['name']} has at most {most} columns, not {len(columns)}")
        for counts in columns:
            check_names("kind", counts, kinds)


# What cannot be


def filled(sheets: Sequence[PadSheet], counted: Counted) -> dict[str, list[dict[str, int]]]:
    """All counts of all sheets; those that nobody gave are the least there can be."""
    return {sheet["name"]: [column(sheet, counted, owner) for owner in range(len(sheet["owners"]))] for sheet in sheets}


def column(sheet: PadSheet, counted: Counted, owner: int) -> dict[str, int]:
    given = column_of(counted, sheet["name"], owner)
    return {
        kind["name"]: given.get(kind["name"], sheet["least"][owner].get(kind["name"], 0)) for kind in sheet["kinds"]
    }


def problems_in(pad: ScorePad, sheets: Sequence[PadSheet], counted: Counted) -> Iterator[PadProblem]:
    """Every count that is too large or too small."""
    for sheet in sheets:
        columns = filled([sheet], counted)[sheet["name"]]
        for owner, counts in enumerate(columns):
            for kind in sheet["kinds"]:
                others = sum(other[kind["name"]] for other in columns) - counts[kind["name"]]
                if why := why_not(pad, kind, counts, others, sheet["least"][owner]):
                    yield {"sheet": sheet["name"], "owner": owner, "kind": kind["name"], "why": plain(why)}


def why_not(pad: ScorePad, kind: PadKind, counts: Counts, others: int, least: Counts) -> Message | None:
    name, most = kind["name"], kind["most"]
    count = counts[name]
    if not kind["shared"] and count > most:
        return Message("pad-too-many", {"kind": name, "count": count, "most": most})
    if kind["shared"] and count and count + others > most:
        return Message("pad-none-left", {"kind": name, "count": count, "left": max(0, most - others), "of": most})
    if count < least.get(name, 0):
        return Message(pad.too_few, {"kind": name, "count": count, "least": least[name]})
    return None
