"""The compiled code of bots: generic sources, loaded once for each game with the game's functions in their namespace.

`minds` gives a game's random and greedy together with one bot that searches. All of these offer the same functions to
those who let them think (calls.py); MINDS says which files each is made of, by how the game is played.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from threekings.bots.calls import BotCalls, ImaginingCalls
from threekings.game import Game, Search
from threekings.games import game_named
from threekings.jit import load

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Mind:
    """What a bot that searches is made of."""

    files: Mapping[Search, tuple[str, ...]]  # by how a game is played; each knows the names of those before it
    settings: Mapping[str, Any] = field(default_factory=dict)  # names in them that tell it from another of these files
    for_study: bool = False  # to be measured against: not compiled ahead, and at no server's table
    needs_value: tuple[Search, ...] = ()  # games played so it cannot play unless they judge positions (Game.value)

    def plays(self, game: Game) -> bool:
        return game.search in self.files and (game.value is not None or game.search not in self.needs_value)


CHOICES = ("search/contenders", "search/single_moves")  # one after another
MATRIX = ("search/single_moves", "search/matrix_game")  # of choices made at the same moment
TURNS = ("search/contenders", "search/turn_plans")
TREE, BY_MERIT = "search/tree", "search/by_merit"
STEWARD: dict[Search, tuple[str, ...]] = {
    "one-by-one": (*CHOICES, "steward/one_by_one"),
    "at-once": (*MATRIX, "steward/at_once"),
    "turns": (*TURNS, "steward/turns"),
}
MINDS: dict[str, Mind] = {
    "steward": Mind(STEWARD, {"VERSION": 2}),
    "steward-1": Mind(STEWARD, {"VERSION": 1}, for_study=True),  # as steward was at first: the yardstick
    "master": Mind(
        {
            "one-by-one": (*CHOICES, TREE, "master/one_by_one", "search/tree_search", BY_MERIT),
            "at-once": (*MATRIX, "master/at_once"),
            "turns": (*TURNS, "master/turns", BY_MERIT),
        },
        {"NODES": 1 << 16},  # for about twenty milliseconds: 2.6 MB, of which a shorter thought touches less
        needs_value=("at-once", "turns"),
    ),
    "so-ismcts": Mind(
        {
            "one-by-one": (*CHOICES, TREE, "peers/so_ismcts", "search/tree_search", BY_MERIT),
            "turns": ("search/contenders", TREE, "peers/so_ismcts", "search/tree_search", BY_MERIT),
        },
        {"CURIOSITY": 0.4, "NODES": 1 << 16},
        for_study=True,
    ),
    "flat-monte-carlo": Mind(
        {
            "one-by-one": (*CHOICES, "peers/flat_monte_carlo", BY_MERIT),
            "turns": ("search/contenders", "peers/flat_monte_carlo", BY_MERIT),
        },
        {"EXPLORATION": 0.5},
        for_study=True,
    ),
    "sm-mcts": Mind({"at-once": ("search/single_moves", "peers/sm_mcts")}, {"GAMMA": 0.2}, for_study=True),
}


@cache
def minds(game: str, bot: str = "steward") -> BotCalls:
    """The compiled bots of a game, beside the game's own rules, in one namespace: what generic code is loaded with."""
    played, mind, given = game_named(game), MINDS[bot], dict(_simple(game))
    given |= mind.settings
    for part in mind.files[played.search]:
        module = load(HERE / f"{part}.py", f"{_module(part, bot)}__{code_name(played)}", given)
        given |= public(module)
    return cast(BotCalls, module)


@cache
def imagination(game: str) -> ImaginingCalls:
    """What plays a game on in imagined worlds, for hints."""
    played = game_named(game)
    module = load(HERE / "imagining.py", f"{_module('imagining')}__{code_name(played)}", dict(_simple(game)))
    return cast(ImaginingCalls, module)


@cache
def _simple(name: str) -> Mapping[str, Any]:
    """The rules, and the bots that do not search."""
    game = game_named(name)
    given = public(game.rules)
    for judgement in (game.value, game.greedy):  # what both name is greedy's
        given |= public(judgement) if judgement else {}
    missing = [part for part, own in (("greedy", game.greedy), ("no_value", game.value)) if not own]
    for part in ("deal", *missing, "random"):
        given |= public(load(HERE / f"{part}.py", f"{_module(part)}__{code_name(game)}", given))
    return given


def _module(part: str, bot: str = "") -> str:
    """What a file loaded for a bot is called: those of one bot are not those of another."""
    own = f"__{bot.replace('-', '_')}" if bot and bot != "steward" else ""
    return f"threekings.bots.{part.replace('/', '.')}{own}"


def code_name(game: Game) -> str:
    """What generic code loaded for a game is called. The compiler's cache knows the sources of this package; those of
    other games are in the name.
    """
    name = game.name.replace("-", "_")
    parts = (game.rules, game.greedy, game.value)
    modules = [part for part in parts if part and not part.__name__.startswith("threekings.")]
    content = b"".join(Path(str(part.__file__)).read_bytes() for part in modules)
    return f"{name}_{hashlib.sha256(content).hexdigest()[:16]}" if modules else name


def public(module: ModuleType | BotCalls) -> dict[str, Any]:
    """A module's names, for generic code to be loaded with."""
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}
