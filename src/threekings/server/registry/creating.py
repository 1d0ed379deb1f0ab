"""New tables, and the same table once more."""

from functools import partial
from typing import NamedTuple

import msgspec

from threekings.edition import Edition
from threekings.server import logs
from threekings.server.protocol.messages import Made, TablePlan
from threekings.server.registry import editions, lobby
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import append, perform
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.registry.session_actions import SessionAction
from threekings.server.registry.taking_in import in_turn
from threekings.server.seating.seat_claims import claims, seats_of
from threekings.server.store.changes import HOST, Answer, Change, Claim, Entry, Session
from threekings.server.table import events, setup
from threekings.server.table.ending import deal_of
from threekings.server.table.events import Daily, Deal, RematchCreated
from threekings.server.table.refused import Refused
from threekings.server.table.table import GATHERING, HUMAN, PLAYING, Table

TABLE_BYTES, SECRET_BYTES = 9, 32


class KnownDeal(NamedTuple):
    """A shuffle that was decided before: another table's, or that of a date."""

    secret: bytes
    deal: Deal
    daily: Daily | None = None


async def create_table(
    registry: TableRegistry,
    plan: TablePlan,
    action: SessionAction,
    address: str | None = None,
    *,
    known: KnownDeal | None = None,
    name: str | None = None,
) -> Made:
    """Set up a table, with new cards or those of a known deal; whoever asks is its host."""
    check_founding(registry, address, public=plan.public)
    table = planned_table(registry, plan, known=known, name=name)
    made = Made(table.id, table.commitment, {seat: action.token(seat) for seat in link_seats(table)})
    host = Claim(HOST, "session", action.session.hash)
    held, answer = [host, *link_claims(made)], action.answer(without_tokens(made))
    await add_table(registry, table, held, action.session, answer, address=address)
    return made


def check_founding(registry: TableRegistry, address: str | None, *, public: bool) -> None:
    """Refuse one table more where too many were set up from an address, in all or in the lobby."""
    if address is not None and not registry.creating.allow(address):
        raise Refused("rate", "too many tables: wait a moment")
    if address is not None and not registry.founding.allow(address):
        raise Refused("rate", "too many tables were set up from your address today")
    if address is not None and public and not registry.publishing.allow(address):
        raise Refused("rate", "too many tables in the lobby: wait a minute, or set up one that is not listed")


async def add_table(
    registry: TableRegistry,
    table: Table,
    held: list[Claim],
    session: Session,
    answer: Answer | None = None,
    *,
    address: str | None = None,
) -> None:
    """Make a new table durable, with those who have a claim on its seats; where bots have all of them, they begin."""
    now, edition, game = registry.now(), table.edition, table.created.game
    change = Change(
        table.id,
        entries=(Entry(0, now, events.encode(table.created)),),
        claims=tuple(held),
        lobby_entry=lobby.entry_of(table, now, kept=frozenset(claim.seat for claim in sessions_in(held))),
        session=session,
        answer=answer,
        edition=None if edition.digest in registry.editions_kept else editions.kept(edition),
        version=0,
    )
    await registry.store.write(change)
    registry.editions_kept.add(edition.digest)
    holders = partial(registry.holders, table.id)
    live = LiveTable(table, registry.now, holders, used=now, looked=now, visitor=address, version=1)
    registry.add(live)
    logs.event("table created", table=table.id, game=game, players=len(table.seats))
    if table.full and registry.compiling.is_ready(game, "rules"):
        await perform(registry, live, setup.begin)


def sessions_in(held: list[Claim]) -> list[Claim]:
    return [claim for claim in held if claim.kind == "session"]


# Links to seats


def link_seats(table: Table) -> list[int]:
    """The seats that links of their own open."""
    return [seat for seat, plan in enumerate(table.created.seats) if plan == HUMAN]


def link_claims(made: Made) -> list[Claim]:
    return [Claim(seat, "token", hashed(token)) for seat, token in made.tokens.items()]


def without_tokens(made: Made) -> Made:
    """What the store may keep of an answer."""
    return Made(made.table, made.commit, dict.fromkeys(made.tokens, ""))


def made_again(body: bytes, action: SessionAction) -> Made:
    """The answer that was kept, with its tokens."""
    made = msgspec.json.decode(body, type=Made)
    return Made(made.table, made.commit, {seat: action.token(seat) for seat in made.tokens})


# What is planned


def planned_table(
    registry: TableRegistry,
    plan: TablePlan,
    rematch_of: LiveTable | None = None,
    known: KnownDeal | None = None,
    *,
    name: str | None = None,
) -> Table:
    """The table, if its game can be dealt with this edition: after the first entry it is too late to refuse."""
    registry.compiling.want(plan.game)
    game = setup.game_named(plan.game)
    edition = plan_edition(registry, plan, rematch_of)
    created = setup.create(
        game,
        edition,
        plan.seats,
        plan.options,
        known.secret if known else registry.random_bytes(SECRET_BYTES),
        public=plan.public,
        spectators=plan.spectators,
        seconds=plan.seconds,
        pace=plan.pace,
        absent=plan.absent,
        rematch_of=rematch_of.table.id if rematch_of else None,
        ready=plan.ready,
        deal=known.deal if known else None,
        daily=known.daily if known else None,
        hints=plan.hints,
    )
    table = setup.open_table(name or registry.new_name(TABLE_BYTES), created, edition, registry.now())
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


# The same table once more


async def create_rematch(
    registry: TableRegistry,
    live: LiveTable,
    action: SessionAction,
    address: str | None = None,
    *,
    same_deal: bool = False,
) -> Made:
    """The same table once more, one for all who ask; those who look at this one learn where.

    It may have the same deal, and is not in the lobby then: strangers would play against those who know the cards.
    The host stays the host, and everybody's seat is kept. Only the host is given links, to seats kept for nobody.
    """

    async def do() -> Made:
        if live.table.status in (GATHERING, PLAYING):
            raise Refused("status", "the game is not over")
        if before := await existing_rematch(registry, live.table):
            check_same_kind(before, same_deal=same_deal)
            return Made(before.id, before.commitment, {})
        plan = plan_of(live.table)
        if same_deal:
            plan = msgspec.structs.replace(plan, public=False)
        check_founding(registry, address, public=plan.public)
        table = planned_table(registry, plan, rematch_of=live, known=deal_again(live.table) if same_deal else None)
        host, kept = host_after(registry, live, action.session), kept_seats(registry, live)
        free = {*link_seats(table)} - {claim.seat for claim in kept} if host.hash == action.session.hash else set()
        made = Made(table.id, table.commitment, {seat: action.token(seat) for seat in sorted(free)})
        await add_table(registry, table, [host, *kept, *link_claims(made)], action.session)
        asked_by = next(iter(seats_of(registry, live, action.session.hash)), None)
        event = RematchCreated(table.id, asked_by, same_deal)
        await append(registry, live, event, answer=action.answer(without_tokens(made)))
        return made

    return await in_turn(registry, live, do)


def deal_again(table: Table) -> KnownDeal:
    """The deal of a game that is over; a daily one is practice then."""
    daily = table.created.daily and Daily(table.created.daily.date, counted=False)
    return KnownDeal(table.created.secret, deal_of(table), daily)


def check_same_kind(rematch: Table, *, same_deal: bool) -> None:
    """Refuse whoever asked for new cards where others play the same deal again, or the other way round."""
    if same_deal != (rematch.created.deal is not None):
        there = "a new deal" if same_deal else "the same deal again"
        raise Refused("rematch", f"somebody was quicker and asked for {there}: join it, or set up a new table")


async def existing_rematch(registry: TableRegistry, table: Table) -> Table | None:
    """The rematch of a table, if there is one still."""
    if table.rematch is None:
        return None
    try:
        return (await registry.find(table.rematch)).table
    except Refused as refused:
        if refused.code != "unknown":
            raise
        return None


def host_after(registry: TableRegistry, before: LiveTable, asker: Session) -> Claim:
    """The claim of who set up the table before, whoever asks."""
    hosts = [claim for claim in claims(registry, before, "session") if claim.seat == HOST]
    return hosts[0] if hosts else Claim(HOST, "session", asker.hash)


def kept_seats(registry: TableRegistry, before: LiveTable) -> list[Claim]:
    """The claims on a table's seats for people."""
    seats = before.table.seats
    return [
        claim for claim in claims(registry, before, "session") if claim.seat != HOST and seats[claim.seat].for_people
    ]


def plan_of(table: Table) -> TablePlan:
    """What a table was set up as, with the same kinds of seats. Whoever comes to a rematch is ready for it."""
    created = table.created
    return TablePlan(
        game=created.game,
        seats=[place.plan for place in table.seats],
        options=table.chosen_options,
        public=created.public,
        spectators=created.spectators,
        seconds=created.clock.seconds if created.clock else None,
        pace=table.pace,
        absent=created.absent,
        hints=created.hints,
    )
