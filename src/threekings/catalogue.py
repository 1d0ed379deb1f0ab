"""What there is to choose: games, how many can play them, their options, and bots.

Words are not here: texts are named after what is chosen (`web-game-GAME`, `web-pitch-GAME`, `web-bot-BOT`;
options.py says how those of options are called).
"""

from typing import TypedDict

from threekings.bots import BOTS, BotKind, characters
from threekings.game import Game
from threekings.games import GAMES
from threekings.options import Value
from threekings.score_pads import has_pad
from threekings.texts import source, translations


class OptionEntry(TypedDict):
    """An option of a game."""

    name: str
    kind: str  # flag, word, number, seat, or one of the game's own
    default: Value
    values: list[Value]  # it may have, as far as they can be listed
    offered: list[Value]  # those to ask people for; the first is usual, and a single one is taken without asking
    players: list[int]  # for how many it is offered
    paragraph: str | None  # of the rules that it changes


class GameEntry(TypedDict):
    """A game there is."""

    name: str
    players: list[int]  # how many can play
    usual: int  # how many do where nobody has said
    minutes: int  # it takes, about
    age: int | None  # from which on one can play, where the rulebook says so
    secrets: bool  # a seat may know something, or choose, that others may not see
    options: list[OptionEntry]
    daily: bool  # there is a daily deal of it
    score_pad: bool  # whether a game on a real table can be scored
    texts: str | None  # in Fluent, of a game from another package
    translations: dict[str, str]  # the same in other languages


class OpponentEntry(TypedDict):
    """A bot that people are offered, as a seat is given to it; from the gentlest up."""

    name: str
    ratings: dict[str, int]  # by game, where they are known
    games: list[str]  # it plays


class BotEntry(TypedDict):
    """A kind of bot that may sit at a table."""

    name: str
    has_budget: bool  # it may be given playouts or milliseconds


class Catalogue(TypedDict):
    """What there is to choose."""

    games: list[GameEntry]
    opponents: list[OpponentEntry]
    usual: list[str]  # of these, who sits down where nobody has said who
    bots: list[BotEntry]


def catalogue() -> Catalogue:
    """All games and bots there are now."""
    return {
        "games": [game_entry(game) for game in GAMES.values()],
        "opponents": [opponent_entry(kind) for kind in BOTS.values() if kind.offered],
        "usual": [*characters.USUAL],
        "bots": [{"name": kind.name, "has_budget": kind.has_budget} for kind in BOTS.values() if kind.at_tables],
    }


def opponent_entry(kind: BotKind) -> OpponentEntry:
    ratings = {game.name: characters.rating(game, kind.name) for game in GAMES.values()}
    return {
        "name": kind.name,
        "ratings": {game: rating for game, rating in ratings.items() if rating is not None},
        "games": [game.name for game in GAMES.values() if kind.plays(game)],
    }


def game_entry(game: Game) -> GameEntry:
    return {
        "name": game.name,
        "players": [*game.players],
        "usual": game.usual,
        "minutes": game.minutes,
        "age": game.age,
        "secrets": game.secrets,
        "options": [option_entry(game, name) for name in game.options],
        "daily": game.is_bundled,
        "score_pad": has_pad(game),
        "texts": source(game.texts) if game.texts else None,
        "translations": translations(game.texts) if game.texts else {},
    }


def option_entry(game: Game, name: str) -> OptionEntry:
    option, offer = game.options[name], game.offers.get(name)
    return {
        "name": name,
        "kind": option.kind,
        "default": option.default,
        "values": [*option.values],
        "offered": [*offer.values] if offer else [],
        "players": [*offer.players] if offer else [],
        "paragraph": game.option_paragraphs.get(name),
    }
