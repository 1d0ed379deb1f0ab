"""Writes docs/log-format.md from the events of a table's log: python -m threekings.server.protocol.log_reference"""

import sys

from threekings.server.protocol.reference import entry
from threekings.server.protocol.typescript import classes_of, read, source_of
from threekings.server.table import events

HEAD = """# The log of a table

Written from the events themselves by `python -m threekings.server.protocol.log_reference > docs/log-format.md`.

A table on disk is its log and nothing else: the table `log` of the database holds, for every table, entries numbered
from 0 without a gap (`seq`), each with the time it happened (`at`, seconds since 1970) and a body, a JSON object whose
field `event` says what happened. Bytes (secrets, salts) are base64. A server starts by folding these entries; what it
keeps beside them (the lobby, who holds which seat, choices not shown yet) is either a cache or not part of the game.

This is format 2, as the first entry says (`format`). It stands alone: options with their defaults, bots with names and
budgets, the deck, what the dealer did and the result are written out, and an edition is named by the digest of its
content, which ships with the package for ever (`rules/GAME/editions/NUMBER.toml`) or is kept in the database
(`editions`). So no later default, name or correction changes a game that is stored.

What may change: a new kind of event, or a new field with a default. What may not: the meaning of a tag or field that
is here. Logs in `tests/server/logs` are folded by every version to the same seats, moves and scores at every entry.
Logs of format 1 are rewritten when a data folder of version 0.1 is opened. Beyond that an entry changes in one case
only: where somebody deletes their account and others have played there too, the name in `seat-taken`, `renamed`,
`seat-passed` and `chatted` becomes a guest's, and a message has no text any more (docs/accounts.md).
"""


def log_page() -> str:
    """The whole page, as Markdown."""
    source = source_of(events)
    shapes = [read(getattr(events, node.name), node, source) for node in classes_of(source)]
    kinds = [shape for shape in shapes if shape.tag]
    parts = [shape for shape in shapes if not shape.tag and not shape.one_of]
    lines = [HEAD, "## Events\n", *(line for shape in kinds for line in entry(shape))]
    lines += ["## Parts of events\n", *(line for shape in parts for line in entry(shape))]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(log_page())
