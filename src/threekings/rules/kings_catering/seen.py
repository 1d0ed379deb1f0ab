"""What a view of The King's Catering holds: view.py fills it in, and the page's types are made from it."""

from typing import Literal, TypedDict

from threekings.game import GameView
from threekings.texts import Text

Phase = Literal["take", "place", "round", "over"]
Stars = dict[str, int]


class Face(TypedDict):
    """What is printed on a tile."""

    type: str  # of Food, or of Crew
    size: int | None  # of Food
    sides: list[str | None]  # colours of half-Decorations: north, east, south, west
    turns: int  # how many quarter turns look different
    asks: Text | None  # of Crew: what it gives stars for


class Royal(TypedDict):
    """A Royal in force, and what it asks."""

    side: str
    rule: Text | None  # a King's, for Tables
    scores: Text


class Placed(TypedDict):
    """A tile at a Table: X grows east, Y grows north, turns are clockwise; the first lies at 0 0."""

    tile: str
    x: int
    y: int
    turns: int


class Laid(TypedDict):
    """A Table, and whether it keeps the King's rule as things stand."""

    stands: bool
    falls: Text | None  # why the King would discard it now
    tiles: list[Placed]


class Caterer(TypedDict):
    """A player's Tables, and the stars they bring: from king, queen, princess, princess2 if there is one, and crew."""

    tables: list[Laid]
    tiles: int
    crew: int  # placed, in both rounds
    before: Stars | None  # of the first of two rounds
    stars: Stars  # of this round, as if it ended now
    total: int


class KingsCateringAids(TypedDict):
    """What is known and hard to keep in mind: the tiles that nobody has seen yet, in the deck or left out of it."""

    foods: dict[str, list[int]]  # by type, then by Size from 1 on
    crew: dict[str, int]  # by type


class KingsCateringView(GameView):
    """A table of The King's Catering."""

    phase: Phase
    round: int
    rounds: int
    royals: list[str]  # sides in force
    asked: list[Royal]  # what they ask, in the same order
    palace: str | None
    target: int | None  # stars to reach there
    columns: list[list[str]]
    taken: int | None  # the column that was taken, counted from 1
    hand: list[str]  # tiles still to be placed
    deck: int
    discarded: list[str]
    caterers: list[Caterer]  # by seat
    faces: dict[str, Face]  # of all tiles in sight
    colours: list[str]  # of Decorations, in their order
    hopeless: list[str]  # Crew in sight that can never score under this King
    gains: dict[str, int]  # for who is to place: stars that each way to do so brings now
    warnings: dict[str, list[Text]]  # for who is to place: what speaks against a way to do so, where something does
    aids: KingsCateringAids
