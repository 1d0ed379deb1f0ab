"""Greedy for The King's Catering: takes the column and puts its tiles so that its Tables are worth most after the turn.

Tables are worth the stars they bring now and, while there are turns to come, part of the stars they have begun to earn:
two of three equal Foods are worth something, and so is a Table that does not keep the King's rule yet. The nearer the
end, the less such hopes count; in the last turn only stars do. To try a placement, only the tally of its Table is
changed, in scratch; the state stays as it is. All numbers are whole: stars times 64. Everything it looks at is public.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rules.kings_catering.rules import (
    ALL_SIZES,
    COLUMNS,
    COMPARED,
    CREW_COUNT,
    EACH_CREW,
    FEW,
    FEW_TABLES,
    FEW_TILES,
    FOODS_OF_SIZE,
    FOODS_OF_TYPE,
    HALVES,
    HELD,
    IN_FORCE,
    LARGEST_TABLE,
    LEAST_TABLES,
    LEAST_TILES,
    MATCHED,
    MATCHED_BEYOND,
    MATCHED_OF_COLOUR,
    MOST_TABLES,
    NEW,
    NONE,
    OPEN,
    OPEN_HALVES,
    OTHER_SHAPES,
    PLACE,
    PLACE_BITS,
    SAME_TYPE,
    SETS_OF_COLOURS,
    SETS_OF_TYPES,
    SIZE,
    SIZE_IN_SETS,
    SIZES,
    SMALLEST_TABLE,
    STATE,
    TABLE_COUNT,
    TABLES,
    TABLES_OF_ALL_SIZES,
    TABLES_OF_FOODS,
    TABLES_OF_TILES,
    TABLES_OF_TYPES,
    TABLES_WITH_ONE_CREW,
    TALLY,
    TILE_BITS,
    TILE_COUNT,
    TURN_BITS,
    TYPE,
    TYPE_IN_SETS,
    count_decorations,
    entries_from,
    find_cell,
    fits_crew,
    food_types,
    grown_shape,
    king,
    may_take,
    obeys_king,
    put,
    put_code,
    stars_in_sets,
    sum_of_sizes,
    table_of,
    tables_in,
    tables_left,
    take_column,
    total,
)

ONE = 64  # a star
SURE = 16  # hopes are counted in 16ths
HOPE = 15  # of a hope, at most; 8 and 11 were tried
HOPE_A_TURN = 3  # what a turn still to come adds to it
TURN_TILES = (0, 9, 4, 6, 8)  # twice the tiles that go in a turn of all, by players
ROOM = 2  # what an open half is worth while there is hope: a way to go on
EVEN = 3  # so far ahead or behind a majority is settled

WORTH = np.dtype(
    [
        ("plan", STATE),  # a turn tried to its end
        ("hope", np.int64),  # 16ths that hopes count now
        ("crew", np.int64),  # how many Crew the seat has
        ("crew_tile", np.int64, HELD),  # these Crew
        ("crew_table", np.int64, HELD),  # and their Tables
        ("sure", np.int64, TABLES),  # 16ths of each Table that count
        ("value", np.int64, TABLES),  # of each Table on its own
        ("totals", np.int64, TALLY),  # of all Tables, in 16ths
        ("tally", np.int8, TALLY),  # of the Table where a tile is tried
        ("tried", np.int64, TALLY),  # the totals with this tile
        ("rival_most", np.int64, TALLY + 1),  # the most that a rival has, of each entry and of Tables
        ("rival_least", np.int64, TALLY + 1),  # and the least
        ("best", np.int64),  # worth of the best placement found
        ("move", np.int64),  # this placement
    ],
    align=True,
)
MANY = 999  # more than anybody has of anything


# What Tables are worth


@compiled
def weigh(edition, state, seat, worth):
    """Prepare to try placements of the seat."""
    weigh_with(edition, state, seat, hope_left(state), worth)


@compiled
def weigh_with(edition, state, seat, hope, worth):
    """The same, where hopes count so many 16ths."""
    worth["hope"] = hope
    list_crew(edition, state, seat, worth)
    for entry in range(TALLY):
        worth["totals"][entry] = 0
    for table in range(state["tables"][seat]):
        tally = state["tally"][seat, table]
        sure = standing(edition, state, seat, table, tally[TILE_COUNT], state["shape"][seat, table], worth["hope"])
        worth["sure"][table] = sure
        worth["value"][table] = table_worth(edition, state, tally, table, worth)
        for entry in range(TALLY):
            worth["totals"][entry] += sure * tally[entry]
    for place in range(IN_FORCE):
        side = royal(state, place)
        if side != NONE and edition["scoring"][side] >= MOST_TABLES:
            weigh_rivals(edition, state, seat, worth)


@compiled
def hope_left(state):
    """16ths that hopes count, by the turns to come."""
    tiles = state["stop"] - state["top"] + state["hand_size"]
    for column in range(COLUMNS):
        tiles += state["column_size"][column]
    return min(HOPE_A_TURN * 2 * tiles // TURN_TILES[state["players"]], HOPE)


@compiled
def list_crew(edition, state, seat, worth):
    worth["crew"] = 0
    for index in range(state["held"][seat]):
        tile = state["tile"][seat, index]
        if edition["food"][tile] == NONE:
            worth["crew_tile"][worth["crew"]] = tile
            worth["crew_table"][worth["crew"]] = table_of(state["tile_place"][seat, index])
            worth["crew"] += 1


@compiled
def weigh_rivals(edition, state, seat, worth):
    """The most and the least that a rival has of what Royals compare."""
    for entry in range(TALLY + 1):
        worth["rival_most"][entry] = 0
        worth["rival_least"][entry] = MANY
    for rival in range(state["players"]):
        if rival != seat:
            left = tables_left(edition, state, rival)
            for entry in range(TALLY + 1):
                count = tables_in(left) if entry == TABLE_COUNT else total(state, rival, entry, left)
                worth["rival_most"][entry] = max(worth["rival_most"][entry], count)
                worth["rival_least"][entry] = min(worth["rival_least"][entry], count)


@compiled
def royal(state, place):
    """A side in force, or NONE."""
    return state["royals"][state["round"] - 1, place]


@compiled
def standing(edition, state, seat, table, tiles, shape, hope):
    """16ths that a Table of so many tiles and this shape counts: all if it keeps the King's rule."""
    rule, limit = edition["rule"][king(state)], edition["limit"][king(state)]
    if rule == LEAST_TILES and tiles < limit:
        return hope * tiles // limit
    if rule == OTHER_SHAPES:
        for other in range(state["tables"][seat]):
            alike = state["shape"][seat, other] == shape and state["tally"][seat, other, TILE_COUNT] == tiles
            if other != table and alike and (other < table or tiles != state["tally"][seat, table, TILE_COUNT]):
                return hope // 2
    return SURE


@compiled
def begun(count, number, hope):
    """So many of a number that earns a star again and again; the last steps are worth more than the first."""
    rest = count % number
    return ONE * (count // number) + hope * ONE * rest * rest // (SURE * number * number)


@compiled
def sets_begun(tally, start, count, unit, hope):
    """Complete sets of these entries, and the one begun; a tally may be counted in parts of a unit."""
    least, more = tally[start], 0
    for entry in range(start + 1, start + count):
        least = min(least, tally[entry])
    for entry in range(start, start + count):
        more += min(tally[entry] - least, unit)
    return ONE * least // unit + hope * ONE * more * more // (SURE * unit * unit * count * count)


@compiled
def table_worth(edition, state, tally, table, worth):
    """What Royals and Crew give for one Table on its own."""
    value = 0
    for place in range(IN_FORCE):
        side = royal(state, place)
        if side != NONE and edition["scoring"][side] <= MATCHED_BEYOND:
            value += edition["royal_stars"][side] * royal_worth(edition, tally, side, worth["hope"])
    for index in range(worth["crew"]):
        if worth["crew_table"][index] == table:
            value += crew_worth(edition, tally, worth["crew_tile"][index], worth["hope"])
    return value


@compiled
def royal_worth(edition, tally, side, hope):
    """How far a Table meets what a Royal asks of each Table."""
    scoring, number = edition["scoring"][side], edition["number"][side]
    if scoring == TABLES_OF_TILES:
        return begun(min(tally[TILE_COUNT], number), number, hope)
    if scoring == TABLES_OF_FOODS:
        return begun(min(tally[TILE_COUNT] - tally[CREW_COUNT], number), number, hope)
    if scoring == TABLES_OF_TYPES:
        types = food_types(tally)
        return begun(types, number, hope) if types <= number else 0
    if scoring == TABLES_OF_ALL_SIZES:
        return begun(there(tally, SIZE, SIZES), SIZES, hope)
    if scoring == TABLES_WITH_ONE_CREW:
        if tally[CREW_COUNT] == 0:
            return hope
        return begun(min(tally[TILE_COUNT], number), number, hope) if tally[CREW_COUNT] == 1 else 0
    value = 0
    for entry in range(MATCHED, TALLY):
        value += matched_worth(tally[entry], number, hope)
    return value


@compiled
def matched_worth(count, number, hope):
    """Matched Decorations of one colour beyond a number; those up to it are a beginning."""
    return ONE * (count - number) if count > number else hope * ONE * count // (SURE * (number + 1))


@compiled
def there(tally, start, count):
    """How many of these entries are not zero."""
    found = 0
    for entry in range(start, start + count):
        found += tally[entry] > 0
    return found


@compiled
def crew_worth(edition, tally, tile, hope):
    """The stars of a Crew at a Table, and those begun."""
    condition, subject, every = edition["condition"][tile], edition["subject"][tile], edition["every"][tile]
    if condition == FOODS_OF_TYPE:
        value = begun(tally[TYPE + subject], every, hope)
    elif condition == FOODS_OF_SIZE:
        value = begun(tally[SIZE + subject], every, hope)
    elif condition == MATCHED_OF_COLOUR:
        value = begun(tally[MATCHED + subject], every, hope)
    elif condition == ALL_SIZES:
        value = sets_begun(tally, SIZE, SIZES, 1, hope)
    else:
        value = sets_begun(tally, TYPE, edition["types"], 1, hope)
    return edition["stars"][tile] * value


# What Royals give for all Tables together, one of which (`table`) is tried with so many tiles, 0 if it does not count


@compiled
def all_worth(edition, state, seat, table, tiles, worth):
    """The totals are in worth['tried']."""
    value = ROOM * worth["hope"] * worth["tried"][OPEN] // (SURE * SURE)
    for place in range(IN_FORCE):
        side = royal(state, place)
        if side != NONE and edition["scoring"][side] > MATCHED_BEYOND:
            value += side_worth(edition, state, seat, table, tiles, side, worth)
    return value


@compiled
def side_worth(edition, state, seat, table, tiles, side, worth):
    """What one Royal gives for all Tables together."""
    scoring, stars, number = edition["scoring"][side], edition["royal_stars"][side], edition["number"][side]
    if scoring <= SIZE_IN_SETS:
        return totals_worth(edition, worth["tried"], side, worth["hope"])
    if scoring == LARGEST_TABLE:
        return stars * begun(max(extreme(state, seat, table, tiles, 1, worth), 0), number, worth["hope"])
    if scoring == SMALLEST_TABLE:
        return smallest_worth(edition, state, seat, table, tiles, side, worth)
    if scoring <= FEW_TABLES:
        few = FEW[scoring - FEW_TILES]
        return stars * ONE * max(number - laid_with(state, seat, table, few, worth["tally"]), 0)
    return stars * comparison_worth(edition, state, seat, table, tiles, side, worth)


@compiled
def totals_worth(edition, totals, side, hope):
    """What a Royal gives for sums over all Tables; they are in 16ths."""
    scoring, stars, number = edition["scoring"][side], edition["royal_stars"][side], edition["number"][side] * SURE
    if scoring == EACH_CREW:
        return stars * ONE * totals[CREW_COUNT] // SURE
    if scoring == OPEN_HALVES:
        return stars * begun(totals[OPEN], number, hope)
    if scoring == SAME_TYPE:
        return stars * same_begun(edition, totals, number, hope)
    if scoring == SETS_OF_TYPES:
        return stars * sets_begun(totals, TYPE, edition["types"], SURE, hope)
    if scoring == SETS_OF_COLOURS:
        return stars * sets_begun(totals, MATCHED, edition["colours"], SURE, hope)
    start = TYPE if scoring == TYPE_IN_SETS else SIZE
    return ONE * stars_in_sets(edition, side, totals[start + edition["royal_subject"][side]] // SURE)


@compiled
def same_begun(edition, totals, number, hope):
    """So many Foods of the same type, again and again, and those begun."""
    value = 0
    for kind in range(edition["types"]):
        value += begun(totals[TYPE + kind], number, hope)
    return value


@compiled
def extreme(state, seat, table, tiles, sign, worth):
    """Tiles of the largest Table that counts; with sign -1 of the smallest, negative."""
    most = sign * tiles if tiles > 0 else -HELD - 1
    for other in range(state["tables"][seat]):
        if other != table and worth["sure"][other] == SURE:
            most = max(most, sign * state["tally"][seat, other, TILE_COUNT])
    return most


@compiled
def smallest_worth(edition, state, seat, table, tiles, side, worth):
    """What the Sizes at the smallest Table bring."""
    least = -extreme(state, seat, table, tiles, -1, worth)
    sizes = sum_of_sizes(worth["tally"]) if tiles == least else 0
    for other in range(state["tables"][seat]):
        if other != table and worth["sure"][other] == SURE and state["tally"][seat, other, TILE_COUNT] == least:
            sizes = max(sizes, sum_of_sizes(state["tally"][seat, other]))
    number = edition["number"][side]
    return ONE * min(edition["royal_stars"][side] * ((sizes + number - 1) // number), edition["most"][side])


@compiled
def laid_with(state, seat, table, entry, tally):
    """How much the seat has laid, with this tally at a Table; a Table of NONE changes nothing."""
    if entry == TABLE_COUNT:
        return max(state["tables"][seat], table + 1)
    count = 0 if table == NONE else int(tally[entry])
    for other in range(state["tables"][seat]):
        if other != table:
            count += state["tally"][seat, other, entry]
    return count


@compiled
def standing_tables(state, seat, table, tiles, worth):
    """How many Tables count."""
    count = int(tiles > 0)
    for other in range(state["tables"][seat]):
        count += other != table and worth["sure"][other] == SURE
    return count


@compiled
def comparison_worth(edition, state, seat, table, tiles, side, worth):
    """How often the seat has, or will have, the most or the least of what a Royal compares."""
    scoring, hope, value = edition["scoring"][side], worth["hope"], 0
    least = scoring >= LEAST_TABLES
    start = COMPARED[scoring - (LEAST_TABLES if least else MOST_TABLES)]
    for entry in range(start, start + entries_from(edition, start)):
        if entry == TABLE_COUNT:
            own = standing_tables(state, seat, table, tiles, worth)
        else:
            own = worth["tried"][entry] // SURE
        if least:
            value += ahead(MANY - own, MANY - worth["rival_least"][entry], hope)
        else:
            value += ahead(own, worth["rival_most"][entry], hope)
    return value


@compiled
def ahead(own, rival, hope):
    """Having most: what it is now, and by how far; the more there is to hope, the more the distance counts."""
    now = ONE if own >= rival and own > 0 else 0
    likely = ONE * min(max(EVEN + own - rival, 0), 2 * EVEN) // (2 * EVEN)
    return (now * (SURE - hope) + likely * hope) // SURE


# Trying placements


@compiled
def try_tile(edition, state, seat, tile, turns, place, sides, worth):
    """What all Tables are worth with the tile in a cell that touches this; a place of NEW founds a Table."""
    table = state["tables"][seat] if place == NEW else table_of(place)
    fill_tally(edition, state, seat, tile, table, worth["tally"])
    count_decorations(worth["tally"], edition["halves"][tile, turns], sides)
    tiles, shape = worth["tally"][TILE_COUNT], 0
    if edition["rule"][king(state)] == OTHER_SHAPES and place != NEW:
        shape = grown_shape(state, seat, place)
    sure = standing(edition, state, seat, table, tiles, shape, worth["hope"])
    value = table_worth(edition, state, worth["tally"], table, worth)
    if edition["food"][tile] == NONE:
        value += crew_worth(edition, worth["tally"], tile, worth["hope"])
    value *= sure
    for other in range(state["tables"][seat]):
        if other != table:
            value += worth["sure"][other] * worth["value"][other]
    change_totals(state, seat, table, sure, worth)
    return value // SURE + all_worth(edition, state, seat, table, tiles if sure == SURE else 0, worth)


@compiled
def fill_tally(edition, state, seat, tile, table, tally):
    """The tally of a Table with one tile more, Decorations aside."""
    for entry in range(TALLY):
        tally[entry] = state["tally"][seat, table, entry] if table < state["tables"][seat] else 0
    tally[TILE_COUNT] += 1
    if edition["food"][tile] == NONE:
        tally[CREW_COUNT] += 1
    else:
        tally[TYPE + edition["food"][tile]] += 1
        tally[SIZE + edition["size"][tile]] += 1


@compiled
def change_totals(state, seat, table, sure, worth):
    """The totals with the tally tried in place of the Table's own."""
    for entry in range(TALLY):
        worth["tried"][entry] = worth["totals"][entry] + sure * worth["tally"][entry]
    if table < state["tables"][seat]:
        for entry in range(TALLY):
            worth["tried"][entry] -= worth["sure"][table] * state["tally"][seat, table, entry]


@compiled
def worth_now(edition, state, seat, worth):
    """What all Tables are worth as they are."""
    value = 0
    for table in range(state["tables"][seat]):
        value += worth["sure"][table] * worth["value"][table]
    for entry in range(TALLY):
        worth["tried"][entry] = worth["totals"][entry]
    return value // SURE + all_worth(edition, state, seat, NONE, 0, worth)


@compiled
def best_place(edition, state, seat, tile, worth):
    """Find the best way to put a tile: worth['move'], worth worth['best']."""
    worth["best"] = try_tile(edition, state, seat, tile, 0, NEW, 0, worth)
    worth["move"] = put_code(tile, NEW, 0)
    for cell in range(state["cells"][seat]):
        if edition["food"][tile] == NONE:
            if fits_crew(edition, state, seat, tile, cell):
                try_cell(edition, state, seat, tile, 0, cell, worth)
        elif obeys_king(edition, state, seat, tile, cell):
            for turns in range(edition["turns"][tile]):
                if edition["halves"][tile, turns] & state["cell_sides"][seat, cell] & HALVES != 0:
                    try_cell(edition, state, seat, tile, turns, cell, worth)


@compiled
def try_cell(edition, state, seat, tile, turns, cell, worth):
    place, sides = int(state["cell_place"][seat, cell]), int(state["cell_sides"][seat, cell])
    value = try_tile(edition, state, seat, tile, turns, place, sides, worth)
    if value > worth["best"]:
        worth["best"] = value
        worth["move"] = put_code(tile, place, turns)


@compiled
def best_put(edition, state, seat, worth):
    """The best placement of any tile in hand; its worth is in worth['best']."""
    weigh(edition, state, seat, worth)
    best, move = -1, 0
    for place in range(state["hand_size"]):
        best_place(edition, state, seat, int(state["hand"][place]), worth)
        if worth["best"] > best:
            best, move = worth["best"], worth["move"]
    worth["best"] = best
    return move


# Whole turns


@compiled
def greedy(edition, state, seat, moves, worth):
    """The move worth most to the seat; `worth` is scratch."""
    if state["phase"] == PLACE:
        return best_put(edition, state, seat, worth)
    best, choice = -1, 0
    for column in range(COLUMNS):
        if may_take(state, column):
            value = turn_worth(edition, state, seat, column, worth)
            if value > best:
                best, choice = value, column
    return choice


@compiled
def turn_worth(edition, state, seat, column, worth):
    """What all Tables are worth once the tiles of a column are put, the best one first."""
    worth["plan"] = state
    plan = worth["plan"]
    take_column(plan, column)
    while plan["hand_size"] > 0:
        put(edition, plan, seat, best_put(edition, plan, seat, worth))
    return worth["best"]


@compiled
def quick_greedy(edition, state, seat, worth):
    """Greedy for playouts: judges a column by what each of its tiles alone would bring."""
    if state["phase"] == PLACE:
        return best_put(edition, state, seat, worth)
    weigh(edition, state, seat, worth)
    now, best, choice = worth_now(edition, state, seat, worth), -(1 << 40), 0
    for column in range(COLUMNS):
        if not may_take(state, column):
            continue
        value = 0
        for place in range(state["column_size"][column]):
            best_place(edition, state, seat, int(state["columns"][column, place]), worth)
            value += worth["best"] - now
        if value > best:
            best, choice = value, column
    return choice


# For steward, which plans whole turns


@compiled
def in_turn(state):
    """Whether the turn is begun and not over: there are tiles to put."""
    return state["phase"] == PLACE


@compiled
def part_of_turn(state):
    """What part of the budget for a turn the next move may use: half for the column, the rest for its tiles."""
    return 0.5 if state["phase"] != PLACE else 0.5 / state["hand_size"]


@compiled
def move_worth(edition, state, seat, move, worth):
    """What all Tables are worth after a placement, once `weigh` has prepared for it."""
    tile, place, turns = move >> TILE_BITS, move >> PLACE_BITS & ((1 << TILE_BITS - PLACE_BITS) - 1), move & TURN_BITS
    sides = 0 if place == NEW else int(state["cell_sides"][seat, find_cell(state, seat, place)])
    return try_tile(edition, state, seat, tile, turns, place, sides, worth)


@compiled
def to_beat(edition, state, seat, points):
    """The stars a seat has to reach: a palace's target, or its best rival's."""
    if state["palace"] > 0:
        return int(edition["target"][state["palace"] - 1])
    best = 0
    for rival in range(state["players"]):
        if rival != seat:
            best = max(best, int(points[rival]))
    return best
