"""Where a server listens, and the names and links by which it is reached."""

import errno
import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address, ip_network

import rich_click as click

from threekings.server.net.origin_check import LOCAL
from threekings.texts import localized

EVERYWHERE = ("0.0.0.0", "::")
USUAL_PORTS = range(8000, 8020)
BACKLOG = 2048  # connections that wait to be accepted
INTERNET = "192.0.2.1"  # an address that is nobody's: the way there is the way out
ROUTERS = ("192.168.0.1", "192.168.1.1", "192.168.178.1", "10.0.0.1", "172.16.0.1")  # where they usually are
HOMES = ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
LOCAL_NETWORKS = [ip_network(network) for network in (*HOMES, "127.0.0.0/8")]


def listening_socket(host: str, port: int | None, *, shared: bool = False) -> socket.socket:
    """A socket that listens at a port or, if none was asked for, at the first that is free."""
    if port is not None:
        return listening_at(host, port, shared=shared)
    for usual in USUAL_PORTS:
        with suppress(Busy):
            return listening_at(host, usual)
    first, last = USUAL_PORTS[0], USUAL_PORTS[-1]
    raise click.ClickException(localized("cli-serve-all-busy", first=str(first), last=str(last), host=bracketed(host)))


class Busy(click.ClickException):
    """Somebody else listens at a port."""


def reserved_port(host: str, port: int | None) -> socket.socket:
    """A socket that keeps a port for several processes, which listen there: nobody connects to it."""
    with listening_socket(host, port) as free:
        port = free.getsockname()[1]
    return listening_at(host, port, shared=True, backlog=None)


def listening_at(host: str, port: int, *, shared: bool = False, backlog: int | None = BACKLOG) -> socket.socket:
    """A socket that listens: whether the port is free is known before anything else is done. Several processes may
    share it, and the system spreads connections over them.
    """
    address = f"{bracketed(host)}:{port}"
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if shared:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            listener.bind(place)
            if backlog is not None:
                listener.listen(backlog)
        except BaseException:
            listener.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Busy(localized("cli-serve-busy", address=address)) from None
        why = error.strerror or str(error)
        raise click.ClickException(localized("cli-serve-failed", address=address, why=why)) from None
    return listener


def own_links(host: str) -> list[str]:
    """How this server is called in the links it prints."""
    return ["127.0.0.1", *lan_addresses()] if host in EVERYWHERE else [bracketed(host)]


def own_names(host: str, address: str) -> list[str]:
    """Every name by which this server may be asked, where it listens at a host that came to be an address."""
    if host not in EVERYWHERE:
        return [*LOCAL, bracketed(host), bracketed(address)]
    machine = socket.gethostname()
    return [*LOCAL, *lan_addresses(), machine, f"{machine}.local"]


def bracketed(host: str) -> str:
    """The host as it stands in a link."""
    return f"[{host}]" if ":" in host else host


def lan_addresses() -> list[str]:
    """The addresses by which others in the local network can reach this machine, as far as it knows them."""
    return sorted({address for address in _addresses() if not address.startswith("127.")})


def private_address() -> str | None:
    """The address by which others in the local network can reach this machine: the one it has on its way to the
    internet, or else to where routers usually are."""
    found = (address_towards(target) for target in (INTERNET, *ROUTERS))
    return next((address for address in found if address and is_private(address) and address not in LOCAL), None)


def is_private(address: str) -> bool:
    """Whether it is an address of a local network, or of this machine: nobody reaches it from beyond."""
    with suppress(ValueError):
        return any(ip_address(address) in network for network in LOCAL_NETWORKS)
    return False


def address_towards(target: str) -> str | None:
    """The address from which this machine would send something there; nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((target, 9))  # it only asks which way it would go
        return str(probe.getsockname()[0])
    return None


def _addresses() -> Iterator[str]:
    with suppress(OSError):  # a machine may not know its own name
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(info[4][0])
    if address := address_towards(INTERNET):
        yield address
