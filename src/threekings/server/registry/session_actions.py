"""What a session asks under a name of its own, done once: sent again after a lost answer, it is answered as before.

Commands that are entries of a log are recognised there (`perform`); the answers to all others are kept beside it. They
are kept by hashes of their names, and without the tokens in them: those are made from the cookie, which only the
browser has, and can be made again.
"""

import base64
import hmac
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from threekings.server.protocol.messages import encode
from threekings.server.registry.perform import check_action
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.store.changes import Answer, Answered, Session
from threekings.server.table.refused import Refused

TOKEN_BYTES = 18
NAME_BYTES = 16
MOST_ANSWERS = 1000  # to one session, at one table
Given = TypeVar("Given")


class SessionAction(NamedTuple):
    """Something that a session asks."""

    session: Session
    table: str | None  # where; None: one is to be set up
    id: str | None  # by which it is recognised; None: it was given no name
    key: bytes  # of the tokens in its answer

    def token(self, seat: int) -> str:
        """The token of a link to a seat: the same whenever this is asked."""
        digest = hmac.digest(self.key, str(seat).encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode().rstrip("=")

    def answer(self, body: Any) -> Answer | None:
        """What the store is to keep of the answer."""
        return None if self.id is None else Answer(self.session.hash, self.id, encode(body))


def session_action(
    registry: TableRegistry, cookie: str, command: str, table: str | None, name: str | None
) -> SessionAction:
    """What the browser with this cookie asks; a name may stand for one action of every command at every table."""
    check_action(name)
    asked = f"{command} {table} {registry.new_name(NAME_BYTES) if name is None else name}"
    key = hmac.digest(cookie.encode(), asked.encode(), "sha256")
    own = hashed(cookie)
    session = Session(registry.holder_of(own), registry.now())
    if session.hash != own:  # two devices of an account may use the same name
        asked = f"{asked} {own.hex()}"
    return SessionAction(session, table, None if name is None else hashed(asked).hex(), key)


async def once(
    registry: TableRegistry,
    action: SessionAction,
    do: Callable[[], Awaitable[Given]],
    again: Callable[[bytes], Given],
) -> Given:
    """Do what is asked, or read what was answered to it before; two of the same name at the same time are done once."""
    if (body := answered(registry, action)) is not None:
        return again(body)
    check_answers(registry, action)
    try:
        return await do()
    except (Answered, Refused):
        if (body := answered(registry, action)) is None:
            raise
        return again(body)


def answered(registry: TableRegistry, action: SessionAction) -> bytes | None:
    return None if action.id is None else registry.store.find_answer(action.session.hash, action.id)


def check_answers(registry: TableRegistry, action: SessionAction) -> None:
    """Refuse to keep one answer more where a session has been given enough of them at a table."""
    if action.id is None or action.table is None:
        return
    if registry.store.count_answers(action.table, action.session.hash) >= MOST_ANSWERS:
        raise Refused("often", f"{MOST_ANSWERS} changes of seats and links are enough for one table")
