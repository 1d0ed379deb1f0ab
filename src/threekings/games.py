"""The games there are, by name; plugins.py adds those of other packages."""

from threekings import texts
from threekings.game import RULES, STATE_FIELDS, Game
from threekings.rules import king_lui, kings_catering, ku_ka_king

GAMES: dict[str, Game] = {}


def register_game(game: Game) -> None:
    """Add a game; ValueError where there is one of that name, or something is missing in it."""
    if game.name in GAMES:
        raise ValueError(f"there is a game {game.name!r} already")
    if missing := [name for name in RULES if not hasattr(game.rules, name)]:
        raise ValueError(f"the rules of {game.name} lack {', '.join(missing)}")
    if missing := [name for name in STATE_FIELDS if name not in (game.rules.STATE.names or ())]:
        raise ValueError(f"the state of {game.name} lacks {', '.join(missing)}")
    if game.texts:
        texts.add_folder(game.texts)
    GAMES[game.name] = game


def game_named(name: str) -> Game:
    """The game of that name; ValueError names those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"unknown game {name!r}; games are: {', '.join(GAMES)}")
    return GAMES[name]


for _game in (king_lui.GAME, ku_ka_king.GAME, kings_catering.GAME):
    register_game(_game)
