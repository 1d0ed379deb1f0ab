"""A score pad that somebody fills in at the keyboard, and the file in which every line is kept until it is scored."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from threekings.cli.atomic_files import write_atomically
from threekings.cli.terminal.saved_game import folder, new_file

ENDING = ".pad"


class SavedPad(msgspec.Struct, forbid_unknown_fields=True):
    """What was said when the pad was begun, and all lines typed since."""

    game: str
    players: int
    language: str  # of the words in the lines
    options: tuple[str, ...] = ()
    edition: str | None = None
    lines: tuple[str, ...] = ()


def new_pad_file() -> Path:
    return new_file(ENDING)


def keep(pad: SavedPad, file: Path, lines: Sequence[str]) -> None:
    """Write the pad as it is with these lines."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = msgspec.structs.replace(pad, lines=tuple(lines))
    write_atomically(file, msgspec.json.encode(kept).decode() + "\n")


def read_pad(file: Path) -> SavedPad:
    """The pad in a file; ValueError if it is none."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=SavedPad)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{file} is no score pad: {error}") from None


def newest_pad() -> Path:
    """The pad somebody typed at last; ValueError if there is none."""
    files = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise ValueError(f"there is no score pad in {folder()}; begin one with 'threekings score'")
    return files[-1]
