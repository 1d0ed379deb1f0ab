"""The store from outside: what was written is read, in order, once, and refusals leave everybody else alone."""

import asyncio
import sqlite3
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.server.places import Place, SQLitePlace
from tests.server.writing import append, ask_everything, entry, sealed_at, seqs, write, write_as_a_group
from threekings.server.store.changes import (
    Answer,
    Answered,
    Change,
    Claim,
    Entry,
    LobbyRow,
    OutOfOrder,
    Repeated,
    Sealed,
    Session,
    StoredSnapshot,
    StoreFailed,
)
from threekings.server.store.sharing import HINT
from threekings.server.store.sqlite import SQLiteDatabase, SQLiteStore
from threekings.server.store.statements import ROWS
from threekings.server.store.store import Store


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    opened = place.open()
    yield opened
    opened.close()


@pytest.fixture
def sqlite_store(tmp_path: Path) -> Iterator[SQLiteStore]:
    opened = SQLiteStore.open(tmp_path / "data")
    yield opened
    opened.close()


# The log


def test_what_happened_at_many_tables_is_read_at_once(store: Store) -> None:
    """More than one statement asks for."""
    tables = [f"t{number}" for number in range(2 * ROWS + 1)]
    write(store, *(append(table, 0) for table in tables))
    news = store.news(dict.fromkeys(tables, -1))
    assert [len(news[table].entries) for table in tables] == [1] * len(tables)


def test_a_log_is_read_in_the_order_of_its_seqs(store: Store) -> None:
    entries = tuple(Entry(seq, seq / 2, bytes([seq]), f"a{seq}") for seq in range(20))
    assert write(store, *(Change("t", (one,)) for one in entries)) == [None] * 20
    assert store.read_log("t") == list(entries)
    assert store.read_log("t", after=16) == list(entries[17:])
    assert store.read_log("t", after=19) == []


def test_several_entries_are_one_change(store: Store) -> None:
    assert write(store, Change("t", (entry(0), entry(1), entry(2)))) == [None]
    (refused,) = write(store, Change("t", (entry(3), entry(5))))
    assert isinstance(refused, OutOfOrder)
    assert seqs(store, "t") == [0, 1, 2]


def test_tables_do_not_see_each_other(store: Store) -> None:
    write(store, append("a", 0, "same"), append("b", 0, "same"), append("b", 1))
    assert (seqs(store, "a"), seqs(store, "b"), seqs(store, "c")) == ([0], [0, 1], [])


def test_what_was_acknowledged_is_seen_at_once(store: Store) -> None:
    async def main() -> list[bool]:
        seen = []
        for seq in range(50):
            await store.write(append("t", seq))
            seen.append(seqs(store, "t")[-1] == seq)
        return seen

    assert all(asyncio.run(main()))


@pytest.mark.parametrize("seq", [0, 1, 3, 99])
def test_an_entry_that_is_not_the_next_is_out_of_order(store: Store, seq: int) -> None:
    write(store, append("t", 0), append("t", 1))
    (refused,) = write(store, append("t", seq))
    assert isinstance(refused, OutOfOrder) and (refused.table, refused.expected) == ("t", 2)
    assert seqs(store, "t") == [0, 1]


def test_of_two_with_the_same_seq_the_first_wins(store: Store) -> None:
    one, other = Change("t", (entry(0, body=b"one"),)), Change("t", (entry(0, body=b"other"),))
    first, second = write(store, one, other)
    assert first is None and isinstance(second, OutOfOrder)
    assert [read.body for read in store.read_log("t")] == [b"one"]


def test_an_action_sent_again_is_told_its_first_seq(store: Store) -> None:
    write(store, append("t", 0, "x"), append("t", 1, "y"))
    again = write(store, append("t", 2, "x"), append("t", 0, "y"), append("t", 2, "z"))
    assert [type(outcome) for outcome in again] == [Repeated, Repeated, type(None)]
    assert [outcome.seq for outcome in again if isinstance(outcome, Repeated)] == [0, 1]
    assert [store.find_action("t", action) for action in ("x", "y", "z", "never")] == [0, 1, 2, None]
    assert seqs(store, "t") == [0, 1, 2]


def test_what_the_writer_remembers_it_also_finds_after_a_restart(store: Store, place: Place) -> None:
    write(store, append("t", 0, "x"))
    store.close()
    again = place.open()
    repeated, late, next_one = write(again, append("t", 1, "x"), append("t", 0), append("t", 1))
    assert isinstance(repeated, Repeated) and repeated.seq == 0
    assert isinstance(late, OutOfOrder) and next_one is None
    again.close()


# Groups


def test_a_group_shares_one_commit(place: Place) -> None:
    changes = [append(f"t{number}", 0, "x") for number in range(150)]
    store, gate, outcomes = write_as_a_group(place, *changes)
    assert outcomes == [None] * 150
    assert gate.commits == 2  # the one before them, and theirs
    assert all(seqs(store, change.table) == [0] for change in changes)
    store.close()


def without_guards(said: list[str]) -> list[str]:
    """What is said beside what keeps other processes from writing the same, and tells them of it."""
    return [sql for sql in said if "INTO versions" not in sql and sql != HINT]


def test_moves_are_written_by_one_statement_without_a_question(place: Place) -> None:
    store, gate, _ = write_as_a_group(place, *(append(f"t{number}", 0, "x") for number in range(60)))
    gate.said.clear()
    assert write(store, *(append(f"t{number}", 1, "y") for number in range(60))) == [None] * 60
    (said,) = without_guards(gate.said)
    assert said.startswith("INSERT INTO log")
    store.close()


def test_an_action_of_an_earlier_group_is_told_its_first_seq_and_the_others_are_written(place: Place) -> None:
    store, _, _ = write_as_a_group(place, append("a", 0, "x"), append("b", 0, "x"))
    outcomes = write(store, append("a", 1, "y"), append("b", 1, "x"), append("c", 0, "x"))
    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], Repeated) and outcomes[1].seq == 0
    assert (seqs(store, "a"), seqs(store, "b"), seqs(store, "c")) == ([0, 1], [0], [0])
    store.close()


def test_the_name_of_a_choice_is_not_taken_again_by_a_move(place: Place) -> None:
    """The choice may be of this writer's time, or of one before."""
    store, _, _ = write_as_a_group(place, append("t", 0), Change("t", seal=Sealed(0, b"choice", "c")))
    for _ in range(2):
        (repeated,) = write(store, append("t", 1, "c"))
        assert isinstance(repeated, Repeated) and repeated.seq == 0
        store.close()
        store = place.open()
    assert seqs(store, "t") == [0]
    store.close()


def test_a_refused_change_disturbs_nobody_in_its_group(place: Place) -> None:
    group = [append("a", 0, "x"), append("a", 1, "x"), append("b", 7), append("a", 1, "y"), append("c", 0)]
    store, gate, outcomes = write_as_a_group(place, *group)
    assert [type(outcome) for outcome in outcomes] == [type(None), Repeated, OutOfOrder, type(None), type(None)]
    assert (seqs(store, "a"), seqs(store, "b"), seqs(store, "c")) == ([0, 1], [], [0])
    assert gate.commits == 2 and "ROLLBACK" not in gate.said
    store.close()


@pytest.mark.parametrize(
    "bad",
    [
        Change("t", (entry(0), entry(1, "x"), entry(2, "x"))),  # one name for two actions
        Change("t", (Entry(0, 0.0, "\ud800"),)),  # type: ignore[arg-type]  # no text in any encoding
        Change("t", (Entry(0, 0.0, object()),)),  # type: ignore[arg-type]
        Change("t", (entry(0),), claims=(Claim(0, "neither", b"h"),)),  # type: ignore[arg-type]
        Change("t", (entry(0),), claims=(Claim(2**70, "token", b"h"),)),
        Change("t", (entry(0),), seal=Sealed(0, None)),  # type: ignore[arg-type]
    ],
)
def test_a_change_that_cannot_be_held_disturbs_nobody_in_its_group(place: Place, bad: Change) -> None:
    group = [append("a", 0, "x"), bad, append("a", 1, "y"), append("b", 0)]
    store, _, outcomes = write_as_a_group(place, *group)
    assert [type(outcome) for outcome in outcomes] == [type(None), ValueError, type(None), type(None)]
    assert (seqs(store, "a"), seqs(store, "b"), seqs(store, "t")) == ([0, 1], [0], [])
    store.close()


def test_a_failed_commit_is_told_to_the_whole_group_and_nothing_is_half_written(place: Place) -> None:
    store, gate = place.gated()
    gate.open.set()
    gate.full = True
    card = LobbyRow("t", "playing", True, 1.0, b"card")
    outcomes = write(store, Change("t", (entry(0, "x"),), lobby_entry=card), append("t", 1, "y"), append("b", 0))
    assert all(isinstance(outcome, StoreFailed) and "disk is full" in str(outcome) for outcome in outcomes)
    assert (seqs(store, "t"), seqs(store, "b"), store.read_lobby("t")) == ([], [], None)
    gate.full = False
    assert write(store, append("t", 0, "x"), append("b", 0)) == [None, None]
    store.close()


def test_entries_behind_a_failed_one_leave_no_gap(place: Place) -> None:
    store, gate = place.gated()
    gate.open.set()
    gate.full = True
    assert isinstance(write(store, append("t", 0))[0], StoreFailed)
    gate.full = False
    assert isinstance(write(store, append("t", 1))[0], OutOfOrder)
    assert seqs(store, "t") == []
    store.close()


def test_nothing_is_said_to_be_written_before_a_failed_transaction_has_ended(tmp_path: Path) -> None:
    """A single statement would be written into it, and be gone with it."""
    store, gate = SQLitePlace(tmp_path).gated()
    gate.open.set()
    gate.full = gate.stuck = True
    card = LobbyRow("t", "playing", True, 1.0, b"card")
    assert isinstance(write(store, Change("t", (entry(0),), lobby_entry=card))[0], StoreFailed)
    gate.full = False
    assert gate.in_transaction
    assert isinstance(write(store, append("t", 0))[0], StoreFailed)
    gate.stuck = False
    assert isinstance(write(store, append("t", 0))[0], StoreFailed)  # and now it is rolled back
    assert write(store, append("t", 0)) == [None]
    assert seqs(store, "t") == [0]
    store.close()


def test_an_action_sent_again_makes_nobody_else_be_looked_up(place: Place) -> None:
    others = [append(f"t{number}", 0) for number in range(20)]
    store, gate, _ = write_as_a_group(place, append("t", 0, "x"), *others)
    assert isinstance(write(store, append("t", 1, "x"))[0], Repeated)
    gate.said.clear()
    assert write(store, *(append(f"t{number}", 1) for number in range(20))) == [None] * 20
    assert len(without_guards(gate.said)) == 1
    store.close()


def test_an_action_sent_again_with_its_old_seq_is_told_it(place: Place) -> None:
    store, _, _ = write_as_a_group(place, append("t", 0, "x"), append("t", 1, "y"))
    (again,) = write(store, append("t", 0, "x"))
    assert isinstance(again, Repeated) and again.seq == 0
    store.close()


def test_tables_that_were_forgotten_are_looked_up(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threekings.server.store.writer.TABLES", 2)
    group = [append(f"t{number % 5}", number // 5) for number in range(30)]
    store, _, outcomes = write_as_a_group(place, *group)
    assert outcomes == [None] * 30
    assert write(store, *(append(f"t{number}", 6) for number in range(5))) == [None] * 5
    (refused,) = write(store, append("t0", 6))
    assert isinstance(refused, OutOfOrder) and refused.expected == 7
    store.close()


# LiveTable and end


def test_a_full_queue_makes_writers_wait(place: Place) -> None:
    store, gate = place.gated(room=4)

    async def main() -> list[Any]:
        tasks = [asyncio.create_task(store.write(append(f"t{number}", 0))) for number in range(10)]
        await asyncio.to_thread(gate.reached.wait)
        closing = asyncio.create_task(asyncio.to_thread(store.close))
        await asyncio.sleep(0.05)
        gate.open.set()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        await closing
        return outcomes

    outcomes = asyncio.run(main())
    assert [type(outcome) for outcome in outcomes] == [type(None)] * 4 + [StoreFailed] * 6
    again = place.open()
    assert [seqs(again, f"t{number}") for number in range(10)] == [[0]] * 4 + [[]] * 6
    again.close()


def test_those_who_waited_for_room_are_written_in_their_order(place: Place) -> None:
    store, gate = place.gated(room=3)
    gate.open.set()
    assert write(store, *(append("t", seq) for seq in range(40))) == [None] * 40
    assert seqs(store, "t") == list(range(40))
    store.close()


def test_closing_finishes_what_is_queued(place: Place) -> None:
    store, gate = place.gated()

    async def main() -> list[Any]:
        tasks = [asyncio.create_task(store.write(append("t", seq))) for seq in range(30)]
        await asyncio.to_thread(gate.reached.wait)
        gate.open.set()
        store.close()
        return await asyncio.gather(*tasks, return_exceptions=True)

    assert asyncio.run(main()) == [None] * 30
    again = place.open()
    assert seqs(again, "t") == list(range(30))
    again.close()


def test_a_closed_store_says_so(store: Store) -> None:
    store.close()
    store.close()
    (refused,) = write(store, append("t", 0))
    assert isinstance(refused, StoreFailed) and str(refused) == "the store is closed"
    with pytest.raises(StoreFailed, match="closed"):
        store.read_log("t")


def test_a_cancelled_write_gives_its_room_back(place: Place) -> None:
    store, gate = place.gated(room=1)

    async def main() -> None:
        impatient = asyncio.create_task(store.write(append("t", 0)))
        await asyncio.to_thread(gate.reached.wait)
        impatient.cancel()
        gate.open.set()
        await store.write(append("u", 0))

    asyncio.run(main())
    assert (seqs(store, "t"), seqs(store, "u")) == ([0], [0])
    store.close()


# Sealed choices


def test_sealed_choices_are_kept_beside_the_log(store: Store) -> None:
    bread, ham = Sealed(2, b"bread", "x"), Sealed(0, b"ham", "y")
    write(store, append("t", 0), Change("t", seal=bread), Change("t", seal=ham), Change("u", seal=bread))
    assert sealed_at(store, "t") == [ham, bread]
    assert seqs(store, "t") == [0]


def test_opening_them_is_one_change_with_the_entry_that_tells_them(store: Store) -> None:
    write(store, append("t", 0), Change("t", seal=Sealed(0, b"ham", "x")), Change("u", seal=Sealed(0, b"ham", "x")))
    (refused,) = write(store, Change("t", (entry(7),), unseal=True))
    assert isinstance(refused, OutOfOrder) and len(sealed_at(store, "t")) == 1
    assert write(store, Change("t", (entry(1, "y"),), unseal=True)) == [None]
    assert (sealed_at(store, "t"), seqs(store, "t"), len(sealed_at(store, "u"))) == ([], [0, 1], 1)


def test_a_choice_sent_again_is_known_while_sealed_and_after(store: Store) -> None:
    choice = Change("t", seal=Sealed(0, b"ham", "x"))
    write(store, append("t", 0), append("t", 1), choice)
    (while_sealed,) = write(store, choice)
    write(store, Change("t", (entry(2),), unseal=True))
    after, as_a_move = write(store, choice, append("t", 3, "x"))
    for refused in (while_sealed, after, as_a_move):
        assert isinstance(refused, Repeated) and refused.seq == 1
    assert store.find_action("t", "x") == 1
    assert (sealed_at(store, "t"), seqs(store, "t")) == ([], [0, 1, 2])


def test_a_move_sent_again_is_no_choice(store: Store) -> None:
    write(store, append("t", 0, "x"))
    (refused,) = write(store, Change("t", seal=Sealed(0, b"ham", "x")))
    assert isinstance(refused, Repeated) and refused.seq == 0
    assert sealed_at(store, "t") == []


def test_in_one_group_choices_are_sealed_opened_and_sealed_anew_in_order(place: Place) -> None:
    store, _, outcomes = write_as_a_group(
        place,
        append("t", 0),
        Change("t", seal=Sealed(0, b"ham", "x")),
        Change("t", (entry(1, "y"),), unseal=True),
        Change("t", seal=Sealed(1, b"cake", "z")),
        Change("t", seal=Sealed(0, b"ham", "x")),
    )
    assert outcomes[:4] == [None] * 4
    assert isinstance(outcomes[4], Repeated) and outcomes[4].seq == 0
    assert sealed_at(store, "t") == [Sealed(1, b"cake", "z")]
    assert [store.find_action("t", action) for action in "xyz"] == [0, 1, 1]
    store.close()


# Cards, claims, sessions


def card(table: str, status: str = "open", updated: float = 1.0, *, public: bool = True) -> LobbyRow:
    return LobbyRow(table, status, public, updated, b"card of " + table.encode())


def test_cards_are_found_by_status_and_audience_the_latest_first(store: Store) -> None:
    cards = [card("a", updated=1), card("b", updated=3), card("c", public=False), card("d", "over", updated=2)]
    write(store, *(Change(one.table, lobby_entry=one) for one in cards))
    assert [one.table for one in store.find_lobby()][:2] == ["b", "d"]
    assert store.find_lobby(status="open", public=True) == [cards[1], cards[0]]
    assert store.find_lobby(status="open", public=True, limit=1) == [cards[1]]
    assert store.find_lobby(public=False) == [cards[2]]
    assert store.read_lobby("d") == cards[3] and store.read_lobby("e") is None


def test_the_last_card_of_a_group_is_kept(place: Place) -> None:
    cards = [card("a", updated=number) for number in range(9)]
    store, _, _ = write_as_a_group(place, *(Change("a", lobby_entry=one) for one in cards))
    assert store.find_lobby() == [cards[-1]]
    store.close()


def test_a_card_comes_with_its_entry_or_not_at_all(store: Store) -> None:
    done, refused = write(
        store, Change("t", (entry(0),), lobby_entry=card("t")), Change("t", (entry(0),), lobby_entry=card("t", "over"))
    )
    assert done is None and isinstance(refused, OutOfOrder)
    assert store.find_lobby() == [card("t")]


def test_claims_are_found_by_seat_and_by_session(store: Store) -> None:
    token, session, host = Claim(1, "token", b"T"), Claim(0, "session", b"S"), Claim(-1, "session", b"S")
    write(store, Change("t", claims=(token, session, host), lobby_entry=card("t", updated=1.0)))
    write(store, Change("u", claims=(Claim(3, "session", b"S"),), lobby_entry=card("u", updated=2.0)))
    assert store.seat_claims("t") == [host, session, token]
    assert store.find_held(b"S", 9) == [(card("u", updated=2.0), [3]), (card("t", updated=1.0), [-1, 0])]
    assert store.find_held(b"S", 1) == [(card("u", updated=2.0), [3])]
    assert store.find_held(b"T", 9) == []  # a link is no session


def test_who_has_ever_held_a_seat_is_remembered(store: Store) -> None:
    write(store, Change("t", claims=(Claim(0, "session", b"S"), Claim(-1, "session", b"H"), Claim(1, "token", b"T"))))
    write(store, Change("t", revoke=((0, "session"),), claims=(Claim(2, "session", b"S"), Claim(0, "session", b"R"))))
    assert [store.seats_ever_held("t", session) for session in (b"S", b"R", b"H")] == [{0, 2}, {0}, set()]
    assert store.count_holders("t", 99) == 3 and store.count_holders("t", 2) == 2


def test_a_claim_replaces_the_one_of_its_kind_and_can_be_revoked(store: Store) -> None:
    write(store, Change("t", claims=(Claim(0, "token", b"old"), Claim(1, "token", b"other"))))
    write(store, Change("t", claims=(Claim(0, "token", b"new"),)))
    assert store.seat_claims("t") == [Claim(0, "token", b"new"), Claim(1, "token", b"other")]
    write(store, Change("t", revoke=((0, "token"),), claims=(Claim(0, "session", b"S"),)))
    assert store.seat_claims("t") == [Claim(0, "session", b"S"), Claim(1, "token", b"other")]


def test_a_session_keeps_its_beginning(store: Store) -> None:
    write(store, Change("t", session=Session(b"S", 1.0)))
    write(store, Change("t", session=Session(b"S", 9.0)))
    assert store.find_session(b"S") == Session(b"S", 1.0)
    assert store.find_session(b"T") is None


def test_an_action_of_a_session_is_answered_once(store: Store) -> None:
    first, second = (Change(table, answer=Answer(b"S", "new", table.encode())) for table in "tu")
    assert write(store, first) == [None]
    (again,) = write(store, second)
    assert isinstance(again, Answered) and again.body == b"t"
    assert store.find_answer(b"S", "new") == b"t" and store.find_answer(b"T", "new") is None
    both = [Change(table, answer=Answer(b"S", "more", table.encode())) for table in "tu"]
    accepted, repeated = write(store, *both)  # in one group
    assert accepted is None and isinstance(repeated, Answered) and repeated.body == b"t"


def test_a_table_is_erased_and_others_are_not(store: Store) -> None:
    for table in "tu":
        entries = tuple(entry(seq, f"{table}{seq}") for seq in range(5000))
        write(store, Change(table, entries=entries, snapshot=StoredSnapshot(3, b"x"), lobby_entry=card(table)))
        write(store, Change(table, seal=Sealed(0, b"x", "c"), claims=(Claim(0, "session", b"S"),)))
        write(store, Change(table, answer=Answer(table.encode(), "a", b"")))
    asyncio.run(store.erase("t"))
    assert not store.read_log("t") and not sealed_at(store, "t") and not store.seat_claims("t")
    assert store.read_lobby("t") is None and store.read_snapshot("t") is None and not store.count_holders("t", 9)
    assert store.find_action("t", "t1") is None and store.find_action("t", "c") is None
    assert store.find_answer(b"t", "a") is None
    assert len(store.read_log("u")) == 5000 and store.read_snapshot("u") and store.find_action("u", "c") == 4999
    assert write(store, append("t", 0)) == [None]  # its name is free again


@pytest.mark.parametrize("change", [Change("", entries=(entry(0),)), Change("t", lobby_entry=card("u"))])
def test_a_change_names_its_table(store: Store, change: Change) -> None:
    (refused,) = write(store, change)
    assert isinstance(refused, ValueError)
    assert store.find_lobby() == [] and store.read_log("") == []


def test_what_is_old_is_found_the_oldest_first(store: Store) -> None:
    rows = [LobbyRow(f"t{age}", "over", True, float(age), b"", people=age < 3, due=0.1 * age) for age in range(6)]
    write(store, *(Change(row.table, lobby_entry=row) for row in reversed(rows)))
    assert store.find_older("over", 3.0, people=True, limit=2) == rows[:2]
    assert store.find_older("over", 3.0, people=True, after=(1.0, "t1"), limit=2) == [rows[2]]
    assert store.find_older("over", 9.0, people=False, limit=9) == rows[3:]
    write(store, *(Change(row.table, lobby_entry=structs.replace(row, status="playing")) for row in rows[:4]))
    assert store.find_due() == [(row.table, row.due) for row in rows[:4]]


def test_sessions_that_hold_nothing_are_forgotten(store: Store) -> None:
    write(store, *(Change("", session=Session(name, 1.0), alive=1.0) for name in (b"idle", b"sits", b"asked")))
    write(store, Change("t", claims=(Claim(0, "session", b"sits"),)))
    write(store, Change("t", answer=Answer(b"asked", "a", b"")), Change("", session=Session(b"young", 9.0), alive=2.0))
    assert sorted(store.find_forgettable(5.0, 9)) == [b"asked", b"idle"]
    write(store, Change("", forget=(b"asked", b"idle", b"sits")))
    assert [bool(store.find_session(name)) for name in (b"idle", b"sits", b"asked", b"young")] == [
        False,
        True,
        False,
        True,
    ]
    assert store.alive() == 2.0


def test_seats_that_were_moved_to_another_device_can_be_taken_back(store: Store) -> None:
    write(store, Change("t", claims=(Claim(1, "session", b"S"),), lobby_entry=card("t")))
    write(store, Change("t", moved=(Claim(1, "session", b"S"),), claims=(Claim(1, "session", b"R"),)))
    assert store.moved_seats("t", b"S") == {1} and store.find_held(b"S", 9) == [(card("t"), [])]
    write(store, Change("t", revoke=((1, "session"),)))
    assert store.moved_seats("t", b"S") == set() and store.find_held(b"S", 9) == []


# SQLite behind the scenes


def test_no_question_reads_a_whole_table(sqlite_store: SQLiteStore, tmp_path: Path) -> None:
    store = sqlite_store
    write(store, append("t", 0, "x"))
    asked: list[str] = []
    connection = store._take_reader()
    connection.set_trace_callback(asked.append)
    store._give_reader(connection)
    ask_everything(store)
    assert len(asked) == 39
    look = sqlite3.connect(tmp_path / "data" / "threekings.sqlite")
    plans = {sql: [row[3] for row in look.execute(f"EXPLAIN QUERY PLAN {sql}")] for sql in asked}
    look.close()
    given = ("SCAN asked", "SCAN CONSTANT ROW", "SCAN 2-ITEM")  # what the question itself has in it
    assert [plan for plan in chain(*plans.values()) if plan.startswith("SCAN") and not plan.startswith(given)] == []
    sorted_by = [sql for sql, plan in plans.items() if "TEMP B-TREE" in " ".join(plan)]
    # The tables of one session and the devices of one account, which are not many.
    assert ["hash" in sql for sql in sorted_by] == [True] * 3
    assert sum(plan.startswith("SEARCH") for plan in chain(*plans.values())) == 58


def test_the_question_for_taken_actions_reads_no_whole_table(tmp_path: Path) -> None:
    chosen = Change("t", seal=Sealed(0, b"choice", "c"))
    store, gate, _ = write_as_a_group(SQLitePlace(tmp_path), chosen)
    write(store, append("t", 0, "x"), append("t", 1, "y"))
    question = next(sql for sql in reversed(gate.said) if "WITH asked" in sql)
    look = sqlite3.connect(tmp_path / "threekings.sqlite")
    plan = [row[3] for row in look.execute(f"EXPLAIN QUERY PLAN {question}", ["t", "x", "t", "y"])]
    look.close()
    assert sum(line.startswith("SEARCH") and "action_id=?" in line for line in plan) == 2
    assert not any(line.startswith(("SCAN log", "SCAN choice_ids")) for line in plan)
    store.close()


def test_the_connections_are_what_they_should_be(sqlite_store: SQLiteStore) -> None:
    store = sqlite_store
    with store._reader() as connection, pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM log")
    assert isinstance(store._writer._database, SQLiteDatabase)
    writing = store._writer._database.connection
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    assert [writing.execute(f"PRAGMA {name}").fetchall()[0][0] for name in pragmas] == ["wal", 2, 1]
