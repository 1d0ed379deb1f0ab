"""The pictures of the README: a game of bots, some moves in, as the terminal shows it. `make pictures` runs this."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import threekings
from threekings.bots import choose, read_bot
from threekings.cli import screen
from threekings.cli.sitting import before_last, seat_names
from threekings.match import Match

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 86, 40
SEED, MOVES, SEAT = 70, 29, 0  # a position in which every mark occurs, and whose screen it is
NAMES = ("Ada", "Odette", "Anselm", "Gisela")
FONTS = "'DejaVu Sans Mono', 'Menlo', 'Consolas', 'Liberation Mono', monospace"
NO_COLOURS = [(128, 128, 128)] * 8  # the tables bring their own
THEMES = {
    "king-lui": TerminalTheme((24, 24, 27), (228, 228, 231), NO_COLOURS, NO_COLOURS),
    "king-lui-light": TerminalTheme((250, 250, 250), (39, 39, 42), NO_COLOURS, NO_COLOURS),
}


def game() -> Match:
    match = threekings.new("king-lui", players=4, seed=SEED)
    match.headers.names = dict(enumerate(NAMES))
    while match.length < MOVES:
        match.play(choose(read_bot("greedy"), match, match.to_act[0], seed=SEED))
    return match


def picture(match: Match, theme: TerminalTheme) -> str:
    """The screen as an SVG that loads nothing from elsewhere."""
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    past = before_last(match, SEAT)
    since = len(past.log(SEAT)) if past else 0
    console.print(screen.play_screen(console, match, SEAT, names=seat_names(match), since=since))
    svg = console.export_svg(title="threekings play", theme=theme, unique_id="king-lui")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]*;", f"font-family: {FONTS};", svg)


if __name__ == "__main__":
    for name, theme in THEMES.items():
        (FOLDER / f"{name}.svg").write_text(picture(game(), theme), encoding="utf-8")
