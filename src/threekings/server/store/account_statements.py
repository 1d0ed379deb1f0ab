"""The SQL that writes what is kept of accounts and ratings."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import astuple

from threekings.server.store.changes import AccountChange, Change

NEW = "INSERT INTO accounts (id, name, name_key, password, created) VALUES (?, ?, ?, ?, ?)"
PASSWORD = "UPDATE accounts SET password = ? WHERE id = ?"
LOG_OUT = "DELETE FROM account_sessions WHERE hash = ?"
LOG_IN = "INSERT INTO account_sessions (hash, account, device, created, seen) VALUES (?, ?, ?, ?, ?)"
KNOWN = "INSERT INTO sessions (hash, created) VALUES (?, ?) ON CONFLICT DO NOTHING"
SEEN = "UPDATE account_sessions SET seen = ? WHERE hash = ?"
CARRY = (
    """
    INSERT INTO holders (table_id, hash, seat, moved) SELECT table_id, ?2, seat, moved FROM holders WHERE hash = ?1
    ON CONFLICT DO NOTHING
    """,
    "DELETE FROM holders WHERE hash = ?1 AND hash <> ?2",
    "UPDATE claims SET hash = ?2 WHERE hash = ?1 AND kind = 'session'",
)
DELETE = (
    "DELETE FROM account_sessions WHERE account = ?",
    "DELETE FROM account_chats WHERE account = ?",
    "DELETE FROM claims WHERE hash = ?",
    "DELETE FROM holders WHERE hash = ?",
    "DELETE FROM answers WHERE session = ?",
    "DELETE FROM sessions WHERE hash = ?",
    "DELETE FROM accounts WHERE id = ?",
)
DELETE_RATINGS = "DELETE FROM ratings WHERE player = ?", "DELETE FROM rated_games WHERE player = ?"
SPOKEN = "INSERT INTO account_chats (account, table_id, seq) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# A game that another process has rated meanwhile is one more: nothing is written then, as games cannot be null
STANDING = """
    INSERT INTO ratings (player, game, players, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (player, game, players)
    DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
    games = CASE WHEN ratings.games = excluded.games - 1 THEN excluded.games END
"""
RATED = """
    INSERT INTO rated_games (table_id, player, place, mu_before, sigma_before, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
RATED_GAMES = "SELECT games FROM ratings WHERE player = ? AND game = ? AND players = ?"
REWRITTEN = 1 << 20  # so much the version of a table grows then: whoever has it in memory reads it anew
READ_ANEW = f"UPDATE versions SET version = version + {REWRITTEN} WHERE table_id = ?"
REWRITE = "UPDATE log SET body = ? WHERE table_id = ? AND seq = ?"
OF_ACCOUNTS = "account_chats", "rated_games"  # that are of a table
NO_SNAPSHOT = "DELETE FROM snapshots WHERE table_id = ?"


def of_accounts(change: Change) -> Iterator[tuple[str, Sequence[Any]]]:
    """What a change says of accounts, ratings and entries that are to say less."""
    if change.account:
        yield from _account(change.account)
    if change.spoken:
        yield SPOKEN, (change.spoken.account, change.table, change.spoken.seq)
    for standing in change.standings:
        yield STANDING, astuple(standing)
    for rated in change.rated:
        yield RATED, (change.table, *astuple(rated))
    for entry in change.rewritten:
        yield REWRITE, (entry.body, change.table, entry.seq)
    if change.rewritten:
        yield NO_SNAPSHOT, (change.table,)
        yield READ_ANEW, (change.table,)


def _account(asked: AccountChange) -> Iterator[tuple[str, Sequence[Any]]]:
    if asked.new:
        yield NEW, astuple(asked.new)
        yield KNOWN, (asked.new.id, asked.new.created)
    if asked.password:
        account, password = asked.password
        yield PASSWORD, (password, account)
    for session in asked.log_out:
        yield LOG_OUT, (session,)
    if asked.log_in:
        yield LOG_IN, astuple(asked.log_in)
        yield KNOWN, (asked.log_in.hash, asked.log_in.created)
    if asked.carry:
        yield from ((sql, asked.carry) for sql in CARRY)
    if asked.seen:
        session, at = asked.seen
        yield SEEN, (at, session)
    if asked.delete:
        yield from ((sql, (asked.delete,)) for sql in DELETE)
        yield from ((sql, (player_of(asked.delete),)) for sql in DELETE_RATINGS)


def player_of(account: bytes) -> str:
    """How an account is called among players that are rated; bots have a space in their names."""
    return account.hex()
