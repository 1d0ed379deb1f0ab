"""The King's Catering, sections 1 to 9 of its rules: one record, and the functions that play it.

Every function runs interpreted and compiled alike (jit.py says how). Callers pass legal moves only.
A player's Tables are kept as their tiles, as the free cells beside them, each with what it touches, and as a tally of
each Table; all three grow with every tile, so that legal moves and stars need no look at the whole.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import below, shuffle

PLAYERS = 4  # at most
TILES = 80  # KC 1.1, 1.2
FOODS = 60
COLUMNS = 3
COLUMN = 3  # tiles in a full column
IN_PLAY = (0, 40, 40, 60, 80)  # KC 2.3, by players
HELD = 40  # tiles one player can hold, KC 10.0
TABLES = HELD
CELLS = 4 * HELD  # free cells beside them
TYPES, SIZES, COLOURS = 6, 4, 4  # at most
CREW_TYPES = 15  # at most
STEPS = 8  # stars of a set, at most
NONE = -1

# Sides of a tile and of a cell, clockwise
NORTH, EAST, SOUTH, WEST = range(4)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)

# A place is a Table and a cell of its grid in one number, so that the neighbour on a side is one addition away
AXIS = 7  # bits of X and of Y
CENTRE = 64  # X and Y of the founding tile
STEP = (1, 1 << AXIS, -1, -(1 << AXIS))  # to the neighbour, by side
NEW = (63 << 2 * AXIS) | (CENTRE << AXIS) | CENTRE  # a Table to be founded

# What a free cell touches: half-Decorations in 4 bits a side, one for each colour; then a bit for each side
TOUCHED, BARE, NEAR = 16, 20, 24  # there is a tile; there is a Food with an empty side; a Food of that Size is near
HALVES = (1 << TOUCHED) - 1
ONE_COLOUR = 0x1111  # its bits on all four sides

# Moves: a column's number, or a tile, its place and its turns
PUT = 1 << 10  # smaller codes are columns
TILE_BITS, PLACE_BITS, TURN_BITS = 22, 2, 3

# The tally of a Table
TILE_COUNT, CREW_COUNT, OPEN, TYPE = range(4)
SIZE = TYPE + TYPES
MATCHED = SIZE + SIZES
TALLY = MATCHED + COLOURS
TABLE_COUNT = TALLY  # what is counted like an entry of all tallies, and is none: how many Tables there are

# Royals: sides K1 to K6, Q1 to Q6, P1 to P6
ROYALS = 18
IN_FORCE = 4  # King, Queen and one or two Princesses
NO_RULE, LEAST_TILES, MOST_TYPES, OTHER_SHAPES, SIZES_APART = range(5)  # the King's rules

# What Royals give stars for: each Table on its own; all Tables together; one of them; having laid few of something;
# having the most or the least of something
TABLES_OF_TILES, TABLES_OF_FOODS, TABLES_OF_TYPES, TABLES_OF_ALL_SIZES, TABLES_WITH_ONE_CREW, MATCHED_BEYOND = range(6)
EACH_CREW, OPEN_HALVES, SAME_TYPE, SETS_OF_TYPES, SETS_OF_COLOURS, TYPE_IN_SETS, SIZE_IN_SETS = range(6, 13)
LARGEST_TABLE, SMALLEST_TABLE = range(13, 15)
FEW_TILES, FEW_OPEN_HALVES, FEW_TABLES = range(15, 18)
MOST_TABLES, MOST_CREW, MOST_OF_TYPES, MOST_OF_SIZES, MOST_OF_COLOURS = range(18, 23)
LEAST_TABLES, LEAST_CREW, LEAST_OF_TYPES, LEAST_OF_SIZES, LEAST_OF_COLOURS = range(23, 28)
FEW = (TILE_COUNT, OPEN, TABLE_COUNT)  # by what there should be few of: its entry of the tally
COMPARED = (TABLE_COUNT, CREW_COUNT, TYPE, SIZE, MATCHED)  # by what is compared: its first entry

# What Crew give stars for, at their own Table
FOODS_OF_TYPE, FOODS_OF_SIZE, MATCHED_OF_COLOUR, ALL_SIZES, ALL_TYPES = range(5)

# Where stars come from
KING, QUEEN, PRINCESS, SECOND_PRINCESS, CREW = range(5)
SOURCES = 5

MOVES = 1780  # room for all placements of three tiles at 37 others, KC 10.0, and one to spare
LENGTH = 2 * TILES  # every tile is put once, and every column taken holds one

# Phases
TAKE = 0
PLACE = 1
ROUND = 2  # the dealer is to start the second round, KC 8.1
OVER = 3

EDITION = np.dtype(
    [
        ("halves", np.int32, (TILES, 4)),  # half-Decorations by turns, laid out like what a cell touches
        ("bare", np.int8, (TILES, 4)),  # a Food's empty sides by turns, as bits
        ("turns", np.int8, TILES),  # how many ways to turn it look different, KC 4.2
        ("food", np.int8, TILES),  # a Food's type, NONE for Crew
        ("size", np.int8, TILES),  # a Food's Size, from 0; NONE for Crew
        ("crew", np.int8, TILES),  # a Crew's type, NONE for Foods
        ("condition", np.int8, TILES),  # what Crew give stars for
        ("subject", np.int8, TILES),  # the type, Size or colour it is about
        ("every", np.int8, TILES),  # for every so many
        ("stars", np.int8, TILES),
        ("types", np.int8),  # how many there are
        ("colours", np.int8),
        ("rule", np.int8, ROYALS),  # the King's rules
        ("limit", np.int8, ROYALS),  # the number in the rule
        ("scoring", np.int8, ROYALS),  # what Royals give stars for
        ("number", np.int8, ROYALS),  # for every so many, or from so many on
        ("royal_stars", np.int8, ROYALS),
        ("most", np.int8, ROYALS),  # stars at most
        ("royal_subject", np.int8, ROYALS),  # the type or Size it is about
        ("steps", np.int8, (ROYALS, STEPS)),  # stars of a set by its size
        ("set_size", np.int8, ROYALS),
        ("palace", np.int8, (3, IN_FORCE)),  # the Royals of each palace
        ("target", np.int8, 3),
        ("spare", np.int8),
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("random", np.uint64),  # the generator's word
        ("cell_place", np.int32, (PLAYERS, CELLS)),  # the free cells beside each player's Tables, in no order
        ("cell_sides", np.int32, (PLAYERS, CELLS)),  # what each of them touches
        ("tile_place", np.int32, (PLAYERS, HELD)),  # where each player's tiles lie, in the order they were put
        ("shape", np.int32, (PLAYERS, TABLES)),  # a number that Tables of one shape share
        ("crew_types", np.int16, (PLAYERS, TABLES)),  # the types of Crew at each Table, as bits
        ("cells", np.int16, PLAYERS),  # how many free cells
        ("before", np.int16, (PLAYERS, SOURCES)),  # stars of the first of two rounds
        ("tile", np.int8, (PLAYERS, HELD)),  # each player's tiles, in the order they were put
        ("turns", np.int8, (PLAYERS, HELD)),
        ("tally", np.int8, (PLAYERS, TABLES, TALLY)),
        ("held", np.int8, PLAYERS),  # how many tiles
        ("tables", np.int8, PLAYERS),  # how many Tables
        ("crew", np.int8, PLAYERS),  # Crew placed in this round
        ("crew_before", np.int8, PLAYERS),  # and in the first of two
        ("deck", np.int8, TILES),
        ("top", np.int8),  # deck[top:stop] is still to come in this round
        ("stop", np.int8),
        ("players", np.int8),
        ("first", np.int8),  # option: the seat that begins
        ("palace", np.int8),  # option: 1 to 3, or 0 for none
        ("rounds", np.int8),  # option
        ("royals", np.int8, (2, IN_FORCE)),  # option: the sides in force in each round; the last may be NONE
        ("round", np.int8),  # counts from 1
        ("phase", np.int8),
        ("seat", np.int8),  # to act
        ("columns", np.int8, (COLUMNS, COLUMN)),
        ("column_size", np.int8, COLUMNS),
        ("taken", np.int8),  # the column whose tiles are being placed
        ("hand", np.int8, COLUMN),  # these tiles
        ("hand_size", np.int8),
        ("discards", np.int8),  # how many tiles were discarded in a solo game
        ("discard", np.int8, TILES),
        ("short_start", np.int8),  # option: 1 if whoever begins takes column 1
        ("spare", np.int8, 4),  # always 0; fills the record up, for copies leave its gaps to chance
    ],
    align=True,
)


# Setting up, KC 2


@compiled
def shuffle_deck(edition, state):
    """KC 2.3: all tiles, shuffled by the state's random word."""
    for tile in range(TILES):
        state["deck"][tile] = tile
    shuffle(state, state["deck"], 0, TILES)


@compiled
def setup(edition, state):
    """Start the game; deck, players and options are already in the state."""
    if state["palace"] > 0:
        for place in range(IN_FORCE):
            state["royals"][0, place] = edition["palace"][state["palace"] - 1, place]  # KC 7.2
    for seat in range(PLAYERS):
        state["crew_before"][seat] = 0
        for source in range(SOURCES):
            state["before"][seat, source] = 0
    state["top"] = 0
    state["stop"] = IN_PLAY[state["players"]]
    state["round"] = 1
    state["seat"] = state["first"]
    state["discards"] = 0
    lay_columns(state)


@compiled
def lay_columns(state):
    """Start a round: nobody has a Table, and the columns hold one, two and three tiles, KC 2.4."""
    for seat in range(PLAYERS):
        state["cells"][seat] = 0
        state["held"][seat] = 0
        state["tables"][seat] = 0
        state["crew"][seat] = 0
    for column in range(COLUMNS):
        state["column_size"][column] = 0
        for _ in range(column + 1):
            draw_to(state, column)
    state["hand_size"] = 0
    state["taken"] = NONE
    state["phase"] = TAKE


@compiled
def king(state):
    """The King's side in force."""
    return state["royals"][state["round"] - 1, KING]


# A turn, KC 3


@compiled
def chooser(state):
    """The seat to act, -1 when the game is over."""
    return state["seat"] if state["phase"] < ROUND else NONE


@compiled
def to_act(state):
    """The same, as bits."""
    return 1 << state["seat"] if state["phase"] < ROUND else 0


@compiled
def sealed(state):
    """Nobody chooses at the same moment as others."""
    return 0


@compiled
def legal(edition, state, seat, moves):
    """Write the legal moves of a seat into `moves` and return how many: none unless it is to act."""
    if chooser(state) != seat:
        return 0
    if state["phase"] == PLACE:
        return placements(edition, state, seat, moves)
    count = 0
    for column in range(COLUMNS):
        moves[count] = column
        count += may_take(state, column)
    return count


@compiled
def may_take(state, column):
    """KC 3.1; after a short start only column 1 is there for whoever begins a round, KC 2.6."""
    if state["short_start"] and column > 0 and nothing_laid(state):
        return False
    return state["column_size"][column] > 0


@compiled
def nothing_laid(state):
    for seat in range(state["players"]):
        if state["held"][seat] > 0:
            return False
    return True


@compiled
def apply(edition, state, seat, move):
    """Play a legal move of the seat, and the dealer's part if he has one then."""
    play(edition, state, seat, move)
    if state["phase"] == ROUND:
        start_second_round(edition, state)


@compiled
def play(edition, state, seat, move):
    """Play a legal move of the seat, up to where the dealer is to start the second round."""
    if move < PUT:
        take_column(state, move)
        return
    put(edition, state, seat, move)
    if state["hand_size"] == 0:
        end_turn(state)


@compiled
def take_column(state, column):
    """KC 3.1"""
    for place in range(state["column_size"][column]):
        state["hand"][place] = state["columns"][column, place]
    state["hand_size"] = state["column_size"][column]
    state["column_size"][column] = 0
    state["taken"] = column
    state["phase"] = PLACE


@compiled
def end_turn(state):
    """KC 3.3, alone also 7.1; then the next seat, KC 3.4."""
    refill(state, state["taken"])
    if state["players"] == 1:
        right = (state["taken"] + 1) % COLUMNS
        discard_column(state, right)
        refill(state, right)
    state["taken"] = NONE
    state["seat"] = (state["seat"] + 1) % state["players"]
    state["phase"] = TAKE
    if state["column_size"][0] + state["column_size"][1] + state["column_size"][2] == 0:
        state["phase"] = ROUND if state["round"] < state["rounds"] else OVER


@compiled
def refill(state, emptied):
    """KC 3.3: a tile for the emptied column, then for the others from left to right."""
    draw_to(state, emptied)
    for column in range(COLUMNS):
        if column != emptied:
            draw_to(state, column)


@compiled
def draw_to(state, column):
    """A new tile for a column, if it has room and there is one."""
    if state["column_size"][column] < COLUMN and state["top"] < state["stop"]:
        state["columns"][column, state["column_size"][column]] = state["deck"][state["top"]]
        state["column_size"][column] += 1
        state["top"] += 1


@compiled
def discard_column(state, column):
    """KC 7.1"""
    for place in range(state["column_size"][column]):
        state["discard"][state["discards"]] = state["columns"][column, place]
        state["discards"] += 1
    state["column_size"][column] = 0


@compiled
def start_second_round(edition, state):
    """KC 8.1: keep the stars, use the tiles left out; the other player begins."""
    for seat in range(state["players"]):
        for source in range(SOURCES):
            state["before"][seat, source] = source_stars(edition, state, seat, source)
        state["crew_before"][seat] = state["crew"][seat]
    state["round"] = 2
    state["top"] = state["stop"]
    state["stop"] = TILES
    state["seat"] = (state["first"] + 1) % state["players"]
    lay_columns(state)


# Placing, KC 4


@compiled
def placements(edition, state, seat, moves):
    """All ways to put one of the tiles in hand, each once; return how many."""
    count = 0
    for place in range(state["hand_size"]):
        tile = int(state["hand"][place])
        moves[count] = put_code(tile, NEW, 0)  # KC 4.1
        count += 1
        for cell in range(state["cells"][seat]):
            if edition["food"][tile] == NONE:
                moves[count] = put_code(tile, state["cell_place"][seat, cell], 0)
                count += fits_crew(edition, state, seat, tile, cell)
            elif obeys_king(edition, state, seat, tile, cell):
                sides = state["cell_sides"][seat, cell]
                for turns in range(edition["turns"][tile]):
                    moves[count] = put_code(tile, state["cell_place"][seat, cell], turns)
                    count += edition["halves"][tile, turns] & sides & HALVES != 0  # KC 4.3
    return count


@compiled
def put_code(tile, place, turns):
    return (tile << TILE_BITS) | (int(place) << PLACE_BITS) | turns


@compiled
def table_of(place):
    return int(place) >> 2 * AXIS


@compiled
def fits_crew(edition, state, seat, tile, cell):
    """KC 4.4, 4.5: against an empty side of a Food, and no other Crew of its type at the Table."""
    bare = state["cell_sides"][seat, cell] >> BARE & 15
    table = table_of(state["cell_place"][seat, cell])
    return bare != 0 and state["crew_types"][seat, table] >> edition["crew"][tile] & 1 == 0


@compiled
def obeys_king(edition, state, seat, tile, cell):
    """KC 4.6: whether a Food in this cell keeps the rules that it could break for good."""
    rule = edition["rule"][king(state)]
    if rule == SIZES_APART:
        return state["cell_sides"][seat, cell] >> (NEAR + edition["size"][tile]) & 1 == 0
    if rule == MOST_TYPES:
        tally = state["tally"][seat, table_of(state["cell_place"][seat, cell])]
        return tally[TYPE + edition["food"][tile]] > 0 or food_types(tally) < edition["limit"][king(state)]
    return True


@compiled
def food_types(tally):
    """How many types of Food there are at a Table."""
    types = 0
    for kind in range(TYPES):
        types += tally[TYPE + kind] > 0
    return types


@compiled
def put(edition, state, seat, move):
    """Put a tile from the hand where the move says, KC 4.1, 4.2."""
    tile, place, turns = move >> TILE_BITS, move >> PLACE_BITS & ((1 << 20) - 1), move & TURN_BITS
    leave_hand(state, tile)
    if place == NEW:
        place = found_table(state, seat)
        sides = 0
    else:
        sides = fill_cell(state, seat, place)
    table = table_of(place)
    state["shape"][seat, table] = grown_shape(state, seat, place)
    held = state["held"][seat]
    state["tile"][seat, held] = tile
    state["tile_place"][seat, held] = place
    state["turns"][seat, held] = turns
    state["held"][seat] += 1
    count_tile(edition, state, seat, tile, table)
    count_decorations(state["tally"][seat, table], edition["halves"][tile, turns], sides)
    for side in range(4):
        if sides >> (TOUCHED + side) & 1 == 0:
            touch_cell(edition, state, seat, place + STEP[side], tile, turns, OPPOSITE[side])


@compiled
def leave_hand(state, tile):
    """The other tiles in hand stay in their order."""
    kept = 0
    for place in range(state["hand_size"]):
        other = state["hand"][place]
        if other != tile:
            state["hand"][kept] = other
            kept += 1
    state["hand_size"] = kept


@compiled
def found_table(state, seat):
    """KC 4.1: an empty Table; return the place of its first tile."""
    table = int(state["tables"][seat])
    state["tables"][seat] += 1
    state["crew_types"][seat, table] = 0
    state["shape"][seat, table] = 0
    for entry in range(TALLY):
        state["tally"][seat, table, entry] = 0
    return (table << 2 * AXIS) | (CENTRE << AXIS) | CENTRE


@compiled
def find_cell(state, seat, place):
    """The free cell at this place, or NONE."""
    for cell in range(state["cells"][seat]):
        if state["cell_place"][seat, cell] == place:
            return cell
    return NONE


@compiled
def fill_cell(state, seat, place):
    """Take a cell out of the free ones; return what it touches."""
    cell, last = find_cell(state, seat, place), state["cells"][seat] - 1
    sides = int(state["cell_sides"][seat, cell])
    state["cell_place"][seat, cell] = state["cell_place"][seat, last]
    state["cell_sides"][seat, cell] = state["cell_sides"][seat, last]
    state["cells"][seat] = last
    return sides


@compiled
def touch_cell(edition, state, seat, place, tile, turns, side):
    """A tile has come to lie on this side of a free cell."""
    cell = find_cell(state, seat, place)
    if cell == NONE:
        cell = state["cells"][seat]
        state["cells"][seat] += 1
        state["cell_place"][seat, cell] = place
        state["cell_sides"][seat, cell] = 0
    facing = OPPOSITE[side]
    touches = 1 << (TOUCHED + side)
    if edition["food"][tile] != NONE:
        half = int(edition["halves"][tile, turns]) >> 4 * facing & 15
        touches |= half << 4 * side
        touches |= (half == 0) << (BARE + side)
        touches |= 1 << (NEAR + int(edition["size"][tile]))
    state["cell_sides"][seat, cell] |= touches


@compiled
def count_tile(edition, state, seat, tile, table):
    """Count a tile into the tally of its Table."""
    tally = state["tally"][seat, table]
    tally[TILE_COUNT] += 1
    if edition["food"][tile] == NONE:
        tally[CREW_COUNT] += 1
        state["crew"][seat] += 1
        state["crew_types"][seat, table] |= 1 << int(edition["crew"][tile])
    else:
        tally[TYPE + edition["food"][tile]] += 1
        tally[SIZE + edition["size"][tile]] += 1


@compiled
def count_decorations(tally, halves, sides):
    """KC 4.7: what a tile with these halves matches, covers and leaves open in a cell that touches this."""
    for colour in range(COLOURS):
        tally[MATCHED + colour] += on_sides((halves & sides) >> colour)
        tally[OPEN] -= on_sides(sides >> colour)
    for side in range(4):
        if sides >> (TOUCHED + side) & 1 == 0:
            tally[OPEN] += halves >> 4 * side & 15 != 0


@compiled
def on_sides(bits):
    """On how many of the four sides a colour's bit is set."""
    bits &= ONE_COLOUR
    return (bits + (bits >> 4) + (bits >> 8) + (bits >> 12)) & 7


# Shapes, K3


@compiled
def grown_shape(state, seat, place):
    """The number of the Table's shape with one more tile: made of the distances between all tiles.

    Turning and mirroring keep distances, so equal shapes have equal numbers; the reverse is checked (same_shape).
    """
    table = table_of(place)
    shape = int(state["shape"][seat, table])
    for other in range(state["held"][seat]):
        there = int(state["tile_place"][seat, other])
        if table_of(there) == table:
            east = (there >> AXIS & 127) - (place >> AXIS & 127)
            north = (there & 127) - (place & 127)
            distance = east * east + north * north
            shape += distance * distance * distance + 7 * distance
    return shape & 0x3FFFFFFF


@compiled
def same_shape(state, seat, table, other):
    """Whether two Tables have the same shape, turned or mirrored."""
    if state["shape"][seat, table] != state["shape"][seat, other]:
        return False
    if state["tally"][seat, table, TILE_COUNT] != state["tally"][seat, other, TILE_COUNT]:
        return False
    for pose in range(8):
        if fits_over(state, seat, table, other, pose):
            return True
    return False


@compiled
def fits_over(state, seat, table, other, pose):
    """Whether one Table in this pose, turned and mirrored, lies on the cells of another."""
    shift = corner(state, seat, other, 0) - corner(state, seat, table, pose)
    for index in range(state["held"][seat]):
        place = int(state["tile_place"][seat, index])
        if table_of(place) == table and not lies_at(state, seat, other, posed(place, pose) + shift):
            return False
    return True


@compiled
def posed(place, pose):
    """A cell turned (pose 0 to 3) and mirrored (from 4 on), as X and Y in one number with room for sums."""
    east, north = (place >> AXIS & 127) - CENTRE, (place & 127) - CENTRE
    if pose & 1:
        east, north = north, -east
    if pose & 2:
        east, north = -east, -north
    if pose & 4:
        east = -east
    return ((east + 256) << 12) + north + 256


@compiled
def corner(state, seat, table, pose):
    """The least X and the least Y of a Table in a pose, in one number."""
    east, north = 512, 512
    for index in range(state["held"][seat]):
        place = int(state["tile_place"][seat, index])
        if table_of(place) == table:
            cell = posed(place, pose)
            east, north = min(east, cell >> 12), min(north, cell & 4095)
    return (east << 12) + north


@compiled
def lies_at(state, seat, table, cell):
    """Whether the Table has a tile in this cell."""
    for index in range(state["held"][seat]):
        place = int(state["tile_place"][seat, index])
        if table_of(place) == table and posed(place, 0) == cell:
            return True
    return False


# Royals, KC 5. Only Tables that keep the King's rule count: `left`, as bits


@compiled
def tables_left(edition, state, seat):
    """The Tables that keep the King's rule, as bits."""
    rule, limit = edition["rule"][king(state)], edition["limit"][king(state)]
    left = 0
    for table in range(state["tables"][seat]):
        fine = True
        if rule == LEAST_TILES:
            fine = state["tally"][seat, table, TILE_COUNT] >= limit
        elif rule == OTHER_SHAPES:
            for earlier in range(table):
                fine = fine and not same_shape(state, seat, table, earlier)
        left |= int(fine) << table
    return left


@compiled
def royal_stars(edition, state, seat, side, left):
    """The stars a Royal gives a seat: none without a Table, whatever it asks."""
    scoring, stars = edition["scoring"][side], int(edition["royal_stars"][side])
    if left == 0:
        return 0
    if scoring <= MATCHED_BEYOND:
        count = 0
        for table in range(state["tables"][seat]):
            if left >> table & 1:
                count += table_count(edition, state["tally"][seat, table], scoring, edition["number"][side])
        return count * stars
    if scoring <= SIZE_IN_SETS:
        return stars * count_over_all(edition, state, seat, side, left)
    if scoring == LARGEST_TABLE:
        return largest(state, seat, left) // int(edition["number"][side]) * stars
    if scoring == SMALLEST_TABLE:
        return min(smallest_sizes(edition, state, seat, side, left) * stars, int(edition["most"][side]))
    if scoring <= FEW_TABLES:
        return stars * max(int(edition["number"][side]) - laid(state, seat, FEW[scoring - FEW_TILES]), 0)
    return stars * times_ahead(edition, state, seat, scoring)


@compiled
def table_count(edition, tally, scoring, number):
    """How often a Table meets what a Royal asks of each Table."""
    if scoring == TABLES_OF_TILES:
        return int(tally[TILE_COUNT] >= number)
    if scoring == TABLES_OF_FOODS:
        return int(tally[TILE_COUNT] - tally[CREW_COUNT] >= number)
    if scoring == TABLES_OF_TYPES:
        return int(food_types(tally) == number)
    if scoring == TABLES_OF_ALL_SIZES:
        return int(fewest(tally, SIZE, SIZES) > 0)
    if scoring == TABLES_WITH_ONE_CREW:
        return int(tally[CREW_COUNT] == 1 and tally[TILE_COUNT] >= number)
    count = 0
    for colour in range(COLOURS):
        count += max(int(tally[MATCHED + colour]) - int(number), 0)
    return count


@compiled
def fewest(tally, start, count):
    """The least of so many entries of a tally."""
    least = int(tally[start])
    for entry in range(start + 1, start + count):
        least = min(least, int(tally[entry]))
    return least


@compiled
def count_over_all(edition, state, seat, side, left):
    """How often all Tables together meet what a Royal asks."""
    scoring, number = edition["scoring"][side], int(edition["number"][side])
    if scoring == EACH_CREW:
        return total(state, seat, CREW_COUNT, left)
    if scoring == OPEN_HALVES:
        return total(state, seat, OPEN, left) // number
    if scoring == SAME_TYPE:
        return times_same(edition, state, seat, left, number)
    if scoring == SETS_OF_TYPES:
        return least_total(state, seat, TYPE, edition["types"], left)
    if scoring == SETS_OF_COLOURS:
        return least_total(state, seat, MATCHED, edition["colours"], left)
    start = TYPE if scoring == TYPE_IN_SETS else SIZE
    return stars_in_sets(edition, side, total(state, seat, start + edition["royal_subject"][side], left))


@compiled
def times_same(edition, state, seat, left, number):
    """How often there are so many Foods of the same type, over all Tables left."""
    times = 0
    for kind in range(edition["types"]):
        times += total(state, seat, TYPE + kind, left) // number
    return times


@compiled
def total(state, seat, entry, left):
    """The sum of an entry of the tally over the Tables left."""
    count = 0
    for table in range(state["tables"][seat]):
        if left >> table & 1:
            count += int(state["tally"][seat, table, entry])
    return count


@compiled
def least_total(state, seat, start, count, left):
    """The least of so many sums: complete sets over all Tables left."""
    least = total(state, seat, start, left)
    for entry in range(start + 1, start + count):
        least = min(least, total(state, seat, entry, left))
    return least


@compiled
def stars_in_sets(edition, side, foods):
    """P3: whole sets, and what the last one has reached."""
    size = int(edition["set_size"][side])
    stars = foods // size * int(edition["steps"][side, size - 1])
    return stars + (int(edition["steps"][side, foods % size - 1]) if foods % size else 0)


@compiled
def largest(state, seat, left):
    """Tiles of the largest Table."""
    most = 0
    for table in range(state["tables"][seat]):
        if left >> table & 1:
            most = max(most, int(state["tally"][seat, table, TILE_COUNT]))
    return most


@compiled
def smallest_sizes(edition, state, seat, side, left):
    """Q6: the sum of Sizes at the smallest Table, divided and rounded up; of several the one that pays most."""
    tiles, best = HELD + 1, 0
    for table in range(state["tables"][seat]):
        count = int(state["tally"][seat, table, TILE_COUNT])
        if left >> table & 1 and count <= tiles:
            sizes = sum_of_sizes(state["tally"][seat, table])
            best = sizes if count < tiles else max(best, sizes)
            tiles = count
    number = int(edition["number"][side])
    return (best + number - 1) // number


@compiled
def sum_of_sizes(tally):
    sizes = 0
    for size in range(SIZES):
        sizes += (size + 1) * int(tally[SIZE + size])
    return sizes


@compiled
def laid(state, seat, entry):
    """How much a seat has laid, discarded or not: nobody has less by a Table that breaks the King's rule.

    Tiles in hand are as good as laid, for all of them must be: they cost when a column is taken, not by their places.
    """
    tables = int(state["tables"][seat])
    if entry == TABLE_COUNT:
        return tables
    hand = int(state["hand_size"]) if entry == TILE_COUNT and seat == state["seat"] else 0
    return total(state, seat, entry, (1 << tables) - 1) + hand


@compiled
def tables_in(left):
    """How many Tables these bits are."""
    count = 0
    for table in range(TABLES):
        count += left >> table & 1
    return count


@compiled
def times_ahead(edition, state, seat, scoring):
    """How often the seat has the most, or the least, of what a Royal compares: all ties are friendly."""
    least = scoring >= LEAST_TABLES
    start = COMPARED[scoring - (LEAST_TABLES if least else MOST_TABLES)]
    count = 0
    for entry in range(start, start + entries_from(edition, start)):
        count += has_least(edition, state, seat, entry) if least else has_most(edition, state, seat, entry)
    return count


@compiled
def entries_from(edition, start):
    """How many entries of the tally are compared each on its own: one for every type, Size or colour."""
    if start == TYPE:
        return int(edition["types"])
    if start == SIZE:
        return SIZES
    return int(edition["colours"]) if start == MATCHED else 1


@compiled
def has_most(edition, state, seat, entry):
    """Whether nobody has more, and the seat has some."""
    own = compared(edition, state, seat, entry)
    for rival in range(state["players"]):
        if compared(edition, state, rival, entry) > own:
            return False
    return own > 0


@compiled
def has_least(edition, state, seat, entry):
    """Whether nobody has fewer; none is the least of all."""
    own = compared(edition, state, seat, entry)
    for rival in range(state["players"]):
        if compared(edition, state, rival, entry) < own:
            return False
    return True


@compiled
def compared(edition, state, seat, entry):
    left = tables_left(edition, state, seat)
    return tables_in(left) if entry == TABLE_COUNT else total(state, seat, entry, left)


# Crew, KC 1.2, and the whole score, KC 6


@compiled
def crew_stars(edition, tally, tile):
    """The stars of a Crew at a Table."""
    condition, subject = edition["condition"][tile], edition["subject"][tile]
    if condition == FOODS_OF_TYPE:
        count = int(tally[TYPE + subject])
    elif condition == FOODS_OF_SIZE:
        count = int(tally[SIZE + subject])
    elif condition == MATCHED_OF_COLOUR:
        count = int(tally[MATCHED + subject])
    elif condition == ALL_SIZES:
        count = fewest(tally, SIZE, SIZES)
    else:
        count = fewest(tally, TYPE, edition["types"])
    return count // int(edition["every"][tile]) * int(edition["stars"][tile])


@compiled
def all_crew_stars(edition, state, seat, left):
    stars = 0
    if state["crew"][seat] > 0:
        for index in range(state["held"][seat]):
            tile, table = state["tile"][seat, index], table_of(state["tile_place"][seat, index])
            if edition["food"][tile] == NONE and left >> table & 1:
                stars += crew_stars(edition, state["tally"][seat, table], tile)
    return stars


@compiled
def source_stars(edition, state, seat, source):
    """The stars a seat has from one source in this round."""
    left = tables_left(edition, state, seat)
    if source == CREW:
        return all_crew_stars(edition, state, seat, left)
    side = state["royals"][state["round"] - 1, source]
    return 0 if side == NONE else royal_stars(edition, state, seat, side, left)


@compiled
def round_stars(edition, state, seat):
    """The stars a seat has from all sources in this round."""
    left = tables_left(edition, state, seat)
    stars = all_crew_stars(edition, state, seat, left)
    for place in range(IN_FORCE):
        side = state["royals"][state["round"] - 1, place]
        if side != NONE:
            stars += royal_stars(edition, state, seat, side, left)
    return stars


@compiled
def reckon(edition, state, stars, left):
    """Write every seat's stars of this round by source into `stars`, its Tables that count into `left`, as bits."""
    for seat in range(state["players"]):
        left[seat] = tables_left(edition, state, seat)
        for source in range(SOURCES):
            stars[seat, source] = source_stars(edition, state, seat, source)


@compiled
def gains(edition, state, moves, stars, after):
    """Write all ways to put a tile into `moves`, the stars that each would bring into `stars`; return how many.

    `after` is scratch for one state.
    """
    seat = state["seat"]
    before = round_stars(edition, state, seat)
    count = placements(edition, state, seat, moves)
    for index in range(count):
        after[0] = state
        put(edition, after[0], seat, moves[index])
        stars[index] = round_stars(edition, after[0], seat) - before
    return count


@compiled
def score(edition, state, points):
    """Write every seat's stars into `points`, as if the game ended now; two rounds add up, KC 8.2."""
    for seat in range(state["players"]):
        points[seat] = round_stars(edition, state, seat)
        for source in range(SOURCES):
            points[seat] += state["before"][seat, source]


@compiled
def winners(edition, state, points):
    """The winning seats, as bits, given every seat's stars; KC 6.2, solo 7.2, 7.3."""
    if state["palace"] > 0:
        return int(points[0] >= edition["target"][state["palace"] - 1])
    best, fewest_crew, seats = -1, 0, 0
    for seat in range(state["players"]):
        crew = state["crew"][seat] + state["crew_before"][seat]
        if points[seat] > best or (points[seat] == best and crew < fewest_crew):
            best, fewest_crew, seats = points[seat], crew, 1 << seat
        elif points[seat] == best and crew == fewest_crew:
            seats |= 1 << seat
    return seats


# Who knows what, KC 9


@compiled
def census(edition, state, cards):
    """Count every tile, wherever it is: none is ever lost."""
    for place in range(state["top"], TILES):
        cards[state["deck"][place]] += 1
    if state["round"] == 2:
        for place in range(IN_PLAY[2]):
            cards[state["deck"][place]] += 1  # the first round's, put away
    for column in range(COLUMNS):
        for place in range(state["column_size"][column]):
            cards[state["columns"][column, place]] += 1
    for place in range(state["hand_size"]):
        cards[state["hand"][place]] += 1
    for place in range(state["discards"]):
        cards[state["discard"][place]] += 1
    for seat in range(state["players"]):
        for index in range(state["held"][seat]):
            cards[state["tile"][seat, index]] += 1


@compiled
def resample(edition, state, viewer, word):
    """Deal anew, by `word`, what nobody has seen, KC 9.1: the deck and the tiles left out.

    They are first put in the order of the edition, so that nothing but what all know and the word decides.
    """
    state["random"] = word
    deck, half, low, high = state["deck"], TILES // 2, 0, 0
    for place in range(state["top"], TILES):
        tile = int(deck[place])
        if tile < half:
            low |= 1 << tile
        else:
            high |= 1 << (tile - half)
    place = int(state["top"])
    for tile in range(TILES):
        if (low >> tile if tile < half else high >> (tile - half)) & 1:
            deck[place] = tile
            place += 1
    shuffle(state, deck, state["top"], TILES)


@compiled
def playout(edition, state, moves):
    """Play random legal moves to the end, by the state's own word; return how many."""
    length = 0
    while state["phase"] != OVER:
        seat = state["seat"]
        count = legal(edition, state, seat, moves)
        apply(edition, state, seat, moves[below(state, count)])
        length += 1
    return length
