"""A record played through again: every line is checked against the rules, and so is the result."""

from collections.abc import Iterator
from contextlib import contextmanager

from threekings import fair_shuffle, record_format
from threekings.edition import Edition
from threekings.errors import BrokenRecord
from threekings.game import EditionSource, Game
from threekings.games import game_named
from threekings.match import Match, card_codes, check_players, shuffle_key
from threekings.options import RANDOM, Value, complete
from threekings.record_format import Record


def replay(text: str, *, edition: EditionSource = None) -> Match:
    """The match a record tells, or BrokenRecord with the line where it cannot be so."""
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {type(text).__name__}")
    record = record_format.parse(text)
    match = _set_up(record, edition)
    _play(match, record)
    _check_end(match, record)
    return match


@contextmanager
def _at(line: int) -> Iterator[None]:
    """Whatever is refused in here is a fault of this line."""
    try:
        yield
    except ValueError as error:
        raise BrokenRecord(line, str(error)) from None


def _set_up(record: Record, given: EditionSource) -> Match:
    with _at(record.lines["game"]):
        game = game_named(record.game)
    with _at(record.lines["players"]):
        check_players(game, record.players)
    _check_seats(record)
    values = _options(game, record)
    edition = _edition(game, record, given)
    with _at(record.lines["deck"]):
        deck = card_codes(edition, record.deck)
    _check_shuffle(edition, record)
    match = Match(game, edition, record.players, values, deck=deck, seed=record.seed)
    for name in ("date", "table", "names", "commit", "secret", "salts"):
        setattr(match.headers, name, getattr(record, name))
    return match


def _check_seats(record: Record) -> None:
    for header, seats in (("player", record.names), ("salt", record.salts)):
        for seat in seats:
            if seat >= record.players:
                raise BrokenRecord(record.lines[f"{header} {seat}"], f"there is no seat {seat}")


def _options(game: Game, record: Record) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for name, text in record.options.items():
        with _at(record.lines[f"option {name}"]):
            value = game.options[name].read(text) if name in game.options else text
            if value == RANDOM:
                raise ValueError(f"a record holds what option {name} came to, not 'random'")
            complete(game.options, {name: value}, record.players)
            values[name] = value
    with _at(max(record.lines[f"option {name}"] for name in values) if values else record.last):
        return game.settled(values, record.players)


def _edition(game: Game, record: Record, source: EditionSource) -> Edition:
    """The edition a record names, among the standard ones or the one given; without a name it is the first."""
    given = None if source is None else game.edition(source)
    if record.edition is None:
        return game.standard_editions[0]
    for edition in (game.standard_edition(record.edition[1]), given):
        if edition and (edition.name, edition.digest) == record.edition:
            return edition
    found = f"the one given is {given.name} {given.digest}" if given else "give its file"
    raise BrokenRecord(record.lines["edition"], f"played with edition {' '.join(record.edition)}; {found}")


def _check_shuffle(edition: Edition, record: Record) -> None:
    """Where the secret of a fair shuffle is told, it must give the commitment and the deck."""
    if record.secret is None:
        return
    line = record.lines["secret"]
    if record.commit is None or record.table is None:
        raise BrokenRecord(line, "a secret can be checked only with 'commit' and 'table'")
    if fair_shuffle.commitment(record.table, record.secret) != record.commit:
        raise BrokenRecord(line, "the secret is not the one committed to")
    deck = fair_shuffle.shuffle([edition.cards[card] for card in edition.deck], shuffle_key(record), "deck")
    if deck != record.deck:
        raise BrokenRecord(record.lines["deck"], "the deck is not the one that secret and salts give")


def _play(match: Match, record: Record) -> None:
    """Play all lines; the dealer does what they say and, where they end before he is due, what chance says."""
    for line in record.moves:
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


def _check_end(match: Match, record: Record) -> None:
    if match.sealed:
        raise BrokenRecord(record.last, "the last choices are not complete: others were to choose at the same moment")
    if match.over and record.result is None:
        raise BrokenRecord(record.last, "the game is over, but 'result' and 'winners' are missing")
    for name, said, found in (
        ("result", record.result, match.scores()),
        ("winners", record.winners, match.winners()),
    ):
        if said is not None and not match.over:
            raise BrokenRecord(record.lines[name], f"{name!r}, but the game is not over")
        if said is not None and said != found:
            raise BrokenRecord(record.lines[name], f"{name} should be {' '.join(map(str, found))}")
