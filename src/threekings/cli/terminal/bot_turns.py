"""The bots of a game in the terminal: they choose, and what all chose at the same moment is called out."""

import time

import numpy as np
from rich.console import Console

from threekings.bots import choose
from threekings.cli.terminal.player_screen import board_of
from threekings.cli.terminal.prompts import typed
from threekings.cli.terminal.saved_game import SavedGame, keep
from threekings.compiled_calls import rng
from threekings.match import Match
from threekings.texts import localized

FOR_BOTS = 3  # a use of the game's seed, beside those in match.py
BEAT, LOOK = 0.35, 1.5  # seconds: between words called together, and for a look at what all have chosen


def bots_turn(game: SavedGame, console: Console) -> None:
    """Let all bots that are to act choose; none knows what the others, or the player, have chosen."""
    known, mine = len(game.match.happenings(game.seat)), game.seat in game.match.sealed
    for seat in game.match.to_act:
        with console.status(localized("cli-bot-thinking", player=game.names[seat])):
            move = choose(game.bots[seat], game.match, seat, bot_seed(game.match, seat))
        game.match.play(move, seat)
    keep(game)
    call_out(game, console, known, beat=BEAT if mine else 0)


def call_out(game: SavedGame, console: Console, known: int, *, beat: float) -> None:
    """Where all have chosen at the same moment: show it at the same moment, before anything else is shown."""
    revealed = board_of(game).reveal(game.match.happenings(game.seat)[known:], game.names)
    if not revealed:
        return
    *beats, choices = revealed
    pause = time.sleep if typed() and console.is_terminal else lambda _seconds: None
    console.print()
    for word in beats:
        console.print(word, end="")
        pause(beat)
    console.print()
    console.print(choices)
    pause(LOOK)


def bot_seed(match: Match, seat: int) -> int:
    """A seat's word for its next move, unlike those of others who choose at the same moment.

    The same game plays the same way again.
    """
    word = rng.derive(np.uint64((match.headers.seed or 0) % 2**64), FOR_BOTS)
    return int(rng.derive(np.uint64(rng.derive(np.uint64(word), match.length)), seat))
