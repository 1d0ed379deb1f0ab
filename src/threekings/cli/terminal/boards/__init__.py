"""The boards of all games, by the game's name."""

from threekings.cli.terminal.boards import king_lui, kings_catering, ku_ka_king
from threekings.cli.terminal.boards.contract import Board

BOARDS: dict[str, Board] = {
    "king-lui": king_lui.BOARD,
    "ku-ka-king": ku_ka_king.BOARD,
    "kings-catering": kings_catering.BOARD,
}
