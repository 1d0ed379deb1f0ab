"""Attacks on accounts: guessing, flooding, and a second seat by way of a guest."""

import asyncio

from tests.server.account_holders import PASSWORD, PHONE, entered, made
from tests.server.places import everywhere
from tests.server.registries import ADA, TestServer, refused, run
from threekings.server.accounts import accounts, passwords
from threekings.server.accounts.accounts import Caller
from threekings.server.protocol.messages import Succeed
from threekings.server.seating.succession import ask


@everywhere
def test_who_guesses_is_stopped_by_name_and_by_address(server: TestServer) -> None:
    async def story() -> None:
        registry, tried = server.registry, 0
        await made(server, "Ada")
        while await refused(accounts.log_in(registry, Caller(None, f"192.0.2.{tried}"), "Ada", "guess")) == "password":
            tried += 1
        assert tried < 30
        for typed in ("ada", "A\u200bda", " ＡＤＡ "):  # the right one as well, for a while, however it is typed
            assert await refused(entered(server, typed)) == "rate"
        server.time += 120
        await entered(server, "Ada")
        tried = 0
        while await refused(accounts.log_in(registry, Caller(None, "192.0.2.1"), f"N{tried}", "guess")) == "password":
            tried += 1
        assert tried < 30

    run(story())


def test_a_flood_of_passwords_waits_in_a_short_line(server: TestServer) -> None:
    async def story() -> None:
        tries = [entered(server, f"Nobody {number}") for number in range(3 * passwords.MOST_WAITING)]
        codes = await asyncio.gather(*map(refused, tries))
        assert codes.count("password") == passwords.MOST_WAITING
        assert codes.count("busy") == 2 * passwords.MOST_WAITING
        assert server.registry.passwords.waiting == 0
        await made(server, "Ada")

    run(story())


def test_who_gave_up_waiting_is_still_counted(server: TestServer) -> None:
    async def story() -> None:
        keeper = server.registry.passwords
        tries = [asyncio.create_task(keeper.hashed(PASSWORD)) for _ in range(passwords.MOST_WAITING)]
        await asyncio.sleep(0)
        for one in tries:
            one.cancel()
        await asyncio.gather(*tries, return_exceptions=True)
        assert keeper.waiting > 0
        assert (
            await refused(asyncio.gather(*(keeper.hashed(PASSWORD) for _ in range(passwords.MOST_WAITING + 1))))
            == "busy"
        )

    run(story())


@everywhere
def test_a_guests_wish_for_a_seat_is_not_an_accounts(server: TestServer) -> None:
    """Else whoever has seen the cards of one seat would ask for another as a guest, and log in before all agree."""

    async def story() -> None:
        live = await server.table()
        await made(server, "Ada", ADA)
        server.time += 61
        await ask(server.registry, live, PHONE, Succeed(1, "Newcomer"))
        assert len(live.wishes.successors) == 1
        await entered(server, "Ada", PHONE)
        assert live.wishes.successors == []

    run(story())
