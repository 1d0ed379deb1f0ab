"""The tables that revision 0006 adds, alike in both databases but for how names are compared: accounts, where they are
logged in, where they have spoken without a seat, and ratings, of accounts and of bots.
"""

import sqlalchemy as sa
from alembic import op


def create(name: sa.Text) -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", name, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("accounts_name", "accounts", ["name_key"], unique=True)
    op.create_table(
        "account_sessions",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.LargeBinary, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("account_sessions_account", "account_sessions", ["account"])
    op.create_table(
        "account_chats",
        sa.Column("account", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", name, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    )
    _ratings(name)


def _ratings(name: sa.Text) -> None:
    op.create_table(
        "ratings",
        sa.Column("player", name, primary_key=True),
        sa.Column("game", name, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated_games",
        sa.Column("table_id", name, primary_key=True),
        sa.Column("player", name, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_index("rated_games_player", "rated_games", ["player"])
