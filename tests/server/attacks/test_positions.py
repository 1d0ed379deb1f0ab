"""A move is for the position it names: what arrives late lands in no other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.registries import TestServer, run
from tests.server.serving import Browser, Served, Socket, serving
from tests.server.writing import sealed_at
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import perform_for, play
from threekings.server.table import undo
from threekings.server.table.refused import Refused

RACES = 80


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running


def test_a_choice_changed_too_late_is_no_choice_of_the_next_round(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table("open open", "ku-ka-king")
        turn = live.table.turn
        await play(server.registry, live, 0, "row 1", turn=turn)
        await play(server.registry, live, 1, "row 2", turn=turn)
        before, seq = sealed_at(server.store, live.table.id), live.table.seq
        with pytest.raises(Refused) as refused:
            await play(server.registry, live, 0, "row 3", "late", turn=turn)
        assert refused.value.code == "moved-on"
        assert (sealed_at(server.store, live.table.id), live.table.seq) == (before, seq) == ([], seq)
        await play(server.registry, live, 0, "row 3", "late", turn=live.table.turn)
        assert [sealed.seat for sealed in sealed_at(server.store, live.table.id)] == [0]

    run(story())


def test_a_move_that_was_taken_is_answered_as_done_when_it_is_sent_again(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table("open open", "ku-ka-king")
        turn = live.table.turn
        sealed = await play(server.registry, live, 0, "row 1", "first", turn=turn)
        shown = await play(server.registry, live, 1, "row 2", "second", turn=turn)
        assert await play(server.registry, live, 0, "row 1", "first", turn=turn) == sealed
        assert await play(server.registry, live, 1, "row 2", "second", turn=turn) == shown == live.table.seq
        assert live.table.turn == turn + 1

    run(story())


def test_a_position_that_was_taken_back_is_another_one(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table("open random random")
        turn = live.table.turn
        await play(server.registry, live, 0, moves_of(live, 0)[0], turn=turn)
        await perform_for(server.registry, live, 0, lambda table: undo.undo(table, 0))
        for gone in (turn, turn + 1):
            with pytest.raises(Refused, match="moved on"):
                await play(server.registry, live, 0, moves_of(live, 0)[0], turn=gone)
        await play(server.registry, live, 0, moves_of(live, 0)[0], turn=turn + 2)

    run(story())


def moves_of(live: LiveTable, seat: int) -> list[str]:
    moves: list[str] = live.table.playing().views([seat])[0]["moves"]
    return moves


def test_a_choice_changed_at_the_last_moment_counts_for_its_round_or_for_none(served: Served) -> None:
    with served.browser() as ada, served.browser() as bea:
        a_table(ada, bea)  # they have sessions now
        first, second = ada.socket(), bea.socket()
        for race in range(RACES):
            table = a_table(ada, bea)
            join(table, first, second)
            change_while_the_other_shows(first, second, race)
            assert served.registry.live[table].table.playing().sealed == ()


def a_table(*players: Browser) -> str:
    """A new game in which both are to choose."""
    table: str = players[0].ask("", {"game": "ku-ka-king", "seats": ["open", "open"]})["table"]
    for seat, browser in enumerate(players):
        browser.ask(f"/{table}/sit", {"name": f"Player {seat}", "seat": seat})
    return table


def join(table: str, *sockets: Socket) -> None:
    for seat, socket in enumerate(sockets):
        socket.say(do="hello", table=table, seat=seat)
        while socket.state.get("table") != table:
            socket.hear()


def change_while_the_other_shows(ada: Socket, bea: Socket, race: int) -> None:
    turn = ada.state["turn"]
    ada.ask("play", move="row 1", turn=turn)
    asked = [(ada, "row 3"), (bea, "row 2")]
    for socket, move in asked if race % 4 == 0 else reversed(asked):
        socket.say(do="play", move=move, turn=turn, action=f"race {race}")
    late, shown = (socket.until("done", "refusal") for socket in (ada, bea))
    assert shown["tell"] == "done"
    assert late["tell"] == "done" or late["code"] == "moved-on"
