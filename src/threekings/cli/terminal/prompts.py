"""Asking and paging in a terminal. Piped input is echoed, so that what comes out reads like the session it was."""

import sys
import unicodedata
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

from threekings.texts import localized

with suppress(ImportError):  # line editing and history, where the system has it
    import readline  # noqa: F401


def typed() -> bool:
    """Whether somebody sits at the keyboard."""
    return sys.stdin.isatty()


def ask(console: Console, prompt: str) -> str:
    """The next line of input; EOFError when there is none."""
    if typed() and console.file is sys.stdout:
        return input(prompt).strip()
    console.print(prompt, end="", markup=False)
    line = sys.stdin.readline()
    if not line:
        console.print()
        raise EOFError
    if not typed():
        console.print(line.rstrip("\n"), markup=False)
    return line.strip()


def letters(line: str) -> str:
    """What was typed in small letters of one form: a keyboard may write ö as two letters, and 2 as wide as a kana."""
    return unicodedata.normalize("NFKC", line).casefold()


def show_paged(console: Console, shown: RenderableType) -> None:
    """Show something long, a screenful at a time."""
    lines = console.render_lines(shown, pad=False)
    room = console.height - 1 if typed() and console.is_terminal else len(lines)
    for start in range(0, len(lines), max(1, room)):
        if start and ask(console, localized("cli-more")).lower().startswith("q"):
            return
        for line in lines[start : start + room]:
            console.print(Segments([*line, Segment.line()]), end="")
