"""Accounts, if people want one, with their devices and ratings."""

import sqlalchemy as sa

from threekings.server.store.migrations import account_tables

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    account_tables.create(sa.Text())
