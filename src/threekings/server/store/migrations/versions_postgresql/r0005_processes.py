"""What several server processes of one database need of each other, as SQLite has it since its fifth revision.

The mark of the last transaction is one for each process now: it stands beside until when the process lives.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NAME = sa.Text(collation="C")


def upgrade() -> None:
    op.create_table(
        "versions",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("name", NAME, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("mark", sa.Text),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("process", NAME, nullable=False),
    )
    op.create_index("leases_process", "leases", ["process"])
    op.create_table(
        "company",
        sa.Column("table_id", NAME, primary_key=True),
        sa.Column("process", NAME, primary_key=True),
        sa.Column("stamp", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.drop_table("last_write")
