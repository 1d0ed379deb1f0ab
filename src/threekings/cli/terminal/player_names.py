"""Names of players as a terminal can show them."""

import unicodedata

from threekings.match import Match
from threekings.texts import localized

UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # Unicode's controls, marks and line ends


def seat_names(match: Match) -> list[str]:
    """The players' names in seat order, as a terminal can show them; a seat nobody named is called by its number."""
    names = match.headers.names
    return [shown(names.get(seat, "")) or localized("seat", number=seat) for seat in range(match.players)]


def shown(name: str) -> str:
    """A name without what has no width or turns the writing round, which would put the columns out of line."""
    return "".join(letter for letter in name if unicodedata.category(letter) not in UNSEEN).strip()
