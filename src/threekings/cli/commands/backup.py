"""`threekings backup` and `threekings restore`: all data of a server, out of a folder or a database and back."""

from pathlib import Path

import rich_click as click

from threekings.cli.commands.serve import default_folder
from threekings.cli.commands.shared_options import Decorator, database_setting
from threekings.server.store.backups import back_up
from threekings.server.store.backups import restore as put_back
from threekings.server.store.changes import InUse, StoreFailed
from threekings.texts import localized


def data_setting(what: str) -> Decorator:
    return click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER", help=what)


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@data_setting("Where tables are kept.")
@database_setting
def backup(folder: Path, *, data: Path | None, database: str | None) -> None:
    """Back up all tables into a new folder.

    All data as of one moment, in one SQLite file wherever it is kept, and the editions of your own; the server may go
    on meanwhile. The folder holds hidden cards of games that are not over. It can be served as it is.

    \b
    Example:
      threekings backup backup-1
      threekings backup backup-1 --data /var/lib/threekings
      threekings backup backup-1 --database postgresql://threekings@localhost/threekings
    """
    try:
        tables = back_up(data or default_folder(), database, folder)
    except (InUse, StoreFailed) as error:
        raise click.ClickException(str(error)) from None
    click.echo(localized("cli-backed-up", tables=tables, folder=str(folder)))


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@data_setting("Where tables are to be kept: a folder without any.")
@database_setting
def restore(folder: Path, *, data: Path | None, database: str | None) -> None:
    """Put a backup where there is nothing yet.

    Into a folder, or into a database that is empty; with a backup of the one, tables move to the other. Nothing that is
    there is overwritten, and no server may use it meanwhile.

    \b
    Example:
      threekings restore backup-1 --data /var/lib/threekings
      threekings restore backup-1 --database postgresql://threekings@localhost/threekings
    """
    target = data or default_folder()
    try:
        tables = put_back(folder, target, database)
    except (InUse, StoreFailed) as error:
        raise click.ClickException(str(error)) from None
    click.echo(localized("cli-restored", tables=tables))
