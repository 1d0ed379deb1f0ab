"""`threekings accounts`: what an operator sees and does, while a server runs and after it."""

import asyncio
import re
import secrets
import time
from pathlib import Path

import pytest

from tests.cli.calls import call, refused
from tests.server.account_holders import accounts_table, entered, finish, made
from tests.server.places import SQLitePlace, everywhere
from tests.server.registries import TestServer, run
from tests.server.test_backups import where
from threekings.server.accounts import accounts
from threekings.server.accounts.accounts import Caller
from threekings.server.accounts.reset_codes import KEY, KEY_BYTES, reset_key


def options_of(server: TestServer, tmp_path: Path) -> tuple[Path, list[str]]:
    """The folder of a server, and the options that name all of it."""
    folder = server.place.folder if isinstance(server.place, SQLitePlace) else tmp_path / "folder"
    return folder, [*where(server.place), *([] if isinstance(server.place, SQLitePlace) else ["--data", str(folder)])]


@everywhere
def test_a_code_for_a_new_password_is_made_while_the_server_runs(server: TestServer, tmp_path: Path) -> None:
    async def story() -> None:
        server.time = time.time()
        await made(server, "Ada")
        folder, options = options_of(server, tmp_path)
        listed = await asyncio.to_thread(call, "accounts", "list", *options)
        assert listed.stdout.startswith("1 account\nAda: made 20")
        told = await asyncio.to_thread(call, "accounts", "reset-password", " ADA ", *options)
        code = told.stdout.splitlines()[0].rpartition(" ")[2]
        assert told.stdout.endswith(f"/account#{code}\n")
        server.registry.reset_key = reset_key(folder)
        await accounts.reset_password(server.registry, Caller(None, None), "Ada", code, "battery staple")
        await entered(server, "Ada", password="battery staple")
        assert (folder / KEY).stat().st_mode & 0o077 == 0
        unknown = await asyncio.to_thread(call, "accounts", "reset-password", "Bea", *options)
        assert "there is no account Bea" in refused(unknown)

    run(story())


@everywhere
def test_an_account_is_deleted_once_no_server_has_its_folder(server: TestServer, tmp_path: Path) -> None:
    async def story() -> str:
        await made(server, "Ada")
        live = await accounts_table(server, ["Ada", "Bea"])
        await finish(server, live)
        return live.table.id

    table = asyncio.run(story())
    _, options = options_of(server, tmp_path)
    if server.store.process is None:  # a database lets others change what is in it, a folder does not
        assert re.search("in use|already open", refused(call("accounts", "delete", "Ada", *options)))
        server.store.close()
    assert call("accounts", "delete", "ada", *options).stdout == "The account Ada is deleted.\n"
    if server.store.process is None:
        server.open()
    assert server.store.list_accounts() == []
    server.registry.live.clear()
    assert asyncio.run(server.registry.find(table)).table.names == ["Guest", "Bea"]


def test_a_key_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that begins beside another one, or after one that was killed, once read a key that was still empty."""
    seen: list[bool] = []

    def drawn(size: int) -> bytes:
        seen.append((tmp_path / KEY).exists())
        return bytes(range(size))

    with monkeypatch.context() as patch:
        patch.setattr(secrets, "token_bytes", drawn)
        key = reset_key(tmp_path)
    assert seen == [False] and len(key) == KEY_BYTES
    assert reset_key(tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == [KEY]


def test_of_two_keys_drawn_at_once_the_first_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(size: int) -> bytes:
        (tmp_path / KEY).write_bytes(b"k" * size)  # another process was quicker
        return b"x" * size

    monkeypatch.setattr(secrets, "token_bytes", drawn)
    assert reset_key(tmp_path) == b"k" * KEY_BYTES


def test_the_key_of_codes_is_drawn_on_a_disk_without_second_names_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As memory sticks and shares are: a server starts there."""

    def link(*_files: object) -> None:
        raise PermissionError("operation not permitted")

    monkeypatch.setattr("os.link", link)
    key = reset_key(tmp_path)
    assert len(key) == KEY_BYTES
    assert reset_key(tmp_path) == key
    assert [file.name for file in tmp_path.iterdir()] == [KEY]
    assert (tmp_path / KEY).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("command", ["list", "reset-password", "delete"])
def test_where_there_is_nothing_nothing_is_made(tmp_path: Path, command: str) -> None:
    name = [] if command == "list" else ["Ada"]
    complaint = refused(call("accounts", command, *name, "--data", tmp_path / "none"))
    assert "there are no tables in" in complaint or "there is no account Ada" in complaint
    assert command == "delete" or not (tmp_path / "none").exists()
