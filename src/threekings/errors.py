"""What can be refused, and how: every refusal is one of these, or a ValueError that names what is allowed.

Errors of one kind that say the same are equal, and all can be pickled: a pool of processes hands them on.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from threekings.texts import Message


class _Refusal(ValueError):
    """What the errors have in common."""

    def __eq__(self, other: object) -> bool:
        return (type(self), self.args) == (type(other), other.args) if isinstance(other, _Refusal) else NotImplemented

    def __hash__(self) -> int:
        return hash((type(self), str(self)))


class InvalidMove(_Refusal):
    """The text of a move cannot be read."""


class IllegalMove(_Refusal):
    """The move may not be played now; the text begins with the rule, which `message` holds where there is one."""

    def __init__(self, reason: str, message: "Message | None" = None):
        super().__init__(reason, message)
        self.message = message

    def __str__(self) -> str:
        return str(self.args[0])


class BrokenRecord(_Refusal):
    """A record cannot be read or its replay disagrees with it; `line` counts from 1."""

    def __init__(self, line: int, reason: str):
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class BrokenEdition(_Refusal):
    """An edition file is wrong; the text names the entry."""
