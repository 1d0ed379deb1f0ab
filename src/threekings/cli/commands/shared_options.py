"""Settings several commands share: the game, its options and its edition."""

import inspect
import os
import re
import shlex
import textwrap
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import rich_click as click

from threekings.bots import characters
from threekings.game import Game
from threekings.games import GAMES
from threekings.options import write
from threekings.texts import languages, speak

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
FIRST_GAME = next(iter(GAMES))
HELP = 78  # columns of a line of help

edition_setting: Decorator = click.option(
    "--edition",
    type=click.Path(path_type=Path),
    metavar="FILE|N",
    help="Another edition of the cards: a TOML file, or a standard one by its number.",
)

database_setting: Decorator = click.option(
    "--database",
    envvar="THREEKINGS_DATABASE",
    metavar="ADDRESS",
    help="A PostgreSQL database in place of the folder's file, such as postgresql://USER@HOST/DATABASE; "
    "also taken from THREEKINGS_DATABASE.",
)


def processes_setting(words: str) -> Decorator:
    """--processes: how many share a port and a database."""
    count = click.IntRange(1, 64)
    return click.option("--processes", type=count, default=1, show_default=True, metavar="N", help=words)


NEWEST = Path()  # --resume without a file


def resume_setting(what: str) -> Decorator:
    """--resume: of what was left last, or of what is in a file."""
    return click.option(
        "--resume",
        type=click.Path(path_type=Path),
        is_flag=False,
        flag_value=NEWEST,
        metavar="[FILE]",
        help=f"Go on with the {what} you left last, or with the one in a file.",
    )


def speak_to_the_player(ctx: click.Context, _parameter: click.Parameter, chosen: str | None) -> None:
    """Speak the language that was asked for, or the system's; only as long as the command runs."""
    if chosen is not None and chosen not in languages():
        raise ValueError(f"--language cannot be {chosen!r}; languages are: {', '.join(languages())}")
    speak(chosen or system_language())
    ctx.call_on_close(lambda: speak("en"))


def system_language() -> str:
    """The language of the system, as far as there is one of its own; English where there is none, or none is set."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = re.split("[_.@]", named)[0]
    return code if code in languages() else "en"


language_setting: Decorator = click.option(
    "--language",
    metavar="CODE",
    expose_value=False,
    is_eager=True,
    callback=speak_to_the_player,
    help=f"To be spoken to in: {', '.join(languages())}; the system's if not said.",
)
json_setting: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON for a program to read.")

seed_setting: Decorator = click.option(
    "--seed", type=click.IntRange(0, 2**64 - 1), metavar="N", default=1, show_default=True, help="Decides every deck."
)
threads_setting: Decorator = click.option(
    "--threads", type=click.IntRange(1, 1024), metavar="N", help="One a core if not said; results do not depend on it."
)
ray_setting: Decorator = click.option(
    "--ray",
    "cluster",
    metavar="ADDRESS",
    help="Play on a Ray cluster: HOST:PORT, auto (that of this machine) or local (one for this command alone). "
    "Results do not depend on it. Needs the extra threekings[ray].",
)


def notes_setting(words: str) -> Decorator:
    """--notes: a file from which the command goes on."""
    return click.option("--notes", type=click.Path(path_type=Path), metavar="FILE", help=words)


def outputs_setting(words: str) -> Decorator:
    """--output, which may be said several times."""
    path = click.Path(path_type=Path)
    return click.option("--output", "outputs", multiple=True, type=path, metavar="FILE", help=words)


def option_setting(command: Callable[..., Any]) -> Callable[..., Any]:
    """--option, and what it may say for each game, below the examples that end the command's help."""
    lists = [options_of(game) for game in GAMES.values() if game.options]
    command.__doc__ = "\n".join([inspect.cleandoc(command.__doc__ or ""), *lists])
    option = click.option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game, one of those above."
    )
    return option(command)


def with_ratings(command: Callable[..., Any]) -> Callable[..., Any]:
    """The characters and how strong they are in each game, below the examples that end the command's help."""
    width = max(map(len, characters.NAMES))
    lines = [f"  {name:{width}}  {ratings_of(name)}" for name in characters.NAMES]
    title = "The household, with ratings: 100 points more win 64 of 100 games:"
    command.__doc__ = "\n".join([inspect.cleandoc(command.__doc__ or ""), title, *lines])
    return command


def ratings_of(name: str) -> str:
    known = [(game.name, characters.rating(game, name)) for game in GAMES.values()]
    return ", ".join(f"{game} {rating}" for game, rating in known if rating is not None)


def options_of(game: Game) -> str:
    """Every option of a game, what it may be, and what it is if nobody says."""
    width = max(map(len, game.options))
    lines = []
    for name, option in game.options.items():
        words = f"{option.allowed}; if not said {write(option.default)}"
        lines += textwrap.wrap(words, HELP, initial_indent=f"  {name:{width}}  ", subsequent_indent=" " * (width + 4))
    return "\n".join([f"Options of {game.name}:", *lines])


def read_options(game: Game, texts: Sequence[str]) -> dict[str, Any]:
    """The values that texts like tiebreak=shared give; whether they are allowed is for the game to say."""
    values: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not game.options:
            raise ValueError(f"--option {text!r}: {game.name} has no options")
        if not equals or name not in game.options:
            raise ValueError(f"--option {text!r} should be NAME=VALUE; options are: {', '.join(game.options)}")
        values[name] = game.options[name].read(value)
    return values


def command_line(command: str, game: Game, said: Mapping[str, Sequence[object]]) -> str:
    """A command that asks for this, by option all its values: so that an answer tells how to get it again."""
    words = [(f"--{name}", str(value)) for name, values in said.items() for value in values if value is not None]
    return shlex.join(["threekings", command, game.name, *chain(*words)])
