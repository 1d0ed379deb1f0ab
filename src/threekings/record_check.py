"""A record played through again: every line is checked against the rules, and so is the result."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from threekings import fair_shuffle, record_format
from threekings.edition import Edition
from threekings.errors import BrokenRecord
from threekings.game import Game
from threekings.games import game_named
from threekings.match import Match, card_codes, check_players, shuffle_key
from threekings.options import RANDOM, Value, complete
from threekings.record_format import Record


def replay(text: str, *, edition: str | Path | None = None) -> Match:
    """The match a record tells, or BrokenRecord with the line where it cannot be so."""
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {type(text).__name__}")
    told = record_format.parse(text)
    match = _set_up(told, edition)
    _play(match, told)
    _check_end(match, told)
    return match


@contextmanager
def _at(line: int) -> Iterator[None]:
    """Whatever is refused in here is a fault of this line."""
    try:
        yield
    except ValueError as error:
        raise BrokenRecord(line, str(error)) from None


def _set_up(told: Record, path: str | Path | None) -> Match:
    with _at(told.lines["game"]):
        game = game_named(told.game)
    with _at(told.lines["players"]):
        check_players(game, told.players)
    _check_seats(told)
    values = _options(game, told)
    edition = _edition(game, told, path)
    with _at(told.lines["deck"]):
        deck = card_codes(edition, told.deck)
    _check_shuffle(edition, told)
    match = Match(game, edition, told.players, values, deck=deck, seed=told.seed)
    for name in ("date", "table", "names", "commit", "secret", "salts"):
        setattr(match.headers, name, getattr(told, name))
    return match


def _check_seats(told: Record) -> None:
    for header, seats in (("player", told.names), ("salt", told.salts)):
        for seat in seats:
            if seat >= told.players:
                raise BrokenRecord(told.lines[f"{header} {seat}"], f"there is no seat {seat}")


def _options(game: Game, told: Record) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for name, text in told.options.items():
        with _at(told.lines[f"option {name}"]):
            value = game.options[name].read(text) if name in game.options else text
            if value == RANDOM:
                raise ValueError(f"a record holds what option {name} came to, not 'random'")
            complete(game.options, {name: value}, told.players)
            values[name] = value
    with _at(max(told.lines[f"option {name}"] for name in values) if values else told.last):
        return game.settled(values, told.players)


def _edition(game: Game, told: Record, path: str | Path | None) -> Edition:
    """The edition a record names, among the standard ones or in the file given; without a name it is the first."""
    given = None if path is None else game.edition(path)
    if told.edition is None:
        return game.standard_editions[0]
    for edition in (game.standard_edition(told.edition[1]), given):
        if edition and (edition.name, edition.digest) == told.edition:
            return edition
    found = f"the file given is {given.name} {given.digest}" if given else "give its file"
    raise BrokenRecord(told.lines["edition"], f"played with edition {' '.join(told.edition)}; {found}")


def _check_shuffle(edition: Edition, told: Record) -> None:
    """Where the secret of a fair shuffle is told, it must give the commitment and the deck."""
    if told.secret is None:
        return
    line = told.lines["secret"]
    if told.commit is None or told.table is None:
        raise BrokenRecord(line, "a secret can be checked only with 'commit' and 'table'")
    if fair_shuffle.commitment(told.table, told.secret) != told.commit:
        raise BrokenRecord(line, "the secret is not the one committed to")
    deck = fair_shuffle.shuffle([edition.cards[card] for card in edition.deck], shuffle_key(told), "deck")
    if deck != told.deck:
        raise BrokenRecord(told.lines["deck"], "the deck is not the one that secret and salts give")


def _play(match: Match, told: Record) -> None:
    """Play all lines; the dealer does what they say and, where they end before he is due, what chance says."""
    for line in told.moves:
        with _at(line.number):
            if line.seat is None:
                match.deal(line.text)
            else:
                _choose(match, line.seat, line.text)
    if match.dealer_due:
        match.deal()


def _choose(match: Match, seat: int, text: str) -> None:
    if match.dealer_due:
        raise ValueError("the dealer's line is missing before this move")
    if match.sealed and seat <= match.sealed[-1]:
        raise ValueError("choices made together are written in seat order, one a seat")
    match.choose(text, seat)


def _check_end(match: Match, told: Record) -> None:
    if match.sealed:
        raise BrokenRecord(told.last, "the last choices are not complete: others were to choose at the same moment")
    if match.over and told.result is None:
        raise BrokenRecord(told.last, "the game is over, but 'result' and 'winners' are missing")
    for name, said, found in (
        ("result", told.result, match.scores()),
        ("winners", told.winners, match.winners()),
    ):
        if said is not None and not match.over:
            raise BrokenRecord(told.lines[name], f"{name!r}, but the game is not over")
        if said is not None and said != found:
            raise BrokenRecord(told.lines[name], f"{name} should be {' '.join(map(str, found))}")
