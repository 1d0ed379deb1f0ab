"""What is played: OpenSpiel's parameters of a game, checked, and what follows from them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

from threekings.batches.batch_of_games import settled_beforehand
from threekings.compiled_calls import DenseCalls
from threekings.edition import Edition
from threekings.game import Game
from threekings.games import GAMES
from threekings.match import check_players
from threekings.openspiel.cards import Cards
from threekings.openspiel.registered import REGISTERED
from threekings.options import Value

REWARDS = ("wins", "points", "ranks")
SEPARATOR = "-"  # between the sides of Royals: OpenSpiel's own is the comma
RESERVED = ",()="  # what no text can hold in a game's name with its parameters


@dataclass(frozen=True)
class Setup:
    """A game with its edition, players and options."""

    cards: Cards
    edition: Edition
    players: int
    options: Mapping[str, Value]
    rewards: str = REWARDS[0]
    small: Mapping[str, int] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.cards.game, self.edition, self.players, self.options, self.rewards, self.small)

    @cached_property
    def game(self) -> Game:
        return GAMES[self.cards.game]

    @cached_property
    def dense(self) -> DenseCalls:
        return cast(DenseCalls, self.game.dense)

    @property
    def lines(self) -> int:
        """How many seats may move at the same moment."""
        return self.players if self.cards.together else 1


def _again(game: str, *rest: Any) -> Setup:
    return Setup(REGISTERED[game], *rest)


def specification(cards: Cards) -> dict[str, Any]:
    """The parameters of a game with what they are where nobody says."""
    game = GAMES[cards.game]
    options = {name: option.default for name, option in game.options.items()}
    newest = len(game.standard_files)
    return {"players": game.usual, "edition": newest, "file": "", "rewards": REWARDS[0], **cards.small, **options}


def read_parameters(cards: Cards, given: Mapping[str, Any]) -> Setup:
    """What these parameters ask for; ValueError for what cannot be."""
    game, usual = GAMES[cards.game], specification(cards)
    for name, value in given.items():
        if isinstance(value, str) and any(letter in RESERVED for letter in value):
            told = f"OpenSpiel's parameters hold none of {' '.join(RESERVED)}; between names say {SEPARATOR}"
            raise ValueError(f"parameter {name} cannot be {value!r}: {told}")
    chosen = {name: value for name, value in given.items() if value != usual.get(name)}
    if (rewards := chosen.get("rewards", REWARDS[0])) not in REWARDS:
        raise ValueError(f"parameter rewards cannot be {rewards!r}; allowed: {', '.join(REWARDS)}")
    players = check_players(game, given.get("players", game.usual))
    small = {name: int(given.get(name, 0)) for name in cards.small}
    edition = cards.edition(game, game.edition(given.get("file") or given.get("edition")), small)
    choices = {name: with_commas(value) for name, value in chosen.items() if name in game.options}
    options = settled_beforehand(game, choices, players, "in OpenSpiel")
    return Setup(cards, edition, players, options, rewards, small)


def with_commas(value: Value) -> Value:
    """Sides of Royals, K3-Q4-P2, as the options have them; names of setups have hyphens of their own."""
    sides = value.split(SEPARATOR) if isinstance(value, str) else []
    return ",".join(sides) if sides and all(side[1:].isdecimal() for side in sides) else value
