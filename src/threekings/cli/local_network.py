"""The local network of a server: whether it can be let in, and what the terminal tells about it."""

import sys
from contextlib import closing

import rich_click as click

from threekings.cli.qr_code import printed
from threekings.cli.server_address import bracketed, is_private, listening_at, private_address
from threekings.server.net.local_network import LocalNetwork
from threekings.server.net.origin_check import LOCAL
from threekings.texts import localized


def checked_address(_context: click.Context, _option: click.Parameter, address: str | None) -> str | None:
    """Only an address of a local network, or of this machine: nothing beyond is opened."""
    if address is None or is_private(address):
        return address
    raise click.BadParameter(localized("cli-serve-lan-not-private", address=address))


def check_possible(host: str, port: int, address: str | None) -> None:
    """Tell in one line, before anything else is done, why the local network cannot be let in."""
    if bracketed(host) not in LOCAL:
        raise click.ClickException(localized("cli-serve-lan-host", host=host))
    address = address or private_address()
    if address is None:
        raise click.ClickException(localized("cli-serve-lan-nowhere"))
    with closing(listening_at(address, port)):
        pass


def tell(network: LocalNetwork, here: str) -> None:
    """Where others find the server, as a code for their phones too; or how they could be let in."""
    if network.link:
        click.echo(localized("cli-serve-lan-at", address=network.link))
        if sys.stdout.isatty():
            click.echo(printed(network.link))
        click.echo(localized("cli-serve-lan-opens"))
    elif network.find_address():
        click.echo(localized("cli-serve-lan-how", address=link_with_token(network, here)))


def link_with_token(network: LocalNetwork, here: str) -> str:
    """The page on this machine, which may let the local network in."""
    return f"{here}/#lan={network.token}"
