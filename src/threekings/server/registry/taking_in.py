"""What is durable has happened: it is folded into a table in memory and sent to all who look at it.

Other processes may write to the same table. Whoever was too late with a change finds out from the store, takes in what
the others did, and asks again: so each command is judged by what has really happened before it.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from threekings.server import logs
from threekings.server.lifecycle.waking import check_compiled
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.account_statements import REWRITTEN
from threekings.server.store.changes import Change, News, Outdated, Sealed, StoreFailed
from threekings.server.table import events
from threekings.server.table.events import (
    Began,
    BotTookOver,
    Chatted,
    Event,
    HintGiven,
    Moved,
    PlayerReturned,
    SeatChanged,
    SeatLeft,
    SeatPassed,
    SeatPlanned,
    Undone,
)
from threekings.server.table.fold import fold
from threekings.server.table.moves import SealedChoice, seal
from threekings.server.table.refused import Refused
from threekings.server.table.table import Table

# Told in the log, beside what happened in the game
TOLD_BESIDE = (BotTookOver, PlayerReturned, SeatPassed, Undone, HintGiven)
# What changes nothing about who holds a seat
LEAVES_SEATS = (Moved, Undone, Chatted, HintGiven)
TRIES = 10  # times that others may be quicker
Done = TypeVar("Done")


async def in_turn(registry: TableRegistry, live: LiveTable, do: Callable[[], Awaitable[Done]]) -> Done:
    """Do one thing at a table while nobody else here does; where another process was quicker, once more after it."""
    async with live.lock:
        for _ in range(TRIES):
            try:
                return await do()
            except Outdated:
                take_in_and_tell(registry, live)
            except Refused:
                if not take_in_and_tell(registry, live):
                    raise
        raise StoreFailed("other processes change this table all the time")


async def write(registry: TableRegistry, live: LiveTable, change: Change) -> None:
    """Make a change durable that follows what is in memory; `Outdated` where that is not the latest."""
    await registry.store.write(change.seen_at(live.version))
    live.version += 1


def take_in(live: LiveTable, event: Event, at: float, vacated: list[int]) -> None:
    """What is durable now has happened: fold it in and send it out, but not to those who have lost their seats."""
    table, status = live.table, live.table.status
    fold(table, event, table.seq + 1, at)
    if table.status != status:
        logs.event("table " + table.status, table=table.id)
    for seat in vacated:
        live.unseat(seat)
    if isinstance(event, Began):
        live.close_to_spectators()
    live.broadcast(steps_kept(live, event), taken_back_by=event.seat if isinstance(event, Undone) else None)


def steps_kept(live: LiveTable, event: Event) -> int:
    """How many steps of the log stay as they were sent; something may be told of the last one now."""
    table = live.table
    if table.match is None:
        return 0
    told = isinstance(event, TOLD_BESIDE) and any(note.told for note in table.notes if note.step == table.steps)
    return min(live.steps_sent, table.steps + (not told))


def vacated_seats(event: Event) -> list[int]:
    """Seats that an event takes from whoever holds them, or a link to them."""
    if isinstance(event, (SeatLeft, SeatChanged, SeatPlanned)):
        return [event.seat]
    return list(event.bots) if isinstance(event, Began) else []


# What other processes have written


def catch_up(registry: TableRegistry, live: LiveTable) -> bool:
    """See whether others have changed a table, and take that in, whoever holds the lock; whether they have."""
    if registry.store.process is None:
        return False
    table = live.table.id
    return take_in_news(registry, live, registry.store.news({table: live.table.seq})[table])


def take_in_and_tell(registry: TableRegistry, live: LiveTable) -> bool:
    """The same, and bots and clocks hear of it: whatever comes of what was asked here, they may be due."""
    caught_up = catch_up(registry, live)
    if caught_up:
        registry.changed(live)
    return caught_up


def catch_up_together(registry: TableRegistry, lives: Sequence[LiveTable]) -> None:
    """The same for many tables; at those where something is being done now, it is found out there."""
    behind = [live for live in lives if not live.lock.locked()]
    news = registry.store.news({live.table.id: live.table.seq for live in behind})
    for live in behind:
        try:
            if take_in_news(registry, live, news[live.table.id]):
                registry.changed(live)
        except (StoreFailed, Refused):
            pass  # whoever asks something there is told so


def take_in_news(registry: TableRegistry, live: LiveTable, news: News) -> bool:
    """Whether there was something new."""
    if news.version == live.version:
        return False
    if not live.version < news.version < live.version + REWRITTEN:
        registry.drop(live)
        raise StoreFailed("the log is not what was in memory: it was restored, deleted or rewritten")
    check_compiled(live.table.created.game, registry.compiling)
    happened = [(events.decode(entry.body), entry.at) for entry in news.entries]
    seats_may_differ = not all(isinstance(event, LEAVES_SEATS) for event, _ in happened)
    before = live.table.match.choices if live.table.match else {}
    new = len(happened) or sum(before.get(choice.seat) is None for choice in news.sealed)
    if seats_may_differ or news.version - live.version != new:
        unseat_strangers(live)
        seats_may_differ = True
    for event, at in happened:
        take_in_event(live, event, at)
    for choice in news.sealed:
        take_in_choice(live, choice)
    live.version = news.version
    if seats_may_differ:
        if not happened:
            live.tell_seats(*live.seats_by_session())
        live.tell_presence()
    return True


def take_in_event(live: LiveTable, event: Event, at: float) -> None:
    take_in(live, event, at, vacated_seats(event))
    live.listed_asleep = False
    for seat in seats_heard_of(live.table, event):
        live.heard_elsewhere(seat)
    if isinstance(event, BotTookOver):
        live.votes.end(event.seat)


def take_in_choice(live: LiveTable, choice: Sealed) -> None:
    """A choice of this turn that is sealed now: an entry that ends a turn has ended all before."""
    match = live.table.playing()
    before = match.choices
    seal(live.table, SealedChoice(choice.seat, choice.body.decode()))
    if match.choices != before:
        live.broadcast_choice(choice.seat, first=choice.seat not in before)


def unseat_strangers(live: LiveTable) -> None:
    """Whoever looks from a seat that is another's by now does so no more, before anything is sent there."""
    holders = live.holders()
    for seat in {one.seat for one in live.connections if one.seat is not None}:
        live.unseat(seat, but=holders.get(seat))


def seats_heard_of(table: Table, event: Event) -> list[int]:
    """Whose players have done something, wherever they are connected."""
    if isinstance(event, Moved):
        return [] if event.bot else [seat for seat, _ in event.moves if table.seats[seat].present]
    return [event.seat] if isinstance(event, (PlayerReturned, SeatPassed, Undone)) else []
