"""What a server needs so that nothing grows or takes for ever: when a table is due, who was ever at it, and caches.

The lobby knows how many seats anybody may take, whether people play, when a sleeping table has to be woken, and how a
finished game ended. Answers to commands without a table of their own are kept by session, so that one sent again is
done once. Of a session nothing is kept but its hash and its beginning; the rest was never read. Indexes find tables and
sessions by their age. `alive` says until when the server has run: its time never goes back, whatever the clock of the
machine does.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _lobby()
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column("session", sa.LargeBinary, primary_key=True),
        sa.Column("action_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("answers_table", "answers", ["table_id", "session"])
    _holders()
    op.drop_column("sessions", "name")
    op.drop_column("sessions", "seen")
    op.create_index("sessions_created", "sessions", ["created", "hash"])
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, sa.CheckConstraint("id = 0"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def _lobby() -> None:
    op.add_column("lobby", sa.Column("open_seats", sa.Integer, nullable=False, server_default="0"))
    op.add_column("lobby", sa.Column("people", sa.Integer, nullable=False, server_default="1"))
    op.add_column("lobby", sa.Column("due", sa.Double, server_default="0"))
    op.create_index("lobby_due", "lobby", ["status", "due"])
    op.create_index("lobby_age", "lobby", ["people", "status", "updated", "table_id"])
    connection = op.get_bind()
    rows = connection.exec_driver_sql("SELECT table_id, body FROM lobby").fetchall()
    counted = [(*_counted(body), table) for table, body in rows]
    if counted:
        connection.exec_driver_sql("UPDATE lobby SET open_seats = ?, people = ? WHERE table_id = ?", counted)
    _results(connection)


def _counted(body: bytes) -> tuple[int, int]:
    """Open seats, and whether people play or may; where it cannot be read, people: their games are kept."""
    try:
        kinds = [seat["kind"] for seat in json.loads(body)["seats"]]
    except (ValueError, LookupError, TypeError):
        return 0, 1
    return kinds.count("open"), int(any(kind != "bot" for kind in kinds))


def _results(connection: sa.Connection) -> None:
    """How finished games ended, for lists: the last thing that happened in the game tells it."""
    rows = connection.exec_driver_sql("SELECT table_id, body FROM lobby WHERE status = 'over'").fetchall()
    for table, body in rows:
        log = connection.exec_driver_sql("SELECT body FROM log WHERE table_id = ? ORDER BY seq DESC", (table,))
        try:
            result = next(filter(None, (json.loads(entry).get("result") for (entry,) in log)), None)
            told = json.dumps({**json.loads(body), "result": result}).encode()
        except (ValueError, TypeError, AttributeError):
            continue  # cannot be read: the game stays in the list without it
        connection.exec_driver_sql("UPDATE lobby SET body = ? WHERE table_id = ?", (told, table))


def _holders() -> None:
    """Every session that has ever held a seat: who has seen cards of one seat does not get another. `moved`: whether
    it has let another device have the seat, and may take it back.
    """
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moved", sa.Integer, nullable=False, server_default="0"),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_hash", "holders", ["hash"])
    found = "SELECT table_id, hash, seat FROM claims WHERE kind = 'session' AND seat >= 0"
    op.execute(f"INSERT INTO holders (table_id, hash, seat) {found}")
