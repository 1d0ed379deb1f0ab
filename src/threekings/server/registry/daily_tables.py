"""Tables with the daily deal: one that counts for each session, and practice after it."""

from threekings.daily_deal import DailyDeal, daily_deal, date_at
from threekings.server.protocol.messages import DailyTable, Made, TablePlan
from threekings.server.registry.creating import KnownDeal, create_table
from threekings.server.registry.lobby import my_tables
from threekings.server.registry.registry import TableRegistry
from threekings.server.registry.session_actions import SessionAction
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
        return await create_table(registry, plan, action, address, known=known)


async def check_first_try(registry: TableRegistry, today: DailyDeal, session: bytes) -> None:
    """Refuse a second try to somebody who has had this deal before, practice too."""
    mine = await my_tables(registry, session)
    if any(entry.daily and (entry.game, entry.daily.date) == (today.game, today.date) for entry in mine):
        raise Refused("daily", "you have had your one try at this deal: play it as practice")
