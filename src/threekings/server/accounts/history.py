"""What an account has played: its games that are over, what they come to, and with whom.

Read from what lists know of tables, a page at a time and away from the event loop: no table is woken.
"""

from collections.abc import Iterator

from threekings.server.accounts.accounts import device_id
from threekings.server.protocol.messages import (
    AccountDevice,
    Companion,
    GameTotals,
    LobbyEntry,
    PlayedGame,
    Profile,
    RatingChange,
    SkillRating,
)
from threekings.server.registry.lobby import listed
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.account_statements import player_of
from threekings.server.store.changes import Account, RatedGame
from threekings.server.table.table import OVER

AT_ONCE = 100  # games of a page
MOST_COMPANIONS = 20
LATEST = float("inf"), ""  # behind all tables, by time and name


def profile(registry: TableRegistry, account: Account, session: bytes | None) -> Profile:
    """All there is to show of an account but its games."""
    totals: dict[tuple[str, int], GameTotals] = {}
    companions: dict[str, Companion] = {}
    for entry in all_games(registry, account):
        if adds_up(entry):
            count(totals, entry)
        note_companions(companions, entry)
    return Profile(
        name=account.name,
        created=account.created,
        devices=[
            AccountDevice(device_id(one), one.device, one.created, one.seen, one.hash == session)
            for one in registry.store.devices(account.id)
        ],
        ratings=ratings(registry, account),
        totals=[totals[kind] for kind in sorted(totals)],
        companions=list(companions.values()),
    )


def ratings(registry: TableRegistry, account: Account) -> list[SkillRating]:
    found = registry.store.standings(player_of(account.id))
    return [SkillRating(one.game, one.players, one.mu, one.sigma, one.games) for one in found]


def adds_up(entry: LobbyEntry) -> bool:
    """Whether a game belongs into totals: one played to its end by oneself, without hints, and no practice."""
    apart = entry.practice or entry.hinted or any(entry.seats[seat].away for seat in entry.mine)
    return entry.status == OVER and not apart


def count(totals: dict[tuple[str, int], GameTotals], entry: LobbyEntry) -> None:
    """Take in one game more, by the first of one's own seats."""
    kind = entry.game, len(entry.seats)
    before = totals.get(kind, GameTotals(*kind, games=0, won=0.0, points=0))
    won, points = before.won + (entry.won or 0), before.points + (entry.points or 0)
    totals[kind] = GameTotals(*kind, before.games + 1, won, points)


def note_companions(found: dict[str, Companion], entry: LobbyEntry) -> None:
    """Those of a game whom one has not met in a later one, by their names."""
    for seat, info in enumerate(entry.seats):
        if info.kind == "human" and info.name and seat not in entry.mine and len(found) < MOST_COMPANIONS:
            found.setdefault(info.name, Companion(entry.table, seat, info.name, entry.game, entry.updated))


def page(registry: TableRegistry, account: Account, before: tuple[float, str]) -> list[PlayedGame]:
    """Games that are over, the latest first, from before a time and table."""
    rated = registry.store.rated_games(player_of(account.id))
    rows = registry.store.find_ended(account.id, before=before, limit=AT_ONCE)
    entries = (entry for row, own in rows if (entry := listed(registry, row, own)))
    return [PlayedGame(entry, change_of(rated.get(entry.table))) for entry in entries]


def change_of(rated: RatedGame | None) -> RatingChange | None:
    return RatingChange(rated.mu_before, rated.sigma_before, rated.mu, rated.sigma) if rated else None


def all_games(registry: TableRegistry, account: Account) -> Iterator[LobbyEntry]:
    """All games that are over, the latest first."""
    before = LATEST
    while rows := registry.store.find_ended(account.id, before=before, limit=AT_ONCE):
        yield from (entry for row, own in rows if (entry := listed(registry, row, own)))
        before = rows[-1][0].updated, rows[-1][0].table
