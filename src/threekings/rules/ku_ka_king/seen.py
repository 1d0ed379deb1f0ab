"""What a view of Ku-Ka-King holds: view.py fills it in, and the page's types are made from it."""

from typing import Literal, TypedDict

from threekings.game import GameView

Phase = Literal["choose", "box", "over"]
Source = Literal["kings", "churches", "points", "knights", "animals", "farm"]
Counts = dict[str, int]
Points = dict[Source, int]


class Box(TypedDict):
    """The box: how many cards, and which of them everybody has seen go there."""

    size: int
    seen: Counts


class Collection(TypedDict):
    """A player's cards, by kind, and the points they bring."""

    cards: Counts
    size: int
    first: Points | None  # of the first scoring, once it has been
    now: Points  # as if scored now


class KuKaKingAids(TypedDict):
    """What is known and hard to keep in mind, or to work out at a glance."""

    unseen: Counts  # cards that lie face down, in the pile or in the box, by kind
    rows: list[int]  # points that each row adds to the viewer's at the next scoring; none for who does not choose now


class KuKaKingView(GameView):
    """A table of Ku-Ka-King."""

    phase: Phase
    round: int
    last_round: bool
    scorings: int  # that have been
    first_scoring: int | None  # cards that a player needs for it to come; null: it has been, or will not be
    choosing: list[int]  # seats that take part in this choice
    choice: int | None  # the viewer's row, counted from 1
    rows: list[list[str]]  # the outermost card last
    pile: int
    box: Box
    collections: list[Collection]  # by seat
    crossed: list[str]  # kinds with a red cross: the first scoring puts them into the box
    sources: dict[Source, list[str]]  # which kinds score together
    aids: KuKaKingAids
