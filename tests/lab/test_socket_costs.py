"""What sockets cost beside a bare echo: both are really measured, and as many frames come back as were played."""

import sys

import pytest

from threekings.cli import server_bench
from threekings.lab import server_load as load
from threekings.lab import socket_costs

ECHO = [sys.executable, "-m", "threekings.lab.echo_server"]


def test_both_servers_are_measured_over_as_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"QUIET": 0.1, "EVERY": 0.1, "SECONDS": 0.5}.items():
        monkeypatch.setattr(socket_costs, name, value)
    rows = list(socket_costs.cost_rows(server_bench.server(), ECHO, tables=2))
    units = {"memory": "kB/socket", "processor": "µs/socket/s"}
    named = [(f"{server}/idle/8/{what}", unit) for server in ("serve", "echo") for what, unit in units.items()]
    frames = [(f"{server}/frames/8/processor", "µs/frame") for server in ("serve", "echo")]
    assert sorted((row.name, row.unit) for row in rows) == sorted([*named, *frames])


def test_the_echo_sends_back_as_many_frames_as_large(monkeypatch: pytest.MonkeyPatch) -> None:
    played = load.Measured(frames=40, bytes=40 * 500, seconds=0.2, sockets=4)
    heard: list[int] = []

    class Counting(load.Socket):
        def data_received(self, data: bytes) -> None:
            heard.append(len(data))
            super().data_received(data)

    async def story() -> None:
        with load.running_server(ECHO) as (address, _):
            async with socket_costs.sockets_at(address, played.sockets) as sockets:
                heard.clear()  # what it takes to open them
                await socket_costs.send_evenly(sockets, played)

    monkeypatch.setattr(socket_costs, "Socket", Counting)
    load.run(story())
    assert sum(heard) == 40 * (500 + 4)  # with a head of four bytes each
