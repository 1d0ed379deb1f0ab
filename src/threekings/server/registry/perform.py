"""Do something at a table: the one entrance. What is asked is checked, made durable, folded in, and only then sent out.

One command after another at each table, and one write to the store for each: whoever is cancelled before it has done
nothing, and whoever is cancelled during it finds it done, for the store finishes what it has begun.
"""

from collections.abc import Callable

from threekings.server.net.rate_limits import TooFast
from threekings.server.registry import lobby
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.registry.sealed_choices import keep_sealed
from threekings.server.registry.taking_in import in_turn, take_in, vacated_seats, write
from threekings.server.store.changes import BOTH, Answer, Change, Claim, Entry, LeaseLost, LobbyRow, Repeated, Session
from threekings.server.table import chat, events, moves, waiting_room
from threekings.server.table.events import (
    Abandoned,
    Chatted,
    Event,
    HintGiven,
    Moved,
    Renamed,
    Undone,
)
from threekings.server.table.fold import after
from threekings.server.table.moves import SealedChoice
from threekings.server.table.refused import Refused
from threekings.server.table.setup import begin
from threekings.server.table.table import GATHERING, Table

MOST_ACTION = 64  # letters of an action's name
NUL = "\0"  # the letter that not every database keeps
SESSION_LETTERS = 16  # of a session's hash, before the names of its actions: no two are alike
NOT_IN_THE_LOBBY = (Moved, Undone, Chatted, HintGiven)  # unless the game ends
Command = Callable[[Table], Event | SealedChoice]


async def perform(registry: TableRegistry, live: LiveTable, command: Command, action: str | None = None) -> int:
    """Do one thing at a table, for ever; the table's seq then. An action sent again under its name is done once."""
    try:
        return await perform_new(registry, live, command, action)
    except Repeated as repeated:
        return repeated.seq


async def perform_new(
    registry: TableRegistry, live: LiveTable, command: Command, action: str | None, *, leased: bool = False
) -> int:
    """Do one thing that was not done before: `Repeated` where it was, under that name. `leased`: nobody has asked for
    it, and it is done by the one process that lets bots think and clocks run here.
    """

    async def do() -> None:
        try:
            done = command(live.table)
        except Refused:
            check_not_repeated(registry, live.table, action)
            raise
        if isinstance(done, SealedChoice):
            await keep_sealed(registry, live, done, action, leased=leased)
        else:
            await append(registry, live, done, action, leased=leased)

    await in_turn(registry, live, do)
    registry.changed(live)
    return live.table.seq


async def perform_by_itself(registry: TableRegistry, live: LiveTable, command: Command) -> None:
    """Do what a bot or a clock does; Refused where that is another process's business now."""
    try:
        await perform_new(registry, live, command, None, leased=True)
    except LeaseLost:
        registry.leases.lost(live.table.id)
        raise Refused("moved-on", "another process lets the bots of this table think") from None


def check_not_repeated(registry: TableRegistry, table: Table, action: str | None) -> None:
    """What was done cannot be done anew: that is no refusal, but the answer that was lost."""
    if action is not None and (seq := registry.store.find_action(table.id, action)) is not None:
        raise Repeated(action, seq) from None


async def perform_for(
    registry: TableRegistry,
    live: LiveTable,
    seat: int | None,
    command: Command,
    action: str | None = None,
    *,
    address: str | None = None,
    who: object = None,
) -> int:
    """Do what a person asks from a seat, or as a spectator, who comes from an address."""
    named = personal_action(registry, live, seat, action, address=address, who=who)
    return await perform(registry, live, command, named)


def personal_action(
    registry: TableRegistry,
    live: LiveTable,
    seat: int | None,
    action: str | None,
    *,
    address: str | None = None,
    who: object = None,
) -> str | None:
    """The name of a person's action, which is theirs alone; Refused where they ask too much: others may go on."""
    if not registry.acting.allow((live.table.id, address if seat is None else seat)):
        raise TooFast("too much is done from this seat: wait a moment")
    check_action(action)
    if seat is not None:
        registry.heard_of(live, seat)
    return None if action is None else f"{spectator_letters(who) if seat is None else seat} {action}"


def spectator_letters(who: object) -> str:
    """What stands before the names of a spectator's actions: no two are alike."""
    return "-" if who is None else f"-{hashed(repr(who)).hex()[:SESSION_LETTERS]}"


def check_action(action: str | None) -> None:
    if action is not None and (not 1 <= len(action) <= MOST_ACTION or NUL in action):
        raise Refused("action", f"an action's name has 1 to {MOST_ACTION} letters, none of them NUL")


async def perform_as(
    registry: TableRegistry, live: LiveTable, session: bytes | None, command: Command, action: str | None
) -> int:
    """Do what a session asks that has a right to it, as the host or otherwise; the names of its actions are its own."""
    return await perform(registry, live, command, session_action_name(session, action))


def session_action_name(session: bytes | None, action: str | None) -> str | None:
    """The name of a session's action, which is its own."""
    check_action(action)
    return None if action is None or session is None else f"{session.hex()[:SESSION_LETTERS]} {action}"


async def play(
    registry: TableRegistry,
    live: LiveTable,
    seat: int,
    move: str,
    action: str | None = None,
    *,
    turn: int | None = None,
) -> int:
    """Play a person's move, in the position it is meant for."""
    try:
        with registry.metrics.move(bot=False):
            named = personal_action(registry, live, seat, action)
            return await perform_new(registry, live, lambda table: moves.play(table, seat, move, turn=turn), named)
    except Repeated as repeated:
        return repeated.seq


async def play_as_bot(
    registry: TableRegistry, live: LiveTable, seat: int, move: str, *, turn: int | None = None
) -> None:
    """Play a bot's move, in the position it has thought about."""
    with registry.metrics.move(bot=True):
        await perform_by_itself(registry, live, lambda table: moves.play(table, seat, move, bot=True, turn=turn))


async def speak(
    registry: TableRegistry,
    live: LiveTable,
    seat: int | None,
    name: str,
    text: str,
    action: str | None = None,
    *,
    who: object = None,
    address: str | None = None,
) -> int:
    """Say something to all, not too often; spectators from one address share that. `who` keeps a spectator's name."""
    if not registry.chatting.allow((live.table.id, address if seat is None else seat)):
        raise Refused("rate", "too much was said: wait a moment")

    def command(table: Table) -> Chatted:
        said = chat.speak(table, seat, name, text, taken=live.names_of_others(who))
        if seat is None:
            live.spectator_names.keep(said.name, who)
        return said

    return await perform_for(registry, live, seat, command, action, address=address, who=who)


async def rename(
    registry: TableRegistry, live: LiveTable, seat: int, name: str, action: str | None = None, *, who: object
) -> int:
    """Be called otherwise; `who` may take the name under which they have spoken as a spectator."""

    def command(table: Table) -> Renamed:
        return waiting_room.rename(table, seat, name, taken=live.names_of_others(who))

    return await perform_for(registry, live, seat, command, action)


# Appending to the log


async def append(
    registry: TableRegistry,
    live: LiveTable,
    event: Event,
    action: str | None = None,
    *,
    claims: tuple[Claim, ...] = (),
    revoke: tuple[int, ...] = (),
    session: Session | None = None,
    answer: Answer | None = None,
    leased: bool = False,
) -> None:
    """Make an event durable with all that belongs to it, in one transaction; then fold it in and send it out."""
    table, at = live.table, registry.now()
    may_begin = registry.compiling.is_ready(table.created.game, "rules")
    kept = frozenset() if isinstance(event, NOT_IN_THE_LOBBY) else lobby.kept_seats(registry, table)
    happened, entry = with_what_follows(table, event, at, may_begin=may_begin, kept=kept)
    if entry is None and live.listed_asleep:
        entry = lobby.entry_of(table, at)
    vacated = [*revoke, *(seat for one in happened for seat in vacated_seats(one))]
    passed = passed_seats(registry, table, claims)
    change = Change(
        table.id,
        entries=tuple(
            Entry(seq, at, events.encode(one), action if one is event else None)
            for seq, one in enumerate(happened, table.seq + 1)
        ),
        unseal=drops_choices(table, event),
        lobby_entry=entry,
        claims=claims,
        session=session,
        answer=answer,
        revoke=(*((claim.seat, "token") for claim in claims), *((seat, kind) for seat in vacated for kind in BOTH)),
        leased=leased,
    )
    await write(registry, live, change)
    live.listed_asleep = False
    for one in happened:
        take_in(live, one, at, [*vacated, *passed])
    if claims or vacated:  # by somebody who looks already, perhaps: several may play at one device
        live.tell_presence()


def with_what_follows(
    table: Table, event: Event, at: float, *, may_begin: bool, kept: frozenset[int]
) -> tuple[list[Event], LobbyRow | None]:
    """The event and, where everybody sits after it, the begin of the game; and how lists show the table then."""
    if isinstance(event, NOT_IN_THE_LOBBY):
        return [event], lobby.entry_at_end(event, table, at)
    happened, then = [event], after(table, event, at)
    if then.full and may_begin:
        happened.append(begin(then))
        then = after(then, happened[-1], at)
    # While a table gathers it keeps its place in the lobby, which is that of its founding.
    listed_at = table.founded if then.status == GATHERING else at
    return happened, lobby.entry_of(then, listed_at, kept=kept - {*vacated_seats(event)})


def passed_seats(registry: TableRegistry, table: Table, claims: tuple[Claim, ...]) -> list[int]:
    """Seats that somebody else had a claim on until now, and may look from."""
    if not claims:
        return []
    before = registry.holders(table.id)
    return [claim.seat for claim in claims if before.get(claim.seat, claim.hash) != claim.hash]


def drops_choices(table: Table, event: Event) -> bool:
    """Whether the choices sealed beside the log are over with this event."""
    sealed = table.match is not None and bool(table.match.choices)
    return sealed and isinstance(event, (Moved, Undone, Abandoned))
