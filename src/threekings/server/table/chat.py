"""What people say to each other, and whom the host has muted."""

from collections.abc import Collection

from threekings import names
from threekings.record_format import is_name
from threekings.server.table.caps import check_cap
from threekings.server.table.events import Chatted, Muted
from threekings.server.table.refused import Refused
from threekings.server.table.seats import MOST_NAME, checked_name
from threekings.server.table.table import Table

MOST_TEXT = 400  # letters of a message


def speak(table: Table, seat: int | None, name: str, text: str, *, taken: Collection[str] = ()) -> Chatted:
    """Say something to all: from a seat under its name, or as a spectator under one that nobody here has."""
    if seat is not None:
        name = str(table.person(seat).name)
    elif table.created.spectators:
        name = names.unique(checked_name(name), [*table.names, *taken], MOST_NAME)
    else:
        raise Refused("seat", "you do not sit at this table")
    if seat in table.muted:
        raise Refused("muted", "the host has muted you")
    check_cap(table, "chat", seat)
    return Chatted(seat=seat, name=name, text=checked_text(text))


def checked_text(text: str) -> str:
    """What is said: one line of letters, not too long."""
    text = text.strip()
    if not 1 <= len(text) <= MOST_TEXT or not is_name(text):
        raise Refused("text", f"a text is one line of 1 to {MOST_TEXT} letters")
    return text


def mute(table: Table, seat: int | None, *, quiet: bool) -> Muted:
    """For the host: mute a seat, or all spectators (None); or let them speak again."""
    if seat is not None:
        table.seat(seat)
    if quiet == (seat in table.muted):
        raise Refused("muted", "that is so already")
    check_cap(table, "settings", None)
    return Muted(seat=seat, quiet=quiet)


def messages_after(table: Table, heard: int) -> list[Chatted]:
    """The messages that somebody who has so many has not, as far as they are kept; without those taken out since."""
    return [said for said in table.chat[max(0, heard - table.chat_dropped) :] if said.text]


def message_count(table: Table) -> int:
    return table.chat_dropped + len(table.chat)
