"""People with accounts, for tests: how they come in, sit down and play."""

import random
from typing import Any

import msgspec

from tests.server.registries import TestServer
from threekings.server.accounts import accounts
from threekings.server.accounts.accounts import Caller
from threekings.server.net.websocket_connection import WebSocketConnection
from threekings.server.protocol.messages import TablePlan
from threekings.server.registry.creating import create_table
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import play, play_as_bot
from threekings.server.registry.registry import hashed
from threekings.server.seating.seat_claims import sit
from threekings.server.store.changes import Account, Session

PASSWORD = "correct horse"
PHONE = Session(hashed("phone"), 0.0)


async def made(server: TestServer, name: str, session: Session | None = None, address: str | None = None) -> Account:
    """An account, made in a browser that may have been a guest's."""
    caller = Caller(session.hash if session else None, address, "Firefox")
    secret = await accounts.create(server.registry, caller, name, PASSWORD)
    return accounts.account_of(server.registry, hashed(secret))


async def entered(server: TestServer, name: str, session: Session | None = None, password: str = PASSWORD) -> bytes:
    """Another browser of it: its session."""
    caller = Caller(session.hash if session else None, None, "Phone")
    return hashed(await accounts.log_in(server.registry, caller, name, password))


async def finish(server: TestServer, live: LiveTable) -> None:
    """Moves by chance, to the end."""
    chance = random.Random(f"{live.table.created.secret!r}")
    while live.table.to_act:
        seat, match = live.table.to_act[0], live.table.match
        assert match
        server.time += 1
        how = play_as_bot if live.table.seats[seat].bot else play
        await how(server.registry, live, seat, chance.choice(match.moves(seat)))


async def accounts_table(server: TestServer, names: list[str], more: str = "") -> LiveTable:
    """A game of Ku-Ka-King with these people of accounts, and others."""
    seats = f"{'open ' * len(names)}{more}".split()
    holders = [holder_of(server, name) for name in names]
    plan = TablePlan("ku-ka-king", seats)
    live = await server.registry.find((await create_table(server.registry, plan, server.action(holders[0]))).table)
    for seat, name in enumerate(names):
        await sit(server.registry, live, holders[seat], name, seat=seat)
    return live


def holder_of(server: TestServer, name: str) -> Session:
    """Who is called so: an account or a guest."""
    account = server.store.find_account(name.casefold())
    return Session(account.id if account else hashed(name), 0.0)


def skill(server: TestServer, player: str, players: int) -> tuple[float, float] | None:
    """Their mu and sigma in Ku-Ka-King."""
    found = server.store.standing(player, "ku-ka-king", players)
    return (found.mu, found.sigma) if found else None


class Screen:
    """A browser's socket, by its own session."""

    unread = 0

    def __init__(self, server: TestServer, session: bytes):
        self.seen: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.connection = WebSocketConnection(server.registry, session, self)

    def put(self, frame: bytes) -> None:
        self.seen.append(msgspec.json.decode(frame))

    def close(self, code: int, _reason: str = "") -> None:
        self.closed = code
        self.connection.leave()

    def greeted(self) -> None:
        """It may stay."""

    def slow_down(self) -> None:
        """It is not fast."""
