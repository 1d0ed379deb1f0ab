"""A game in the terminal from its first move to its last, or until the player leaves."""

import rich_click as click
from rich.console import Console

from threekings.cli import FAILED, complain
from threekings.cli.terminal import screen
from threekings.cli.terminal.bot_turns import bots_turn
from threekings.cli.terminal.play_commands import COMMANDS, in_words, make_move
from threekings.cli.terminal.player_screen import draw, since_last, view_of
from threekings.cli.terminal.prompts import ask, typed
from threekings.cli.terminal.prose import say
from threekings.cli.terminal.saved_game import SavedGame, keep
from threekings.errors import IllegalMove
from threekings.texts import localized


def play_to_the_end(game: SavedGame) -> int:
    """Play until the game is over or the player leaves; the exit code."""
    console = screen.terminal()
    try:
        if not game.match.over:
            keep(game)
        if game.unsaved:
            console.print(localized("cli-unsaved-warning", reason=game.unsaved), soft_wrap=True)
        while not game.match.over:
            if game.seat not in game.match.to_act:
                bots_turn(game, console)
            elif my_turn(game, console):
                console.print(where(game), soft_wrap=True)
                return 0
        show_ending(game, console)
    except EOFError:  # Ctrl-D, or the end of a script: leaving, like `quit`
        click.echo(f"\n{where(game)}")
    except KeyboardInterrupt:
        # Nothing is written now: the file of the last move is whole, the match may be in the middle of one.
        if typed():
            click.echo(err=True)  # the prompt still stands on this line
        complain(where(game))
        return FAILED
    return 0


def my_turn(game: SavedGame, console: Console) -> bool:
    """Ask until a move is made; true if the player leaves instead."""
    draw(game, console)
    before = standing(game)
    while standing(game) == before:
        line = ask(console, localized("cli-ask"))
        command, _, rest = line.partition(" ")
        if command in ("quit", "q"):
            return True
        try:
            COMMANDS.get(command, make_move)(game, console, rest.strip() if command in COMMANDS else line)
        except IllegalMove as error:
            say(console, in_words(error.message, game) if error.message else str(error))
        except ValueError as error:  # a move that cannot be read
            say(console, str(error))
    return False


def standing(game: SavedGame) -> tuple[int, tuple[int, ...]]:
    """What every move changes: how many there were, or who has chosen before the others."""
    return game.match.length, game.match.sealed


def show_ending(game: SavedGame, console: Console) -> None:
    """The last screen: what happened, the score by source, and who wins."""
    if console.is_terminal:
        console.clear()
    console.print(screen.open_screen(console, view_of(game), names=game.names, happenings=since_last(game)))
    if not game.unsaved:
        console.print(localized("cli-kept", file=str(game.file)), soft_wrap=True)


def where(game: SavedGame) -> str:
    """Where the game is, and how to go on."""
    if game.unsaved:
        return localized("cli-unsaved", reason=game.unsaved)
    return localized("cli-saved", file=str(game.file))
