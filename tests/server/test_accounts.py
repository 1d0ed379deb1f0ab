"""Accounts: who may come in, and what goes with them from browser to browser."""

import asyncio

import pytest

from tests.server.account_holders import PASSWORD, PHONE, Screen, entered, made
from tests.server.places import everywhere
from tests.server.registries import ADA, TestServer, no_sleep, refused, run
from threekings.server.accounts import accounts, passwords
from threekings.server.accounts.accounts import Caller
from threekings.server.accounts.reset_codes import DAY, reset_code
from threekings.server.lifecycle.sweeping import RETENTION, Sweeper
from threekings.server.net.sessions import COOKIE_AGE
from threekings.server.protocol.messages import Hello
from threekings.server.registry.live_table import COME_BACK
from threekings.server.registry.lobby import my_tables
from threekings.server.registry.perform import play
from threekings.server.registry.registry import hashed
from threekings.server.seating.seat_claims import seats_of, sit

# Coming in


@everywhere
def test_a_password_lets_in_and_another_does_not(server: TestServer) -> None:
    async def story() -> None:
        account = await made(server, "Ada")
        assert account.password.startswith("$argon2id$") and PASSWORD not in account.password
        session = await entered(server, "ａｄＡ ")
        assert server.registry.holder_of(session) == account.id
        assert await refused(entered(server, "Ada", password="wrong horse")) == "password"
        assert await refused(entered(server, "Nobody")) == "password"
        assert server.registry.holder_of(hashed("stranger")) == hashed("stranger")
        assert [one.device for one in server.store.devices(account.id)] == ["Firefox", "Phone"]

    run(story())


@everywhere
def test_names_that_look_alike_are_one(server: TestServer) -> None:
    async def story() -> None:
        await made(server, "Ada")
        for name in ("ada", "ＡＤＡ", " A\u200bda "):
            assert await refused(made(server, name)) == "name-taken"
        both = await asyncio.gather(made(server, "Bea"), made(server, "BEA"), return_exceptions=True)
        assert sorted(type(one).__name__ for one in both) == ["Account", "Refused"]
        assert [name for name, *_ in server.store.list_accounts()] in (["Ada", "Bea"], ["Ada", "BEA"])

    run(story())


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("", PASSWORD, "name"),
        ("A" * 33, PASSWORD, "name"),
        ("Ada\nBea", PASSWORD, "name"),
        ("Ada", "short", "weak"),
        ("Ada", "x" * 129, "weak"),
        ("Ada", "nul\0" * 3, "weak"),
        ("Ada Lovelace", "ADA lovelace", "weak"),
    ],
)
def test_bad_names_and_passwords_change_nothing(server: TestServer, name: str, password: str, code: str) -> None:
    async def story() -> None:
        caller = Caller(None, None)
        assert await refused(accounts.create(server.registry, caller, name, password)) == code
        assert server.store.list_accounts() == []

    run(story())


def test_what_nobodys_password_is_costs_what_others_do() -> None:
    assert not passwords.HASHER.check_needs_rehash(passwords.NOBODYS)


def test_where_there_are_no_accounts_nobody_makes_one(server: TestServer) -> None:
    async def story() -> None:
        server.registry.has_accounts = False
        assert await refused(made(server, "Ada")) == "no-accounts"
        assert await refused(entered(server, "Ada")) == "no-accounts"

    run(story())


# From browser to browser


@everywhere
def test_what_a_guest_holds_goes_over_to_the_account_and_to_its_other_devices(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        (ada,) = server.connect(live, 0)
        ada.session = ADA.hash
        account = await made(server, "Ada", ADA)
        assert ada.closed == COME_BACK
        assert seats_of(server.registry, live, account.id) == [0]
        assert seats_of(server.registry, live, ADA.hash) == []
        phone = await entered(server, "Ada")
        assert [entry.mine for entry in await my_tables(server.registry, server.registry.holder_of(phone))] == [[0]]
        other, _ = await server.planned("open open open")
        await sit(server.registry, other, PHONE, "Guest")
        again = await entered(server, "Ada", PHONE)
        assert seats_of(server.registry, other, server.registry.holder_of(again)) == [0]
        await server.restart()
        assert {entry.table for entry in await my_tables(server.registry, account.id)} == {
            live.table.id,
            other.table.id,
        }

    run(story())


@everywhere
def test_two_devices_look_from_the_same_seat(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        account = await made(server, "Ada", ADA)
        phone, desk = await entered(server, "Ada"), await entered(server, "Ada")
        screens = [Screen(server, session) for session in (phone, desk)]
        for screen in screens:
            await screen.connection.handle(Hello(live.table.id, 0))
        await play(server.registry, live, 0, "draw")
        assert [screen.seen[-1]["seat"] for screen in screens] == [0, 0]
        assert live.table.seats[0].name == "Player 0"
        await accounts.log_out_device(server.registry, account, phone.hex()[:16])
        assert [screen.closed for screen in screens] == [COME_BACK, COME_BACK]
        gone, back = Screen(server, phone), Screen(server, desk)
        assert await refused(gone.connection.handle(Hello(live.table.id, 0))) == "not-yours"
        await back.connection.handle(Hello(live.table.id, 0))
        assert await refused(accounts.log_out_device(server.registry, account, phone.hex()[:16])) == "unknown"

    run(story())


@everywhere
def test_another_password_ends_all_other_sessions(server: TestServer) -> None:
    async def story() -> None:
        account = await made(server, "Ada")
        here, there = await entered(server, "Ada"), await entered(server, "Ada")
        registry = server.registry
        caller = Caller(here, None)
        wrong = accounts.change_password(registry, caller, account, "wrong horse", "battery staple")
        assert await refused(wrong) == "password"
        await accounts.change_password(registry, caller, account, PASSWORD, "battery staple")
        assert [registry.holder_of(one) == account.id for one in (here, there)] == [True, False]
        assert await refused(entered(server, "Ada")) == "password"
        await entered(server, "Ada", password="battery staple")

    run(story())


@everywhere
def test_a_code_of_the_operators_is_good_for_one_new_password(server: TestServer) -> None:
    async def story() -> None:
        registry, key = server.registry, b"k" * 32
        account, other = await made(server, "Ada"), await made(server, "Bea")
        old = await entered(server, "Ada")
        code = reset_code(key, account, int(server.time) + DAY)

        async def reset(name: str, code: str) -> bytes:
            return hashed(await accounts.reset_password(registry, Caller(None, None), name, code, "battery staple"))

        assert await refused(reset("Ada", code)) == "code"  # this server has no key
        registry.reset_key = key
        for name, wrong in (("Bea", code), ("Ada", "0-x"), ("Ada", ""), ("Nobody", code), ("Ada", code[:-1])):
            assert await refused(reset(name, wrong)) == "code"
        server.time += DAY + 1
        assert await refused(reset("Ada", code)) == "code"
        server.time -= DAY
        session = await reset("Ada", code)
        assert registry.holder_of(session) == account.id != registry.holder_of(old)
        assert await refused(reset("Ada", code)) == "code"
        assert registry.store.read_account(other.id) == other

    run(story())


@everywhere
def test_a_session_is_forgotten_when_its_cookie_is_and_the_account_stays(server: TestServer) -> None:
    async def story() -> None:
        account = await made(server, "Ada")
        session = await entered(server, "Ada")
        server.time += COOKIE_AGE + 1

        await Sweeper(server.registry, RETENTION, sessions=COOKIE_AGE, sleep=no_sleep).sweep()
        assert server.store.account_of_session(session) is None and server.store.devices(account.id) == []
        assert server.store.find_session(account.id) is not None
        await entered(server, "Ada")

    run(story())
