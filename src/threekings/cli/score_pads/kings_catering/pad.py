"""All that is asked to score a game of The King's Catering, in its order."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from threekings.cli.score_pads.kings_catering.counts import ask_counts
from threekings.cli.score_pads.kings_catering.royals import ask_royals, in_words
from threekings.cli.score_pads.kings_catering.tables import ask_tables
from threekings.cli.score_pads.questions import Dialog, Question, ask_names, hold_dialog
from threekings.cli.score_pads.scoring import Pad, ScoreRequest, ScoreResult
from threekings.score_pads.kings_catering.counts import ROUNDS, in_force
from threekings.score_pads.kings_catering.counts import view as counted_view
from threekings.score_pads.pad import Played
from threekings.texts import localized

LINES = "cli-kc-pad-lines"
COUNTS, TILES = ("c", "counts", "count"), ("", "t", "tiles", "tile")


def fill(request: ScoreRequest) -> ScoreResult:
    return hold_dialog(partial(dialog, request), request, LINES)


def dialog(request: ScoreRequest) -> Dialog[ScoreResult]:
    """Royals, names, and then Tables or counts."""
    played = request.played((yield from ask_royals(request)))
    names = yield from ask_names(request)
    by_counts = yield from ask_how(played)
    view = yield from (view_by_counts if by_counts else view_by_tables)(played, names)
    return ScoreResult(view, names, as_data(view, names))


def ask_how(played: Played) -> Dialog[bool]:
    """Whether counts are given, not tiles."""
    line = (yield Question(localized("cli-kc-pad-how"), in_words(in_force(played, 1)))).lower()
    if line not in (*COUNTS, *TILES):
        raise ValueError(localized("cli-kc-pad-how-wrong", text=line))
    return line in COUNTS


def view_by_tables(played: Played, names: Sequence[str]) -> Dialog[dict[str, Any]]:
    """The end of the game by everybody's Tables, round by round; of the first of two its stars and Crew are kept."""
    used: dict[str, str] = {}  # who has which tile
    before: list[dict[str, Any]] = [{"stars": None, "crew": 0} for _ in names]
    view: dict[str, Any] = {}
    for number in range(1, int(played.options["rounds"]) + 1):
        everybody = yield from ask_tables(played, number, names, used)
        caterers = [
            {"tables": tables, "before": first["stars"], "crew": first["crew"] + crew_in(played, tables)}
            for tables, first in zip(everybody, before, strict=True)
        ]
        view = played.view({"round": number, "caterers": caterers})
        before = view["caterers"]
    return view | {"founders": False}


def crew_in(played: Played, tables: Sequence[Mapping[str, Any]]) -> int:
    return sum(put["tile"] in played.edition.content["crew"] for table in tables for put in table["tiles"])


def view_by_counts(played: Played, names: Sequence[str]) -> Dialog[dict[str, Any]]:
    """The end of the game by counts alone."""
    counted = {}
    for number in range(1, int(played.options["rounds"]) + 1):
        counted[ROUNDS[number - 1]] = yield from ask_counts(played, number, names)
    return counted_view(played, counted)


def as_data(view: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    keys = ("tables", "stars", "before", "crew", "total")
    players = [
        {"name": name, **{key: caterer[key] for key in keys}}
        for name, caterer in zip(names, view["caterers"], strict=True)
    ]
    return {"royals": view["royals"], "target": view["target"], "players": players, "winners": view["winners"]}


PAD = Pad(fill, LINES)
