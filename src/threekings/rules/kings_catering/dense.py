"""The King's Catering in arrays, for batches: moves as numbers, and what a seat knows as one flat record.

A placement is numbered by the place of its tile in the hand, the free cell among those of the seat, and the turns:
three tiles, CELLS cells and four turns are the most there can be, so no position has a move without a number. Which
cell it is the observation tells. Compiled like the rules. Other players are counted from the seat that looks on, in the
order of play.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rules.kings_catering.rules import (
    AXIS,
    CELLS,
    CENTRE,
    COLUMN,
    COLUMNS,
    HELD,
    IN_FORCE,
    NEW,
    PLACE_BITS,
    PLAYERS,
    PUT,
    ROUND,
    SOURCES,
    TILE_BITS,
    TILES,
    put_code,
    table_of,
)

TURNS = 4
WAYS = 1 + CELLS * TURNS  # to put one tile: a new Table, then cell by cell
ACTIONS = COLUMNS + COLUMN * WAYS
MOST_STARS = 127  # that a part tells; more look the same

OBSERVATION = np.dtype(
    [
        ("players", np.int8),
        ("phase", np.int8),  # as in the rules: 0 take a column, 1 place its tiles, 3 over
        ("turn", np.int8),  # who is to act: 0 the seat itself, 1 the next one; -1 nobody
        ("round", np.int8),
        ("rounds", np.int8),
        ("palace", np.int8),
        ("deck", np.int8),  # tiles still to come in this round
        ("royals", np.int8, (2, IN_FORCE)),  # sides in force in each round
        ("columns", np.int8, (COLUMNS, COLUMN)),  # tiles; -1 where there is none, here and below
        ("hand", np.int8, COLUMN),  # tiles being placed, by whoever is to act
        ("unseen", np.int8, TILES),  # 1: nobody has seen this tile yet
        ("before", np.int8, PLAYERS),  # stars of the first of two rounds, this seat first; at most MOST_STARS
        ("tables", np.int8, PLAYERS),  # how many Tables
        ("crew", np.int8, PLAYERS),  # how many Crew, those of the first of two rounds included
        ("tile", np.int8, (PLAYERS, HELD)),  # their tiles, in the order they were put
        ("table", np.int8, (PLAYERS, HELD)),  # the Table each lies at
        ("x", np.int8, (PLAYERS, HELD)),  # and where
        ("y", np.int8, (PLAYERS, HELD)),
        ("turns", np.int8, (PLAYERS, HELD)),
        ("cell_table", np.int8, CELLS),  # the seat's free cells, as actions count them
        ("cell_x", np.int8, CELLS),
        ("cell_y", np.int8, CELLS),
        ("spare", np.int8),  # always -1; fills the record up to whole words
    ]
)
assert OBSERVATION.itemsize == 1400


@compiled
def number_moves(state, seat, moves, count):
    """Put the numbers of these moves in their places: they come as `legal` lists them, by tile, cell and turns."""
    place, cell = 0, 0
    for index in range(count):
        move = int(moves[index])
        if move < PUT:
            continue
        while move >> TILE_BITS != state["hand"][place]:
            place, cell = place + 1, 0
        moves[index] = COLUMNS + place * WAYS
        if place_of(move) != NEW:
            while state["cell_place"][seat, cell] != place_of(move):
                cell += 1
            moves[index] += 1 + cell * TURNS + move % TURNS


@compiled
def place_of(move):
    return move >> PLACE_BITS & ((1 << TILE_BITS - PLACE_BITS) - 1)


@compiled
def move_of(state, seat, action):
    """The move with this number, which is a legal one."""
    if action < COLUMNS:
        return action
    tile, way = int(state["hand"][(action - COLUMNS) // WAYS]), (action - COLUMNS) % WAYS
    if way == 0:
        return put_code(tile, NEW, 0)
    return put_code(tile, state["cell_place"][seat, (way - 1) // TURNS], (way - 1) % TURNS)


@compiled
def observe(edition, state, seat, observation):
    """Write what all know, KC 9, as this seat looks at it, into a blank observation: all -1."""
    observation["players"] = state["players"]
    observation["phase"] = state["phase"]
    if state["phase"] < ROUND:
        observation["turn"] = (state["seat"] - seat) % state["players"]
    observation["round"] = state["round"]
    observation["rounds"] = state["rounds"]
    observation["palace"] = state["palace"]
    observation["deck"] = state["stop"] - state["top"]
    for place in range(IN_FORCE):
        observation["royals"][0, place] = state["royals"][0, place]
        observation["royals"][1, place] = state["royals"][1, place]
    observe_tiles(state, observation)
    for place in range(state["players"]):
        observe_player(state, (seat + place) % state["players"], place, observation)
    for cell in range(state["cells"][seat]):
        where = int(state["cell_place"][seat, cell])
        observation["cell_table"][cell] = table_of(where)
        observation["cell_x"][cell] = (where >> AXIS & 127) - CENTRE
        observation["cell_y"][cell] = (where & 127) - CENTRE


@compiled
def observe_tiles(state, observation):
    """Columns, hand, and what nobody has seen."""
    for column in range(COLUMNS):
        for place in range(state["column_size"][column]):
            observation["columns"][column, place] = state["columns"][column, place]
    for place in range(state["hand_size"]):
        observation["hand"][place] = state["hand"][place]
    for tile in range(TILES):
        observation["unseen"][tile] = 0
    for place in range(state["top"], TILES):
        observation["unseen"][state["deck"][place]] = 1


@compiled
def observe_player(state, other, place, observation):
    stars = 0
    for source in range(SOURCES):
        stars += int(state["before"][other, source])
    observation["before"][place] = min(stars, MOST_STARS)
    observation["tables"][place] = state["tables"][other]
    observation["crew"][place] = state["crew"][other] + state["crew_before"][other]
    for index in range(state["held"][other]):
        where = int(state["tile_place"][other, index])
        observation["tile"][place, index] = state["tile"][other, index]
        observation["table"][place, index] = table_of(where)
        observation["x"][place, index] = (where >> AXIS & 127) - CENTRE
        observation["y"][place, index] = (where & 127) - CENTRE
        observation["turns"][place, index] = state["turns"][other, index]
