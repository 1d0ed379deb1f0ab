"""Settings several commands share: the game, its options and its edition."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import rich_click as click

from threekings.game import Game
from threekings.games import GAMES

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
FIRST_GAME = next(iter(GAMES))

option_setting: Decorator = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game, as its rules name it."
)
edition_setting: Decorator = click.option(
    "--edition", type=click.Path(path_type=Path), metavar="FILE", help="Another edition of the cards, a TOML file."
)
json_setting: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON for a program to read.")


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
