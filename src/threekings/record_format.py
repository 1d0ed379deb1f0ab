"""A game as text: reads and writes the format of docs/notation.md, knowing no game.

`parse` answers for the form: every line has its place, every header stands once. Whether cards, moves and
result are right is for the replay to say (record_check.py).
"""

import datetime
import re
import unicodedata
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from threekings.errors import BrokenRecord

FIRST = "threekings 1"
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
SEED = re.compile(r"0|[1-9][0-9]{0,99}")
HEX = re.compile(r"(?:[0-9a-fA-F]{2}){1,255}")
DIGEST = re.compile(r"[0-9a-fA-F]{64}")  # SHA-256
MOVE = re.compile(r"([0-9]+|-) (.+)")
REQUIRED = ("game", "players", "deck")
CLOSING = ("result", "winners")
NAMED = ("player", "table")  # headers that hold a name
KEYED = ("option", "player", "salt")  # headers that stand once for each of their first words


class Line(NamedTuple):
    """A move or, with seat None, what the dealer did."""

    number: int
    seat: int | None
    text: str


@dataclass
class Record:
    """What stands in a record; `lines` tells where each header stands, for messages."""

    game: str = ""
    players: int = 0
    deck: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    edition: tuple[str, str] | None = None
    seed: int | None = None
    date: str | None = None
    table: str | None = None
    names: dict[int, str] = field(default_factory=dict)
    commit: bytes | None = None
    secret: bytes | None = None
    salts: dict[int, bytes] = field(default_factory=dict)
    moves: list[Line] = field(default_factory=list)
    result: list[int] | None = None
    winners: list[int] | None = None
    lines: dict[str, int] = field(default_factory=dict)
    last: int = 1  # the last line that says something

    def copy(self) -> "Record":
        """A record of its own, with the same in it."""
        twin = object.__new__(Record)
        twin.__dict__ = {
            name: value.copy() if isinstance(value, (dict, list)) else value for name, value in vars(self).items()
        }
        return twin


def decode(content: bytes) -> str:
    """The text of a record file; BrokenRecord at the line that is not UTF-8."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BrokenRecord(content.count(b"\n", 0, error.start) + 1, "not UTF-8 text") from None


def parse(text: str) -> Record:
    """The record in a text, or BrokenRecord with the first line that is wrong."""
    record = Record()
    lines = text.split("\n")
    if lines[0] != FIRST:
        raise BrokenRecord(1, f"the first line should be {FIRST!r}")
    for number, line in enumerate(lines[1:], start=2):
        if line and not line.startswith("#"):
            try:
                _read_line(record, number, line)
            except ValueError as error:
                raise BrokenRecord(number, str(error)) from None
            record.last = number
    for name in REQUIRED:
        if name not in record.lines:
            raise BrokenRecord(record.last, f"there is no {name!r} line")
    if record.result is not None and record.winners is None:
        raise BrokenRecord(record.last, "'result' without 'winners'")
    return record


def is_name(text: str) -> bool:
    """Whether a text may be a name: anything people write, emoji and direction marks included, in one line."""
    return bool(text.strip()) and not any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text)


def _read_line(record: Record, number: int, line: str) -> None:
    name, _, rest = line.partition(" ")
    if not (is_name(line) if name in NAMED else line.isprintable()):
        raise ValueError("a character that does not belong into a record; lines end with LF alone")
    if move := MOVE.fullmatch(line):
        _read_move(record, number, move[1], move[2])
        return
    key = f"{name} {rest.partition(' ')[0]}" if name in KEYED else name
    if key in record.lines:
        raise ValueError(f"a second {key!r} line")
    if name in CLOSING:
        _read_closing(record, name, line.split(" ")[1:])
    elif record.moves or record.result is not None:
        raise ValueError(f"{line[:60]!r} is no move, and headers come before the first move")
    else:
        _read_header(record, name, rest)
    record.lines[key] = number


def _read_move(record: Record, number: int, seat: str, text: str) -> None:
    if record.result is not None:
        raise ValueError("a move after the result")
    record.moves.append(Line(number, None if seat == "-" else _number(seat), text))


def _read_closing(record: Record, name: str, words: list[str]) -> None:
    """The result has a number for every seat; winners there may be none."""
    numbers = [_integer(word) for word in words]
    if name == "result":
        record.result = numbers
    elif record.result is None:
        raise ValueError("'winners' comes after 'result'")
    else:
        record.winners = numbers


def _read_header(record: Record, name: str, rest: str) -> None:
    word, _, value = rest.partition(" ")
    match name:
        case "game":
            record.game = rest
        case "players":
            record.players = _number(rest)
        case "deck":
            record.deck = rest.split(" ")
        case "option":
            record.options[word] = _text(value)
        case "edition":
            record.edition = (word, _matching(DIGEST, value, "a SHA-256 digest").lower())
        case "seed":
            record.seed = int(_matching(SEED, rest, "a number"))
        case "date":
            record.date = _date(rest)
        case "table":
            record.table = _text(rest)
        case "player":
            record.names[_number(word)] = _text(value)
        case "commit":
            record.commit = bytes.fromhex(_matching(DIGEST, rest, "a SHA-256, 64 hexadecimal digits"))
        case "secret":
            record.secret = _bytes(rest)
        case "salt":
            record.salts[_number(word)] = _bytes(value)
        case _:
            raise ValueError(f"{name[:60]!r} is neither a header nor a move")


def _matching(pattern: re.Pattern[str], text: str, wanted: str) -> str:
    if not pattern.fullmatch(text):
        raise ValueError(f"{text[:60]!r} should be {wanted}")
    return text


def _date(text: str) -> str:
    """ISO 8601: a day, or a day and a time with T between them."""
    with suppress(ValueError):
        if "T" in text or len(text) <= len("2026-11-15"):
            datetime.datetime.fromisoformat(text)
            return text
    raise ValueError(f"{text[:60]!r} should be a date such as 2026-11-15 or 2026-11-15T20:15:00+01:00")


def _number(text: str) -> int:
    return int(_matching(NUMBER, text, "a number"))


def _integer(text: str) -> int:
    return -_number(text[1:]) if text.startswith("-") and text != "-0" else _number(text)


def _bytes(text: str) -> bytes:
    return bytes.fromhex(_matching(HEX, text, "hexadecimal digits in pairs"))


def _text(text: str) -> str:
    if not text.strip():
        raise ValueError("something is missing at the end of the line")
    return text


def write(record: Record) -> str:
    """The text of a record, headers in one fixed order."""
    lines = [FIRST, f"game {record.game}", f"players {record.players}"]
    lines += [f"edition {' '.join(record.edition)}"] if record.edition else []
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"deck {' '.join(record.deck)}"]
    for name in ("seed", "date", "table"):
        value = getattr(record, name)
        lines += [] if value is None else [f"{name} {value}"]
    lines += [f"player {seat} {name}" for seat, name in sorted(record.names.items())]
    lines += [f"commit {record.commit.hex()}"] if record.commit else []
    lines += [f"secret {record.secret.hex()}"] if record.secret else []
    lines += [f"salt {seat} {salt.hex()}" for seat, salt in sorted(record.salts.items())]
    lines += [f"{'-' if move.seat is None else move.seat} {move.text}" for move in record.moves]
    if record.result is not None and record.winners is not None:
        lines += [" ".join(["result", *map(str, record.result)]), " ".join(["winners", *map(str, record.winners)])]
    return "\n".join(lines) + "\n"
