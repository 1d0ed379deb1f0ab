"""A server whose games are still being compiled: it answers, tables gather people, and games begin when they can."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer

import pytest

from tests.compilers import SlowCompiler
from tests.server.serving import WAIT, Browser, Served, serving
from threekings.games import GAMES
from threekings.precompile import CompilingFailed, Report
from threekings.server import compilation, logs
from threekings.server.compilation import compile_and_load

KING_LUI = {"game": "king-lui", "seats": ["human", "greedy", "greedy"], "pace": 0}


@pytest.fixture
def compiler() -> SlowCompiler:
    return SlowCompiler()


@pytest.fixture
def served(tmp_path: Path, compiler: SlowCompiler) -> Iterator[Served]:
    with serving(tmp_path, compiling=compiler.queue(workers=1)) as running:
        yield running


def finish(served: Served, compiler: SlowCompiler, game: str, part: str) -> None:
    eventually(lambda: (game, part) in compiler.begun)
    served.call(lambda: compiler.finish(game, part))


def eventually(so: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not so():
        assert time.monotonic() < end
        time.sleep(0.01)


def seated(ada: Browser, **plan: object) -> str:
    """A table at which Ada has taken the seat for a person."""
    made = ada.ask("", {**KING_LUI, **plan})
    table: str = made["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada", "token": made["tokens"]["0"]})
    return table


def test_the_server_answers_while_it_compiles(ada: Browser) -> None:
    for path in ("/health", "/api/tables", "/api/mine", "/api/version"):
        assert ada.http.get(path).status_code == 200


def test_it_tells_how_far_each_game_is(served: Served, ada: Browser, compiler: SlowCompiler) -> None:
    served.call(lambda: compiler.reports["king-lui", "rules"](0.5))
    assert ada.http.get("/api/ready").json() == {"king-lui": 0.25, "ku-ka-king": 0, "kings-catering": 0}


def test_a_table_is_there_at_once_and_begins_when_its_rules_are(
    served: Served, ada: Browser, compiler: SlowCompiler
) -> None:
    table = seated(ada)
    socket = ada.socket(table, 0)
    assert socket.until("state")["status"] == "gathering"
    finish(served, compiler, "king-lui", "rules")
    assert socket.until("state")["status"] == "playing"
    assert socket.state["view"]["moves"] or socket.state["view"]["to_act"] != [0]


def test_bots_move_once_they_are_compiled(served: Served, ada: Browser, compiler: SlowCompiler) -> None:
    made = ada.ask("", KING_LUI | {"seats": ["greedy", "greedy", "greedy"]})
    finish(served, compiler, "king-lui", "rules")
    eventually(lambda: ada.look(made["table"])["status"] == "playing")
    assert len(ada.look(made["table"])["log"]["steps"]) == 1
    finish(served, compiler, "king-lui", "bots")
    eventually(lambda: ada.look(made["table"])["status"] == "over")


def test_the_game_of_a_new_table_is_compiled_at_once(ada: Browser, compiler: SlowCompiler) -> None:
    assert compiler.begun == [("king-lui", "rules")]
    seated(ada, game="kings-catering")
    eventually(lambda: ("kings-catering", "rules") in compiler.begun)


def test_a_host_who_begins_early_waits_for_the_rules(served: Served, ada: Browser, compiler: SlowCompiler) -> None:
    made = ada.ask("", KING_LUI | {"seats": ["open", "open", "greedy"]})
    later = Timer(0.2, finish, (served, compiler, "king-lui", "rules"))
    later.start()
    ada.ask(f"/{made['table']}/begin")
    later.join()
    assert ada.look(made["table"])["status"] == "playing"


def test_a_table_that_cannot_even_be_dealt_is_refused_before_its_rules_are_there(ada: Browser) -> None:
    answer = ada.http.post("/api/tables", json=KING_LUI | {"game": "kings-catering", "options": {"royals": "moon"}})
    assert answer.status_code == 400


def test_tables_of_before_come_back_when_their_rules_are_there(tmp_path: Path) -> None:
    """Such as after an upgrade, whose rules have to be compiled anew; one of them was full and had not begun."""
    with serving(tmp_path) as before, before.browser() as ada:
        playing = seated(ada)
        cookies = ada.http.cookies
    compiler = SlowCompiler()
    with serving(tmp_path, compiling=compiler.queue()) as killed, killed.browser() as ada:
        ada.http.cookies = cookies
        answer = ada.http.get(f"/api/tables/{playing}")
        assert (answer.status_code, answer.json()["code"]) == (503, "preparing")
        assert [entry["table"] for entry in ada.http.get("/api/mine").json()] == [playing]
        full = seated(ada)
    compiler = SlowCompiler()
    with serving(tmp_path, compiling=compiler.queue()) as served, served.browser() as ada:
        finish(served, compiler, "king-lui", "rules")
        eventually(lambda: ada.http.get(f"/api/tables/{full}").json().get("status") == "playing")
        assert ada.look(playing)["status"] == "playing"
    with serving(tmp_path) as later, later.browser() as ada:
        assert ada.look(full)["status"] == "playing"


def test_a_full_table_begins_at_the_next_start_where_everything_is_compiled_by_then(tmp_path: Path) -> None:
    with serving(tmp_path, compiling=SlowCompiler().queue()) as killed, killed.browser() as ada:
        full = seated(ada)
    with serving(tmp_path) as served, served.browser() as ada:
        eventually(lambda: ada.look(full)["status"] == "playing")


# When a worker fails


def test_what_a_worker_could_not_compile_is_compiled_in_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, noted = [], []

    async def fail(_game: str, _part: str, _report: Report) -> None:
        raise CompilingFailed("killed")

    monkeypatch.setattr(compilation, "compile_apart", fail)
    monkeypatch.setattr(compilation, "compile_part", lambda game, part: compiled.append((game, part)))
    monkeypatch.setattr(logs, "event", lambda name, **facts: noted.append((name, facts["part"])))
    asyncio.run(compile_and_load("king-lui", "rules", lambda _: None))
    assert compiled == [(GAMES["king-lui"], "rules")]
    assert noted == [("compiling failed", "rules"), ("compiled", "rules")]


def test_a_game_that_could_not_be_compiled_is_tried_when_it_is_played(
    served: Served, ada: Browser, compiler: SlowCompiler
) -> None:
    table = seated(ada)
    served.call(lambda: compiler.ends["king-lui", "rules"].set_exception(CompilingFailed("no space left")))
    eventually(lambda: ada.look(table)["status"] == "playing")
