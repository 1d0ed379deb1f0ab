"""At the door: names, origins, and how much anyone may ask."""

from typing import Any

import pytest

from threekings.server.net.origin_check import LOCAL, OriginCheck
from threekings.server.net.rate_limits import MANY, Bucket, RateLimits


async def nobody(*_: Any) -> None:
    raise AssertionError("not to be called")


def refusal(host: str | None, origin: str | None = None, *, kind: str = "http", method: str = "POST") -> str | None:
    headers = [(b"host", host.encode())] if host is not None else []
    headers += [(b"origin", origin.encode())] if origin is not None else []
    scope = {"type": kind, "method": method, "headers": headers}
    return OriginCheck(nobody, [*LOCAL, "Table.example", "192.168.1.5"]).refusal(scope)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:8000", "[::1]", "[::1]:8000", "TABLE.example:443", "192.168.1.5:80"]
)
def test_the_server_answers_to_its_names_with_any_port(host: str) -> None:
    assert refusal(host) is None


@pytest.mark.parametrize(
    "host",
    [None, "", "evil.example", "localhost.evil.example", "localhost:80:80", "localhost:x", "table.example.", "::1"],
)
def test_the_server_answers_to_no_other_name(host: str | None) -> None:
    assert refusal(host)
    assert refusal(host, kind="websocket", method="")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://localhost:81", "http://localhost.evil:80"]
)
def test_a_page_from_elsewhere_changes_nothing_and_opens_no_socket(origin: str) -> None:
    assert refusal("localhost:80", origin)
    assert refusal("localhost:80", origin, kind="websocket", method="")
    assert refusal("localhost:80", origin, method="GET") is None  # it cannot read the answer


def test_a_page_of_ours_may_do_what_it_likes() -> None:
    assert refusal("localhost:80", "http://localhost:80") is None
    assert refusal("table.example", "https://TABLE.example") is None
    assert refusal("localhost:80", "http://localhost:80", kind="websocket", method="") is None


def test_a_bucket_takes_some_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(rate=2, most=3, at=100)
    assert [bucket.takes(100) for _ in range(4)] == [True, True, True, False]
    assert [bucket.takes(100.5), bucket.takes(100.5), bucket.takes(103)] == [True, False, True]
    assert bucket.takes(50)  # a clock that was put back gives nothing and takes nothing
    assert bucket.level <= bucket.most


def test_everybody_has_a_bucket_and_empty_ones_are_forgotten() -> None:
    now = 0.0
    limits = RateLimits(1, 1, lambda: now)
    assert limits.allow("ada") and not limits.allow("ada") and limits.allow("bea")
    for number in range(MANY):
        limits.allow(number)
    now = 10.0
    assert limits.allow("ada")
    assert len(limits.buckets) == 1
