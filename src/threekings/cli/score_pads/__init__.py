"""What each game needs to be told to be scored after a game on a real table. The rules themselves do the scoring."""

from collections.abc import Callable
from typing import NamedTuple

from threekings.cli.score_pads import king_lui, kings_catering, ku_ka_king
from threekings.cli.score_pads.scoring import ScoreRequest, ScoreResult


class Pad(NamedTuple):
    """How a game is scored: what asks for everything, and the id of the text that says which lines that takes."""

    fill: Callable[[ScoreRequest], ScoreResult]
    lines: str


PADS: dict[str, Pad] = {
    "king-lui": Pad(king_lui.PAD.fill, king_lui.PAD.lines),
    "ku-ka-king": Pad(ku_ka_king.PAD.fill, ku_ka_king.PAD.lines),
    "kings-catering": Pad(kings_catering.fill, kings_catering.LINES),
}
