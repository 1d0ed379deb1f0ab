"""What can be refused, and how: every refusal is one of these, or a ValueError that names what is allowed."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from threekings.texts import Message


class InvalidMove(ValueError):
    """The text of a move cannot be read."""


class IllegalMove(ValueError):
    """The move may not be played now; the text begins with the rule, which `message` holds where there is one."""

    def __init__(self, reason: str, message: "Message | None" = None):
        super().__init__(reason)
        self.message = message


class BrokenRecord(ValueError):
    """A record cannot be read or its replay disagrees with it; `line` counts from 1."""

    def __init__(self, line: int, reason: str):
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BrokenEdition(ValueError):
    """An edition file is wrong; the text names the entry."""
