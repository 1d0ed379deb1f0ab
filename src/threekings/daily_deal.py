"""The daily deal: one deck, one seat and the same bots for everyone on a date, on servers that never met.

Everything follows from a text that anybody can write down, docs/daily-deal.md: the secret of the fair shuffle is its
SHA-256, so that the deck is public. Whatever changes the game is in the text, the edition's digest and the version of
the bots too: where two servers differ in that, they deal differently, and the deal's mark says so.
"""

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property, lru_cache

from threekings import fair_shuffle
from threekings.game import Game
from threekings.options import RANDOM, Value, write

RULE = 1  # how the text is written
BOT = "steward:2000"  # by playouts: milliseconds would depend on the machine
BOT_VERSION = 2  # to be raised whenever bots reply otherwise to the same seed, which a test notices
PERSON = "human"
MARK = 2  # bytes


@dataclass(frozen=True)
class DailyDeal:
    """The deal of one game on one date."""

    game: str
    date: str  # 2026-11-16, by UTC
    edition: str  # digest
    players: int
    options: dict[str, Value]  # those left to chance, which the secret decides; others are at their defaults

    @property
    def text(self) -> str:
        """What is hashed."""
        lines = [f"threekings daily deal {RULE}", self.date, self.game, f"edition {self.edition}"]
        lines += [f"players {self.players}", f"bots {BOT} version {BOT_VERSION}"]
        return "\n".join([*lines, *(f"option {name}={write(value)}" for name, value in sorted(self.options.items()))])

    @cached_property
    def secret(self) -> bytes:
        """Of the fair shuffle, in which nobody has a salt."""
        return hashlib.sha256(self.text.encode()).digest()

    @property
    def table(self) -> str:
        """What stands for a table's name in the fair shuffle, and in records."""
        return f"daily-{self.game}-{self.date}"

    @property
    def salts(self) -> tuple[bytes, ...]:
        return (b"",) * self.players

    @cached_property
    def key(self) -> bytes:
        return fair_shuffle.shuffle_key(self.table, self.secret, self.salts)

    @property
    def seats(self) -> list[str]:
        """Who sits where: one person, and bots in all other seats."""
        seats = [BOT] * self.players
        seats[fair_shuffle.chance(self.key, "person") % self.players] = PERSON
        return seats


@lru_cache(maxsize=100)
def daily_deal(game: Game, date: str) -> DailyDeal:
    """The deal of a date: the newest cards, as many players as usual; what people may leave to chance is left to it."""
    offers = [(name, offer) for name, offer in game.offers.items() if game.usual in offer.players]
    options: dict[str, Value] = {name: RANDOM for name, offer in offers if RANDOM in offer.values}
    return DailyDeal(game.name, date, game.edition().digest, game.usual, options)


def bot_seed(key: bytes, seat: int, steps: int) -> int:
    """The seed of a bot's thought about its move after so many steps of the game."""
    return fair_shuffle.chance(key, f"bot {seat} {steps}")


def mark(secret: bytes) -> str:
    """A few letters by which two people see that they have played the same deal."""
    return secret[:MARK].hex()


def date_at(seconds: float) -> str:
    """The date by UTC at a moment in seconds since 1970."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()
