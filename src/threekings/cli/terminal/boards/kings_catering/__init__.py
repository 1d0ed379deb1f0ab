"""The King's Catering in a terminal."""

from threekings.cli.terminal.boards.contract import Board
from threekings.cli.terminal.boards.kings_catering.all_hands import all_hands
from threekings.cli.terminal.boards.kings_catering.board import board, look, status
from threekings.cli.terminal.boards.kings_catering.choices import advice, choices
from threekings.cli.terminal.boards.kings_catering.rivals import rivals
from threekings.cli.terminal.boards.kings_catering.typed_moves import spell_out

BOARD = Board(
    moves_help="cli-kc-moves-help",
    width=240,
    status=status,
    draw=board,
    rivals=rivals,
    choices=choices,
    look=look,
    all_hands=all_hands,
    spell_out=spell_out,
    advice=advice,
    shown=("columns-filled", "royals-named"),
)
