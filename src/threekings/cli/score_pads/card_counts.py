"""Counts of cards as they were typed so far, and how a line of them is read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from threekings.cli.terminal.prompts import letters
from threekings.score_pads.pad import PadProblem
from threekings.texts import listed, localized, rendered


@dataclass
class CardCounts:
    """Names, then line after line of counts."""

    kinds: Mapping[str, str]  # each with its word in the player's language
    copies: list[int]  # cards of each kind in the box of the game
    sheets: list[str]  # line by line, the sheet of the pad that it is a column of
    players: int
    names: list[str] = field(default_factory=list)
    counts: list[list[int]] = field(default_factory=list)

    def by_sheet(self, *begun: Sequence[int]) -> dict[str, list[dict[str, int]]]:
        """All lines so far, and one that is begun, as the pad takes them."""
        found: dict[str, list[dict[str, int]]] = {sheet: [] for sheet in self.sheets}
        for sheet, line in zip(self.sheets, [*self.counts, *begun], strict=False):
            found[sheet].append(dict(zip(self.kinds, line, strict=False)))
        return found


def read_counts(kinds: Mapping[str, str], line: str, *, done: int, least: Sequence[int] | None = None) -> list[int]:
    """The counts in a line, for the kinds from `done` on; ValueError says what is wrong with it.

    Numbers in order may go on in the next line; `king=2 sheep=3` and an empty line leave all others at the least there
    can be, at none if nobody says.
    """
    words = letters(line).replace(",", " ").replace("、", " ").split()
    if not words or any("=" in word for word in words):
        named = read_named(dict(list(kinds.items())[done:]), words)
        others = dict(zip(kinds, least or [0] * len(kinds), strict=True))
        return [named.get(kind, others[kind]) for kind in list(kinds)[done:]]
    if not all(word.isdecimal() for word in words):
        raise ValueError(localized("cli-score-numbers", text=line))
    if done + len(words) > len(kinds):
        raise ValueError(localized("cli-score-too-many", count=len(words), most=len(kinds) - done))
    return [int(word) for word in words]


def read_named(kinds: Mapping[str, str], words: Sequence[str]) -> dict[str, int]:
    """The counts of the kinds that are named."""
    counts: dict[str, int] = {}
    for word in words:
        name, _, count = word.partition("=")
        if not name or not count.isdecimal():
            raise ValueError(localized("cli-score-named", text=word, kind=next(iter(kinds.values()))))
        kind = kind_meant(kinds, name)
        if kind in counts:
            raise ValueError(localized("cli-score-twice", name=kinds[kind]))
        counts[kind] = int(count)
    return counts


def kind_meant(kinds: Mapping[str, str], name: str) -> str:
    """The kind of that name, or the one whose name begins so; its word or, as in English, its id."""
    named = {kind: (letters(word), kind) for kind, word in kinds.items()}
    meant = [kind for kind in kinds if name in named[kind]]
    meant = meant or [kind for kind in kinds if any(known.startswith(name) for known in named[kind])]
    if len(meant) != 1:
        text = "cli-score-which" if meant else "cli-score-no-kind"
        raise ValueError(localized(text, text=name, kinds=listed([kinds[kind] for kind in meant or kinds])))
    return meant[0]


def refusal(problem: PadProblem, words: Mapping[str, str]) -> str:
    """Why a count cannot be, with the word for its kind."""
    why = problem["why"]
    return rendered({"id": why["id"], "args": why["args"] | {"kind": words[problem["kind"]]}})
