"""The pad for The King's Catering: the Royals in force, then everybody's Tables as they lie, row by row.

A row is the names of its tiles, `.` for an empty cell, `soup-2b/1` for a tile turned once clockwise. Whoever does not
want to type tiles gives only the counts that the Royals in force ask for; the rules turn both into stars.
"""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.text import Text

from threekings.cli.pads import tallies
from threekings.cli.pads.desk import Desk, Dialog, Question, Scored, hold
from threekings.cli.terminal.tables.kings_catering import printed
from threekings.cli.terminal.tables.royals import royal_words
from threekings.cli.terminal.tables.tiles import TALL, Piece, faces, grid, palette
from threekings.cli.words import say
from threekings.edition import Edition
from threekings.game import Game
from threekings.options import RANDOM, Value
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.edition import PALACES
from threekings.rules.kings_catering.notation import place_of, put_move
from threekings.rules.kings_catering.options import SETUPS
from threekings.rules.kings_catering.rules import HELD, NEW, OVER, PLACE
from threekings.rules.kings_catering.view import sides
from threekings.texts import listed, reason

LINES = "cli-kc-pad-lines"
EMPTY = (".", "-", "_", "·")
TURNED = re.compile(r"([a-z0-9-]+)(?:/([0-3a-d]))?")
COUNTS, TILES = ("c", "counts", "count"), ("", "t", "tiles", "tile")
ROUNDS = 2
FEW = 6  # tiles that a refusal lists
Laid = dict[tuple[int, int], tuple[int, int]]  # X and Y: a tile and its turns


def fill(desk: Desk) -> Scored:
    return hold(partial(dialog, desk), desk.console, LINES)


def dialog(desk: Desk) -> Dialog[Scored]:
    """All that is asked, in its order."""
    values = yield from ask_royals(desk)
    names = yield from ask_names(desk.players)
    state = fresh(desk, values)
    by_counts = yield from ask_how(desk, state)
    counted: list[tallies.Round] = []
    used: dict[str, str] = {}  # who has which tile
    for number in range(int(values["rounds"])):
        if number:
            rules.start_second_round(desk.edition.record, state)
        if by_counts:
            counted.append((yield from tallies.ask_all(desk, state, names)))
        else:
            yield from ask_everybody(desk, state, names, used)
    tallies.into(state, counted)
    view = seen(desk, state)
    view = tallies.told(view, counted) if by_counts else view
    return Scored(view, names, as_data(view, names))


# Royals and names


def ask_royals(desk: Desk) -> Dialog[dict[str, Value]]:
    """The options, with the Royals where they were not given; those of a second round as well."""
    given = dict(desk.given)
    if not {"royals", "palace"} & {*given}:
        setups = listed([*SETUPS, *(PALACES if desk.players == 1 else ())])
        line = yield Question(say("cli-kc-pad-royals"), Text(say("cli-kc-pad-setups", setups=setups)))
        given |= royals_meant(line)
    if given.get("rounds") == ROUNDS and "royals2" not in given:
        line = yield Question(say("cli-kc-pad-royals2"))
        given["royals2"] = spelled(line)
    return desk.game.settled(given, desk.players)


def royals_meant(line: str) -> dict[str, Any]:
    """family, K3 Q4 P2 or the name of a palace."""
    word = line.lower().strip()
    if word in PALACES:
        return {"palace": word}
    royals = spelled(word) if word else "family"
    return {"royals": royals, "princesses": max(1, royals.count("P"))}


def spelled(line: str) -> str:
    """K3,Q4,P2 however it is written; other words as they are."""
    word = line.lower().strip()
    return word if word in (*SETUPS, RANDOM) else ",".join(word.upper().replace(",", " ").split())


def ask_names(players: int) -> Dialog[list[str]]:
    names: list[str] = []
    for number in range(1, players + 1):
        name = (yield Question(say("cli-score-name", number=number))) or say("cli-score-player", number=number)
        if name in names:
            raise ValueError(say("cli-score-same-name", name=name))
        names.append(name)
    return names


def ask_how(desk: Desk, state: np.void) -> Dialog[bool]:
    """Whether counts are given, not tiles."""
    line = (yield Question(say("cli-kc-pad-how"), royals_in_force(desk, state))).lower()
    if line not in (*COUNTS, *TILES):
        raise ValueError(say("cli-kc-pad-how-wrong", text=line))
    return line in COUNTS


def royals_in_force(desk: Desk, state: np.void) -> Text:
    """What the Royals of this round ask and give."""
    number = int(state["round"]) - 1
    head = [say("cli-kc-pad-second")] if number else []
    words = {side: royal_words(desk.edition.content, side) for side in sides(state, number)}
    return Text("\n".join([*head, *(say("cli-kc-pad-in-force", side=side, words=words[side]) for side in words)]))


# A state to put Tables into


def fresh(desk: Desk, values: Mapping[str, Value]) -> np.void:
    """The beginning of the game; which tiles the columns hold does not matter."""
    state = desk.game.new_state(desk.players, values)
    state["deck"] = range(len(state["deck"]))
    rules.setup(desk.edition.record, state)
    return state


def seen(desk: Desk, state: np.void) -> dict[str, Any]:
    """The end of the game, as a view."""
    state["phase"], state["hand_size"], state["column_size"], state["top"] = OVER, 0, 0, state["stop"]
    game, edition = desk.game, desk.edition
    view = game.view(edition, state, None)
    about = {"players": desk.players, "seat": None, "founders": False} | printed(edition)
    return {**view, **about, **game.ending(edition, state)}


# Tables, tile by tile


def ask_everybody(desk: Desk, state: np.void, names: Sequence[str], used: dict[str, str]) -> Dialog[None]:
    how = Text(say("cli-kc-pad-tables"))
    shown: RenderableType | None = Group(royals_in_force(desk, state), how) if used else how
    for seat, name in enumerate(names):
        number = 1
        while True:
            rows, empty = yield from ask_table(desk, name, number, used, shown)
            if empty:
                shown = None
                break
            lay(desk, state, seat, rows)
            shown = drawn(desk.edition, number, rows)
            number += 1


def ask_table(
    desk: Desk, name: str, number: int, used: dict[str, str], shown: RenderableType | None
) -> Dialog[tuple[Laid, bool]]:
    """The rows of one Table, from north to south, up to an empty line; no row at all ends the player's Tables."""
    laid: Laid = {}
    row = 0
    while True:
        prompt = say("cli-kc-pad-row", name=name, table=number, row=row + 1)
        line = yield Question(prompt, shown)
        shown = None
        if not line:
            return laid, not laid
        if row == HELD:
            raise ValueError(say("cli-kc-pad-too-many", most=HELD))
        for column, word in enumerate(read_row(line)):
            if word not in EMPTY:
                laid[column, -row] = read_tile(desk.edition, word, name, used)
        row += 1


def read_row(line: str) -> list[str]:
    words = line.lower().replace(",", " ").split()
    if len(words) > HELD:
        raise ValueError(say("cli-kc-pad-too-many", most=HELD))
    return words


def read_tile(edition: Edition, word: str, name: str, used: dict[str, str]) -> tuple[int, int]:
    """soup-2b/1: a tile and its turns; ValueError if there is none, or somebody has it already."""
    match = TURNED.fullmatch(word)
    if not match:
        raise ValueError(say("cli-kc-pad-no-tile", text=word, example=edition.cards[0]))
    tile = tile_meant(edition, match[1])
    if tile in used:
        raise ValueError(say("cli-kc-pad-twice", tile=tile, name=used[tile]))
    used[tile] = name
    code = edition.cards.index(tile)
    turns = "0123abcd".index(match[2] or "0") % 4
    return code, turns % int(edition.record["turns"][code])


def tile_meant(edition: Edition, word: str) -> str:
    """A tile by its name, with or without the hyphen, or by the start of it."""
    bare = word.replace("-", "")
    meant = [name for name in edition.cards if name.replace("-", "") == bare]
    meant = meant or [name for name in edition.cards if name.replace("-", "").startswith(bare)]
    if len(meant) != 1:
        wrong = "cli-kc-pad-which" if meant else "cli-kc-pad-no-tile"
        raise ValueError(
            say(
                wrong,
                text=word,
                tiles=listed([*meant[:FEW], *(["…"] if len(meant) > FEW else [])]),
                example=edition.cards[0],
            )
        )
    return meant[0]


def drawn(edition: Edition, number: int, laid: Laid) -> Group:
    """What has been understood."""
    known, colours = faces(edition), palette(edition.content)
    pieces = {cell: Piece(known[edition.cards[tile]], turns) for cell, (tile, turns) in laid.items()}
    return Group(Text(say("cli-kc-table", table=number), "bold"), *grid(pieces, {}, colours, pitch=TALL))


def lay(desk: Desk, state: np.void, seat: int, laid: Laid) -> None:
    """Put the tiles of a Table into the state, in an order the rules allow; ValueError if there is none."""
    if int(state["held"][seat]) + len(laid) > HELD:
        raise ValueError(say("cli-kc-pad-too-many", most=HELD))
    best: tuple[Laid, str] | None = None
    for founder in laid:
        trial = state.copy()
        left, why = grown(desk.game, desk.edition, trial, seat, laid, founder)
        if not left:
            for field in state.dtype.names or ():
                state[field] = trial[field]
            return
        if best is None or len(left) < len(best[0]):
            best = left, why
    assert best
    tile, _ = next(iter(best[0].values()))
    raise ValueError(say("cli-kc-pad-not-laid", tile=desk.edition.cards[tile], reason=best[1]))


def grown(
    game: Game, edition: Edition, state: np.void, seat: int, laid: Laid, founder: tuple[int, int]
) -> tuple[Laid, str]:
    """Lay a Table as far as that is possible from one of its tiles; what is left, and why the first of it is."""
    table, (west, south) = int(state["tables"][seat]), founder
    left = dict(laid)
    tile, turns = left.pop(founder)
    rules.put(edition.record, state, seat, put_move(tile, NEW, turns))
    why, before = "", len(left) + 1
    while left and len(left) < before:
        before, why = len(left), ""
        for (x, y), (tile, turns) in list(left.items()):
            move = put_move(tile, place_of(table, x - west, y - south), turns)
            state["phase"], state["seat"], state["hand"][0], state["hand_size"] = PLACE, seat, tile, 1
            refusal = game.why_not(edition, state, seat, move)
            if refusal is None:
                rules.put(edition.record, state, seat, move)
                del left[x, y]
            else:
                why = why or reason(refusal)
    return left, why


# The result


def as_data(view: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    keys = ("tables", "stars", "before", "crew", "total")
    players = [
        {"name": name, **{key: caterer[key] for key in keys}}
        for name, caterer in zip(names, view["caterers"], strict=True)
    ]
    return {"royals": view["royals"], "target": view["target"], "players": players, "winners": view["winners"]}
