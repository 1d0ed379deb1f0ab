"""The notes of an arena: whose games they are, and the games, line by line. A stopped arena goes on from them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from threekings.lab.notes import add_note, read_notes

FORMAT = 1
PROVENANCE = ("calibrated",)  # of a head: told, but nothing that games depend on


class Decks(NamedTuple):
    """Games of a line-up, whole decks, as they are kept."""

    line_up: int
    deck: int  # the first of them
    points: list[list[int]]  # by game and seat
    winners: list[int]  # by game, the seats as bits


class Notes:
    def __init__(self, path: Path | None = None):
        self.path = path
        self.head: dict[str, Any] | None = None
        self.known: list[Decks] = []
        if path:
            read_notes(path, self._take, "an arena")

    def _take(self, note: Any) -> None:
        if self.head is None:
            if note["arena"] != FORMAT:
                raise ValueError
            self.head = note
        else:
            self.known.append(Decks(**note))

    def begin(self, head: Mapping[str, Any]) -> None:
        """Go on with the notes of such an arena, or begin them; ValueError says what is different."""
        if self.head is None:
            self.head = {"arena": FORMAT, **head}
            self._add(self.head)
        for name in sorted({*head, *self.head} - {"arena", *PROVENANCE}):
            here, there = head.get(name), self.head.get(name)
            if here != there:
                raise ValueError(f"{self.path} holds games with other {name}: {there}, not {here}; name another file")

    def keep(self, decks: Decks) -> None:
        self._add(decks._asdict())

    def _add(self, note: Mapping[str, Any]) -> None:
        if self.path:
            add_note(self.path, note)
