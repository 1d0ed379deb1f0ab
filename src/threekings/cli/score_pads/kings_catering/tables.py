"""Tables typed tile by tile, row by row from north to south.

A row is the names of its tiles, `.` for an empty cell, `soup-2b/1` for a tile turned once clockwise.
"""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from threekings.cli.score_pads.kings_catering.royals import in_words
from threekings.cli.score_pads.questions import Dialog, Question
from threekings.cli.terminal.boards.kings_catering.grid import TALL, Piece, grid
from threekings.cli.terminal.boards.kings_catering.tiles import Face, palette
from threekings.cli.terminal.prompts import letters
from threekings.edition import Edition
from threekings.rules.kings_catering.finished_position import Tiles, built
from threekings.rules.kings_catering.printed import prints
from threekings.rules.kings_catering.rules import HELD
from threekings.rules.kings_catering.seen import Placed
from threekings.score_pads.kings_catering.counts import in_force
from threekings.score_pads.pad import Played
from threekings.texts import listed, localized, reason, spoken

EMPTY = (".", "-", "_", "·")
TURNED = re.compile(r"([a-z0-9-]+)(?:/([0-3a-d]))?")
FEW = 6  # tiles that a refusal lists
Table = dict[str, list[Placed]]


def ask_tables(played: Played, number: int, names: Sequence[str], used: dict[str, str]) -> Dialog[list[list[Table]]]:
    """Everybody's Tables of a round, each ended by an empty line, and a player's Tables by another."""
    how = Text(localized("cli-kc-pad-tables"))
    again = Group(in_words(in_force(played, number), second=True), how)
    shown: RenderableType | None = again if number > 1 else how
    everybody = []
    for name in names:
        tables: list[Table] = []
        while tiles := (yield from ask_rows(played.edition, name, len(tables) + 1, used, shown)):
            if sum(len(table["tiles"]) for table in tables) + len(tiles) > HELD:
                raise ValueError(localized("cli-kc-pad-too-many", most=HELD))
            tables.append({"tiles": in_order(played, number, tiles)})
            shown = drawn(played.edition, len(tables), tiles)
        everybody.append(tables)
        shown = None
    return everybody


def ask_rows(
    edition: Edition, name: str, number: int, used: dict[str, str], shown: RenderableType | None
) -> Dialog[Tiles]:
    """The rows of one Table up to an empty line; no row at all ends the player's Tables."""
    tiles: dict[tuple[int, int], tuple[str, int]] = {}
    for row in range(HELD + 1):
        line = yield Question(localized("cli-kc-pad-row", name=name, table=number, row=row + 1), shown)
        shown = None
        if not line:
            return tiles
        for column, word in enumerate(read_row(line)):
            if word not in EMPTY:
                tiles[column, -row] = read_tile(edition, word, name, used)
    raise ValueError(localized("cli-kc-pad-too-many", most=HELD))


def read_row(line: str) -> list[str]:
    words = letters(line).replace(",", " ").split()
    if len(words) > HELD:
        raise ValueError(localized("cli-kc-pad-too-many", most=HELD))
    return words


def read_tile(edition: Edition, word: str, name: str, used: dict[str, str]) -> tuple[str, int]:
    """soup-2b/1: a tile and its turns; ValueError if there is none, or somebody has it already."""
    match = TURNED.fullmatch(word)
    if not match:
        raise ValueError(localized("cli-kc-pad-no-tile", text=word, example=edition.cards[0]))
    tile = tile_meant(edition, match[1])
    if tile in used:
        raise ValueError(localized("cli-kc-pad-twice", tile=tile, name=used[tile]))
    used[tile] = name
    turns = "0123abcd".index(match[2] or "0") % 4
    return tile, turns % printed(edition, tile).printed["turns"]


def tile_meant(edition: Edition, word: str) -> str:
    """A tile by its name, with or without the hyphen, or by the start of it."""
    bare = word.replace("-", "")
    meant = [name for name in edition.cards if name.replace("-", "") == bare]
    meant = meant or [name for name in edition.cards if name.replace("-", "").startswith(bare)]
    if len(meant) != 1:
        wrong = "cli-kc-pad-which" if meant else "cli-kc-pad-no-tile"
        raise ValueError(
            localized(
                wrong,
                text=word,
                tiles=listed([*meant[:FEW], *(["…"] if len(meant) > FEW else [])]),
                example=edition.cards[0],
            )
        )
    return meant[0]


def in_order(played: Played, number: int, tiles: Tiles) -> list[Placed]:
    """The tiles of a Table in an order in which the rules allow to put them; ValueError if there is none."""
    table = built(played.edition, played.game.new_state(played.players, played.options), number, tiles)
    if table.why:
        tile, _ = next(iter(table.left.values()))
        raise ValueError(localized("cli-kc-pad-not-laid", tile=tile, reason=reason(table.why, language=spoken())))
    return table.tiles


def drawn(edition: Edition, number: int, tiles: Tiles) -> Group:
    """What has been understood."""
    pieces = {cell: Piece(printed(edition, tile), turns) for cell, (tile, turns) in tiles.items()}
    lines = grid(pieces, {}, palette(edition.content), pitch=TALL)
    return Group(Text(localized("cli-kc-table", table=number), "bold"), *lines)


def printed(edition: Edition, tile: str) -> Face:
    return Face(tile, prints(edition)[edition.cards.index(tile)].face())
