"""Compiling ahead, so that nobody waits in the middle of a game. The result stays on disk (jit.py)."""

from collections.abc import Callable

from threekings import bots, match
from threekings.game import Game
from threekings.jit import cache_folder, prune_cache
from threekings.lab.simulate import Contest, play_batch

DONE = "warm"  # a file in the cache folder, one a game


def is_warm(game: Game) -> bool:
    """Whether everything a game needs has been compiled before."""
    folder = cache_folder()
    return folder is not None and (folder / f"{game.name}.{DONE}").exists()


def warm_up(game: Game, report: Callable[[str, int, int], None]) -> None:
    """Compile everything a game needs; `report` hears what is next, how many parts are done, and of how many."""
    for done, (part, work) in enumerate(PARTS.items()):
        report(f"{game.name}, {part}", done, len(PARTS))
        work(game)
    report(game.name, len(PARTS), len(PARTS))
    if folder := cache_folder():
        (folder / f"{game.name}.{DONE}").touch()
        prune_cache()


def _rules(game: Game) -> None:
    trial = match.new(game.name, players=game.players[0], seed=1)
    while not trial.over:
        seat = trial.to_act[0]
        trial.view(seat)
        trial.play(bots.choose(bots.Bot("random"), trial, seat, trial.length), seat)
    trial.view(None)
    trial.record()


def _bots(game: Game) -> None:
    trial = match.new(game.name, players=game.players[0], seed=1)
    for name in bots.MINDS:
        bots.choose(bots.Bot(name, playouts=1), trial, trial.to_act[0], 1)
    bots.opinions(trial, trial.to_act[0], seed=1, milliseconds=1)


def _simulation(game: Game) -> None:
    players = game.players[-1]
    seats = ([bots.Bot("random"), bots.Bot("greedy"), bots.Bot("steward", milliseconds=1)] * players)[:players]
    options = game.settled({}, players)
    play_batch(Contest(game, game.edition(), options, seats, games=1, seed=1), range(1))


PARTS: dict[str, Callable[[Game], None]] = {"rules": _rules, "bots": _bots, "simulation": _simulation}
