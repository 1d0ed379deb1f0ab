"""A view as lines of text, for games without a board of their own and for programs: what it says, field by field."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_type_hints

from threekings.game import MatchView
from threekings.texts import commas

COMMON = frozenset(get_type_hints(MatchView))  # in every view, and not what lies on the table


def view_lines(view: Mapping[str, Any], names: Sequence[str]) -> Iterator[str]:
    """Every field of the game's own; lists by seat with the players' names."""
    for field in view:
        if field not in COMMON:
            yield from field_lines(field, view[field], names)


def field_lines(field: str, value: Any, names: Sequence[str]) -> list[str]:
    title = field.replace("_", " ")
    if isinstance(value, list) and len(value) == len(names):
        return [f"{title}:", *(f"  {name}: {in_words(own)}" for name, own in zip(names, value, strict=True))]
    return [f"{title}: {in_words(value)}"]


def in_words(value: Any) -> str:
    if isinstance(value, Mapping):
        return commas(f"{name} {in_words(part)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return commas(map(in_words, value)) or "–"
    return "–" if value is None else str(value)
