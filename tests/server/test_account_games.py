"""What an account has played: shown, exported, played again, and what is left of it when the account is deleted."""

import msgspec
import pytest

from tests.server.account_holders import accounts_table, entered, finish, made, skill
from tests.server.places import everywhere
from tests.server.registries import ADA, BEA, CARL, HOST, TestServer, no_sleep, refused, run
from threekings.server.accounts import accounts, deletion, exporting, history
from threekings.server.accounts.accounts import Caller
from threekings.server.accounts.reset_codes import DAY, reset_code
from threekings.server.lifecycle.sweeping import RETENTION, Sweeper
from threekings.server.net.sessions import COOKIE_AGE
from threekings.server.protocol.messages import PastSeat, TablePlan
from threekings.server.registry.creating import create_table
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.lobby import my_tables
from threekings.server.registry.perform import speak
from threekings.server.registry.registry import hashed
from threekings.server.seating.seat_claims import sit
from threekings.server.store.account_statements import player_of
from threekings.server.store.changes import Change, Session, StoreFailed
from threekings.server.table.table import OVER

# What was played


@everywhere
def test_a_profile_tells_of_games_that_were_carried_over_too(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table("open open", "ku-ka-king")
        await finish(server, live)
        account = await made(server, "Ada", ADA)
        await made(server, "Bea", BEA)
        second, hinted = await accounts_table(server, ["Ada", "Bea"]), await accounts_table(server, ["Ada", "Bea"])
        await finish(server, second)
        hinted.table.hinted.add(0)
        await finish(server, hinted)
        told = history.profile(server.registry, account, None)
        assert [(one.game, one.players, one.games) for one in told.totals] == [("ku-ka-king", 2, 2)]
        assert {one.name for one in told.companions} == {"Player 1", "Bea"}
        assert [one.games for one in told.ratings] == [1]
        page = history.page(server.registry, account, history.LATEST)
        assert [(one.entry.table, one.rating is not None) for one in page] == [
            (hinted.table.id, False),
            (second.table.id, True),
            (live.table.id, False),
        ]
        last = page[1].entry
        rest = history.page(server.registry, account, (last.updated, last.table))
        assert [one.entry.table for one in rest] == [live.table.id]

    run(story())


@everywhere
def test_an_export_has_ones_own_games_and_words_and_nobody_elses(server: TestServer) -> None:
    async def story() -> None:
        ada, _ = await made(server, "Ada"), await made(server, "Bea")
        over, others = await accounts_table(server, ["Ada", "Bea"]), await accounts_table(server, ["Bea", "Carl"])
        playing = await accounts_table(server, ["Ada", "Bea"])
        await speak(server.registry, over, 0, "", "hello from Ada")
        await speak(server.registry, over, 1, "", "hello from Bea")
        await speak(server.registry, others, None, "Ada", "looking on", who=ada.id)
        await finish(server, over)
        lines = [msgspec.json.decode(line) async for line in exporting.lines(server.registry, ada, None)]
        assert lines[0]["name"] == "Ada" and "password" not in lines[0]
        tables = {line["table"]: line for line in lines[1:]}
        assert {*tables} == {over.table.id, playing.table.id, others.table.id}
        assert [words for _, words in tables[over.table.id]["said"]] == ["hello from Ada"]
        assert [words for _, words in tables[others.table.id]["said"]] == ["looking on"]
        assert (
            tables[over.table.id]["record"].startswith("threekings 1\ngame ku-ka-king")
            and tables[over.table.id]["rating"]
        )
        assert tables[playing.table.id]["record"] is None  # it would tell the cards

    run(story())


# Playing again


@everywhere
def test_people_one_has_played_with_find_a_table_among_theirs(server: TestServer) -> None:
    async def story() -> None:
        ada, bea = await made(server, "Ada", ADA), await made(server, "Bea", BEA)
        past = await accounts_table(server, ["Ada", "Bea", "Carl"])
        plan = TablePlan("ku-ka-king", ["open", "human", "open"], invited={1: PastSeat(past.table.id, 1)})

        async def invite(who: bytes, plan: TablePlan) -> LiveTable:
            action = server.action(Session(who, 0.0))
            return await server.registry.find((await create_table(server.registry, plan, action)).table)

        assert await refused(invite(ada.id, plan)) == "invited"  # it is not over yet
        await finish(server, past)
        for who, seat, table in ((HOST.hash, 1, past.table.id), (ada.id, 0, past.table.id), (ada.id, 1, "nowhere")):
            wrong = msgspec.structs.replace(plan, invited={1: PastSeat(table, seat)})
            assert await refused(invite(who, wrong)) == "invited"
        live = await invite(ada.id, plan)
        (found,) = [one for one in await my_tables(server.registry, bea.id) if one.table == live.table.id]
        assert (found.status, found.mine) == ("gathering", [1])
        assert await refused(sit(server.registry, live, CARL, "Carl", seat=1)) == "taken"
        assert await sit(server.registry, live, Session(bea.id, 0.0), "Bea") == 1
        guest = msgspec.structs.replace(plan, invited={1: PastSeat(past.table.id, 2)})
        live = await invite(ada.id, guest)
        assert await sit(server.registry, live, Session(hashed("Carl"), 0.0), "Carl") == 1
        for _ in range(4):
            await invite(ada.id, plan)
        assert await refused(invite(ada.id, plan)) == "rate"

    run(story())


# The end


@everywhere
def test_what_is_deleted_is_gone_and_shared_games_stay_a_guests(server: TestServer) -> None:
    async def story() -> None:
        registry = server.registry
        ada, bea = await made(server, "Adelheid"), await made(server, "Bea")
        phone = await entered(server, "Adelheid")
        alone = await accounts_table(server, ["Adelheid"], "random")
        shared, playing = (
            await accounts_table(server, ["Adelheid", "Bea"]),
            await accounts_table(server, ["Bea", "Adelheid"]),
        )
        watched = await accounts_table(server, ["Bea", "Carl"])
        await speak(registry, shared, 0, "", "Adelheid was here")
        await speak(registry, shared, 1, "", "so was Bea")
        await speak(registry, watched, None, "Adelheid", "Adelheid looks on", who=ada.id)
        for live in (alone, shared):
            await finish(server, live)
        rating = skill(server, player_of(bea.id), 2)
        (watching,) = server.connect(shared, 1)
        await deletion.delete(registry, ada)
        assert watching.last["seats"][0]["name"] == "Guest" and "Adelheid" not in repr(watching.received)
        assert registry.holder_of(phone) == phone
        assert await refused(entered(server, "Adelheid")) == "password"
        assert server.store.read_log(alone.table.id) == [] and server.store.read_lobby(alone.table.id) is None
        assert playing.table.seats[1].why == "resigned"
        for _ in range(2):
            told = [
                *(body for table in (shared, playing, watched) for body in bodies(server, table.table.id)),
                *(row.body for row in server.store.find_lobby()),
            ]
            assert b"Adelheid" not in b"".join(told) and b"so was Bea" in b"".join(told)
            again = await registry.find(shared.table.id)
            assert [place.name for place in again.table.seats] == ["Guest", "Bea"]
            assert again.table.result == shared.table.result and again.table.status == OVER
            await server.restart()
            registry = server.registry
        assert skill(server, player_of(bea.id), 2) == rating
        assert server.store.standings(player_of(ada.id)) == [] == server.store.tables_of(ada.id)

    run(story())


@everywhere
def test_a_deletion_that_was_cut_short_is_finished(server: TestServer) -> None:
    async def story() -> None:
        account = await made(server, "Adelheid")
        live = await accounts_table(server, ["Adelheid", "Bea"])
        await finish(server, live)
        written = 0

        def fail_later(_: Change) -> None:
            nonlocal written
            written += 1
            server.store.broken = written > 1

        server.store.before = fail_later
        with pytest.raises(StoreFailed):
            await deletion.delete(server.registry, account)
        server.store.broken = False
        assert await refused(entered(server, "Adelheid")) == "password"
        server.registry.reset_key = b"k" * 32
        code = reset_code(server.registry.reset_key, account, int(server.time) + DAY)
        reset = accounts.reset_password(server.registry, Caller(None, None), "Adelheid", code, "battery staple")
        assert await refused(reset) == "code"
        await server.restart()
        await Sweeper(server.registry, RETENTION, sessions=COOKIE_AGE, sleep=no_sleep).sweep()
        assert server.store.list_accounts() == []
        assert b"Adelheid" not in b"".join(bodies(server, live.table.id))
        await made(server, "Adelheid")

    run(story())


def bodies(server: TestServer, table: str) -> list[bytes]:
    return [entry.body for entry in server.store.read_log(table)]
