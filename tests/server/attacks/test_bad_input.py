"""Whatever is sent is refused clearly: no error, no log full of it, and nothing told about the machine."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.attacks.strangers import TEXT, UPGRADE, Stranger, frame
from tests.server.serving import Browser, Served, serving
from threekings.server import logs
from threekings.server.net import websocket_connection
from threekings.server.store.changes import StoreFailed

PLAN = {"game": "king-lui", "seats": ["open"] * 3}
DEEP = 20_000  # brackets


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("input")) as running:
        yield running


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that happens meanwhile is an error to anybody."""
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


# Nesting


@pytest.mark.usefixtures("errors")
@pytest.mark.parametrize(
    "body", ["[" * DEEP, '{"game":' + "[" * DEEP, '{"a":' * 9000, '{"x":' + "[" * DEEP + "]" * DEEP]
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/replay", "/api/score", "/api/tables/x/sit"])
def test_nested_json_is_refused(served: Served, path: str, body: str) -> None:
    answer = httpx.post(f"{served.address}{path}", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "frame")


@pytest.mark.usefixtures("errors")
@pytest.mark.parametrize("deep", [1000, 7000])
def test_a_nested_frame_is_refused(served: Served, deep: int) -> None:
    nested = '{"x":' + "[" * deep + "]" * deep + ',"do":"ping"}'
    with Stranger(served) as stranger:
        stranger.upgrade().say(nested)
        refusal = json.loads(stranger.frame()[1])
        assert (refusal["tell"], refusal["code"]) == ("refusal", "frame")
        assert json.loads(stranger.say('{"do":"ping"}').frame()[1]) == {"tell": "pong"}


# Names and texts


@pytest.mark.usefixtures("errors")
@pytest.mark.parametrize("name", ["x" * 300, "x" * 5000, "a\0b", "..", "../../etc/passwd", "\N{SNOWMAN}", ""])
def test_an_edition_that_cannot_be_is_refused(served: Served, name: str) -> None:
    answer = httpx.post(f"{served.address}/api/tables", json=PLAN | {"edition": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "edition")
    assert len(answer.json()["reason"]) < 200


@pytest.mark.usefixtures("errors")
@pytest.mark.parametrize("body", [[frame(TEXT, b"\xff")], [frame(TEXT, b'{"do":', last=False), frame(0, b"\xff}")]])
def test_a_text_that_is_none_closes_with_its_code(served: Served, body: list[bytes]) -> None:
    with Stranger(served) as stranger:
        assert stranger.upgrade().send(b"".join(body)).closed() == (1007, "texts are UTF-8")


@pytest.mark.usefixtures("errors")
@pytest.mark.parametrize(
    "header", ["Origin: http://[", "Cookie: a/b=c", "Cookie: \xff=\xfe", "Sec-WebSocket-Extensions: x;;\x80,"]
)
def test_strange_headers_are_no_error(served: Served, header: str) -> None:
    with Stranger(served) as stranger:
        answer = stranger.send(f"{UPGRADE}{header}\r\n\r\n").socket.recv(1000)
        assert any(f" {status} ".encode() in answer for status in (101, 400, 403))
    with Stranger(served) as stranger:
        stranger.send(f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{header}\r\nContent-Length: 2\r\n\r\n{{}}")
        answer = stranger.socket.recv(1000)
        assert any(f" {status} ".encode() in answer for status in (400, 403))


# What is told about the machine


def broken(*_: Any, **__: Any) -> None:
    raise StoreFailed("/home/ada/secret/threekings.db cannot be read: disk I/O error")


def test_refusals_name_no_folder(served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.ask("", PLAN)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    socket = ada.socket(table, 0)
    monkeypatch.setattr(served.registry.store, "write", broken)
    answer = ada.http.post(f"/api/tables/{table}/say", json={"text": "hello", "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (503, "store")
    refusal = socket.ask("speak", text="hello")
    assert (refusal["tell"], refusal["code"], refusal["reason"]) == ("refusal", "store", answer.json()["reason"])
    assert "secret" not in f"{answer.text}{refusal}"


def test_what_nobody_has_foreseen_closes_a_socket_with_a_code(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise KeyError("secret")

    monkeypatch.setattr(websocket_connection.WebSocketConnection, "handle", fail)
    before = served.registry.metrics.errors
    with Stranger(served) as stranger:
        assert stranger.upgrade().say('{"do":"ping"}').closed() == (1011, "something went wrong")
    assert served.registry.metrics.errors == before + 1


# The log


def test_a_warning_that_comes_again_and_again_is_written_now_and_then() -> None:
    now, stream = 0.0, io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    handler.addFilter(logs.Seldom(lambda: now))
    logger = logging.Logger("uvicorn.error")
    logger.addHandler(handler)
    for _ in range(1000):
        logger.warning("Invalid HTTP request received.")
    logger.warning("Something else.")
    now = 10.0
    logger.warning("Invalid HTTP request received.")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(lines) == logs.REPEAT_BURST + 2
    assert [line.get("left_out") for line in lines[-2:]] == [None, 1000 - logs.REPEAT_BURST]


def test_strangers_do_not_fill_the_log(served: Served) -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    logs.write_lines(stream=stream)
    try:
        for _ in range(100):
            with Stranger(served, "127.0.0.1") as stranger:
                assert stranger.send("GET /\r\n\r\n").status() == 400
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    assert len(stream.getvalue().splitlines()) <= logs.REPEAT_BURST
