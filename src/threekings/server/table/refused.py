"""How a command is refused."""

from threekings.texts import Message


class Refused(Exception):
    """What was asked cannot be done; says why, with the rule where there is one, in words and as a message."""

    def __init__(self, code: str, reason: str, message: Message | None = None):
        super().__init__(reason)
        self.code, self.reason, self.message = code, reason, message
