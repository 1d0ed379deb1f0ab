"""What commands say, from the language files; and lists of names in words."""

from collections.abc import Sequence

from threekings.texts import Message, text


def say(name: str, /, **args: str | int) -> str:
    """The text of that name, with its arguments."""
    return text(Message(name, args))


def listed(names: Sequence[str]) -> str:
    """Ada, Bea and Carl."""
    if len(names) < 2:
        return "".join(names)
    return say("cli-and", first=", ".join(names[:-1]), last=names[-1])
