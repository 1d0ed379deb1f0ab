"""Candidates: entries of an edition, and the edition that has them, in memory and as a file."""

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from threekings.edition import Edition
from threekings.game import Game

Entry = dict[str, Any]
Candidate = dict[str, Entry]  # by its name in the edition, as "royals.K3": what stands there
MARKS = ("is", "known")  # what an entry says of where it comes from: no search changes that


def present(edition: Edition, names: Mapping[str, Any]) -> Candidate:
    """What stands in an edition under these names."""
    return {name: edition.content[part][key] for name in names for part, key in [name.split(".")]}


def changed(game: Game, edition: Edition, candidate: Candidate) -> Edition:
    """The edition with these entries."""
    content: dict[str, Any] = deepcopy(dict(edition.content))
    for name, entry in candidate.items():
        part, key = name.split(".")
        content[part][key] = marked(entry, content[part][key])
    return game.read_edition(content, "a candidate")


def marked(entry: Entry, before: Entry) -> Entry:
    """An entry that says of itself what the one before it said."""
    return {key: value for key, value in entry.items() if key not in MARKS} | {
        key: before[key] for key in MARKS if key in before
    }


def written(text: str, edition: Edition, name: str) -> str:
    """The text of an edition's file with the entries and the name of another, its comments kept."""
    lines, part = [], ""
    for line in text.splitlines():
        key = line.partition("=")[0].strip()
        if line.startswith("["):
            part = line.strip("[] ")
        if not part and key == "name":
            line = f"name = {json.dumps(name)}"
        elif key in edition.content.get(part, {}) and line.partition("=")[2].strip().startswith("{"):
            line = f"{line.partition('=')[0]}= {inline_table(edition.content[part][key])}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def inline_table(entry: Entry) -> str:
    """An entry as TOML writes it on one line; its strings, numbers and lists look as in JSON."""
    return "{ " + ", ".join(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in entry.items()) + " }"
