"""The pad of King Lui: the king's portions, and everybody's, dish by dish."""

from typing import Any

from threekings.edition import Edition
from threekings.rules.king_lui.notation import dish_names
from threekings.rules.king_lui.options import OPTIONS
from threekings.score_pads.pad import (
    Counted,
    Options,
    PadOption,
    PadSheet,
    Played,
    ScorePad,
    cards,
    option,
    plain_values,
)

PLATES = "plates"
TIEBREAK = "tiebreak"


def kinds(edition: Edition) -> tuple[str, ...]:
    """The dishes; Emeralds score nothing."""
    return dish_names(edition.cards)


def sheets(played: Played, _counted: Counted) -> list[PadSheet]:
    owners = [None, *range(played.players)]
    dishes = cards(played.edition, kinds(played.edition))
    return [{"name": PLATES, "owners": owners, "kinds": dishes, "least": [{} for _ in owners], "asked": []}]


def view(played: Played, counted: Counted) -> dict[str, Any]:
    king, *hands = counted[PLATES]
    return played.view({"king": king, "hands": [{"cards": hand} for hand in hands]})


def options(_edition: Edition, _players: int, chosen: Options) -> list[PadOption]:
    tiebreak = OPTIONS[TIEBREAK]
    return [option(TIEBREAK, plain_values(tiebreak.values), chosen, tiebreak.default)]


PAD = ScorePad((PLATES,), kinds, sheets, view, option_names=(TIEBREAK,), options=options)
