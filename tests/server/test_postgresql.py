"""The store in PostgreSQL: one owner, one line where it cannot be used, and nothing lost when the database is away.

What holds for every store is in test_store.py.
"""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import call, refused
from tests.server.cutting import CuttingProxy
from tests.server.places import PostgreSQLPlace
from tests.server.postgresql import PostgreSQL, running
from tests.server.running import Serving
from tests.server.writing import append, ask_everything, entry, sealed_at, seqs, write
from threekings.server.store import postgresql as module
from threekings.server.store import postgresql_connection, writer
from threekings.server.store.changes import Change, LobbyRow, Outdated, OutOfOrder, Sealed, StoreFailed
from threekings.server.store.database import Rows
from threekings.server.store.migrations import HEAD, migrate
from threekings.server.store.postgresql import PostgreSQLStore
from threekings.server.store.sqlite import SQLiteStore


@pytest.fixture
def url(postgres: PostgreSQL) -> str:
    return postgres.clean_database()


@pytest.fixture
def store(url: str) -> Iterator[PostgreSQLStore]:
    opened = PostgreSQLStore.open(url)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def durable() -> Iterator[PostgreSQL]:
    with running(durable=True) as server:
        yield server


@pytest.fixture
def mortal(durable: PostgreSQL) -> PostgreSQL:
    """A PostgreSQL that may be killed."""
    durable.start()
    return durable


# Who uses it


def test_two_processes_write_to_one_database_and_read_what_the_other_has_written(
    store: PostgreSQLStore, url: str
) -> None:
    other = PostgreSQLStore.open(url)
    assert write(store, append("t", 0)) == [None] and write(other, append("t", 1)) == [None]
    (late,) = write(store, append("t", 1))
    assert isinstance(late, OutOfOrder) and late.expected == 2
    assert write(store, append("t", 2)) == [None] and seqs(other, "t") == [0, 1, 2]
    assert store.find_living() == {store.process, other.process}
    other.close()
    assert store.find_living() == {store.process}


def test_nothing_is_restored_beneath_a_server(
    store: PostgreSQLStore, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FREE", 0.2)
    kept = SQLiteStore.open(tmp_path / "data")
    write(kept, append("t", 0))
    kept.close()
    line = refused(call("restore", tmp_path / "data", "--database", url))
    assert line.startswith("threekings: the database clean at ") and line.endswith("is in use by another process")
    assert write(store, append("t", 0)) == [None]


def test_it_may_be_owned_again_when_who_used_it_was_killed(url: str) -> None:
    hold = f"""
import asyncio, os, signal
from tests.server.writing import append
from threekings.server.store.postgresql import PostgreSQLStore
store = PostgreSQLStore.open({url!r})
asyncio.run(store.write(append("held", 0)))
os.kill(os.getpid(), signal.SIGKILL)
"""
    assert subprocess.run([sys.executable, "-c", hold], check=False).returncode == -signal.SIGKILL
    store = PostgreSQLStore.open(url)
    assert seqs(store, "held") == [0]
    store.close()


def test_servers_in_two_schemas_of_one_database_keep_out_of_each_other(postgres: PostgreSQL) -> None:
    url = postgres.empty_database()
    with_schema = [f"{url}&options=-csearch_path%3D{name}" for name in ("one", "two")]
    for name in ("one", "two"):
        PostgreSQLPlace(url).run(f"CREATE SCHEMA {name}")
    one, two = (PostgreSQLStore.open(address) for address in with_schema)
    assert write(one, append("t", 0)) == [None] and seqs(two, "t") == []
    one.close()
    two.close()


# What cannot be used


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://ada:secret@127.0.0.1:1/castle", "the database castle at 127.0.0.1:1 cannot be reached"),
        ("postgresql://ada:secret@no-such-host.invalid/castle", "cannot be reached"),
        ("postgresql://ada:secret@localhost/castle?secret=1", "this is no address of a PostgreSQL database"),
        ("mysql://ada:secret@localhost/castle", "--database or THREEKINGS_DATABASE is no address of a PostgreSQL"),
        ("castle", "--database or THREEKINGS_DATABASE is no address of a PostgreSQL database"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_in_one_line(
    address: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THREEKINGS_DATABASE", address)
    line = refused(call("serve", "--port", "0", "--data", tmp_path / "data"))
    assert told in line and "secret" not in line
    assert not (tmp_path / "data").exists()


def test_a_database_that_is_not_there_is_told_in_one_line(postgres: PostgreSQL) -> None:
    with pytest.raises(StoreFailed, match=r'cannot be reached: .*database "castle" does not exist'):
        PostgreSQLStore.open(postgres.url("castle"))


def test_a_database_in_another_encoding_is_refused(postgres: PostgreSQL) -> None:
    url = postgres.empty_database("ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(StoreFailed, match="the database has the encoding LATIN1; make one with UTF8"):
        PostgreSQLStore.open(url)


def test_a_role_that_may_make_no_tables_is_told_so(postgres: PostgreSQL) -> None:
    url = postgres.empty_database()
    postgres.run("CREATE ROLE guest LOGIN")
    with pytest.raises(StoreFailed, match="permission denied for schema public"):
        PostgreSQLStore.open(url.replace("threekings@", "guest@"))


def test_tables_of_somebody_else_are_left_alone(postgres: PostgreSQL) -> None:
    url = postgres.empty_database()
    place = PostgreSQLPlace(url)
    place.run("CREATE TABLE claims (something_else TEXT)")
    for _ in range(2):
        with pytest.raises(StoreFailed, match='"claims" already exists'):
            PostgreSQLStore.open(url)
    assert place.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("claims",)]


def test_data_of_a_newer_version_is_refused(postgres: PostgreSQL) -> None:
    url = postgres.empty_database()
    PostgreSQLStore.open(url).close()
    PostgreSQLPlace(url).run("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreFailed, match="made by a newer Three Kings"):
        PostgreSQLStore.open(url)


def test_a_server_is_measured_over_an_empty_database_only(store: PostgreSQLStore, url: str) -> None:
    write(store, append("t", 0))
    assert "already: name an empty one" in refused(call("bench", "serve", "--database", url))
    assert "--database and --processes are for serve" in refused(call("bench", "rules", "--database", url))
    assert "no address of a PostgreSQL database" in refused(call("bench", "serve", "--database", "castle"))
    assert "--processes needs --database" in refused(call("bench", "serve", "--processes", "2"))


def test_the_extra_that_is_missing_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in sys.modules if name.startswith("threekings.server.store.postgresql")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for words in (["serve", "--port", "0", "--data", str(tmp_path)], ["backup", str(tmp_path / "new")]):
        line = refused(call(*words, "--database", "postgresql:///castle"))
        assert line == 'threekings: this needs the extra postgresql: pip install "threekings[postgresql]"'


# What it keeps


def test_both_databases_have_the_same_tables_columns_and_indexes(url: str, tmp_path: Path) -> None:
    migrate(tmp_path / "file")
    with sqlite3.connect(tmp_path / "file") as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {(table, row[1]) for table in tables for row in file.execute(f"PRAGMA table_info({table})")}
        indexes = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql > ''")}
    file.close()
    place = PostgreSQLPlace(url)
    assert place.ask("SELECT version_num FROM alembic_version") == [(HEAD,)]
    ours = "FROM information_schema.columns WHERE table_schema = 'public'"
    there = set(place.ask(f"SELECT table_name, column_name {ours}"))
    assert there == columns
    named = {name for (name,) in place.ask("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")}
    assert indexes == {name for name in named if not name.endswith(("_pkey", "_pkc"))}


def test_what_is_asked_for_with_a_letter_that_postgresql_does_not_keep_is_not_there(store: PostgreSQLStore) -> None:
    assert store.read_lobby("a\0b") is None and store.find_action("t", "\0") is None
    assert store.read_log("\0") == []


def test_names_are_compared_byte_by_byte_whatever_the_language(postgres: PostgreSQL) -> None:
    locale = "TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US' LOCALE 'C.UTF-8'"
    store = PostgreSQLStore.open(postgres.empty_database(locale))
    write(store, *(Change("t", seal=Sealed(0, b"", f"0 {letter}")) for letter in "aBä!-_~"))
    assert store.count_choices("t", 0) == 7
    store.close()


def test_a_server_that_asks_for_less_durability_is_overruled(postgres: PostgreSQL) -> None:
    url = postgres.empty_database()
    name = url.partition("@/")[2].partition("?")[0]
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = PostgreSQLStore.open(url)
    assert store._writer._database.rows("SHOW synchronous_commit", ()) == [("on",)]
    store.close()


def test_no_question_reads_a_whole_table(store: PostgreSQLStore, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small tables PostgreSQL would rather read whole: it is told not to where there is another way."""
    asked: list[tuple[str, tuple[Any, ...]]] = []

    def note(self: PostgreSQLStore, sql: str, *values: Any) -> Rows:
        asked.append((sql, values))
        return self._ask(sql, values)

    with monkeypatch.context() as patch:
        patch.setattr(PostgreSQLStore, "_rows", note)
        ask_everything(store)
    assert len(asked) == 24
    PostgreSQLPlace(url).run("ALTER ROLE threekings IN DATABASE clean SET enable_seqscan = off")
    store._close_readers()
    plans = {sql: " ".join(line for (line,) in store._rows(f"EXPLAIN {sql}", *values)) for sql, values in asked}
    PostgreSQLPlace(url).run("ALTER ROLE threekings IN DATABASE clean RESET enable_seqscan")
    assert [sql for sql, plan in plans.items() if "Seq Scan" in plan or "Index Cond" not in plan] == []


# A database that goes away


def test_what_cannot_be_written_now_is_refused_and_later_it_goes_on(mortal: PostgreSQL) -> None:
    store = PostgreSQLStore.open(mortal.clean_database())
    assert write(store, append("t", 0)) == [None]
    for number in (signal.SIGINT, signal.SIGKILL):
        mortal.end(number)
        (refusal,) = write(store, append("t", 1))
        assert isinstance(refusal, StoreFailed) and "cannot be reached" in str(refusal)
        with pytest.raises(StoreFailed, match="cannot be reached"):
            store.read_log("t")
        mortal.start()
    wait_until_back(store)
    assert write(store, append("t", 1)) == [None] and seqs(store, "t") == [0, 1]
    store.close()


def test_a_server_ends_in_good_order_while_its_database_is_away(mortal: PostgreSQL, tmp_path: Path) -> None:
    plan = {"game": "king-lui", "seats": ["open", "greedy", "greedy"]}
    settings = ("--database", mortal.clean_database())
    with Serving(tmp_path / "data", tmp_path / "log", *settings) as serving, serving.client() as client:
        table = client.post("/api/tables", json=plan).raise_for_status().json()["table"]
        client.post(f"/api/tables/{table}/sit", json={"name": "Ada"}).raise_for_status()
        mortal.end(signal.SIGKILL)
        refusal = client.post("/api/tables", json=plan)
        assert (refusal.status_code, refusal.json()["code"]) == (503, "store")
        assert serving.end() == 0
        events = [line["event"] for line in serving.lines()]
        assert events[-1] == "stopped" and not [event for event in events if "failed." in event]


def wait_until_back(store: PostgreSQLStore) -> None:
    end = time.monotonic() + 30
    while isinstance(write(store, Change("", alive=1.0))[0], StoreFailed) or not can_be_read(store):
        assert time.monotonic() < end
        time.sleep(0.05)


def can_be_read(store: PostgreSQLStore) -> bool:
    try:
        store.alive()
    except StoreFailed:
        return False
    return True


def test_connections_that_were_ended_while_nothing_happened_are_made_anew(store: PostgreSQLStore, url: str) -> None:
    write(store, append("t", 0))
    store.read_log("t")
    PostgreSQLPlace(url).ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    assert seqs(store, "t") == [0]
    assert write(store, append("t", 1)) == [None]


CARD = LobbyRow("t", "playing", True, 1.0, b"card")
CHANGES = [
    Change("t", (entry(1, "x"),)),
    Change("t", (entry(1, "x"),), lobby_entry=CARD),
    Change("t", seal=Sealed(0, b"ham", "x")),
    Change("t", seal=Sealed(0, b"ham")),  # by no name: nothing but the mark tells it
]


@pytest.mark.parametrize("change", CHANGES, ids=["move", "end", "choice", "unnamed"])
@pytest.mark.parametrize("reached", [True, False])
def test_what_is_in_doubt_after_a_cut_is_found_out(url: str, change: Change, reached: bool) -> None:
    with CuttingProxy(url) as proxy:
        store = PostgreSQLStore.open(proxy.url)
        write(store, append("t", 0))
        proxy.cut_after, proxy.cut_before = reached, not reached
        assert write(store, change) == [None]
        assert not proxy.cut_after and not proxy.cut_before
        assert seqs(store, "t") == [0, *(one.seq for one in change.entries)]
        assert len(sealed_at(store, "t")) == (change.seal is not None)
        assert store.commits.changes == 2
        assert write(store, append("t", 1 + len(change.entries), "y")) == [None]
        store.close()


def test_nobody_else_waits_while_something_is_in_doubt(mortal: PostgreSQL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "ASK_AGAIN", 0.02)

    async def story(store: PostgreSQLStore, proxy: CuttingProxy) -> list[Any]:
        await store.write(append("t", 0))
        proxy.cut_after = True
        proxy.after = mortal.end
        doubtful = asyncio.create_task(store.write(append("t", 1, "x")))
        while not proxy.cuts:
            await asyncio.sleep(0.01)
        refusals = await asyncio.gather(*(store.write(append(name, 0)) for name in "uvw"), return_exceptions=True)
        assert not doubtful.done()
        mortal.start()
        await doubtful
        return refusals

    with CuttingProxy(mortal.clean_database()) as proxy:
        store = PostgreSQLStore.open(proxy.url)
        refusals = asyncio.run(story(store, proxy))
        assert all(isinstance(refusal, StoreFailed) for refusal in refusals)
        assert seqs(store, "t") == [0, 1] and seqs(store, "u") == []
        store.close()


def test_a_server_ends_while_something_is_in_doubt(mortal: PostgreSQL) -> None:
    async def story(store: PostgreSQLStore, proxy: CuttingProxy) -> Any:
        proxy.cut_after = True
        proxy.after = mortal.end
        doubtful = asyncio.create_task(store.write(append("t", 0)))
        while not proxy.cuts:
            await asyncio.sleep(0.01)
        store.close()
        return await asyncio.gather(doubtful, return_exceptions=True)

    with CuttingProxy(mortal.clean_database()) as proxy:
        (refusal,) = asyncio.run(story(PostgreSQLStore.open(proxy.url), proxy))
    assert isinstance(refusal, StoreFailed) and "is not known" in str(refusal)


def test_a_database_that_falls_silent_is_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "READ", 0.3)
    monkeypatch.setattr(postgresql_connection.Connection, "patience", 0.3)
    with CuttingProxy(url) as proxy:
        store = PostgreSQLStore.open(proxy.url)
        write(store, append("t", 0))
        store.read_log("t")
        proxy.silent = True
        with pytest.raises(StoreFailed):
            store.read_log("t")
        proxy.silent = False
        wait_until_back(store)
        assert write(store, append("t", 1)) == [None]
        store.close()


def test_a_database_that_was_emptied_meanwhile_is_not_written_to(url: str) -> None:
    store, place = PostgreSQLStore.open(url), PostgreSQLPlace(url)
    write(store, append("t", 0))
    place.run("TRUNCATE log, versions, processes")
    place.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    (refusal,) = write(store, append("t", 1))
    assert isinstance(refusal, OutOfOrder) and refusal.expected == 0
    store.close()


def test_whoever_was_cut_off_while_somebody_else_has_written_finds_that_out(url: str) -> None:
    store, place, other = PostgreSQLStore.open(url), PostgreSQLPlace(url), PostgreSQLStore.open(url)
    write(store, append("t", 0).seen_at(0))
    place.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    assert write(other, Change("t", seal=Sealed(0, b"ham"))) == [None]
    (late,) = write(store, append("t", 1).seen_at(1))
    assert isinstance(late, Outdated) and late.version == 2
    assert write(store, append("t", 1).seen_at(2)) == [None]
    for opened in (store, other):
        opened.close()
