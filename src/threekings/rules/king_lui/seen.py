"""What a view of King Lui holds: view.py fills it in, and the page's types are made from it."""

from typing import Literal, TypedDict

from threekings.game import GameView

Phase = Literal["act", "drawn", "over"]
Counts = dict[str, int]


class Hand(TypedDict):
    """A player's cards, by dish; what the viewer may not know is null."""

    size: int
    taken: Counts | None  # those taken from the table in front of all
    cards: Counts | None  # all of them
    by_dish: Counts | None  # points, as if the game ended now
    points: int | None
    discards: int | None  # cards that score nothing: more than the king has
    lost: list[str] | None  # dishes of which the king can no longer come to as many, so far as their owner can tell


class KingLuiAids(TypedDict):
    """What is known and hard to keep in mind, KL 6."""

    unseen: Counts  # portions of each dish that the viewer has never seen: in the supply, or drawn by others
    emeralds: int  # still in the supply
    taken: list[int] | None  # points of what each seat took in front of all, as if the game ended now; with open memory


class KingLuiView(GameView):
    """A table of King Lui. Dishes are always in the same order."""

    phase: Phase  # drawn: an Emerald was drawn and is to be used or laid
    course: int
    courses: int  # there will be, unless cards are drawn
    chef: int
    acted: list[int]  # seats that have acted in this course, as they did
    supply: int
    table: Counts
    emeralds: int  # on the table
    king: Counts
    eaten: Counts  # by Emerald
    hands: list[Hand]  # by seat
    aids: KingLuiAids
