"""Tables with the daily deal: one that counts for each session, and practice after it."""

import base64

from threekings.daily_deal import DailyDeal, daily_deal, date_at
from threekings.server.protocol.messages import DailyTable, Made, TablePlan
from threekings.server.registry.creating import TABLE_BYTES, KnownDeal, create_table
from threekings.server.registry.lobby import my_tables
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.registry.session_actions import SessionAction
from threekings.server.store.changes import Outdated, OutOfOrder
from threekings.server.table.events import Daily, Deal
from threekings.server.table.refused import Refused
from threekings.server.table.setup import game_named


async def create_daily(
    registry: TableRegistry, asked: DailyTable, action: SessionAction, address: str | None = None
) -> Made:
    """Set up a table with today's deal, where nobody looks on: who has not played yet is to see nothing of it."""
    game = game_named(asked.game)
    if not game.is_bundled:
        raise Refused("daily", f"there is no daily deal of {game.name}: its rules may differ from server to server")
    async with registry.dealing_daily:
        today = daily_deal(game, date_at(registry.now()))
        if not asked.practice:
            await check_first_try(registry, today, action.session.hash)
        plan = TablePlan(today.game, today.seats, today.options, spectators=False)
        known = KnownDeal(today.secret, Deal(today.table, today.salts), Daily(today.date, counted=not asked.practice))
        name = None if asked.practice else name_of_try(today, action.session.hash)
        try:
            return await create_table(registry, plan, action, address, known=known, name=name)
        except (Outdated, OutOfOrder):  # by way of another process, at the same moment
            raise had_already() from None


def name_of_try(today: DailyDeal, session: bytes) -> str:
    """The table of somebody's one try has a name of its own, which nobody else can guess: no two can be set up."""
    digest = hashed(f"{session.hex()} {today.game} {today.date}")
    return base64.urlsafe_b64encode(digest[:TABLE_BYTES]).decode()


async def check_first_try(registry: TableRegistry, today: DailyDeal, session: bytes) -> None:
    """Refuse a second try to somebody who has had this deal before, practice too."""
    mine = await my_tables(registry, session)
    if any(entry.daily and (entry.game, entry.daily.date) == (today.game, today.date) for entry in mine):
        raise had_already()


def had_already() -> Refused:
    return Refused("daily", "you have had your one try at this deal: play it as practice")
