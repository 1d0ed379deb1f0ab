"""The games there are, by name; plugins.py adds those of other packages."""

from threekings import texts
from threekings.game import DENSE, RULES, STATE_FIELDS, Game, MatchView
from threekings.rules import king_lui, kings_catering, ku_ka_king
from threekings.rules.king_lui import seen as king_lui_seen
from threekings.rules.kings_catering import seen as kings_catering_seen
from threekings.rules.ku_ka_king import seen as ku_ka_king_seen

GAMES: dict[str, Game] = {}


class KingLuiView(king_lui_seen.KingLuiView, MatchView):
    """What a match of King Lui shows a seat."""


class KuKaKingView(ku_ka_king_seen.KuKaKingView, MatchView):
    """What a match of Ku-Ka-King shows a seat."""


class KingsCateringView(kings_catering_seen.KingsCateringView, MatchView):
    """What a match of The King's Catering shows a seat."""


def register_game(game: Game) -> None:
    """Add a game; ValueError where there is one of that name, or something is missing in it."""
    if game.name in GAMES:
        raise ValueError(f"there is a game {game.name!r} already")
    if missing := [name for name in RULES if not hasattr(game.rules, name)]:
        raise ValueError(f"the rules of {game.name} lack {', '.join(missing)}")
    if game.dense and (missing := [name for name in DENSE if not hasattr(game.dense, name)]):
        raise ValueError(f"what {game.name} has for batches lacks {', '.join(missing)}")
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
