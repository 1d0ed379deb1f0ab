"""What commands say, from the language files."""

from threekings.texts import Message, text


def say(name: str, /, **args: str | int) -> str:
    """The text of that name, with its arguments."""
    return text(Message(name, args))
