"""Logs that stand alone: every log is written anew in format 2, and the editions that were played are kept.

A log that cannot be read (its edition's file is gone or another one now) stays as it is; nothing is deleted. What
lists show of tables has its name: lobby.
"""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from threekings.edition import content_text
from threekings.server import logs
from threekings.server.table import format_1

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("cards_lobby")
    op.rename_table("cards", "lobby")
    op.create_index("lobby_listed", "lobby", ["status", "public", "updated"])
    op.create_table(
        "editions",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    _rewrite_logs(op.get_bind())


def _rewrite_logs(connection: sa.Connection) -> None:
    editions = Path(connection.exec_driver_sql("PRAGMA database_list").fetchall()[0][2]).parent / "editions"
    for table, log in _stored_logs(connection):
        try:
            bodies, edition = format_1.converted(table, log, editions)
        except (ValueError, msgspec.MsgspecError) as error:
            logs.event("log not converted", level=logging.WARNING, error=error, table=table)
            continue
        rows = [(body, table, seq) for seq, body in enumerate(bodies)]
        connection.exec_driver_sql("UPDATE log SET body = ? WHERE table_id = ? AND seq = ?", rows)
        kept = (edition.digest, edition.name, content_text(edition.content))
        connection.exec_driver_sql("INSERT OR IGNORE INTO editions (digest, name, content) VALUES (?, ?, ?)", kept)


def _stored_logs(connection: sa.Connection) -> Iterator[tuple[str, list[tuple[bytes, float]]]]:
    tables = connection.exec_driver_sql("SELECT DISTINCT table_id FROM log").fetchall()
    for (table,) in tables:
        rows: Any = connection.exec_driver_sql("SELECT body, at FROM log WHERE table_id = ? ORDER BY seq", (table,))
        yield table, [(body, at) for body, at in rows.fetchall()]
