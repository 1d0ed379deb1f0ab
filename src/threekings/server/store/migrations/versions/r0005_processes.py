"""What several server processes of one database need of each other: which of them live, how far each table has come,
whose bots and clocks go on where, and who looks at a table from where. A folder has one process, and these stay empty.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "versions",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("mark", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("leases_process", "leases", ["process"])
    op.create_table(
        "company",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
