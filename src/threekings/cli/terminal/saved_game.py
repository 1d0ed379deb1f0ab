"""A game somebody plays in the terminal, and the file in which it is kept.

The file is a record; comments in it tell which seat is the player's, which bots sit at the others and where the
edition was read from: `# you 0`, `# bot 1 random`, `# edition-file /home/ada/small.toml`.
"""

import os
import time
from dataclasses import dataclass, field
from pathlib import Path

from threekings.bots import Bot, read_bot
from threekings.cli.atomic_files import write_atomically
from threekings.cli.record_files import read_match, read_text
from threekings.cli.terminal.player_names import seat_names
from threekings.errors import BrokenRecord
from threekings.match import Match
from threekings.record_format import parse

ENDING = ".record"


@dataclass
class SavedGame:
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


def folder() -> Path:
    """Where games are kept."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(base) / "threekings"


def new_file(ending: str = ENDING) -> Path:
    """A name no other game has; the process number tells two games of one second apart."""
    return folder() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}{ending}"


def record_text(game: SavedGame) -> str:
    """The game as a record, with the comments that let it be continued."""
    first, _, rest = game.match.record().partition("\n")
    notes = [f"# you {game.seat}", *(f"# bot {seat} {bot}" for seat, bot in game.bots.items())]
    notes += [f"# edition-file {game.edition.absolute()}"] if game.edition else []
    return "\n".join([first, *notes, rest])


def keep(game: SavedGame) -> None:
    """Write the game to its file; where that fails, remember why and let the game go on."""
    try:
        game.file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(game.file, record_text(game))
        game.unsaved = ""
    except OSError as error:
        game.unsaved = f"{game.file.parent}: {error.strerror or error}"


def resumed(path: Path, *, edition: Path | None, seat: int | None) -> SavedGame:
    """The game in a file, ready to go on: in that file if it is one of ours, else in a new one beside ours."""
    notes = read_notes(read_text(path))
    edition = edition or (Path(notes["edition-file"]) if "edition-file" in notes else None)
    match = read_match(path, edition)
    if seat is None:
        seat = int(notes.get("you", "0"))
    bots = {int(key.split()[1]): read_bot(name) for key, name in notes.items() if key.startswith("bot ")}
    ours = path.resolve().parent == folder().resolve()
    return SavedGame(match, seat, bots, edition, path if ours else new_file())


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
