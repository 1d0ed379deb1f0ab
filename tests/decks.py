"""Decks and short games for tests, told in words: deck("ham*3 emerald") has these cards on top."""

from pathlib import Path
from typing import Any

from threekings.games import GAMES
from threekings.match import Match

EDITIONS = Path(__file__).parent / "editions"
SMALL = EDITIONS / "king-lui-small.toml"


def standard_file(game: str, number: int | None = None) -> Path:
    """The file of the standard edition of this number; without one, of the newest."""
    files = GAMES[game].standard_files
    return files[number - 1 if number else -1]


def cards(words: str) -> list[str]:
    """Card names in a row; `ham*3` is ham three times."""
    names = []
    for word in words.split():
        name, _, count = word.partition("*")
        names += [name] * int(count or 1)
    return names


def deck(top: str = "", *, bottom: str = "", game: str = "king-lui", edition: Path | None = None) -> list[str]:
    """All cards of an edition: those named on top, then the rest in the order of the rules, then the bottom."""
    kind = GAMES[game].edition(edition)
    above, below = cards(top), cards(bottom)
    rest = [kind.cards[card] for card in kind.deck]
    for name in above + below:
        rest.remove(name)
    return above + rest + below


def play(match: Match, *moves: str) -> Match:
    """Play the moves in turn, whoever is to act; returns the match."""
    for move in moves:
        match.play(move)
    return match


def finished(match: Match, shown: dict[str, Any]) -> Match:
    """The match at its end, with this in front of everybody; returns it."""
    match._state = match.game.finished(match.edition, match.players, match.options, shown)
    return match


def state_bytes(match: Match) -> bytes:
    """The whole state, hidden cards and random word included."""
    return match._state.tobytes()
