"""What the store is asked about accounts, ratings and the games of an account."""

from abc import ABC, abstractmethod
from typing import Any

from threekings.server.store.changes import Account, Device, RatedGame, Standing
from threekings.server.store.database import Rows

ACCOUNT = "id, name, name_key, password, created"
ENDED = "('over', 'abandoned')"


class AccountQueries(ABC):
    """The part of a store that knows people by their accounts."""

    @abstractmethod
    def _rows(self, sql: str, *values: Any) -> Rows: ...

    def find_account(self, name_key: str) -> Account | None:
        rows = self._rows(f"SELECT {ACCOUNT} FROM accounts WHERE name_key = ?", name_key)
        return Account(*rows[0]) if rows else None

    def read_account(self, account: bytes) -> Account | None:
        rows = self._rows(f"SELECT {ACCOUNT} FROM accounts WHERE id = ?", account)
        return Account(*rows[0]) if rows else None

    def list_accounts(self) -> list[tuple[str, float, int]]:
        """The name of every account, when it was made, and on how many devices it is logged in."""
        sql = """
            SELECT name, created, (SELECT count(*) FROM account_sessions WHERE account = accounts.id)
            FROM accounts ORDER BY created, name
        """
        return [(name, created, devices) for name, created, devices in self._rows(sql)]

    def closed_accounts(self) -> list[bytes]:
        """Accounts without a password: they are being deleted."""
        return [account for (account,) in self._rows("SELECT id FROM accounts WHERE password = ''")]

    def account_of_session(self, session: bytes) -> bytes | None:
        """The account that a browser is logged in to."""
        rows = self._rows("SELECT account FROM account_sessions WHERE hash = ?", session)
        return rows[0][0] if rows else None

    def devices(self, account: bytes) -> list[Device]:
        """Where an account is logged in, the last seen first."""
        sql = "SELECT hash, account, device, created, seen FROM account_sessions WHERE account = ? ORDER BY seen DESC"
        return [Device(*row) for row in self._rows(sql, account)]

    def accounts_at(self, table: str) -> dict[int, bytes]:
        """The accounts that hold the seats of a table, and its host's (HOST)."""
        sql = """
            SELECT claims.seat, accounts.id FROM claims JOIN accounts ON accounts.id = claims.hash
            WHERE claims.table_id = ? AND claims.kind = 'session' ORDER BY claims.seat
        """
        return dict(self._rows(sql, table))

    def accounts_before(self, table: str) -> dict[int, bytes]:
        """The accounts from which seats of a table were moved by a link, and which may take them back."""
        sql = """
            SELECT holders.seat, accounts.id FROM holders JOIN accounts ON accounts.id = holders.hash
            WHERE holders.table_id = ? AND holders.moved = 1
        """
        return dict(self._rows(sql, table))

    def standing(self, player: str, game: str, players: int) -> Standing | None:
        rows = self._rows(
            "SELECT mu, sigma, games FROM ratings WHERE player = ? AND game = ? AND players = ?", player, game, players
        )
        return Standing(player, game, players, *rows[0]) if rows else None

    def standings(self, player: str) -> list[Standing]:
        """All ratings of an account or a bot."""
        sql = "SELECT game, players, mu, sigma, games FROM ratings WHERE player = ? ORDER BY game, players"
        return [Standing(player, *row) for row in self._rows(sql, player)]

    def is_rated(self, table: str) -> bool:
        return bool(self._rows("SELECT 1 FROM rated_games WHERE table_id = ? LIMIT 1", table))

    def rated_games(self, player: str) -> dict[str, RatedGame]:
        """What games have changed in somebody's rating, by table."""
        sql = "SELECT table_id, place, mu_before, sigma_before, mu, sigma FROM rated_games WHERE player = ?"
        return {table: RatedGame(player, *row) for table, *row in self._rows(sql, player)}

    def tables_of(self, account: bytes) -> list[str]:
        """Every table at which an account has a claim, has ever held a seat, or has spoken."""
        sql = """
            SELECT table_id FROM claims WHERE hash = ?1 AND kind = 'session'
            UNION SELECT table_id FROM holders WHERE hash = ?1
            UNION SELECT table_id FROM account_chats WHERE account = ?1
            ORDER BY 1
        """
        return [table for (table,) in self._rows(sql, account)]

    def spoken_at(self, table: str, account: bytes) -> set[int]:
        """The entries in which somebody of an account has spoken at a table without a seat."""
        sql = "SELECT seq FROM account_chats WHERE account = ? AND table_id = ?"
        return {seq for (seq,) in self._rows(sql, account, table)}

    def all_holders(self, table: str) -> dict[int, set[bytes]]:
        """Everybody who has ever held each seat of a table, by the hashes of their sessions."""
        found: dict[int, set[bytes]] = {}
        for seat, holder in self._rows("SELECT seat, hash FROM holders WHERE table_id = ?", table):
            found.setdefault(seat, set()).add(holder)
        return found
