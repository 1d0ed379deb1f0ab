"""A whole server killed again and again under load, and its database: what it has acknowledged is there, once, and play
goes on. Many more kills: python -m tests.server.soak.
"""

from pathlib import Path

from tests.server.killing import kill_database, kill_servers
from tests.server.places import PostgreSQLPlace, SQLitePlace
from tests.server.postgresql import PostgreSQL
from tests.server.recovering import kill_processes

KILLS = 20
FEWER = 2  # over a database, which takes longer to come back


def test_no_acknowledged_move_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    assert kill_servers(SQLitePlace(tmp_path / "data"), KILLS, 5, tmp_path / "log") > KILLS


def test_no_acknowledged_move_is_lost_or_doubled_by_kills_over_a_database(mortal: PostgreSQL, tmp_path: Path) -> None:
    assert kill_servers(PostgreSQLPlace(mortal.clean_database()), FEWER, 5, tmp_path / "log") > FEWER


def test_no_acknowledged_move_is_lost_or_doubled_by_kills_of_the_database(mortal: PostgreSQL, tmp_path: Path) -> None:
    assert kill_database(mortal, FEWER, 6, tmp_path / "log") > FEWER


def test_all_play_on_by_their_sockets_where_one_of_two_processes_is_killed(mortal: PostgreSQL, tmp_path: Path) -> None:
    acknowledged, _longest = kill_processes(mortal, 1, 5, tmp_path)
    assert acknowledged > 1
