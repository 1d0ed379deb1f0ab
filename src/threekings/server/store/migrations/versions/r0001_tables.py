"""The tables: the log, choices sealed beside it, the lobby's cards, sessions and the claims on seats.

Times are double, not real, which other databases take for half as much.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _log()
    _sealed()
    _cards()
    _sessions()
    _claims()


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("action_id", sa.Text),
        sqlite_with_rowid=False,
    )
    named = sa.text("action_id IS NOT NULL")
    op.create_index("log_actions", "log", ["table_id", "action_id"], unique=True, sqlite_where=named)


def _sealed() -> None:
    op.create_table(
        "sealed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("action_id", sa.Text),
        sqlite_with_rowid=False,
    )


def _cards() -> None:
    op.create_table(
        "cards",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("cards_lobby", "cards", ["status", "public", "updated"])


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )


def _claims() -> None:
    op.create_table(
        "claims",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, sa.CheckConstraint("kind IN ('token', 'session')"), primary_key=True),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("claims_hash", "claims", ["hash"])
