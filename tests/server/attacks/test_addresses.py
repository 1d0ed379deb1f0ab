"""Whoever has many addresses, sessions or cookies may not do more than others, nor in another's name."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.attacks.strangers import ATTACKER, HONEST, UPGRADE, Stranger
from tests.server.serving import WAIT, Browser, Served, serving
from threekings.server.net.addresses import counted_address, is_here
from threekings.server.net.rate_limits import FORGET_EVERY, MANY, RateLimits
from threekings.server.net.sessions import COOKIE, SECURE_COOKIE, session_in
from threekings.server.protocol.messages import Recorded
from threekings.server.registry.registry import hashed
from threekings.server.registry.replays import FROM_ADDRESS, WAITING, Asker, Replays
from threekings.server.table.refused import Refused

PLAN = {"game": "king-lui", "seats": ["open"] * 3}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, limited=True) as running:
        yield running


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("0:0:0:0:0:0:0:1", None),
        ("::ffff:127.0.0.1", None),
        ("127.0.0.66", "127.0.0.66"),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "unreadable"),
        ("other nonsense", "unreadable"),
    ],
)
def test_an_address_is_counted_as_what_one_customer_has(address: str, counted: str | None) -> None:
    assert counted_address(address) == counted
    assert is_here(address) is (counted is None)


def test_sessions_made_in_bulk_may_not_ask_more_than_their_address(served: Served) -> None:
    visits = served.registry.visits = RateLimits(0.0, 40.0, served.registry.now)
    transport = httpx.HTTPTransport(local_address=ATTACKER)
    with httpx.Client(base_url=served.address, transport=transport, timeout=WAIT) as attacker:
        asked = []
        for _ in range(4):
            attacker.cookies.clear()
            made = attacker.post("/api/tables", json=PLAN)
            assert made.status_code == 201 and attacker.cookies
            asked += [attacker.get("/api/mine").status_code for _ in range(12)]
    assert (asked.count(200), asked.count(429)) == (36, 12)
    assert visits.buckets.keys() == {ATTACKER}
    honest = httpx.get(f"{served.address}/api/tables")
    assert honest.status_code == 200


def test_sessions_made_in_bulk_do_not_have_all_replays_made() -> None:
    async def story() -> None:
        replays, broken = Replays(), Recorded("threekings 1")
        asking = [
            asyncio.create_task(replays.of_record(Asker(session, ATTACKER), broken)) for session in range(WAITING)
        ]
        await asyncio.sleep(0)
        assert len(replays.asking) == FROM_ADDRESS
        for other in (Asker("honest", HONEST), Asker("here"), Asker("here too")):
            with pytest.raises(Refused) as refused:
                await replays.of_record(other, broken)
            assert refused.value.code == "record"  # and not that it has to wait
        codes = [error.code for error in await asyncio.gather(*asking, return_exceptions=True)]  # type: ignore[union-attr]
        assert codes.count("rate") == WAITING - FROM_ADDRESS
        replays.close()

    asyncio.run(story())


def test_pages_and_refusals_are_counted_too_and_end_the_connection(served: Served) -> None:
    served.registry.visits = RateLimits(0.0, 2.0, served.registry.now)
    transport = httpx.HTTPTransport(local_address=ATTACKER)
    with httpx.Client(base_url=served.address, transport=transport, timeout=WAIT) as attacker:
        answers = [attacker.get(path) for path in ("/", "/nothing.txt", "/", "/health")]
        assert [answer.status_code for answer in answers[2:]] == [429, 429]
        assert answers[2].headers["connection"] == "close" and answers[2].json()["code"] == "rate"
        elsewhere = attacker.post("/api/tables", json=PLAN, headers={"Origin": "http://evil.example"})
        assert (elsewhere.status_code, elsewhere.headers["connection"]) == (403, "close")


def test_new_sockets_are_requests_of_their_address(served: Served) -> None:
    served.registry.visits = RateLimits(0.0, 2.0, served.registry.now)
    for address, status in ((ATTACKER, 101), (ATTACKER, 101), (ATTACKER, 429), (HONEST, 101)):
        with Stranger(served, address) as stranger:
            assert f" {status} ".encode() in stranger.send(f"{UPGRADE}\r\n").socket.recv(1000)


def test_figures_are_for_this_machine_and_not_for_its_neighbours(served: Served) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ATTACKER)) as stranger:
        assert stranger.get(f"{served.address}/metrics").status_code == 403
        forwarded = stranger.get(f"{served.address}/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert forwarded.status_code == 403
    assert httpx.get(f"{served.address}/metrics").status_code == 200


def test_many_addresses_at_once_do_not_make_a_limit_slow() -> None:
    """All of them are looked through now and then, not at every request."""
    now, looks = 0.0, []

    class Counting(RateLimits):
        def forget(self) -> None:
            looks.append(now)
            super().forget()

    limits = Counting(0.001, 10.0, lambda: now)
    for number in range(2 * MANY):
        limits.allow(number)
    assert len(looks) == 1
    now = FORGET_EVERY
    limits.allow(0)
    assert len(looks) == 2


# Cookies


def scope(scheme: str, *cookies: str) -> dict[str, object]:
    return {"scheme": scheme, "headers": [(b"cookie", cookie.encode("latin-1")) for cookie in cookies]}


def test_a_plain_cookie_is_no_session_over_https() -> None:
    """Whoever sits on the way, or on a neighbouring host, can plant one."""
    both = f"{COOKIE}=planted; {SECURE_COOKIE}=own"
    for scheme in ("https", "wss"):
        assert session_in(scope(scheme, f"{COOKIE}=planted")) is None
        assert session_in(scope(scheme, both)) == hashed("own")
        assert session_in(scope(scheme, f"{COOKIE}=planted", f"{SECURE_COOKIE}=own")) == hashed("own")
    for scheme in ("http", "ws"):
        assert session_in(scope(scheme, f"{COOKIE}=own")) == hashed("own")


@pytest.mark.parametrize("others", ["a/b=c; (=x", "$Version=1; =;;==", "expires=now", '"', "\xff=\xfe", "a"])
def test_cookies_of_others_do_not_matter(others: str) -> None:
    assert session_in(scope("ws", others)) is None
    assert session_in(scope("ws", f"{others}; {COOKIE}=own")) == hashed("own")
    assert session_in(scope("ws", others, f'{COOKIE}="own"')) == hashed("own")


def test_a_planted_cookie_opens_no_seat_over_https(served: Served, ada: Browser) -> None:
    """The victim would play in the attacker's name, and show what it does there."""
    table = ada.ask("", PLAN)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    secret = ada.http.cookies[COOKIE]
    for name, status in ((COOKIE, 403), (SECURE_COOKIE, 200)):
        headers = {"X-Forwarded-Proto": "https", "Cookie": f"{name}={secret}"}
        answer = httpx.get(f"{served.address}/api/tables/{table}?seat=0", headers=headers)
        assert answer.status_code == status
        address = f"ws://127.0.0.1:{served.port}/ws"
        with connect(address, additional_headers=headers, close_timeout=1) as socket:
            socket.send(f'{{"do":"hello","table":"{table}","seat":0}}')
            assert ("refusal" in str(socket.recv(WAIT))) is (status == 403)


def test_over_https_a_new_cookie_is_one_that_nobody_can_plant(served: Served) -> None:
    headers = {"X-Forwarded-Proto": "https", "Cookie": f"{COOKIE}=planted"}
    made = httpx.post(f"{served.address}/api/tables", json=PLAN, headers=headers)
    assert made.headers["set-cookie"].startswith(f"{SECURE_COOKIE}=")
