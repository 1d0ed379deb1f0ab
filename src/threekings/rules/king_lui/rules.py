"""King Lui, sections 1 to 6 of its rules: one record, and the functions that play it.

Every function runs interpreted and compiled alike (jit.py says how). Callers pass legal moves only.
Words for moves and cards are in notation.py, what a seat may see is in view.py.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import below, shuffle

PLAYERS = 5  # at most
DISHES = 7  # at most, KL 1.1
CARDS = 110  # at most, KL 1.2
EMERALD = 7  # the card that is not a dish
DEALT = -1  # a place of the deck whose card is no longer there

# Moves: 0 to 6 take a dish; then these; feeding dishes a and b (a <= b) is FEED + 7 a + b.
DRAW, LAY, PASS, FEED = 7, 8, 9, 10
MOVES = 37  # room for all legal moves of a position: 7 takes, draw, 28 pairs to feed, one to spare
LENGTH = 2 * CARDS // 3  # no game is longer, all Emeralds or none: a course spends 3 cards on 2 moves at best

# Phases
ACT = 0  # the seat chooses an action
DRAWN = 1  # the seat has drawn an Emerald and must use or lay it, KL 4.3
OVER = 2

TAKEN, HELD, SCORED, UNSEEN = range(4)  # what `reckon_hands` tells of a hand

EDITION = np.dtype(
    [
        ("cards", np.int16),  # in the whole deck
        ("dishes", np.int8),  # how many dishes there are
        ("copies", np.int8, DISHES),  # portions of each dish
        ("emeralds", np.int8),
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("random", np.uint64),  # the generator's word
        ("top", np.int16),  # deck[top:] is the supply, deck[top] its top card
        ("deck", np.int8, CARDS),
        ("players", np.int8),
        ("phase", np.int8),
        ("seat", np.int8),  # who is to act
        ("chef", np.int8),
        ("course", np.int8),  # counts from 1
        ("acted", np.int8),  # actions taken in this course
        ("table", np.int8, DISHES + 1),  # portions of each dish, then the Emeralds beside them
        ("king", np.int8, DISHES),  # portions served to the king
        ("eaten", np.int8, DISHES),  # portions Emerald ate; two went with each Emerald
        ("taken", np.int8, (PLAYERS, DISHES)),  # hands: portions everybody saw them take
        ("drawn", np.int8, (PLAYERS, DISHES)),  # hands: portions only their owner has seen
        ("first", np.int8),  # option: the first chef
        ("free_dragon", np.int8),  # option: KL 4.6
        ("shared", np.int8),  # option tiebreak=shared: KL 5.4
        ("open", np.int8),  # option memory=open: KL 6.3
        ("spare", np.int8, 2),  # always 0; fills the record up, for copies leave its gaps to chance
    ],
    align=True,
)
assert STATE.itemsize == 224 and EDITION.itemsize == 12


# Setting up, KL 2


@compiled
def shuffle_deck(edition, state):
    """KL 2.3: all cards of the edition, shuffled by the state's random word."""
    place = 0
    for dish in range(DISHES):
        place = lay_out(state, place, dish, edition["copies"][dish])
    lay_out(state, place, EMERALD, edition["emeralds"])
    shuffle(state, state["deck"], 0, edition["cards"])


@compiled
def lay_out(state, place, card, count):
    """Lay so many of a card into the deck from `place` on; return the place after them."""
    for _ in range(count):
        state["deck"][place] = card
        place += 1
    return place


@compiled
def setup(edition, state):
    """Start the game; the deck, the number of players and the options are already in the state."""
    state["top"] = 0
    state["course"] = 0
    state["acted"] = 0
    state["chef"] = state["first"]
    state["seat"] = state["first"]
    for dish in range(DISHES):
        state["table"][dish] = 0
        state["king"][dish] = 0
        state["eaten"][dish] = 0
        for seat in range(PLAYERS):
            state["taken"][seat, dish] = 0
            state["drawn"][seat, dish] = 0
    state["table"][EMERALD] = 0
    start_course(edition, state)


# A course, KL 3


@compiled
def start_course(edition, state):
    """Deal the table, KL 3.1, or end the game, KL 5.1."""
    cards = 2 * state["players"]
    top = state["top"]
    if edition["cards"] - top < cards:
        state["phase"] = OVER
        return
    state["phase"] = ACT
    state["course"] += 1
    deck, table = state["deck"], state["table"]
    for place in range(top, top + cards):
        table[deck[place]] += 1
    state["top"] = top + cards


@compiled
def end_action(edition, state):
    """KL 3.2: on to the next player, or the end of the course."""
    state["phase"] = ACT
    state["acted"] += 1
    if state["acted"] == state["players"]:
        end_course(edition, state)
    else:
        state["seat"] = next_seat(state, state["seat"])


@compiled
def end_course(edition, state):
    """Serve the king, KL 3.3, and pass the chef's hat on, KL 3.4."""
    for dish in range(DISHES):
        state["king"][dish] += state["table"][dish]
        state["table"][dish] = 0
    state["chef"] = next_seat(state, state["chef"])
    state["seat"] = state["chef"]
    state["acted"] = 0
    start_course(edition, state)


@compiled
def next_seat(state, seat):
    seat += 1
    return seat if seat < state["players"] else 0


# Actions, KL 4


@compiled
def chooser(state):
    """The seat to act, -1 when the game is over."""
    return -1 if state["phase"] == OVER else int(state["seat"])


@compiled
def to_act(state):
    """The seats to act, as bits; none when the game is over."""
    return 0 if state["phase"] == OVER else 1 << int(state["seat"])


@compiled
def sealed(state):
    """Nobody chooses in secret in this game."""
    return 0


@compiled
def legal(edition, state, seat, moves):
    """Write the legal moves of a seat into `moves`; return how many there are: none unless it is to act."""
    if seat != state["seat"]:
        return 0
    if state["phase"] == ACT:
        return legal_actions(edition, state, moves)
    if state["phase"] == DRAWN:
        moves[0] = LAY  # KL 4.3
        return list_feeds(state, moves, 1)
    return 0


@compiled
def legal_actions(edition, state, moves):
    count = 0
    for dish in range(DISHES):
        moves[count] = dish  # KL 4.1
        count += state["table"][dish] > 0
    spread = count > 0
    supply = state["top"] < edition["cards"]
    if supply:
        moves[count] = DRAW  # KL 4.2
        count += 1
    if state["table"][EMERALD] > 0 and (spread or not supply or state["free_dragon"] != 0):  # KL 4.6, 4.7
        count = list_feeds(state, moves, count)
    if count == 0:
        moves[0] = PASS  # KL 4.7
        count = 1
    return count


@compiled
def list_feeds(state, moves, count):
    """Add every pair of the king's portions, KL 4.5; no pair where he has fewer than two, KL 4.4."""
    king = state["king"]
    for dish in range(DISHES):
        if king[dish] == 0:
            continue
        moves[count] = FEED + dish * DISHES + dish
        count += king[dish] > 1
        for other in range(dish + 1, DISHES):
            moves[count] = FEED + dish * DISHES + other
            count += king[other] > 0
    return count


@compiled
def apply(edition, state, seat, move):
    """Play a legal move of the seat."""
    if move < DRAW:
        take(state, seat, move)
    elif move == DRAW:
        draw(state, seat)
        if state["phase"] == DRAWN:
            return
    elif move == LAY:
        state["table"][EMERALD] += 1
    elif move >= FEED:
        feed(state, (move - FEED) // DISHES, (move - FEED) % DISHES)
    end_action(edition, state)


@compiled
def take(state, seat, dish):
    """KL 4.1"""
    state["taken"][seat, dish] += state["table"][dish]
    state["table"][dish] = 0


@compiled
def draw(state, seat):
    """KL 4.2, 4.3"""
    card = state["deck"][state["top"]]
    state["top"] += 1
    if card == EMERALD:
        state["phase"] = DRAWN
    else:
        state["drawn"][seat, card] += 1


@compiled
def feed(state, dish, other):
    """KL 4.3 with the Emerald just drawn, KL 4.5 with one from the table."""
    if state["phase"] == ACT:
        state["table"][EMERALD] -= 1
    state["king"][dish] -= 1
    state["king"][other] -= 1
    state["eaten"][dish] += 1
    state["eaten"][other] += 1


# End and score, KL 5


@compiled
def held(state, seat, dish):
    """Portions of the dish in the seat's hand."""
    return int(state["taken"][seat, dish]) + int(state["drawn"][seat, dish])


@compiled
def dish_points(state, seat, dish):
    """KL 5.2, 5.3"""
    portions, king = held(state, seat, dish), int(state["king"][dish])
    return portions * king if portions <= king else 0


@compiled
def discards(state, seat):
    """Cards the seat discards under KL 5.2."""
    cards = 0
    for dish in range(DISHES):
        portions = held(state, seat, dish)
        if portions > state["king"][dish]:
            cards += portions
    return cards


@compiled
def reckon(state, points):
    """Write every seat's points by dish into points[seat], and behind them the cards it discards."""
    for seat in range(state["players"]):
        for dish in range(DISHES):
            points[seat, dish] = dish_points(state, seat, dish)
        points[seat, DISHES] = discards(state, seat)


@compiled
def reckon_hands(edition, state, hands):
    """Write what is known of every hand: hands[seat, TAKEN, HELD, SCORED and UNSEEN], each by dish.

    Behind these stand how many cards it has, its dishes that can only be discarded as bits, KL 5.2, and the cards it
    discards as if the game ended now. The last row, behind all seats, is a spectator's: UNSEEN alone.
    """
    players = state["players"]
    for seat in range(players):
        hands[seat, TAKEN, DISHES] = hands[seat, HELD, DISHES] = 0
        for dish in range(DISHES):
            cards = held(state, seat, dish)
            hands[seat, TAKEN, dish] = state["taken"][seat, dish]
            hands[seat, HELD, dish] = cards
            hands[seat, SCORED, dish] = dish_points(state, seat, dish)
            hands[seat, UNSEEN, dish] = unseen(edition, state, seat, dish)
            hands[seat, TAKEN, DISHES] += cards
            hands[seat, HELD, DISHES] |= int(cards > most_that_count(edition, state, dish)) << dish
        hands[seat, SCORED, DISHES] = discards(state, seat)
    for dish in range(DISHES):
        hands[players, UNSEEN, dish] = unseen(edition, state, -1, dish)


@compiled
def most_that_count(edition, state, dish):
    """How many of a dish a hand can keep at most, KL 5.2: with more, all are discarded whatever happens.

    The king gets no more than lie there and may be dealt, nor more than a hand with this many leaves over.
    """
    dealt = edition["cards"] - state["top"] if courses_to_come(edition, state) else 0
    left_over = (edition["copies"][dish] - state["eaten"][dish]) // 2
    return min(int(state["king"][dish] + state["table"][dish] + dealt), int(left_over))


@compiled
def courses_to_come(edition, state):
    """As many as the supply is enough for, KL 5.1: cards that are drawn make it fewer."""
    return 0 if state["phase"] == OVER else (edition["cards"] - state["top"]) // (2 * state["players"])


@compiled
def score(edition, state, points):
    """Write every seat's points into `points`, as if the game ended now."""
    for seat in range(state["players"]):
        points[seat] = 0
        for dish in range(DISHES):
            points[seat] += dish_points(state, seat, dish)


@compiled
def winners(edition, state, points):
    """The winning seats, as bits, given every seat's points; KL 5.4."""
    best, fewest, seats = -1, 0, 0
    for seat in range(state["players"]):
        dropped = 0 if state["shared"] != 0 else discards(state, seat)
        if points[seat] > best or (points[seat] == best and dropped < fewest):
            best, fewest, seats = points[seat], dropped, 1 << seat
        elif points[seat] == best and dropped == fewest:
            seats |= 1 << seat
    return seats


# Who knows what, KL 6


@compiled
def census(edition, state, cards):
    """Count every card of the game, wherever it is, into cards[0:8]: none is ever lost."""
    for dish in range(DISHES):
        cards[dish] = state["table"][dish] + state["king"][dish] + state["eaten"][dish]
        for seat in range(state["players"]):
            cards[dish] += held(state, seat, dish)
    cards[EMERALD] = seen_emeralds(state)
    for place in range(state["top"], edition["cards"]):
        cards[state["deck"][place]] += 1


@compiled
def seen_emeralds(state):
    """Emeralds on the table, just drawn, or gone with what they ate."""
    ate = 0
    for dish in range(DISHES):
        ate += state["eaten"][dish]
    return state["table"][EMERALD] + ate // 2 + (state["phase"] == DRAWN)


@compiled
def knows_hand(state, viewer, seat):
    """KL 6.2, 6.5: may the viewer see what the seat has drawn?"""
    return seat == viewer or state["phase"] == OVER


@compiled
def known_hands(state, viewer):
    """The seats whose drawn cards the viewer may see, as bits."""
    seats = 0
    for seat in range(state["players"]):
        seats |= int(knows_hand(state, viewer, seat)) << seat
    return seats


@compiled
def resample(edition, state, viewer, word):
    """Deal anew, by `word`, all the viewer has not seen, KL 6.4; viewer -1 is a spectator.

    The unseen cards are first put in the order of KL 1, so that nothing but the viewer's knowledge
    and the word decides; there is room, since what others drew came from the deck's dealt places.
    """
    state["random"] = word
    hidden = 0
    for seat in range(state["players"]):
        hidden += unknown(state, viewer, seat)
    start, stop = state["top"] - hidden, state["top"] - hidden
    for dish in range(DISHES):
        stop = lay_out(state, stop, dish, unseen(edition, state, viewer, dish))
    lay_out(state, stop, EMERALD, edition["emeralds"] - seen_emeralds(state))
    for seat in range(state["players"]):
        start = deal_unknown(state, viewer, seat, start, stop)
    shuffle(state, state["deck"], state["top"], edition["cards"])
    for place in range(state["top"]):
        state["deck"][place] = DEALT


@compiled
def unknown(state, viewer, seat):
    """How many portions of the seat's hand the viewer has not seen."""
    portions = 0
    if not knows_hand(state, viewer, seat):
        for dish in range(DISHES):
            portions += state["drawn"][seat, dish]
    return portions


@compiled
def unseen(edition, state, viewer, dish):
    """How many portions of the dish the viewer has not seen."""
    portions = edition["copies"][dish] - state["table"][dish] - state["king"][dish] - state["eaten"][dish]
    for seat in range(state["players"]):
        portions -= state["taken"][seat, dish]
        if knows_hand(state, viewer, seat):
            portions -= state["drawn"][seat, dish]
    return portions


@compiled
def deal_unknown(state, viewer, seat, start, stop):
    """Draw the seat's unknown portions anew from deck[start:stop]; return the place after them."""
    portions = unknown(state, viewer, seat)
    if portions == 0:
        return start
    deck, drawn = state["deck"], state["drawn"]
    for dish in range(DISHES):
        drawn[seat, dish] = 0
    for place in range(start, start + portions):
        pick = place + below(state, stop - place)
        dish = deck[pick]
        deck[pick] = deck[place]
        drawn[seat, dish] += 1
    return start + portions


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
