"""The command `threekings`: which commands there are, and the one place where refusals become exit codes.

One command, one file, one line in COMMANDS. A command is imported when it is used, so that the others start
quickly whatever it needs.
"""

import io
import os
import sys
from importlib import import_module
from typing import Any

import rich_click as click

from threekings import __version__, plain_letters
from threekings.errors import BrokenRecord
from threekings.texts import localized

click.rich_click.TEXT_PARAGRAPH_LINEBREAKS = "\n\n"
click.rich_click.PADDING_HELPTEXT_FIRST_LINE = (0, 0, 1, 0)
click.rich_click.RANGE_STRING = ""  # what is out of range is told when it is given
FINE, FAILED, BAD_INPUT = 0, 1, 2

COMMANDS = {
    "serve": ("threekings.cli.commands.serve:serve", "Serve tables to browsers and programs."),
    "backup": ("threekings.cli.commands.backup:backup", "Back up all tables of a server."),
    "restore": ("threekings.cli.commands.backup:restore", "Put a backup into a folder or a database."),
    "accounts list": ("threekings.cli.commands.accounts:list_accounts", "List the accounts of a server."),
    "accounts reset-password": (
        "threekings.cli.commands.accounts:reset_password",
        "Print a code with which somebody chooses a new password.",
    ),
    "accounts delete": ("threekings.cli.commands.accounts:delete_account", "Delete an account."),
    "play": ("threekings.cli.commands.play:play", "Play against bots in the terminal."),
    "replay": ("threekings.cli.commands.replay:replay", "Step through a recorded game."),
    "score": ("threekings.cli.commands.score:score", "Score a game played on a real table."),
    "verify": ("threekings.cli.commands.verify:verify", "Check records against the rules."),
    "simulate": ("threekings.cli.commands.simulate:simulate", "Let bots play many games."),
    "arena": ("threekings.cli.commands.arena:arena", "Prove how strong bots are."),
    "lab": ("threekings.cli.commands.lab:lab", "Ask how a game is balanced."),
    "lab tune": ("threekings.cli.commands.tune:tune", "Search an edition that is fair to all seats."),
    "bench": ("threekings.cli.commands.bench:bench", "Measure speed."),
    "languages": ("threekings.cli.commands.languages:list_languages", "List languages and what they lack."),
    "doctor": ("threekings.cli.commands.doctor:doctor", "Show versions, caches and devices; compile ahead."),
}


class Commands(click.RichGroup):
    """Lists commands by their line in COMMANDS and loads the one that is called."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """For listings only: the line of COMMANDS, without importing anything."""
        return click.RichCommand(name=name, short_help=COMMANDS[name][1]) if name in self.list_commands(ctx) else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        for words in (2, 1):  # some commands have two
            name = " ".join(args[:words])
            if name in self.list_commands(ctx):
                return name, load(name), args[words:]
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run a command; whatever is refused gives one line on stderr and an exit code, never a traceback."""
        _never_fail_on_letters()
        try:
            code = super().main(*args, **(settings | {"standalone_mode": False}))
            sys.stdout.flush()
        except BrokenPipeError:  # the reader has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = FAILED
        except ModuleNotFoundError as error:
            complain(missing_extra(error))
            code = BAD_INPUT
        except (click.ClickException, click.Abort, KeyboardInterrupt, EOFError, ValueError, OSError) as error:
            complain(reason(error))
            code = exit_code(error)
        sys.exit(code if isinstance(code, int) else FINE)


def load(name: str) -> click.Command:
    """The command of that name, imported now, with the games and bots of other packages."""
    import_module("threekings.plugins").load_plugins()
    module, _, attribute = COMMANDS[name][0].partition(":")
    command: click.Command = getattr(import_module(module), attribute)
    return command


def complain(line: str) -> None:
    """Say on stderr, in one line, what is wrong."""
    click.echo(f"threekings: {' '.join(line.split())}", err=True)


def reason(error: BaseException) -> str:
    """Why a command stopped, in words."""
    match error:
        case click.UsageError():
            path = error.ctx.command_path if error.ctx else "threekings"
            return f"{error.format_message().rstrip('.')} (see {path} --help)"
        case click.ClickException():
            return error.format_message()
        case OSError(strerror=str(words)):
            return f"{error.filename}: {words}" if error.filename else words
        case ValueError() | OSError():
            return str(error)
    return "interrupted"


def missing_extra(error: ModuleNotFoundError) -> str:
    """Which extra a command lacks; the error itself where no extra brings what is missing."""
    extra = import_module("threekings.cli.extras").extra_with(error.name)
    if extra is None:
        raise error
    return localized("cli-extra-missing", extra=extra)


def exit_code(error: BaseException) -> int:
    """1: a check failed, or somebody stopped it; 2: bad input."""
    return FAILED if isinstance(error, (BrokenRecord, click.Abort, KeyboardInterrupt, EOFError)) else BAD_INPUT


def _never_fail_on_letters() -> None:
    """A terminal that cannot show or send a letter gets one that stands for it instead of an error."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, plain_letters.NAME), (sys.stderr, plain_letters.NAME)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, prog_name="threekings")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Play, study and simulate three royal table games.

    Every command has --help. Exit codes: 0 fine, 1 a check failed or somebody stopped it, 2 bad input.

    \b
    Example:
      threekings play
      threekings play king-lui --players 3 --seed 7
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
