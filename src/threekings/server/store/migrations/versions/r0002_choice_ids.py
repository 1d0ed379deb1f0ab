"""The action ids of sealed choices, kept after the reveal.

A sealed choice is gone once it is opened, and its action id went with it: sent again after a lost answer, the choice
would have been taken for one of the next round. `seq` is the last entry there was when
the choice was sealed: what the first answer said.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "choice_ids",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("action_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(
        """
        INSERT INTO choice_ids (table_id, action_id, seq)
        SELECT DISTINCT table_id, action_id,
            (SELECT coalesce(max(seq), -1) FROM log WHERE log.table_id = sealed.table_id)
        FROM sealed WHERE action_id IS NOT NULL
        """
    )
