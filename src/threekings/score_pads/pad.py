"""What a score pad is: sheets to count on, a column an owner, a row a kind, and the end of the game they come to."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict

from threekings.edition import Edition
from threekings.game import Game
from threekings.options import Value
from threekings.texts import Message, Text

Options = Mapping[str, Value]
Counts = Mapping[str, int]  # by kind
Counted = Mapping[str, Sequence[Counts]]  # by sheet, then owner by owner; what is missing is the least there can be


class PadValue(TypedDict):
    """What an option may be."""

    value: Value
    asks: list[Text]  # of a Royal, what it asks


class PadOption(TypedDict):
    """An option that makes a difference to the score."""

    name: str
    value: Value  # it has now
    values: list[PadValue]


class PadKind(TypedDict):
    """What is counted in one row."""

    name: str
    most: int  # there can be
    shared: bool  # by all owners together; else each may have so many
    words: Text | None  # what is counted; null: cards of that name
    sources: list[str]  # what it scores for, where that is not plain


class PadAsked(TypedDict):
    """What one source of points asks."""

    source: str
    words: list[Text]


class PadSheet(TypedDict):
    """What is counted at one moment of the game."""

    name: str
    owners: list[int | None]  # seats; null: the game's own, the king
    kinds: list[PadKind]
    least: list[dict[str, int]]  # owner by owner: what there is for certain, by what was counted elsewhere
    asked: list[PadAsked]


class PadProblem(TypedDict):
    """A count or a choice that cannot be."""

    sheet: str | None  # null: it is an option
    owner: int  # by its place among the owners
    kind: str  # or the name of the option
    why: Text


class Played(NamedTuple):
    """A game on a real table, and all its options."""

    game: Game
    edition: Edition
    players: int
    options: Options

    def view(self, shown: Mapping[str, Any]) -> dict[str, Any]:
        """The view of a spectator at the end of the game, when this lies in front of everybody."""
        game, edition = self.game, self.edition
        state = game.finished(edition, self.players, self.options, shown)
        about = {"game": game.name, "edition": edition.name, "players": self.players, "seat": None}
        return {**about, **game.view(edition, state, None), **game.ending(edition, state)}


class WrongChoice(ValueError):
    """An option that does not go together with another."""

    def __init__(self, option: str, why: Message):
        super().__init__(option, why)
        self.option, self.why = option, why

    def __str__(self) -> str:
        return self.why.id


def cards(edition: Edition, names: Iterable[str]) -> list[PadKind]:
    """Kinds that are cards: all owners share those in the box."""
    return [card(name, edition.deck.count(edition.cards.index(name))) for name in names]


def card(name: str, copies: int) -> PadKind:
    return {"name": name, "most": copies, "shared": True, "words": None, "sources": []}


def option(name: str, values: Sequence[PadValue], chosen: Options, usual: Value) -> PadOption:
    """An option as it was chosen; ValueError for a value that it cannot have."""
    value = chosen.get(name, usual)
    if not any(type(one["value"]) is type(value) and one["value"] == value for one in values):
        allowed = ", ".join(str(one["value"]) for one in values)
        raise ValueError(f"option {name} cannot be {value!r:.40}; allowed: {allowed}")
    return {"name": name, "value": value, "values": [*values]}


def plain_values(values: Iterable[Value]) -> list[PadValue]:
    return [{"value": value, "asks": []} for value in values]


def column_of(counted: Counted, sheet: str, owner: int) -> Counts:
    """What was counted of one owner; nothing yet where there is no such column."""
    columns = counted.get(sheet, ())
    return columns[owner] if owner < len(columns) else {}


def no_options(_edition: Edition, _players: int, _chosen: Options) -> list[PadOption]:
    return []


@dataclass(frozen=True)
class ScorePad:
    """What is particular to a game."""

    sheet_names: tuple[str, ...]
    kinds: Callable[[Edition], Iterable[str]]  # that may ever have to be counted
    sheets: Callable[[Played, Counted], list[PadSheet]]  # to be counted, by what was counted so far
    view: Callable[[Played, Counted], dict[str, Any]]  # of the end, for counts that can be
    too_few: str = ""  # the id of the text that says why a count is less than the least
    option_names: tuple[str, ...] = ()
    options: Callable[[Edition, int, Options], list[PadOption]] = no_options  # those that matter, by what was chosen
    given: Callable[[Options], dict[str, Value]] = dict  # the game's own options; WrongChoice where they cannot be
