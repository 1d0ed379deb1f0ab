"""Six people of the royal household, the opponents people are offered: the same in all games, from beginner to master.

How each of them plays a game stands in one table in the game's folder (`Characters` in game.py). Budgets there are
playouts, so that a move depends on the position and the seed alone. Their words and faces are the page's.
"""

from dataclasses import dataclass

from threekings.bots.characters.inattentive import InattentiveMind
from threekings.game import Characters, Game, Inattentive

NAMES = ("timo", "lina", "otto", "nora", "milo", "alma")  # from the gentlest to the master
USUAL = ("nora", "otto", "milo", "lina", "alma", "timo")  # who sits down where nobody has said who: the middle first
MISTAKES = "mistakes"


def any_move(mind: Inattentive) -> int:
    """In a game where nobody has said which mistakes people make, a move by chance stands for one."""
    return mind.any_move() if mind.slips(0) else mind.greedy()


ELSEWHERE = Characters(
    styles=("mistakes:192", "mistakes:96", "greedy", "steward:100", "steward:500", "steward:2000"),
    ratings=(),
    mistaken=any_move,
)


@dataclass(frozen=True)
class Style:
    """How somebody plays a game."""

    bot: str = ""  # as this bot; none: as greedy with mistakes
    mistakes: int = 0  # of 256: the chance of each


def style(game: Game, name: str) -> Style:
    """How a character plays a game."""
    written = (game.characters or ELSEWHERE).styles[NAMES.index(name)]
    kind, _, often = written.partition(":")
    return Style(mistakes=int(often)) if kind == MISTAKES else Style(bot=written)


def mistaken_move(game: Game, mind: InattentiveMind) -> int:
    """The move of a character who makes mistakes."""
    return (game.characters or ELSEWHERE).mistaken(mind)


def rating(game: Game, name: str) -> int | None:
    """How strong a character is in a game, where that is known."""
    known = game.characters.ratings if game.characters else ()
    return known[NAMES.index(name)] if name in NAMES and known else None


def seat_name(name: str) -> str:
    """What a character is called at a table."""
    return name.capitalize()
