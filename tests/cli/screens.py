"""What a terminal shows, as text, and whether its colours can be read."""

import io

from rich.console import Console

from threekings.cli.terminal import screen
from threekings.cli.terminal.player_names import seat_names
from threekings.match import Match


def printed(match: Match, width: int, seat: int = 0, *, colour: bool = False, height: int = 24) -> str:
    """The whole screen of a seat, or of everybody once the game is over; in colour it is a terminal's."""
    console = Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
    )
    show = screen.open_screen if match.over else screen.play_screen
    console.print(show(console, match.view(seat), names=seat_names(match), happenings=match.happenings(seat)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def contrast(colour: str, background: str) -> float:
    """As WCAG counts it."""
    lights = []
    for code in (colour, background):
        parts = [int(code[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        lights.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05)
    return max(lights) / min(lights)
