"""King Lui in OpenSpiel: a drawn card is seen by whoever drew it alone, unless it is an Emerald (KL 4.2, 4.3)."""

from collections.abc import Sequence

import numpy as np

from threekings.edition import Edition
from threekings.game import Game
from threekings.happenings import Moves
from threekings.openspiel.cards import Cards, Small
from threekings.rules.king_lui.rules import CARDS, DISHES, DRAW, EMERALD, LENGTH


def unseen(edition: Edition, state: np.void) -> slice:
    return slice(int(state["top"]), len(edition.deck))


def seen_by(moves: Moves, dealt: Sequence[int]) -> int | None:
    """The first card after a draw goes into a hand, the others onto the table."""
    return moves[0][0] if not dealt and moves and moves[0][1] == DRAW else None


def kept(state: np.void, seat: int) -> list[int]:
    return [dish for dish in range(DISHES) for _ in range(int(state["drawn"][seat, dish]))]


def most_points(edition: Edition, _players: int) -> int:
    """KL 5.2: portions times the king's, where both come from the copies of a dish."""
    return sum((copies // 2) * (copies - copies // 2) for copies in edition.record["copies"].tolist())


def smaller(game: Game, edition: Edition, small: Small) -> Edition:
    """The first dishes of an edition, with so many copies of each and so many Emeralds."""
    if not any(small.values()):
        return edition
    names = [name for name in edition.cards[:DISHES] if name]
    dishes, copies, emeralds = small["dishes"] or len(names), small["copies"], small["emeralds"]
    if not 1 <= dishes <= len(names):
        raise ValueError(f"dishes cannot be {dishes}; allowed: 1 to {len(names)}, or 0 for all")
    counts = [copies] * dishes if copies else edition.record["copies"].tolist()[:dishes]
    content = {"name": "small", "dishes": names[:dishes], "copies": counts, "emeralds": emeralds}
    return game.read_edition(content, "dishes, copies and emeralds")


CARDS_OF_KING_LUI = Cards(
    game="king-lui",
    place=lambda state: int(state["top"]),
    unseen=unseen,
    most_points=most_points,
    draws=CARDS,
    choices=LENGTH,
    secrets=True,
    in_order=False,
    seen_by=seen_by,
    open_cards=frozenset({EMERALD}),
    kept=kept,
    own_parts=frozenset({"hand", "unseen"}),
    small={"dishes": 0, "copies": 0, "emeralds": 0},
    edition=smaller,
)
