"""The pictures of the README: a game of bots, some moves in, as the terminal shows it. `make pictures` runs this."""

import io
import re
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import threekings
from threekings.bots import choose, read_bot
from threekings.cli.terminal import screen
from threekings.cli.terminal.player_names import seat_names
from threekings.cli.terminal.player_screen import before_last
from threekings.match import Match

FOLDER = Path(__file__).parent
WIDTH = 86
SEAT = 0  # whose screen it is
FONTS = "'DejaVu Sans Mono', 'Menlo', 'Consolas', 'Liberation Mono', monospace"
NO_COLOURS = [(128, 128, 128)] * 8  # the tables bring their own
THEMES = {
    "": TerminalTheme((24, 24, 27), (228, 228, 231), NO_COLOURS, NO_COLOURS),
    "-light": TerminalTheme((250, 250, 250), (39, 39, 42), NO_COLOURS, NO_COLOURS),
}


class Scene(NamedTuple):
    """A position worth showing: so many moves into a game of greedy bots."""

    game: str
    names: tuple[str, ...]
    options: dict[str, str]
    seed: int
    moves: int
    height: int


SCENES = (
    Scene("king-lui", ("Ada", "Odette", "Anselm", "Gisela"), {}, 70, 29, 40),
    Scene("kings-catering", ("Ada",), {"palace": "versailles"}, 11, 18, 44),
)


def game(scene: Scene) -> Match:
    match = threekings.new(scene.game, players=len(scene.names), seed=scene.seed, **scene.options)
    match.headers.names = dict(enumerate(scene.names))
    while match.length < scene.moves:
        match.play(choose(read_bot("greedy"), match, match.to_act[0], seed=scene.seed))
    return match


def picture(match: Match, theme: TerminalTheme, height: int) -> str:
    """The screen as an SVG that loads nothing from elsewhere."""
    console = Console(
        record=True, width=WIDTH, height=height, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    past = before_last(match, SEAT)
    since = len(past.happenings(SEAT)) if past else 0
    happenings = match.happenings(SEAT)[since:]
    console.print(screen.play_screen(console, match.view(SEAT), names=seat_names(match), happenings=happenings))
    svg = console.export_svg(title="threekings play", theme=theme, unique_id=match.game.name)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]*;", f"font-family: {FONTS};", svg)


if __name__ == "__main__":
    for scene in SCENES:
        for suffix, theme in THEMES.items():
            drawn = picture(game(scene), theme, scene.height)
            (FOLDER / f"{scene.game}{suffix}.svg").write_text(drawn, encoding="utf-8")
