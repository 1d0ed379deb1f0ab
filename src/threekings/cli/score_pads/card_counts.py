"""Counts of cards as they were typed so far, and how a line of them is read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from threekings.cli.terminal.prompts import letters
from threekings.texts import listed, localized


@dataclass
class CardCounts:
    """Names, then line after line of counts."""

    kinds: Mapping[str, str]  # each with its word in the player's language
    copies: list[int]  # cards of each kind in the box of the game
    players: int
    names: list[str] = field(default_factory=list)
    counts: list[list[int]] = field(default_factory=list)


def read_counts(kinds: Mapping[str, str], line: str, *, done: int) -> list[int]:
    """The counts in a line, for the kinds from `done` on; ValueError says what is wrong with it.

    Numbers in order may go on in the next line; `king=2 sheep=3` and an empty line leave all others at none.
    """
    words = letters(line).replace(",", " ").replace("、", " ").split()
    if not words or any("=" in word for word in words):
        return read_named(dict(list(kinds.items())[done:]), words)
    if not all(word.isdecimal() for word in words):
        raise ValueError(localized("cli-score-numbers", text=line))
    if done + len(words) > len(kinds):
        raise ValueError(localized("cli-score-too-many", count=len(words), most=len(kinds) - done))
    return [int(word) for word in words]


def read_named(kinds: Mapping[str, str], words: Sequence[str]) -> list[int]:
    counts: dict[str, int] = {}
    for word in words:
        name, _, count = word.partition("=")
        if not name or not count.isdecimal():
            raise ValueError(localized("cli-score-named", text=word, kind=next(iter(kinds.values()))))
        kind = kind_meant(kinds, name)
        if kind in counts:
            raise ValueError(localized("cli-score-twice", name=kinds[kind]))
        counts[kind] = int(count)
    return [counts.get(kind, 0) for kind in kinds]


def kind_meant(kinds: Mapping[str, str], name: str) -> str:
    """The kind of that name, or the one whose name begins so; its word or, as in English, its id."""
    named = {kind: (letters(word), kind) for kind, word in kinds.items()}
    meant = [kind for kind in kinds if name in named[kind]]
    meant = meant or [kind for kind in kinds if any(known.startswith(name) for known in named[kind])]
    if len(meant) != 1:
        text = "cli-score-which" if meant else "cli-score-no-kind"
        raise ValueError(localized(text, text=name, kinds=listed([kinds[kind] for kind in meant or kinds])))
    return meant[0]


def check_counts(counted: CardCounts, counts: Sequence[int], *, least: Sequence[int], most: Sequence[int]) -> None:
    """ValueError if there cannot be so few or so many cards of a kind."""
    words = list(counted.kinds.values())
    for kind, count in enumerate(counts):
        name = words[kind]
        if count > most[kind]:
            raise ValueError(
                localized("cli-score-no-cards", name=name, count=count, left=most[kind], of=counted.copies[kind])
            )
        if count < least[kind]:
            raise ValueError(localized("cli-score-too-few", name=name, count=count, least=least[kind]))
