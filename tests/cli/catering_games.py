"""Games of The King's Catering for tests of the terminal: played at random, and Tables laid by hand; first edition."""

import random
from typing import Any

import threekings
from tests.decks import deck, standard_file
from threekings.cli.terminal.boards.kings_catering.tiles import Face
from threekings.games import GAMES
from threekings.match import Match
from threekings.rules.kings_catering.printed import prints

GAME = "kings-catering"
NAMES = ("Ada", "Bea", "Carl", "Dora")
FIRST = standard_file(GAME, 1)


def feast(seed: int = 1, *, players: int = 2, moves: int = 1000, **options: Any) -> Match:
    """A game played at random, mostly adding to Tables, whole or its first moves."""
    chance = random.Random(seed)
    match = threekings.new(GAME, players=players, seed=seed, edition=FIRST, **options)
    match.headers.names = dict(enumerate(NAMES[:players]))
    while not match.over and match.length < moves:
        possible = match.moves()
        joining = [move for move in possible if not move.endswith("new")]
        match.play(chance.choice(joining if joining and chance.random() < 0.9 else possible))
    return match


def laid(top: str, *lines: str, players: int = 2, **options: Any) -> Match:
    """A game with these tiles on top of the deck, after these moves."""
    match = threekings.new(GAME, players=players, seed=1, deck=deck(top, game=GAME), edition=FIRST, **options)
    match.headers.names = dict(enumerate(NAMES[:players]))
    for line in lines:
        match.play(line)
    return match


def printed_faces() -> dict[str, Face]:
    """What is printed on all tiles."""
    edition = GAMES[GAME].standard_editions[0]
    return {name: Face(name, printed.face()) for name, printed in zip(edition.cards, prints(edition), strict=True)}
