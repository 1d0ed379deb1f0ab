"""King Lui in a terminal."""

from threekings.cli.terminal.boards.contract import Board, share_won
from threekings.cli.terminal.boards.king_lui.all_hands import all_hands
from threekings.cli.terminal.boards.king_lui.board import board, rivals, status
from threekings.cli.terminal.boards.king_lui.moves import choices, spell_out

BOARD = Board(
    moves_help="cli-kl-moves-help",
    width=80,
    status=status,
    draw=board,
    rivals=rivals,
    choices=choices,
    all_hands=all_hands,
    spell_out=spell_out,
    advice=share_won,
)
