"""What people say to each other, and whom the host has muted."""

from threekings.server.table.caps import check_cap
from threekings.server.table.events import Chatted, Muted
from threekings.server.table.refused import Refused
from threekings.server.table.seats import MOST_NAME, checked_text
from threekings.server.table.table import Table

MOST_TEXT = 400  # letters of a message


def speak(table: Table, seat: int | None, name: str, text: str) -> Chatted:
    """Say something to all: from a seat under its name, or as a spectator under one that nobody here has."""
    if seat is None:
        if not table.created.spectators:
            raise Refused("seat", "you do not sit at this table")
        if name in table.names:
            raise Refused("name", "somebody at the table is called so")
    else:
        name = str(table.person(seat).name)
    if seat in table.muted:
        raise Refused("muted", "the host has muted you")
    check_cap(table, "chat", seat)
    return Chatted(seat=seat, name=checked_text(name, MOST_NAME, "name"), text=checked_text(text, MOST_TEXT, "text"))


def mute(table: Table, seat: int | None, *, quiet: bool) -> Muted:
    """For the host: mute a seat, or all spectators (None); or let them speak again."""
    if seat is not None:
        table.seat(seat)
    if quiet == (seat in table.muted):
        raise Refused("muted", "that is so already")
    check_cap(table, "settings", None)
    return Muted(seat=seat, quiet=quiet)


def messages_after(table: Table, heard: int) -> list[Chatted]:
    """The messages that somebody who has so many has not, as far as they are kept."""
    return table.chat[max(0, heard - table.chat_dropped) :]


def message_count(table: Table) -> int:
    return table.chat_dropped + len(table.chat)
