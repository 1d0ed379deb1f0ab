"""`threekings serve`: what it refuses in one line, and by which names it answers. Real processes: test_operation.py."""

import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import click
import pytest

from tests.cli.calls import call, refused
from threekings.cli import local_network, qr_code, server_address
from threekings.cli.commands import serve
from threekings.server.store.sqlite import SQLiteStore


@pytest.fixture
def busy() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_busy_port_is_told_in_one_line(busy: int, tmp_path: Path) -> None:
    line = refused(call("serve", "--port", str(busy), "--data", tmp_path / "data"))
    assert f"127.0.0.1:{busy} is in use" in line and "--port 0" in line
    assert not (tmp_path / "data").exists()


def test_a_port_nobody_asked_for_gives_way_to_the_next_free_one(busy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(server_address.listening_at("127.0.0.1", 0)) as probe:
        free = probe.getsockname()[1]
    monkeypatch.setattr(server_address, "USUAL_PORTS", (busy, free))
    with closing(server_address.listening_socket("127.0.0.1", None)) as listener:
        assert listener.getsockname()[1] == free


def test_ports_that_are_all_busy_are_told_in_one_line(
    busy: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(server_address, "USUAL_PORTS", (busy,))
    line = refused(call("serve", "--data", tmp_path / "data"))
    assert f"{busy} to {busy} of 127.0.0.1 are all in use" in line and "--port 0" in line


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
def test_a_host_that_is_not_ours_is_told_in_one_line(host: str, tmp_path: Path) -> None:
    line = refused(call("serve", "--host", host, "--port", "0", "--data", tmp_path))
    assert f"cannot listen at {host}:0: " in line


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    line = refused(call("serve", "--port", "0", "--data", tmp_path / "file" / "data"))
    assert line.endswith("cannot be used: Not a directory")


def test_a_folder_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    store = SQLiteStore.open(tmp_path)
    try:
        line = refused(call("serve", "--port", "0", "--data", tmp_path))
    finally:
        store.close()
    assert f"the data folder {tmp_path} is already open" in line


def test_a_folder_with_something_else_in_it_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "threekings.sqlite").write_bytes(b"no database " * 100)
    assert "not a database" in refused(call("serve", "--port", "0", "--data", tmp_path))


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_is_none_is_refused(port: str) -> None:
    assert "--port" in refused(call("serve", "--port", port))


def test_help_has_examples() -> None:
    shown = call("serve", "--help").output
    assert "threekings serve --host 0.0.0.0 --port 8080" in shown
    assert "--verbose" in shown and "--name" in shown and "--open" in shown


# Names


def test_only_this_machine_is_answered_unless_asked_for() -> None:
    assert {*server_address.own_names("127.0.0.1", "127.0.0.1")} == {"localhost", "127.0.0.1", "[::1]"}
    assert server_address.own_links("127.0.0.1") == ["127.0.0.1"]


def test_everywhere_is_every_address_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_address, "lan_addresses", lambda: ["10.0.0.7", "192.168.1.2"])
    monkeypatch.setattr(socket, "gethostname", lambda: "castle")
    assert server_address.own_links("0.0.0.0") == ["127.0.0.1", "10.0.0.7", "192.168.1.2"]
    assert {"10.0.0.7", "192.168.1.2", "castle", "castle.local", "localhost"} <= {
        *server_address.own_names("0.0.0.0", "0.0.0.0")
    }


def test_an_address_of_ipv6_stands_in_brackets() -> None:
    assert server_address.own_links("fd00::7") == ["[fd00::7]"]
    assert "[fd00::7]" in server_address.own_names("fd00::7", "fd00::7")


def test_a_host_given_by_name_is_answered_by_name_and_address() -> None:
    assert {"castle", "10.0.0.7"} <= {*server_address.own_names("castle", "10.0.0.7")}


def test_a_machine_that_does_not_know_its_name_has_still_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "no-such-host.invalid")
    assert all(not address.startswith("127.") for address in server_address.lan_addresses())


# The local network


@pytest.mark.parametrize(
    ("address", "private"),
    [
        *(("192.168.1.5", True), ("10.0.0.7", True), ("172.31.0.1", True), ("127.0.5.1", True)),
        *(("172.32.0.1", False), ("8.8.8.8", False), ("0.0.0.0", False), ("::1", False), ("castle", False)),
    ],
)
def test_only_addresses_nobody_reaches_from_beyond_are_opened(address: str, private: bool) -> None:
    assert server_address.is_private(address) is private
    if not private:
        assert address in refused(call("serve", "--lan", "--lan-address", address))


@pytest.mark.parametrize(
    ("towards", "found"),
    [
        ({"192.0.2.1": "192.168.1.5", "10.0.0.1": "10.0.0.7"}, "192.168.1.5"),
        ({"192.0.2.1": "203.0.113.9", "10.0.0.1": "10.0.0.7"}, "10.0.0.7"),
        ({"192.0.2.1": "127.0.0.1"}, None),
        ({}, None),
    ],
)
def test_the_address_is_that_of_the_way_out_or_of_a_local_network(
    monkeypatch: pytest.MonkeyPatch, towards: dict[str, str], found: str | None
) -> None:
    monkeypatch.setattr(server_address, "address_towards", towards.get)
    assert server_address.private_address() == found


def test_what_keeps_the_local_network_out_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = ("--data", str(tmp_path / "data"))
    assert "--host 0.0.0.0" in refused(call("serve", "--lan", "--host", "0.0.0.0", "--port", "0", *folder))
    monkeypatch.setattr(local_network, "private_address", lambda: None)
    assert "--lan-address" in refused(call("serve", "--lan", "--port", "0", *folder))
    with closing(server_address.listening_at("127.0.13.3", 0)) as other:
        port = str(other.getsockname()[1])
        line = refused(call("serve", "--lan", "--lan-address", "127.0.13.3", "--port", port, *folder))
    assert f"127.0.13.3:{port} is in use" in line
    assert not (tmp_path / "data").exists()


def test_a_link_is_printed_as_a_code_too() -> None:
    code = qr_code.qr_code("http://192.168.178.123:8000")
    drawn = ["".join("#" if dark else "." for dark in row) for row in code]
    assert drawn == (Path(__file__).parent / "qr_code.txt").read_text().split()
    lines = click.unstyle(qr_code.printed("http://192.168.178.123:8000")).splitlines()
    assert {len(line) for line in lines} == {len(code) + 4} and len(lines) == (len(code) + 5) // 2
    with pytest.raises(ValueError, match="106 bytes"):
        qr_code.qr_code("x" * 107)


# The browser


@pytest.mark.parametrize(
    ("platform", "env", "seen"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
        ("linux", {"DISPLAY": ":0", "CI": "true"}, False),
        ("linux", {"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "10.0.0.7 5000 10.0.0.8 22"}, False),
        ("darwin", {"SSH_TTY": "/dev/ttys001"}, False),
    ],
)
def test_a_browser_opens_only_where_somebody_sees_it(
    monkeypatch: pytest.MonkeyPatch, platform: str, env: dict[str, str], seen: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert serve.has_desktop(env) is seen


def test_a_browser_opens_at_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    serve.show_page("http://127.0.0.1:8000")
    assert opened.get(timeout=20) == "http://127.0.0.1:8000"


# Where tables are kept


def test_tables_are_kept_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serve.default_folder() == tmp_path / "threekings"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ada")
    assert serve.default_folder() == Path("/home/ada/.local/share/threekings")
