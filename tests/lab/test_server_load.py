"""The load of `threekings bench serve`: real games on a real server, and a profile of nothing but them."""

import re
import resource

import pytest

from threekings.cli import server_bench
from threekings.games import GAMES
from threekings.lab import server_load as load


def test_the_profile_shows_play_and_nothing_of_its_preparation(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "CLOSED_TABLES": 2,
        "PROFILE_SECONDS": 0.3,
        "GAMES_A_SECOND": 40,
        "PROFILE_LINES": 10_000,
    }.items():
        monkeypatch.setattr(load, name, value)
    seen = set(
        re.findall(
            r"(\w+\.py):\d+\((\w+)\)$", "\n".join(load.profile_lines(server_bench.profiled_server)), re.MULTILINE
        )
    )
    assert {("websocket_transport.py", "put"), ("perform.py", "play"), ("writer.py", "write")} <= seen
    assert (
        not {
            ("creating.py", "create_table"),
            ("seat_claims.py", "sit"),
            ("serve.py", "startup"),
            ("serve.py", "shutdown"),
        }
        & seen
    )


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if load.SEATS in game.players])
def test_a_move_counts_when_all_seats_have_received_it(game: str) -> None:
    with load.running_server(server_bench.server()) as (address, process):
        found = load.run(load.closed_loop(address, process, tables=2, seconds=0.3, game=game))
    assert found.moves >= len(found.delays) > 0  # choices made together arrive together
    assert found.frames >= load.SEATS * len(found.delays)
    assert found.sockets == 2 * load.SEATS and found.server_bytes > 0


def test_more_sockets_than_the_system_allows_are_told_before_anything_is_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (4096, 4096))
    server_bench.check_sockets(3096)
    with pytest.raises(ValueError, match=r"^8000 sockets are too many, 3096 can be: .* ulimit -Hn$"):
        server_bench.check_sockets(8000)
