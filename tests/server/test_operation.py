"""The server as whoever hosts it sees it: a process that starts, tells how it is, logs, ends, and comes back."""

import hashlib
import io
import json
import logging
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import rich_click as click
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server import fair_vectors
from tests.server.running import SECONDS, Serving
from tests.test_fair import shuffled_by_hand, words_by_hand
from threekings.bots.hints import BUDGETS
from threekings.cli import load
from threekings.games import GAMES
from threekings.server import app, logs, metrics
from threekings.server.net import accepting, http_connection, incoming_frames, websocket_transport
from threekings.server.net.addresses import is_here
from threekings.server.net.routes import ROUTES
from threekings.server.protocol import reference, typescript
from threekings.server.protocol.log_reference import log_page
from threekings.server.registry import live_table, registry, replays
from threekings.server.store.changes import StoreFailed
from threekings.server.table import caps, chat, seats, setup
from threekings.server.table.refused import Refused
from threekings.server.table.table import ABANDONED, OVER, PLAYING

ROOT = Path(__file__).parents[2]
STATUSES = (PLAYING, OVER, ABANDONED)
PLAN = {"game": "king-lui", "seats": ["open", "greedy", "greedy"], "pace": 0}
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhyZWUga2luZ3MgdGVzdA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING = b"\x81\x8d" + bytes(4) + b'{"do":"ping"}'  # as a frame, with a mask of zeros


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("serving")
    with Serving(folder / "data", folder / "log", "--verbose", "--name", "play.example.org") as process:
        yield process


def set_up(client: httpx.Client, plan: dict[str, Any] = PLAN) -> str:
    """A table at which Ada sits in seat 0."""
    table: str = client.post("/api/tables", json=plan).raise_for_status().json()["table"]
    client.post(f"/api/tables/{table}/sit", json={"name": "Ada", "salt": "c0ffee"}).raise_for_status()
    return table


@contextmanager
def looking(client: httpx.Client, table: str) -> Iterator[ClientConnection]:
    """A socket that has said hello from seat 0."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{client.base_url}/ws".replace("http:", "ws:").replace("//ws", "/ws")
    with connect(address, additional_headers={"Cookie": cookie}, proxy=None, open_timeout=SECONDS) as talk:
        talk.send(json.dumps({"do": "hello", "table": table, "seat": 0}))
        yield talk


def answer_to(talk: ClientConnection, action: str) -> dict[str, Any]:
    """What was asked under this name came to."""
    while True:
        frame: dict[str, Any] = json.loads(talk.recv(SECONDS))
        if frame.get("action") == action:
            return frame


def close_code(talk: ClientConnection) -> int | None:
    """The code with which the server closes."""
    try:
        while True:
            talk.recv(SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def first_move(client: httpx.Client, table: str) -> str:
    state = client.get(f"/api/tables/{table}", params={"seat": 0}).raise_for_status().json()
    move: str = state["view"]["moves"][0]
    return move


def figures(client: httpx.Client) -> dict[str, float]:
    page = client.get("/metrics").raise_for_status().text
    return {name: float(value) for name, value in re.findall(r"^(threekings_\S+) (\S+)$", page, re.MULTILINE)}


# The process


def test_it_is_well_and_says_where_it_is(serving: Serving) -> None:
    assert re.search(r"^Three Kings at http://127\.0\.0\.1:\d+$", serving.said, re.MULTILINE)
    assert "Tables are kept in " in serving.said
    with serving.client() as client:
        assert client.get("/health").json()["ok"] is True


def test_it_lets_the_local_network_in_and_says_what_that_opens(tmp_path: Path) -> None:
    lan = ("--lan", "--lan-address", "127.0.13.2")
    with Serving(tmp_path / "data", tmp_path / "log", *lan) as serving:
        here, there = serving.addresses
        assert there == here.replace("127.0.0.1", "127.0.13.2")
        assert "Everybody in this network can play now, with phones too; nobody beyond it can." in serving.said
        for address in (here, there):
            assert httpx.get(f"{address}/health", trust_env=False).json()["ok"] is True
        assert [line["event"] for line in serving.lines()][:2] == ["local network opened", "started"]


def test_a_second_process_does_not_get_the_folder(serving: Serving) -> None:
    folder = serving.log.parent / "data"
    command = [sys.executable, "-m", "threekings", "serve", "--port", "0", "--data", str(folder)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    assert (second.returncode, second.stdout) == (2, "")
    assert re.fullmatch(r"threekings: the data folder .* is in use by another process \(\d+\)\n", second.stderr)


def test_it_can_be_counted_what_is_done(serving: Serving) -> None:
    with serving.client() as client:
        before = figures(client)
        table = set_up(client)
        assert client.post(f"/api/tables/{table}/play", json={"seat": 0, "move": "take crown"}).status_code == 400
        played = client.post(f"/api/tables/{table}/play", json={"seat": 0, "move": first_move(client, table)})
        assert played.status_code == 200
        after = figures(client)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown['threekings_tables{status="playing"}'] == 1
    assert grown['threekings_moves_total{by="person"}'] == 1
    assert sum(value for name, value in grown.items() if name.startswith("threekings_moves_refused_total")) == 1
    assert grown["threekings_move_seconds_count"] >= 1
    assert grown['threekings_move_seconds_bucket{le="+Inf"}'] == grown["threekings_move_seconds_count"]
    assert after["threekings_errors_total"] == 0


def test_what_is_counted_is_told_on_this_machine_only(serving: Serving) -> None:
    with serving.client() as client:
        refused = client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
        assert "threekings_moves" not in refused.text


def test_behind_a_proxy_cookies_are_secure_and_sockets_open(serving: Serving) -> None:
    proxied = {"Host": "play.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    with serving.client() as client:
        answered = client.post("/api/tables", json=PLAN, headers=proxied).raise_for_status()
    cookie = answered.headers["set-cookie"]
    assert cookie.startswith("__Host-threekings=")
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
    address = serving.address.replace("http:", "ws:") + "/ws"
    with connect("ws://play.example.org/ws", sock=door_to(serving), origin=Origin("https://play.example.org")) as talk:
        talk.send('{"do": "ping"}')
        assert json.loads(talk.recv(SECONDS)) == {"tell": "pong"}
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example"), proxy=None):
        pass


def door_to(serving: Serving) -> socket.socket:
    host, _, port = serving.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), SECONDS)


def test_a_name_that_is_not_ours_is_refused(serving: Serving) -> None:
    with serving.client() as client:
        assert client.get("/health", headers={"Host": "evil.example"}).status_code == 403


def test_it_lives_ends_and_lives_again(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", tmp_path / "log", "--verbose") as process, process.client() as client:
        table = set_up(client)
        cookies = dict(client.cookies)
        move = first_move(client, table)
        with looking(client, table) as talk, client.stream("GET", f"/api/tables/{table}/stream") as stream:
            talk.send(json.dumps({"do": "play", "move": move, "action": "mine"}))
            assert answer_to(talk, "mine")["tell"] == "done"
            process.process.send_signal(signal.SIGTERM)
            assert close_code(talk) == 1012
            assert [json.loads(line)["tell"] for line in stream.iter_lines()]  # it comes to its end
        assert process.process.wait(SECONDS) == 0
    logged(process, table, [*cookies.values(), move])
    with (
        Serving(tmp_path / "data", tmp_path / "log2", "--host", "0.0.0.0") as again,
        httpx.Client(base_url=again.address, cookies=cookies, timeout=SECONDS, trust_env=False) as client,
    ):
        state = client.get(f"/api/tables/{table}", params={"seat": 0}).raise_for_status().json()
        assert state["seats"][0]["name"] == "Ada" and state["seq"] >= 3
        reached_by_its_links(again, client)
        assert again.end(signal.SIGINT) == 0
    assert "Traceback" not in again.log.read_text()


def test_it_ends_in_good_order_although_thousands_of_answers_are_not_read(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", tmp_path / "log") as process, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(asking_without_reading(process))
        assert process.end() == 0
    assert process.lines()[-1]["event"] == "stopped"
    assert [line for line in process.lines() if line["level"] != "info"] == []


@contextmanager
def asking_without_reading(process: Serving) -> Iterator[None]:
    """A socket that asks thousands of questions, and reads nothing but that it is open."""
    with door_to(process) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host = process.address.removeprefix("http://")
        line.sendall(HANDSHAKE.format(host=host).encode())
        assert b" 101 " in line.recv(1000)
        line.settimeout(0.2)  # nobody takes more of them by then
        with suppress(OSError):
            for _ in range(20):
                line.sendall(PING * 1000)
        yield


def logged(process: Serving, table: str, secrets: list[str]) -> None:
    """Events are there, and nothing that is nobody's business."""
    lines, text = process.lines(), process.log.read_text()
    events = [line["event"] for line in lines]
    assert [events[0], events[-1]] == ["started", "stopped"]
    assert {"table created", "table playing", "socket opened"} <= {*events}
    assert {line["table"] for line in lines if "table" in line} == {table[: logs.SHOWN]}
    for secret in (table, "Ada", "c0ffee", *secrets):
        assert secret not in text
    assert not [line for line in lines if line["level"] == "error"]


def reached_by_its_links(process: Serving, client: httpx.Client) -> None:
    assert process.addresses[0].startswith("http://127.0.0.1:")
    for address in process.addresses:
        host = address.removeprefix("http://")
        assert client.get("/health", headers={"Host": host}).status_code == 200
    assert client.get("/health", headers={"Host": "evil.example"}).status_code == 403


# Figures


def test_a_histogram_counts_what_is_at_most_as_large() -> None:
    histogram = metrics.Histogram((0.1, 1.0))
    for value in (0.05, 0.1, 0.5, 7.0):
        histogram.add(value)
    samples = dict(histogram.samples())
    assert samples['_bucket{le="0.1"}'] == 2
    assert samples['_bucket{le="1.0"}'] == 3
    assert samples['_bucket{le="+Inf"}'] == samples["_count"] == 4
    assert samples["_sum"] == pytest.approx(7.65)


def test_moves_are_counted_by_how_they_ended() -> None:
    counted = metrics.Metrics()
    with counted.move(bot=True):
        pass
    with pytest.raises(Refused), counted.move(bot=False):
        raise Refused("illegal", "KL 4.1: no")
    assert (counted.moves, counted.refusals) == ({"person": 0, "bot": 1}, {"illegal": 1})
    assert counted.seconds.counts.count(1) == 1


def test_every_figure_says_what_it_is() -> None:
    lines = metrics.Metrics().text([]).splitlines()
    told = {line.split()[2] for line in lines if line.startswith("# HELP")}
    typed = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    assert told == typed and len(told) > 5
    for line in lines:
        name = re.sub(r"(_bucket|_sum|_count)?({.*})? .*", "", line)
        assert line.startswith("# ") or name in told


@pytest.mark.parametrize(
    ("address", "here"), [("127.0.0.1", True), ("::1", True), ("192.168.1.2", False), ("testclient", False)]
)
def test_an_address_is_of_this_machine_or_not(address: str, here: bool) -> None:
    assert is_here(address) is here


# The log


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged during the test, with logging as it was before afterwards."""
    root, ours = logging.getLogger(), logging.getLogger(logs.OURS)
    handlers, levels = root.handlers[:], (root.level, ours.level)
    stream = io.StringIO()
    logs.write_lines(stream=stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def line_of(written: io.StringIO) -> dict[str, Any]:
    (line,) = written.getvalue().splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def test_an_error_is_logged_by_type_and_place_not_by_its_words(written: io.StringIO) -> None:
    tokens: dict[str, str] = {}
    try:
        tokens["token-of-ada"]
    except KeyError as error:
        logs.event("error", level=logging.ERROR, error=error)
    line = line_of(written)
    assert (line["event"], line["error"]) == ("error", "KeyError")
    assert line["where"][-1].startswith("test_operation.py:")
    assert "token-of-ada" not in written.getvalue()


def test_an_error_of_the_machine_is_logged_in_its_words(written: io.StringIO) -> None:
    logs.event("store failed", level=logging.ERROR, error=StoreFailed("nothing was written: disk I/O error"))
    assert line_of(written)["why"] == "nothing was written: disk I/O error"


def test_what_others_log_loses_what_was_filled_in(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("%s asked for %s\nand more", "Ada", "/t/secret")
    line = line_of(written)
    assert (line["event"], line["from"]) == ("%s asked for %s", "uvicorn.error")


def test_numbers_of_others_are_kept(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("%s tasks were cancelled", 3)
    assert line_of(written)["event"] == "3 tasks were cancelled"


ERROR = """Traceback (most recent call last):
  File "/a/registry.py", line 7, in revive
    room[name]
KeyError: 'Ada'
"""
GROUP = """  + Exception Group Traceback (most recent call last):
  |   File "/a/app.py", line 9, in living
  |     yield
  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)
  +-+---------------- 1 ----------------
    | Traceback (most recent call last):
    |   File "/a/registry.py", line 7, in revive
    |     room[name]
    | msgspec.ValidationError: Invalid value 'Ada'
    +------------------------------------
"""


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        (ERROR, "KeyError, registry.py:7 revive"),
        (GROUP, "msgspec.ValidationError, app.py:9 living, registry.py:7 revive"),
    ],
)
def test_an_error_told_as_text_is_cut_to_type_and_place(written: io.StringIO, told: str, kept: str) -> None:
    logging.getLogger("uvicorn.error").error(told)
    assert line_of(written)["event"] == kept


def test_a_fact_without_a_name_in_the_list_is_not_logged() -> None:
    with pytest.raises(AssertionError):
        logs.event("table created", move="take bread")


def test_less_is_logged_unless_asked_for(written: io.StringIO) -> None:
    logs.event("refused", level=logging.DEBUG, code="illegal")
    assert written.getvalue() == ""
    logs.write_lines(verbose=True, stream=written)
    logs.event("refused", level=logging.DEBUG, code="illegal")
    assert line_of(written)["code"] == "illegal"


# Pages that are made


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    made = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert made == typescript.typescript(), "python -m threekings.server.protocol.typescript > web/src/protocol.ts"


def test_every_type_named_in_typescript_is_declared_there() -> None:
    page = re.sub(r"/\*\*.*?\*/|//.*|\".*?\"", "", typescript.typescript())
    declared = set(re.findall(r"export (?:type|interface) (\w+)", page))
    named = set(re.findall(r"\b[A-Z]\w*", page)) - {"Record"}
    assert named == declared and len(declared) > 20


def test_the_page_of_the_log_is_what_its_events_say() -> None:
    made = (ROOT / "docs" / "log-format.md").read_text(encoding="utf-8")
    assert made == log_page(), "python -m threekings.server.protocol.log_reference > docs/log-format.md"


def test_the_page_of_the_protocol_is_what_the_server_says() -> None:
    made = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert made == reference.protocol_page(), "python -m threekings.server.protocol.reference > docs/protocol.md"


def test_every_message_and_every_route_is_explained() -> None:
    for section in typescript.sections():
        for shape in section.shapes:
            assert shape.fields or shape.kinds or shape.description, shape.name
    assert all(route.summary for route in ROUTES if route.include_in_schema is not False)


# The fair shuffle, for others

VECTORS = json.loads((ROOT / "docs" / "fair-shuffle.json").read_text(encoding="utf-8"))


def test_the_vectors_are_in_step_with_the_shuffle() -> None:
    made = (ROOT / "docs" / "fair-shuffle.json").read_text(encoding="utf-8")
    assert made == fair_vectors.page(), "python -m tests.server.fair_vectors > docs/fair-shuffle.json"
    for vector in VECTORS["shuffles"]:  # the page checks games of every standard edition by this order
        assert vector["editions"] == [edition.digest for edition in GAMES[vector["game"]].standard_editions]
    assert {vector["game"] for vector in VECTORS["shuffles"]} == {"king-lui", "ku-ka-king", "kings-catering"}


@pytest.mark.parametrize("vector", VECTORS["shuffles"], ids=lambda vector: vector["game"])
def test_a_vector_follows_from_the_description(vector: dict[str, Any]) -> None:
    table, secret, key = vector["table"].encode(), bytes.fromhex(vector["secret"]), bytes.fromhex(vector["key"])
    salts = [bytes.fromhex(salt) for salt in vector["salts"]]
    text = b"threekings key 1\0" + table + b"\0" + b"".join(bytes([len(salt)]) + salt for salt in salts)
    assert vector["commit"] == sha256(b"threekings commit 1\0" + table + b"\0" + secret).hex()
    assert key == hmac_by_hand(secret, text)
    for label in ("deck", "options", "box"):
        if f"words {label}" in vector:
            assert vector[f"words {label}"] == [f"{word:08x}" for word in words_by_hand(key, label, 9)]
    assert vector["deck"] == shuffled_by_hand(vector["cards"], key, "deck")
    if "box" in vector:
        assert vector["box"] == shuffled_by_hand(vector["box cards"], key, "box")


@pytest.mark.parametrize("choice", VECTORS["choices"], ids=lambda choice: str(choice["among"]))
def test_words_that_are_thrown_away_follow_from_the_description(choice: dict[str, Any]) -> None:
    words, among = [int(word, 16) for word in choice["words"]], choice["among"]
    kept = [word for word in words if word < 2**32 - 2**32 % among]
    assert len(kept) == 1 and kept[0] % among == choice["place"]


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def hmac_by_hand(key: bytes, text: bytes) -> bytes:
    """RFC 2104, written out."""
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + text)
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner)


# The page for whoever hosts

OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("line", sorted(set(re.findall(r"(?<=threekings )serve.*$", OPERATING, re.MULTILINE))))
def test_every_command_for_hosting_can_be_called(line: str) -> None:
    name, *settings = shlex.split(line)
    assert load(name).make_context(name, settings).params["host"]


def test_every_setting_of_the_server_is_told() -> None:
    settings = [option.opts[0] for option in load("serve").params if isinstance(option, click.Option)]
    assert len(settings) >= 5
    assert [setting for setting in settings if f"| `{setting}" not in OPERATING] == []


def test_every_figure_is_told() -> None:
    shown = re.findall(r"^# TYPE (\w+)", metrics.Metrics().text([]), re.MULTILINE)
    assert re.findall(r"^\| `(threekings_\w+)", OPERATING, re.MULTILINE) == shown


def test_every_event_of_the_log_is_told() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    events = set(re.findall(r'logs\.event\(\s*"([a-z ]+)"[,)]', source))
    assert len(events) > 8
    assert [event for event in events if f"`{event}`" not in OPERATING] == []
    assert [status for status in STATUSES if f"`table {status}`" not in OPERATING] == []


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("bytes of a request", app.BODY),
        ("bytes of a request's headers", http_connection.MOST_HEADERS),
        ("requests a second of one session", int(registry.REQUESTS[0])),
        ("requests and new sockets a second from one address", int(registry.VISITS[0])),
        ("connections of any kind from one address", accepting.MOST_FROM_ADDRESS),
        ("new connections a second from one address", int(accepting.RATE)),
        ("new connections at once from one address", int(accepting.BURST)),
        ("frames a second from one address", int(registry.FRAMES[0])),
        ("frames of its address that a hello counts for", incoming_frames.HELLO),
        ("things done a second from one seat", int(registry.ACTING[0])),
        ("seconds that nothing is read from who sends too much", int(websocket_transport.SLOWED)),
        ("times that happens, after which they are disconnected", int(websocket_transport.PATIENCE)),
        ("connections of a seat, after which the oldest is closed", live_table.MOST_OF_SEAT),
        ("bytes of a frame", incoming_frames.MOST_BYTES),
        ("frames a second on one connection; one that cannot be decoded counts twice", int(incoming_frames.RATE)),
        ("frames at once on one connection", int(incoming_frames.BURST)),
        ("frames that wait on one connection, after which reading pauses", websocket_transport.MOST_WAITING),
        ("bytes a slow reader may leave unread", websocket_transport.MOST_UNREAD),
        ("connections that look at tables", registry.MOST_CONNECTIONS),
        ("connections that look at tables from one address", registry.MOST_FROM_ADDRESS),
        ("tables set up from one address in a day", int(registry.FOUNDING[1])),
        ("spectators of a table", live_table.MOST_SPECTATORS),
        ("seconds until a connection says hello to a table", int(websocket_transport.HELLO_TIMEOUT)),
        ("seconds a request may take to arrive", int(http_connection.REQUEST_TIMEOUT)),
        ("seconds in which some of a response has to be read", int(http_connection.RESPONSE_TIMEOUT)),
        ("letters of a name", seats.MOST_NAME),
        ("letters of a chat message", chat.MOST_TEXT),
        ("bytes of a player's salt", seats.MOST_SALT),
        ("milliseconds a bot may think about a move", setup.MOST_MILLISECONDS),
        ("hints that a bot thinks of for one seat of a table in memory", caps.MOST["hints"]),
        ("playouts of a hint", max(BUDGETS.values())),
        ("playouts a bot may think about a move, within the same time", setup.MOST_PLAYOUTS),
        ("milliseconds a table may make its bots wait", setup.MOST_PACE),
        ("letters of a record to look at", replays.RECORD),
        ("seconds a clock may give for a move", setup.MOST_SECONDS),
        ("seconds a player at a live table may be gone", int(live_table.GRACE)),
        (
            "seconds a player may be gone from a table without a clock, by the table's choice at least",
            setup.LEAST_ABSENT,
        ),
        ("seconds a player may be gone from a table without a clock, by the table's choice at most", setup.MOST_ABSENT),
    ],
)
def test_limits_are_what_the_page_says(what: str, most: int) -> None:
    assert f"| {what} | {most} |" in OPERATING
