"""New tables, and the same table once more."""

from threekings.edition import Edition
from threekings.server import logs
from threekings.server.protocol.messages import Made, TablePlan
from threekings.server.registry import editions, lobby
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import append, perform
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.registry.seat_claims import TOKEN_BYTES, claims
from threekings.server.store.changes import HOST, Change, Claim, Entry, Session
from threekings.server.table import events, setup
from threekings.server.table.events import RematchCreated
from threekings.server.table.refused import Refused
from threekings.server.table.table import GATHERING, HUMAN, PLAYING, Table

TABLE_BYTES, SECRET_BYTES = 9, 32


async def create_table(
    registry: TableRegistry, plan: TablePlan, session: Session, rematch_of: LiveTable | None = None
) -> Made:
    """Set up a table; the session is its host. After another game, everybody has a claim on their old seat."""
    registry.compiling.want(plan.game)
    table = planned_table(registry, plan, rematch_of)
    seats = table.created.seats
    tokens = {seat: registry.new_name(TOKEN_BYTES) for seat, plan in enumerate(seats) if plan == HUMAN}
    held = [Claim(HOST, "session", session.hash), *(Claim(seat, "token", hashed(key)) for seat, key in tokens.items())]
    kept = kept_seats(registry, rematch_of) if rematch_of else []
    now, edition = registry.now(), table.edition
    change = Change(
        table.id,
        entries=(Entry(0, now, events.encode(table.created)),),
        claims=(*held, *kept),
        lobby_entry=lobby.entry_of(table, now, kept=frozenset(claim.seat for claim in kept)),
        session=session,
        edition=None if edition.digest in registry.editions_kept else editions.kept(edition),
    )
    await registry.store.write(change)
    registry.editions_kept.add(edition.digest)
    live = LiveTable(table, registry.now, used=now, looked=now)
    registry.add(live)
    logs.event("table created", table=table.id, game=table.created.game, players=len(seats))
    if table.full and registry.compiling.is_ready(plan.game, "rules"):
        await perform(registry, live, setup.begin)
    return Made(table.id, table.commitment, tokens)


def planned_table(registry: TableRegistry, plan: TablePlan, rematch_of: LiveTable | None) -> Table:
    """The table, if its game can be dealt with this edition: after the first entry it is too late to refuse."""
    game = setup.game_named(plan.game)
    edition = plan_edition(registry, plan, rematch_of)
    created = setup.create(
        game,
        edition,
        plan.seats,
        plan.options,
        registry.random_bytes(SECRET_BYTES),
        public=plan.public,
        spectators=plan.spectators,
        seconds=plan.seconds,
        pace=plan.pace,
        rematch_of=rematch_of.table.id if rematch_of else None,
    )
    table = setup.open_table(registry.new_name(TABLE_BYTES), created, edition)
    try:
        began = setup.begin(table)
        if registry.compiling.is_ready(plan.game, "rules"):
            setup.begun_match(table, began)
    except ValueError as error:
        raise Refused("table", str(error)) from None
    return table


def plan_edition(registry: TableRegistry, plan: TablePlan, rematch_of: LiveTable | None) -> Edition:
    """A rematch is played with the very same edition; other tables with the one their plan names."""
    if rematch_of:
        return rematch_of.table.edition
    return editions.edition_to_choose(setup.game_named(plan.game), plan.edition, registry.editions)


def kept_seats(registry: TableRegistry, before: LiveTable) -> list[Claim]:
    """The claims on a table's seats for people."""
    seats = before.table.seats
    return [
        claim for claim in claims(registry, before, "session") if claim.seat != HOST and seats[claim.seat].for_people
    ]


async def create_rematch(registry: TableRegistry, live: LiveTable, session: Session) -> Made:
    """The same table once more; those who look at this one learn where."""
    async with live.lock:
        table = live.table
        if table.status in (GATHERING, PLAYING):
            raise Refused("status", "the game is not over")
        if table.rematch:
            raise Refused("rematch", f"there is a rematch already: {table.rematch}")
        made = await create_table(registry, plan_of(table), session, rematch_of=live)
        await append(registry, live, RematchCreated(made.table))
    return made


def plan_of(table: Table) -> TablePlan:
    """What a table was set up as, with the same kinds of seats."""
    created = table.created
    return TablePlan(
        game=created.game,
        seats=[place.plan for place in table.seats],
        options=table.chosen_options,
        public=created.public,
        spectators=created.spectators,
        seconds=created.clock.seconds if created.clock else None,
        pace=table.pace,
    )
