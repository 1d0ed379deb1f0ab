"""A game somebody plays in the terminal, and the file in which it is kept.

The file is a record; comments in it tell which seat is the player's, which bots sit at the others and where the
edition was read from: `# you 0`, `# bot 1 random`, `# edition-file /home/ada/small.toml`.
"""

import os
import time
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from threekings.bots import Bot, read_bot
from threekings.cli.files import read_match, read_text, write_whole
from threekings.cli.words import say
from threekings.compiled_calls import rng
from threekings.errors import BrokenRecord
from threekings.match import Match
from threekings.record_format import parse

FOR_BOTS = 3  # a use of the game's seed, beside those in match.py
ENDING = ".record"
UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # Unicode's controls, marks and line ends


@dataclass
class Sitting:
    """A match, who sits where, and where it is kept."""

    match: Match
    seat: int
    bots: dict[int, Bot]
    edition: Path | None = None
    file: Path = field(default_factory=lambda: new_file())
    unsaved: str = ""  # why the game is not on disk; empty while it is

    @property
    def names(self) -> list[str]:
        return seat_names(self.match)


def seat_names(match: Match) -> list[str]:
    """The players' names in seat order, as a terminal can show them; a seat nobody named is called by its number."""
    names = match.headers.names
    return [shown(names.get(seat, "")) or say("seat", number=seat) for seat in range(match.players)]


def shown(name: str) -> str:
    """A name without what has no width or turns the writing round, which would put the columns out of line."""
    return "".join(letter for letter in name if unicodedata.category(letter) not in UNSEEN).strip()


def bot_seed(match: Match, seat: int) -> int:
    """A seat's word for its next move, unlike those of others who choose at the same moment.

    The same game plays the same way again.
    """
    word = rng.derive(np.uint64((match.headers.seed or 0) % 2**64), FOR_BOTS)
    return int(rng.derive(np.uint64(rng.derive(np.uint64(word), match.length)), seat))


def before_last(match: Match, seat: int) -> Match | None:
    """The match as it was when the seat last had to choose, not counting now."""
    past = match.copy()
    while past.length:
        past.undo()
        if seat in past.to_act:
            return past
    return None


# On disk


def folder() -> Path:
    """Where games are kept."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(base) / "threekings"


def new_file() -> Path:
    """A name no other game has; the process number tells two games of one second apart."""
    return folder() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}{ENDING}"


def text(sitting: Sitting) -> str:
    """The game as a record, with the comments that let it be continued."""
    first, _, rest = sitting.match.record().partition("\n")
    notes = [f"# you {sitting.seat}", *(f"# bot {seat} {bot}" for seat, bot in sitting.bots.items())]
    notes += [f"# edition-file {sitting.edition.absolute()}"] if sitting.edition else []
    return "\n".join([first, *notes, rest])


def keep(sitting: Sitting) -> None:
    """Write the game to its file; where that fails, remember why and let the game go on."""
    try:
        sitting.file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(sitting.file, text(sitting))
        sitting.unsaved = ""
    except OSError as error:
        sitting.unsaved = f"{sitting.file.parent}: {error.strerror or error}"


def take_up(path: Path, *, edition: Path | None, seat: int | None) -> Sitting:
    """The game in a file, ready to go on: in that file if it is one of ours, else in a new one beside ours."""
    notes = read_notes(read_text(path))
    edition = edition or (Path(notes["edition-file"]) if "edition-file" in notes else None)
    match = read_match(path, edition)
    if seat is None:
        seat = int(notes.get("you", "0"))
    bots = {int(key.split()[1]): read_bot(name) for key, name in notes.items() if key.startswith("bot ")}
    ours = path.resolve().parent == folder().resolve()
    return Sitting(match, seat, bots, edition, path if ours else new_file())


def read_notes(record: str) -> dict[str, str]:
    """What our comments in a record say: {'you': '0', 'bot 1': 'random'}; other comments are nobody's business."""
    notes = {}
    for line in record.split("\n"):
        match line.split(" "):
            case ["#", "you", seat] if seat.isdecimal():
                notes["you"] = seat
            case ["#", "bot", seat, bot] if seat.isdecimal():
                notes[f"bot {seat}"] = bot
            case ["#", "edition-file", *words]:
                notes["edition-file"] = " ".join(words)
    return notes


def newest_unfinished() -> Path:
    """The unfinished game played last; ValueError if there is none."""
    files = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        if unfinished(path):
            return path
    raise ValueError(f"there is no unfinished game in {folder()}; start one with 'threekings play'")


def unfinished(path: Path) -> bool:
    try:
        return parse(read_text(path)).result is None
    except (OSError, BrokenRecord):
        return False
