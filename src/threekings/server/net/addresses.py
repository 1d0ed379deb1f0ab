"""Addresses as limits count them: whoever has many of them may not do more than others.

Programs on this machine are not counted: a reverse proxy, whose clients are counted by the address it forwards, or a
load generator. They are at 127.0.0.1 or ::1 exactly; at other addresses of the loopback network are strangers.
"""

import ipaddress
from functools import lru_cache
from typing import Any

HERE = ("127.0.0.1", "::1")
IPV6_PREFIX = 64  # bits; the others are chosen by whoever is there
MOST_LETTERS = 64  # of what a proxy forwards: no address is longer
UNREADABLE = "unreadable"  # all that a proxy forwards and that is no address, counted together


def plain_address(host: str) -> str:
    """The address as it is usually written: one of IPv4 in an IPv6 coat is one of IPv4."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


def is_here(host: str) -> bool:
    """Whether an address is of a program on this machine."""
    return plain_address(host) in HERE


@lru_cache(4096)
def counted_address(host: str) -> str | None:
    """What limits count of an address: of IPv6 the network; nothing of this machine."""
    if is_here(host):
        return None
    try:
        address = ipaddress.ip_address(plain_address(host))
    except ValueError:
        return UNREADABLE
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.IPv6Network((int(address), IPV6_PREFIX), strict=False))


def address_of(scope: Any) -> str | None:
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return None if client is None else counted_address(client[0][:MOST_LETTERS])
