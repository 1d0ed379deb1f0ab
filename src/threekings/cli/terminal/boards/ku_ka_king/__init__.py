"""Ku-Ka-King in a terminal."""

from threekings.cli.terminal.boards.contract import Board
from threekings.cli.terminal.boards.ku_ka_king.all_hands import all_hands
from threekings.cli.terminal.boards.ku_ka_king.board import board, status
from threekings.cli.terminal.boards.ku_ka_king.moves import advice, choices, reveal, spell_out

BOARD = Board(
    moves_help="cli-kk-moves-help",
    width=80,
    status=status,
    draw=board,
    choices=choices,
    all_hands=all_hands,
    spell_out=spell_out,
    advice=advice,
    reveal=reveal,
)
