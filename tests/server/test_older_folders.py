"""A data folder of an earlier version opens, and every table in it is what it was, plays on and can be replayed.

`folders/version-0.1` was written by that version: its database as SQL, and what its tables showed as JSON.
"""

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import threekings
from tests.server.registries import ADA, HOST, TestServer, run
from tests.server.writing import sealed_at
from threekings.server.registry.lobby import my_tables, open_tables
from threekings.server.registry.perform import play, play_as_bot
from threekings.server.registry.replays import replay_of
from threekings.server.store.migrations import is_older
from threekings.server.table import ending, events
from threekings.server.table.events import AnyEvent
from threekings.server.table.table import GATHERING, OVER, PLAYING

FOLDER = Path(__file__).parent / "folders" / "version-0.1"
SHOWN: dict[str, Any] = json.loads((FOLDER / "shown.json").read_text(encoding="utf-8"))


def lay_out(folder: Path, *, editions: bool = True) -> None:
    """The folder as it was, at `data`."""
    data = folder / "data"
    data.mkdir()
    connection = sqlite3.connect(data / "threekings.sqlite")
    connection.executescript((FOLDER / "threekings.sql").read_text(encoding="utf-8"))
    connection.close()
    if editions:
        shutil.copytree(FOLDER / "editions", data / "editions")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestServer]:
    lay_out(tmp_path)
    opened = TestServer(tmp_path)
    yield opened
    opened.store.close()


@pytest.mark.parametrize("name", SHOWN)
def test_a_table_is_what_it_was(server: TestServer, name: str) -> None:
    before, table = SHOWN[name], asyncio.run(server.registry.find(SHOWN[name]["table"])).table
    match = table.match
    assert {
        "status": table.status,
        "seq": table.seq,
        "to_act": [*table.to_act],
        "commit": table.commitment,
        "seats": [
            {"plan": place.plan, "name": place.name, "stand_in": place.stand_in, "why": place.why}
            for place in table.seats
        ],
        "moves": {str(seat): match.moves(seat) for seat in table.to_act} if match else {},
        "sealed": [*match.sealed] if match else [],
        "options": match.options if match else None,
        "scores": match.scores() if match else None,
        "record": match.record() if match and not match.sealed else None,
        "table_record": ending.record(table) if match and table.status not in ("playing",) else None,
        "notes": [[note.step, note.text] for note in table.notes for _ in range(note.times)],
        "pace": table.pace,
        "undone": table.undone,
        "chat": [[line.seat, line.name, line.text] for line in table.chat],
        "table": table.id,
    } == before


@pytest.mark.parametrize("name", [name for name, before in SHOWN.items() if before["status"] == PLAYING])
def test_a_game_plays_on_to_its_end_and_is_replayed(server: TestServer, name: str) -> None:
    async def story() -> None:
        live, chance = await server.registry.find(SHOWN[name]["table"]), random.Random(3)
        while live.table.status == PLAYING:
            seat = chance.choice(live.table.to_act)
            assert live.table.match
            move = chance.choice(live.table.match.moves(seat))
            player = play if live.table.seats[seat].bot is None else play_as_bot
            await player(server.registry, live, seat, move)
        record = ending.record(live.table)
        edition = FOLDER / "editions" / "small.toml" if "small" in name else None
        assert live.table.status == OVER and threekings.replay(record, edition=edition).over
        await server.restart()
        again = (await server.registry.find(live.table.id)).table
        assert ending.record(again) == record
        match = ending.ended_match(again)
        assert len(replay_of(match, 0, opened=True).steps) == len(match.steps) + 1

    run(story())


def test_a_folder_is_known_to_be_older_until_it_is_carried_over(tmp_path: Path) -> None:
    database = tmp_path / "data" / "threekings.sqlite"
    assert not is_older(database)
    lay_out(tmp_path)
    assert is_older(database)
    TestServer(tmp_path).store.close()
    assert not is_older(database)
    database.write_bytes(b"this is no database" * 100)
    assert not is_older(database)


def test_every_entry_of_the_log_is_of_the_new_format(server: TestServer) -> None:
    decoder = msgspec.json.Decoder(AnyEvent, strict=True)
    for before in SHOWN.values():
        entries = server.store.read_log(before["table"])
        assert [entry.seq for entry in entries] == [*range(before["seq"] + 1)]
        for entry in entries:
            assert events.encode(decoder.decode(entry.body)) == entry.body


def test_lists_and_sessions_are_carried_over(server: TestServer) -> None:
    listed = server.store.find_lobby(status=GATHERING, public=True)
    assert [row.table for row in listed] == [SHOWN["gathering"]["table"]]
    assert open_tables(server.registry) == []  # its only free seat is for who has the link
    ada, host = (asyncio.run(my_tables(server.registry, session.hash)) for session in (ADA, HOST))
    assert {entry.table for entry in ada} == {before["table"] for before in SHOWN.values()}
    assert {entry.table for entry in host} == {
        before["table"] for name, before in SHOWN.items() if name != "king-lui rematch"
    }


def test_finished_games_are_listed_with_place_and_points(server: TestServer) -> None:
    entries = {entry.table: entry for entry in asyncio.run(my_tables(server.registry, ADA.hash))}
    came_to = {name: entries[before["table"]] for name, before in SHOWN.items() if before["status"] == OVER}
    assert {name: (entry.place, entry.points) for name, entry in came_to.items()} == {
        "king-lui over": (3, 31),
        "ku-ka-king over": (2, 100),
        "kings-catering over": (2, 10),
    }
    assert all(entry.points is None for entry in entries.values() if entry.status != OVER)


def test_an_action_of_the_past_sent_again_is_not_done_anew(server: TestServer) -> None:
    async def story() -> None:
        live = await server.registry.find(SHOWN["ku-ka-king sealed"]["table"])
        (sealed,) = sealed_at(server.store, live.table.id)
        assert sealed.action_id
        before = live.table.seq, live.table.to_act
        await play(server.registry, live, sealed.seat, "row 1", sealed.action_id.partition(" ")[2])
        assert (live.table.seq, live.table.to_act) == before
        assert sealed_at(server.store, live.table.id) == [sealed]

    run(story())


@pytest.mark.parametrize(
    "body",
    [
        b"nonsense",
        b'{"event":"created","game":"chess","players":1,"seats":["open"],"secret":"AAAA"}',
        b'{"event":"moved","moves":[[0,"draw"]]}',
    ],
)
@pytest.mark.parametrize("seq", [0, 1])
def test_a_log_that_cannot_be_read_does_not_keep_the_others_from_being_carried_over(
    tmp_path: Path, body: bytes, seq: int
) -> None:
    lay_out(tmp_path)
    broken = SHOWN["king-lui over"]["table"]
    with sqlite3.connect(tmp_path / "data" / "threekings.sqlite") as connection:
        connection.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = ?", (body, broken, seq))
    connection.close()
    server = TestServer(tmp_path)
    assert server.store.read_log(broken)[seq].body == body
    for name, before in SHOWN.items():
        if before["table"] != broken:
            assert asyncio.run(server.registry.find(before["table"])).table.status == before["status"], name
    server.store.close()


def test_a_table_whose_edition_is_gone_stays_as_it_is_and_the_others_are_carried_over(tmp_path: Path) -> None:
    lay_out(tmp_path, editions=False)
    server = TestServer(tmp_path)
    small = SHOWN["king-lui small edition"]["table"]
    assert b'"format"' not in server.store.read_log(small)[0].body
    for name, before in SHOWN.items():
        if before["table"] != small:
            assert asyncio.run(server.registry.find(before["table"])).table.status == before["status"], name
    server.store.close()
