"""The choices a table makes before a game: their kinds, defaults and texts. Which there are is each game's business."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

Value = bool | int | str


class Option(Protocol):
    """What every kind of option has; a game may have kinds of its own."""

    @property
    def kind(self) -> str: ...

    @property
    def default(self) -> Value: ...

    @property
    def values(self) -> Iterable[Value]: ...  # as far as they can be listed

    @property
    def allowed(self) -> str: ...

    def check(self, value: Any, players: int, /) -> bool: ...

    def read(self, text: str) -> Value: ...


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    default: bool = False
    kind, allowed, values = "flag", "true or false", (False, True)

    def check(self, value: Any, _players: int) -> bool:
        return isinstance(value, bool)

    def read(self, text: str) -> Value:
        return {"true": True, "false": False}.get(text, text)


@dataclass(frozen=True)
class Word:
    """One of a few words; the first is the default."""

    words: tuple[str, ...]
    kind = "word"

    @property
    def default(self) -> str:
        return self.words[0]

    @property
    def values(self) -> tuple[str, ...]:
        return self.words

    @property
    def allowed(self) -> str:
        return " or ".join(self.words)

    def check(self, value: Any, _players: int) -> bool:
        return isinstance(value, str) and value in self.words

    def read(self, text: str) -> Value:
        return text


@dataclass(frozen=True)
class Seat:
    """A seat, or `random`: drawn when the game is set up, so that a record holds the seat."""

    default: int = 0
    kind, allowed, values = "seat", "the number of a seat, or random", ()

    def check(self, value: Any, players: int) -> bool:
        if isinstance(value, bool):
            return False
        return value == RANDOM if isinstance(value, str) else isinstance(value, int) and 0 <= value < players

    def read(self, text: str) -> Value:
        return int(text) if text in DIGITS else text


@dataclass(frozen=True)
class Number:
    """A number from the default to the most."""

    default: int
    most: int
    kind = "number"

    @property
    def values(self) -> range:
        return range(self.default, self.most + 1)

    @property
    def allowed(self) -> str:
        return f"a number from {self.default} to {self.most}"

    def check(self, value: Any, _players: int) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.default <= value <= self.most

    def read(self, text: str) -> Value:
        return int(text) if text in DIGITS else text


@dataclass(frozen=True)
class Offer:
    """An option as people are asked for it; where there is one value only, nobody is asked and it is taken.

    The words are texts: `option-GAME-NAME`, and `option-GAME-NAME-VALUE` for each value. Of two values the second can
    be switched on.
    """

    values: tuple[Value, ...]  # the first is chosen where nobody has said
    players: tuple[int, ...]  # for how many it makes sense


DIGITS = tuple("0123456789")
RANDOM = "random"


def write(value: Value) -> str:
    """An option's value as records and commands write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def complete(known: Mapping[str, Option], given: Mapping[str, Any], players: int) -> dict[str, Value]:
    """All options with their values; ValueError for one that is unknown or wrong."""
    for name in given:
        if name not in known:
            raise ValueError(f"unknown option {name!r}; known are {', '.join(known) or 'none'}")
    values = {name: given.get(name, option.default) for name, option in known.items()}
    for name, option in known.items():
        if not option.check(values[name], players):
            raise ValueError(f"option {name} cannot be {values[name]!r}; allowed: {option.allowed}")
    return values


def settle_first(
    _given: Mapping[str, Value], values: dict[str, Value], players: int, word: int | None
) -> dict[str, Value]:
    """Where the first seat is random, the word decides."""
    return values | {"first": chance("first", word) % players} if values.get("first") == RANDOM else values


def chance(name: str, word: int | None) -> int:
    """The word that decides an option left to chance; ValueError where nothing may be drawn any more."""
    if word is None:
        raise ValueError(f"option {name} is missing: what it came to has to be told")
    return word
