"""What happens in a game, as typed values: what all games have in common there.

Each game has kinds of its own, in rules/GAME/happenings.py: plain data for JSON, which `kind` tells apart. Boards read
them to move their pieces, to sound and to mark what is new. Each is also a line of the log: a text whose arguments are
its fields.
"""

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

Moves = tuple[tuple[int, int], ...]  # seat, move: one, or all choices made together in seat order
Happening = Mapping[str, Any]
Seen = TypeVar("Seen", bound=Happening, covariant=True)


class Happened(NamedTuple, Generic[Seen]):
    """A happening as everybody sees it, and as the one seat does that sees more of it."""

    public: Seen
    private: Seen | None = None
    seat: int | None = None

    def seen_by(self, viewer: int | None, *, opened: bool = False) -> Seen:
        """What one viewer sees of it; where all hands are opened, everybody sees all."""
        return self.public if self.private is None or not (opened or viewer == self.seat) else self.private
