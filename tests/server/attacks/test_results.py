"""A game that is over stays as it ended: where the rules count otherwise since, everybody is told both."""

import sqlite3

import msgspec

from tests.server.registries import TestServer, run
from threekings.server.protocol.messages import Result
from threekings.server.protocol.outgoing_frames import whole_state
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import play
from threekings.server.registry.replays import Asker
from threekings.server.store.data_folder import DATABASE
from threekings.server.table import ending, events
from threekings.server.table.events import Moved
from threekings.server.table.events import Result as LoggedResult

THEN = LoggedResult(scores=(41, 7, 30), winners=(0,))  # by a version that counted otherwise


async def finished(server: TestServer) -> LiveTable:
    live = await server.table()
    while live.table.to_act:
        seat = live.table.to_act[0]
        moves = live.table.playing().views([seat])[0]["moves"]
        await play(server.registry, live, seat, moves[live.table.seq % len(moves)])
    return live


async def counted_otherwise(server: TestServer, live: LiveTable) -> LiveTable:
    """The same table with another result in its log, read anew."""
    last = server.store.read_log(live.table.id)[-1]
    moved = events.decode(last.body)
    assert isinstance(moved, Moved)
    body = events.encode(msgspec.structs.replace(moved, result=THEN))
    server.store.close()
    with sqlite3.connect(server.folder / "data" / DATABASE) as database:
        database.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = ?", (body, live.table.id, last.seq))
    database.close()
    server.open()
    return await server.registry.find(live.table.id)


def test_a_result_that_the_rules_confirm_is_told_once(server: TestServer) -> None:
    async def story() -> None:
        live = await finished(server)
        assert whole_state(live.table, 0).ended_with is None
        replay = await server.registry.replays.of_table(Asker(None), live.table, 0, opened=False)
        assert replay.ended_with is None

    run(story())


def test_a_result_that_the_rules_count_otherwise_is_told_beside_theirs(server: TestServer) -> None:
    async def story() -> None:
        live = await finished(server)
        counted = live.table.result
        assert counted is not None and counted != THEN
        live = await counted_otherwise(server, live)
        assert live.table.result == THEN
        for seat in (0, 1, 2, None):
            state = whole_state(live.table, seat)
            assert state.ended_with == Result(THEN.scores, THEN.winners)
            assert state.view is not None and tuple(state.view["scores"]) == counted.scores
        replay = await server.registry.replays.of_table(Asker(None), live.table, None, opened=True)
        assert replay.ended_with == Result(THEN.scores, THEN.winners)
        assert "# the game ended with 41 7 30: the rules of today count otherwise" in ending.record(live.table)

    run(story())
