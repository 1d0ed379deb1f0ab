"""`threekings accounts …`: what the operator of a server can do for those who have an account there."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import rich_click as click

from threekings.cli.commands.backup import data_setting
from threekings.cli.commands.serve import default_folder
from threekings.cli.commands.shared_options import database_setting
from threekings.server.accounts import deletion
from threekings.server.accounts.accounts import typed_key
from threekings.server.accounts.reset_codes import DAY, reset_code, reset_key
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.account_queries import AccountQueries
from threekings.server.store.changes import Account, InUse, StoreFailed
from threekings.server.store.data_folder import EDITIONS
from threekings.server.store.opening import open_store
from threekings.server.store.reading import reading
from threekings.server.store.store import Store
from threekings.texts import localized

where = data_setting("Where tables are kept.")


@contextmanager
def complaints() -> Iterator[None]:
    try:
        yield
    except (InUse, StoreFailed) as error:
        raise click.ClickException(str(error)) from None


def named(accounts: AccountQueries, name: str) -> Account:
    """The account of a name, however it is typed."""
    found = accounts.find_account(typed_key(name))
    if found is None:
        raise click.ClickException(f"there is no account {name}")
    return found


@click.command()
@where
@database_setting
def list_accounts(*, data: Path | None, database: str | None) -> None:
    """List the accounts of a server, which may go on meanwhile.

    \b
    Example:
      threekings accounts list --data /var/lib/threekings
    """
    with complaints(), reading(data or default_folder(), database) as accounts:
        found = accounts.list_accounts()
    click.echo(localized("cli-accounts", count=len(found)))
    for name, created, devices in found:
        date = datetime.fromtimestamp(created, UTC).date().isoformat()
        click.echo(localized("cli-account", name=name, date=date, devices=devices))


@click.command()
@click.argument("name")
@where
@database_setting
def reset_password(name: str, *, data: Path | None, database: str | None) -> None:
    """Print a code with which somebody chooses a new password.

    It is good for a day and for one password, and is made without the old one; the server may go on meanwhile. Where
    tables are kept in a database, --data names the folder of the server all the same: the key of its codes is there.

    \b
    Example:
      threekings accounts reset-password Ada
      threekings accounts reset-password Ada --data /var/lib/threekings
    """
    folder = data or default_folder()
    with complaints(), reading(folder, database) as accounts:
        account = named(accounts, name)
    code = reset_code(reset_key(folder), account, int(time.time()) + DAY)
    click.echo(localized("cli-account-code", name=account.name, code=code))
    click.echo(localized("cli-account-code-where", code=code))


@click.command()
@click.argument("name")
@where
@database_setting
def delete_account(name: str, *, data: Path | None, database: str | None) -> None:
    """Delete an account, while no server runs over its folder; of a database it may.

    With it go its ratings, what was said, and games without other people; in games with others its moves stay, under
    the name of a guest. Whoever knows the password does the same on the page.

    \b
    Example:
      threekings accounts delete Ada --data /var/lib/threekings
    """
    folder = data or default_folder()
    with complaints(), closing(open_store(folder, database)) as store:
        account = named(store, name)
        asyncio.run(deleted(store, account, folder))
    click.echo(localized("cli-account-deleted", name=account.name))


async def deleted(store: Store, account: Account, folder: Path) -> None:
    registry = TableRegistry(store, now=time.time, random_bytes=secrets.token_bytes, editions=folder / EDITIONS)
    try:
        await deletion.delete(registry, account)
    finally:
        await registry.close()
        registry.replays.close()
