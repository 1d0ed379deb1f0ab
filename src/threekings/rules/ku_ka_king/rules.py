"""Ku-Ka-King, sections 1 to 6 of its rules: one record, and the functions that play it.

Every function runs interpreted and compiled alike (jit.py says how). Callers pass legal moves only.
All seats choose at the same moment; here they do so one after another, and nothing happens before the last one has.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import below, shuffle

PLAYERS = 4  # at most
CARDS = 112  # KK 1.1
ROWS = 8  # at most, KK 1.3
ROW = 3  # cards in a full row
EMPTY = -1  # a place without a card, and a choice not made

# Kinds of cards
KING, FARMER, WIFE, FARMHOUSE, CHURCH, KNIGHT, POINTS_2, POINTS_3, POINTS_4, ANIMALS = range(10)
KINDS = 17  # the eight animals are the last

# Where points come from
KINGS, CHURCHES, POINTS, KNIGHTS, HERDS, FARM = range(6)
SOURCES = 6

IN_PLAY = (0, 0, 80, 102, 112)  # KK 2.1, by players

MOVES = ROWS + 1  # room for all rows, one to spare
LENGTH = 4 * 2 * CARDS  # no game is longer: every set of choices moves a card for good, and the box comes back once

# Phases
CHOOSE = 0
BOX = 1  # the dealer is to shuffle the box, KK 4.4
OVER = 2

EDITION = np.dtype(
    [
        ("counts", np.int8, KINDS),  # cards of each kind
        ("crossed", np.int8, KINDS),  # 1: red cross, goes into the box after the first scoring, KK 1.2
        ("first_scoring", np.int16),  # cards of one player after which it comes, KK 4.1
        ("church", np.int16),  # points of the most churches, KK 5.2
        ("knight", np.int16),  # points of each knight, KK 5.4
        ("most_knights", np.int16),  # and of each for those who have the most
        ("pair", np.int16),  # points of a farmer and his wife, KK 5.6
        ("farmhouse", np.int16),  # and of a farmhouse with them
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("random", np.uint64),  # the generator's word
        ("top", np.int16),  # deck[top:stop] is the draw pile or, once it was shuffled, the rest of the box
        ("stop", np.int16),
        ("hidden", np.int16),  # so many cards from deck[stop] on lie in the box unseen, KK 2.1
        ("first", np.int16, (PLAYERS, SOURCES)),  # points of the first scoring
        ("deck", np.int8, CARDS),
        ("players", np.int8),
        ("phase", np.int8),
        ("round", np.int8),  # counts from 1
        ("scored", np.int8),  # 1: the first scoring has taken place
        ("last", np.int8),  # 1: this is the last round
        ("shuffled", np.int8),  # 1: the box was shuffled
        ("choosing", np.int8),  # seats that take part in this choice, as bits
        ("waiting", np.int8),  # how many of them everybody knows to be still missing
        ("choice", np.int8, PLAYERS),  # rows chosen and not yet shown
        ("size", np.int8, ROWS),  # cards in each row
        ("rows", np.int8, (ROWS, ROW)),  # their kinds, the outermost last
        ("collection", np.int8, (PLAYERS, KINDS)),
        ("box", np.int8, KINDS),  # cards everybody saw go into the box, since it was last shuffled
        ("again", np.int8),  # 1: those who clashed choose again
    ],
    align=True,
)
assert STATE.itemsize == 304 and EDITION.itemsize == 46


# Setting up, KK 2


@compiled
def shuffle_deck(edition, state):
    """KK 2.1: all cards of the edition, shuffled by the state's random word."""
    place = 0
    for kind in range(KINDS):
        place = lay_out(state, place, kind, edition["counts"][kind])
    shuffle(state, state["deck"], 0, CARDS)


@compiled
def lay_out(state, place, kind, count):
    """Lay so many of a kind into the deck from `place` on; return the place after them."""
    for _ in range(count):
        state["deck"][place] = kind
        place += 1
    return place


@compiled
def setup(edition, state):
    """Start the game; the deck and the number of players are already in the state."""
    state["top"] = 0
    state["stop"] = IN_PLAY[state["players"]]
    state["hidden"] = CARDS - state["stop"]
    state["round"] = 0
    state["scored"] = 0
    state["last"] = 0
    state["shuffled"] = 0
    for row in range(ROWS):
        state["size"][row] = 0
        for place in range(ROW):
            state["rows"][row, place] = EMPTY
    for kind in range(KINDS):
        state["box"][kind] = 0
    for seat in range(PLAYERS):
        for kind in range(KINDS):
            state["collection"][seat, kind] = 0
        for source in range(SOURCES):
            state["first"][seat, source] = 0
    refill(state)
    start_round(state)


@compiled
def row_count(state):
    """KK 1.3"""
    return state["players"] + 4


# A round, KK 3


@compiled
def start_round(state):
    """Everybody chooses. There are always rows enough: four at least were taken by nobody, or their cards come back."""
    state["round"] += 1
    state["again"] = 0
    open_choice(state, (1 << state["players"]) - 1)


@compiled
def open_choice(state, seats):
    """Let these seats choose."""
    state["phase"] = CHOOSE
    state["choosing"] = seats
    state["waiting"] = 0
    for seat in range(PLAYERS):
        state["choice"][seat] = EMPTY
        state["waiting"] += seats >> seat & 1


@compiled
def holding(state):
    """How many rows hold cards."""
    rows = 0
    for row in range(ROWS):
        rows += state["size"][row] > 0
    return rows


@compiled
def to_act(state):
    """The seats still to choose, as bits; none when the game is over."""
    seats = 0
    for seat in range(state["players"]):
        if state["choosing"] >> seat & 1 and state["choice"][seat] == EMPTY:
            seats |= 1 << seat
    return seats


@compiled
def sealed(state):
    """The seats whose choice is made and not shown yet, as bits."""
    return state["choosing"] & ~to_act(state)


@compiled
def chooser(state):
    """The first seat still to choose, -1 when the game is over."""
    for seat in range(state["players"]):
        if state["choosing"] >> seat & 1 and state["choice"][seat] == EMPTY:
            return seat
    return -1


@compiled
def legal(edition, state, seat, moves):
    """Write the rows a seat may choose into `moves`, KK 3.1; return how many: none unless it takes part.

    A seat that has chosen may still change its mind.
    """
    count = 0
    if state["choosing"] >> seat & 1:
        for row in range(ROWS):
            moves[count] = row
            count += state["size"][row] > 0
    return count


@compiled
def apply(edition, state, seat, move):
    """Choose a row; after the last choice all that follows, up to the next one."""
    choose(edition, state, seat, move)
    if state["phase"] == BOX:
        gather_box(state)
        shuffle(state, state["deck"], 0, state["stop"])
        refill_from_box(state)


@compiled
def choose(edition, state, seat, move):
    """Choose a row; after the last choice all that follows, up to where the dealer is to shuffle the box."""
    state["choice"][seat] = move
    state["waiting"] = 0
    for other in range(state["players"]):
        if state["choosing"] >> other & 1 and state["choice"][other] == EMPTY:
            state["waiting"] += 1
    if state["waiting"] == 0:
        reveal(edition, state)


@compiled
def reveal(edition, state):
    """Show all choices, KK 3.2 and 3.3; those who clashed choose again, KK 3.4, if they can, KK 3.5."""
    clashed = 0
    for row in range(ROWS):
        seats = 0
        for seat in range(state["players"]):
            if state["choosing"] >> seat & 1 and state["choice"][seat] == row:
                seats |= 1 << seat
        if seats & (seats - 1):
            lose_outermost(state, row)
            clashed |= seats
        elif seats:
            take_row(state, row, seats)
    if clashed and holding(state) > 1:
        open_choice(state, clashed)
        state["again"] = 1
    else:
        end_round(edition, state)


@compiled
def take_row(state, row, seats):
    """KK 3.2: all cards of the row go to the one seat in these bits."""
    for seat in range(state["players"]):
        if seats >> seat & 1:
            for place in range(state["size"][row]):
                state["collection"][seat, state["rows"][row, place]] += 1
                state["rows"][row, place] = EMPTY
    state["size"][row] = 0


@compiled
def lose_outermost(state, row):
    """KK 3.3"""
    state["size"][row] -= 1
    place = state["size"][row]
    state["box"][state["rows"][row, place]] += 1
    state["rows"][row, place] = EMPTY


# Between rounds, KK 4


@compiled
def end_round(edition, state):
    open_choice(state, 0)
    if state["last"] == 1:
        state["phase"] = OVER  # KK 4.5
        return
    if state["scored"] == 0 and most_cards(state) >= edition["first_scoring"]:
        score_first(edition, state)
    refill(state)
    if state["top"] == state["stop"]:
        state["last"] = 1  # KK 4.3
        if lacking(state) and boxed(state) > 0:
            state["phase"] = BOX  # KK 4.4
            return
    start_round(state)


@compiled
def most_cards(state):
    """The cards of the player who has most of them."""
    most = 0
    for seat in range(state["players"]):
        cards = 0
        for kind in range(KINDS):
            cards += state["collection"][seat, kind]
        most = max(most, cards)
    return most


@compiled
def score_first(edition, state):
    """KK 4.1: the first scoring, then red crosses go into the box."""
    state["scored"] = 1
    for seat in range(state["players"]):
        for source in range(SOURCES):
            state["first"][seat, source] = source_points(edition, state, seat, source)
    for seat in range(state["players"]):
        for kind in range(KINDS):
            if edition["crossed"][kind] == 1:
                state["box"][kind] += state["collection"][seat, kind]
                state["collection"][seat, kind] = 0


@compiled
def refill(state):
    """KK 4.2, also the first deal, KK 2.2: row by row up to three cards, new ones outermost."""
    for row in range(row_count(state)):
        while state["size"][row] < ROW and state["top"] < state["stop"]:
            state["rows"][row, state["size"][row]] = state["deck"][state["top"]]
            state["size"][row] += 1
            state["top"] += 1


@compiled
def lacking(state):
    """How many cards the rows lack."""
    cards = 0
    for row in range(row_count(state)):
        cards += ROW - state["size"][row]
    return cards


@compiled
def boxed(state):
    """How many cards lie in the box, once the pile is empty."""
    cards = int(state["hidden"])
    for kind in range(KINDS):
        cards += state["box"][kind]
    return cards


@compiled
def gather_box(state):
    """Lay the whole box into the deck, in the order of KK 1.1, as deck[0:stop]."""
    for place in range(state["stop"], state["stop"] + state["hidden"]):
        state["box"][state["deck"][place]] += 1
    state["hidden"] = 0
    state["shuffled"] = 1
    state["top"] = 0
    place = 0
    for kind in range(KINDS):
        place = lay_out(state, place, kind, state["box"][kind])
        state["box"][kind] = 0
    state["stop"] = place
    lay_out(state, place, EMPTY, CARDS - place)


@compiled
def refill_from_box(state):
    """KK 4.4: go on filling from the shuffled box; what is left of it stays the box. Then the last round begins."""
    refill(state)
    start_round(state)


# Scoring, KK 5


@compiled
def source_points(edition, state, seat, source):
    """Points of the seat's collection from one source."""
    cards = state["collection"]
    if source == KINGS:  # KK 5.1
        kings = min(int(cards[seat, KING]), 7)
        return (kings - 1) * (kings - 1) if kings > 0 else 0
    if source == CHURCHES:  # KK 5.2
        return int(edition["church"]) if cards[seat, CHURCH] > 0 and has_most(state, seat, CHURCH) else 0
    if source == POINTS:  # KK 5.3
        return 2 * int(cards[seat, POINTS_2]) + 3 * int(cards[seat, POINTS_3]) + 4 * int(cards[seat, POINTS_4])
    if source == KNIGHTS:  # KK 5.4
        each = edition["most_knights"] if has_most(state, seat, KNIGHT) else edition["knight"]
        return int(cards[seat, KNIGHT]) * int(each)
    if source == HERDS:  # KK 5.5
        points = 0
        for animal in range(ANIMALS, KINDS):
            herd = int(cards[seat, animal])
            points += herd * (herd + 1) // 2
        return points
    pairs = min(int(cards[seat, FARMER]), int(cards[seat, WIFE]))  # KK 5.6
    return int(edition["pair"]) * pairs + int(edition["farmhouse"]) * min(pairs, int(cards[seat, FARMHOUSE]))


@compiled
def has_most(state, seat, kind):
    """Whether nobody has more of a kind."""
    for other in range(state["players"]):
        if state["collection"][other, kind] > state["collection"][seat, kind]:
            return False
    return True


@compiled
def score(edition, state, points):
    """Write every seat's points into `points`, KK 5.7: the first scoring's, and what the collection brings now."""
    for seat in range(state["players"]):
        points[seat] = collection_points(edition, state, seat)
        for source in range(SOURCES):
            points[seat] += state["first"][seat, source]


@compiled
def collection_points(edition, state, seat):
    """What the seat's collection brings now, from all sources."""
    points = 0
    for source in range(SOURCES):
        points += source_points(edition, state, seat, source)
    return points


@compiled
def row_gains(edition, state, seat, gains):
    """Write into `gains` what each row would add to the seat's points, alone on it, if it were scored now."""
    own, before = state["collection"][seat], collection_points(edition, state, seat)
    for row in range(row_count(state)):
        cards = state["rows"][row][: state["size"][row]]
        for kind in cards:
            own[kind] += 1
        gains[row] = collection_points(edition, state, seat) - before
        for kind in cards:
            own[kind] -= 1


@compiled
def winners(edition, state, points):
    """The winning seats, as bits, given every seat's points; equal sums share, KK 5.7."""
    best, seats = points[0], 0
    for seat in range(state["players"]):
        best = max(best, points[seat])
    for seat in range(state["players"]):
        if points[seat] == best:
            seats |= 1 << seat
    return seats


# Who knows what, KK 6


@compiled
def census(edition, state, cards):
    """Count every card of the game, wherever it is, into cards[0:17]: none is ever lost."""
    for kind in range(KINDS):
        cards[kind] = seen(state, kind)
    for place in range(state["top"], state["stop"] + state["hidden"]):
        cards[state["deck"][place]] += 1


@compiled
def seen(state, kind):
    """How many of a kind lie open, or went into the box so, KK 6.1."""
    cards = int(state["box"][kind])
    for seat in range(state["players"]):
        cards += state["collection"][seat, kind]
    for row in range(ROWS):
        for place in range(ROW):
            cards += state["rows"][row, place] == kind
    return cards


@compiled
def resample(edition, state, viewer, word):
    """Deal anew, by `word`, all the viewer has not seen, KK 6.3; viewer -1 is a spectator.

    Unseen cards are first put in the order of KK 1.1, so that nothing but the viewer's knowledge and the word decides.
    """
    state["random"] = word
    for seat in range(state["players"]):
        if seat != viewer:
            state["choice"][seat] = EMPTY
    place = int(state["top"])
    for kind in range(KINDS):
        place = lay_out(state, place, kind, edition["counts"][kind] - seen(state, kind))
    shuffle(state, state["deck"], state["top"], place)
    lay_out(state, 0, EMPTY, state["top"])


@compiled
def playout(edition, state, moves):
    """Choose random rows to the end, by the state's own word; return how many choices."""
    length = 0
    seat = chooser(state)
    while seat >= 0:
        count = legal(edition, state, seat, moves)
        apply(edition, state, seat, moves[below(state, count)])
        length += 1
        seat = chooser(state)
    return length
