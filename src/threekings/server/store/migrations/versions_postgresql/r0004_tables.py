"""The tables in PostgreSQL, as SQLite has them since its fourth revision: older data there is none.

Names are compared byte by byte (COLLATE "C"), whatever language the database was made for. `last_write` is of this
database alone: it tells a server that lost it in the middle of a transaction what became of that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = None

NAME = sa.Text(collation="C")


def upgrade() -> None:
    _log()
    _choices()
    _lobby()
    _sessions()
    _seats()
    _rest()


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("action_id", NAME),
    )
    named = sa.text("action_id IS NOT NULL")
    op.create_index("log_actions", "log", ["table_id", "action_id"], unique=True, postgresql_where=named)


def _choices() -> None:
    op.create_table(
        "sealed",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("action_id", NAME),
    )
    op.create_table(
        "choice_ids",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("action_id", NAME, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )


def _lobby() -> None:
    op.create_table(
        "lobby",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("status", NAME, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False, server_default="0"),
        sa.Column("people", sa.Integer, nullable=False, server_default="1"),
        sa.Column("due", sa.Double, server_default="0"),
    )
    op.create_index("lobby_listed", "lobby", ["status", "public", "updated"])
    op.create_index("lobby_due", "lobby", ["status", "due"])
    op.create_index("lobby_age", "lobby", ["people", "status", "updated", "table_id"])


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("sessions_created", "sessions", ["created", "hash"])
    op.create_table(
        "answers",
        sa.Column("session", sa.LargeBinary, primary_key=True),
        sa.Column("action_id", NAME, primary_key=True),
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("answers_table", "answers", ["table_id", "session"])


def _seats() -> None:
    op.create_table(
        "claims",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", NAME, sa.CheckConstraint("kind IN ('token', 'session')"), primary_key=True),
        sa.Column("hash", sa.LargeBinary, nullable=False),
    )
    op.create_index("claims_hash", "claims", ["hash"])
    op.create_table(
        "holders",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moved", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("holders_hash", "holders", ["hash"])


def _rest() -> None:
    op.create_table(
        "editions",
        sa.Column("digest", NAME, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, sa.CheckConstraint("id = 0"), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "last_write",
        sa.Column("id", sa.Integer, sa.CheckConstraint("id = 0"), primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Text, nullable=False),
    )
