"""A choice that several make at the same moment as a small matrix game, and what can be said of its solution: a mix.

Generic code, loaded once for each game and bot (loading.py) with the game's names already in it: MOVES, PLAYERS, legal;
of greedy WORTH, ONE, CHOICES, choice_worth. Moves are numbers below CHOICES: the rows, as they are called here.

A cell of the matrix is what all who choose choose together. What counts in it is how much better a row does there than
the seat's rows do on average in the same world, which takes the world's luck out. Where a cell has seen few playouts,
what the row did in other cells (alone, or in a clash) speaks for it, and where that is little too, greedy's opinion.
The matrix is solved by regret matching: a row is chosen in proportion to how much it would have won beyond what was
chosen. What is named in the end is drawn from the average mix: not always the best row, so that nobody can count on it.
Filling the cells is the business of the bots that search so.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import GOLDEN, derive, mix, scale

CANDIDATES = (0, 8, 8, 6, 5)  # rows looked at, by how many choose: those greedy thinks best of
OPINION = 12.0  # playouts that greedy's opinion of a row counts for
POINT = 0.018  # share of a win that greedy's opinion of one point is worth
AFTER_CLASH = 0.65  # of its best other row: what a clash leaves a seat, in greedy's opinion
UNIT = float(ONE)  # greedy's point
LAST_LESSONS = 3000  # rounds of regret matching in the end
CELLS = tuple(CHOICES**choosing for choosing in range(PLAYERS + 1))  # of the matrix, by how many choose

MATRIX = [  # fields of a thought
    ("count", np.int16),  # rows considered
    ("alive", np.int16),  # 1 when there is nothing to think about
    ("moves", np.int32, MOVES),
    ("spent", np.int64),  # playouts so far
    ("world", np.int64),  # the next one
    ("seat", np.int16),  # who thinks
    ("choosing", np.int16),  # how many choose
    ("rows", np.int16, (PLAYERS, CHOICES)),  # candidates by seat, best first
    ("row_count", np.int16, PLAYERS),  # 0 for a seat that does not choose
    ("gain", np.float64, (PLAYERS, CHOICES)),  # points a row brings a seat alone, as greedy thinks
    ("regret", np.float64, (PLAYERS, CHOICES)),
    ("strategy", np.float64, (PLAYERS, CHOICES)),
    ("average", np.float64, (PLAYERS, CHOICES)),
    ("value", np.float64, CHOICES),  # of the candidates tried now
    ("shown", np.float64, CHOICES),  # what the candidates of the seat that thinks won against the others' mixes
    ("lessons", np.float64),  # rounds of regret matching that brought this
    ("level", np.float64),  # what the seat that thinks won in all playouts
    ("visits", np.float32, (CELLS[-1], PLAYERS)),
    ("lead", np.float32, (CELLS[-1], PLAYERS)),  # sums of what a choice won beyond the seat's average in that world
    ("row_visits", np.float64, (PLAYERS, CHOICES, 2)),  # the same by candidate: alone, and in a clash
    ("row_lead", np.float64, (PLAYERS, CHOICES, 2)),
    ("row_speaks", np.float64),  # playouts that a row's other cells count for in each of them
    ("joint", np.int16, PLAYERS),  # the choices tried now, as numbers of candidates
    ("legal", np.int32, MOVES),  # scratch of playouts, as is the rest
    ("worth", WORTH),
]


@compiled
def open_matrix(edition, state, seat, thought):
    """Every seat that chooses has its candidates, and nothing is known of any cell."""
    thought["count"] = legal(edition, state, seat, thought["moves"])
    thought["alive"] = thought["count"]
    thought["spent"] = 0
    thought["world"] = 0
    thought["seat"] = seat
    thought["level"] = 0.0
    weigh(edition, state, seat, thought["worth"])
    seats, choosing = to_act(state) | sealed(state), 0
    for other in range(PLAYERS):
        choosing += seats >> other & 1
    thought["choosing"] = choosing
    for other in range(PLAYERS):
        thought["row_count"][other] = 0
        if seats >> other & 1:
            for row in range(CHOICES):
                thought["gain"][other, row] = choice_worth(thought["worth"], other, row) / UNIT
            choose_candidates(thought, other, legal(edition, state, other, thought["legal"]), CANDIDATES[choosing])
    for cell in range(CELLS[choosing]):
        for other in range(PLAYERS):
            thought["visits"][cell, other] = 0.0
            thought["lead"][cell, other] = 0.0


@compiled
def choose_candidates(thought, seat, legal_rows, most):
    """The legal rows greedy thinks best of, best first; at the start any of them is as likely as another."""
    gain, rows, count = thought["gain"], thought["rows"], 0
    for index in range(legal_rows):
        row = thought["legal"][index]
        if count == most and gain[seat, row] <= gain[seat, rows[seat, most - 1]]:
            continue
        place = min(count, most - 1)
        while place > 0 and gain[seat, row] > gain[seat, rows[seat, place - 1]]:
            rows[seat, place] = rows[seat, place - 1]
            place -= 1
        rows[seat, place] = row
        count = min(count + 1, most)
    thought["row_count"][seat] = count
    for index in range(count):
        thought["average"][seat, index] = 1.0
        for clash in range(2):
            thought["row_visits"][seat, index, clash] = 0.0
            thought["row_lead"][seat, index, clash] = 0.0


@compiled
def draw_choices(thought, parts, word, curious):
    """What every seat would choose, drawn in proportion to these parts or, sometimes, out of curiosity."""
    for seat in range(PLAYERS):
        count = thought["row_count"][seat]
        if count > 0:
            word = mix(word + GOLDEN)
            if curious > 0 and scale(mix(word), 256) < curious:
                thought["joint"][seat] = scale(word, count)
            else:
                thought["joint"][seat] = draw_index(parts[seat], count, word)


@compiled
def draw_index(parts, count, word):
    """An index drawn in proportion to these parts."""
    total = 0.0
    for index in range(count):
        total += parts[index]
    mark = total * scale(word, 1 << 30) / (1 << 30)
    for index in range(count):
        mark -= parts[index]
        if mark < 0.0:
            return index
    return count - 1


@compiled
def cell_of(thought):
    """The cell of the choices tried now."""
    cell = 0
    for seat in range(PLAYERS):
        if thought["row_count"][seat] > 0:
            cell = cell * CHOICES + thought["joint"][seat]
    return cell


@compiled
def clashes(thought, seat):
    """1 if another has chosen the seat's row among the choices tried now, else 0."""
    row = thought["rows"][seat, thought["joint"][seat]]
    for other in range(PLAYERS):
        chooses = other != seat and thought["row_count"][other] > 0
        if chooses and thought["rows"][other, thought["joint"][other]] == row:
            return 1
    return 0


@compiled
def note_candidates(thought, seat):
    """Keep what the seat's candidates, whose values are known, won beyond their mean against what the others chose."""
    count, mean, chosen = thought["row_count"][seat], 0.0, thought["joint"][seat]
    for index in range(count):
        mean += thought["value"][index] / count
    for index in range(count):
        thought["joint"][seat] = index
        cell, clash, lead = cell_of(thought), clashes(thought, seat), thought["value"][index] - mean
        thought["lead"][cell, seat] += lead
        thought["visits"][cell, seat] += 1.0
        thought["row_lead"][seat, index, clash] += lead
        thought["row_visits"][seat, index, clash] += 1.0
    thought["joint"][seat] = chosen


# Greedy's opinion


@compiled
def opinion(thought, seat):
    """Of the choices tried now: points for the seat, less those for an average rival who chooses."""
    own, theirs, rivals = 0.0, 0.0, 0
    for other in range(PLAYERS):
        if thought["row_count"][other] > 0:
            points = points_of(thought, other)
            if other == seat:
                own = points
            else:
                theirs += points
                rivals += 1
    return own - theirs / max(rivals, 1)


@compiled
def points_of(thought, seat):
    """What a seat's choice brings it: the row, or what a clash leaves it."""
    if clashes(thought, seat) == 0:
        return thought["gain"][seat, thought["rows"][seat, thought["joint"][seat]]]
    best = 1 if thought["joint"][seat] == 0 and thought["row_count"][seat] > 1 else 0
    return AFTER_CLASH * thought["gain"][seat, thought["rows"][seat, best]]


# Solving the matrix


@compiled
def solve(thought, word, lessons):
    """Regret matching from nothing: every seat learns from what its candidates win against what the others draw."""
    thought["lessons"] = lessons
    for seat in range(PLAYERS):
        for index in range(thought["row_count"][seat]):
            thought["regret"][seat, index] = 0.0
            thought["average"][seat, index] = 0.0
            thought["shown"][index] = 0.0
    for lesson in range(lessons):
        for seat in range(PLAYERS):
            match_regrets(thought, seat, lesson)
        draw_choices(thought, thought["strategy"], derive(word, lesson), 0)
        for seat in range(PLAYERS):
            if thought["row_count"][seat] > 1:
                learn(thought, seat)


@compiled
def match_regrets(thought, seat, lesson):
    """Choose in proportion to regrets; where there are none, any as likely as another. Later lessons weigh more."""
    count, total = thought["row_count"][seat], 0.0
    for index in range(count):
        total += thought["regret"][seat, index]
    for index in range(count):
        part = thought["regret"][seat, index] / total if total > 0.0 else 1.0 / count
        thought["strategy"][seat, index] = part
        thought["average"][seat, index] += part * (lesson + 1)


@compiled
def learn(thought, seat):
    """Regret what the seat missed against what the others drew."""
    count, expected, chosen = thought["row_count"][seat], 0.0, thought["joint"][seat]
    fill_values(thought, seat)
    for index in range(count):
        expected += thought["strategy"][seat, index] * thought["value"][index]
    for index in range(count):
        regret = thought["regret"][seat, index] + thought["value"][index] - expected
        thought["regret"][seat, index] = max(regret, 0.0)
        if seat == thought["seat"]:
            thought["shown"][index] += thought["value"][index]
    thought["joint"][seat] = chosen


@compiled
def fill_values(thought, seat):
    """What each candidate of the seat wins, beyond their average, against what the others chose."""
    count, mean = thought["row_count"][seat], 0.0
    for index in range(count):
        thought["joint"][seat] = index
        thought["value"][index] = POINT * opinion(thought, seat)
        mean += thought["value"][index] / count
    for index in range(count):
        thought["joint"][seat] = index
        cell, clash = cell_of(thought), clashes(thought, seat)
        row = thought["row_lead"][seat, index, clash] + OPINION * (thought["value"][index] - mean)
        row /= thought["row_visits"][seat, index, clash] + OPINION
        lead = thought["lead"][cell, seat] + thought["row_speaks"] * row
        thought["value"][index] = lead / (thought["visits"][cell, seat] + thought["row_speaks"])


# The choice


@compiled
def decide(thought, word):
    """A row drawn from the average mix."""
    if thought["alive"] == 1:
        return thought["moves"][0]
    seat = thought["seat"]
    index = draw_index(thought["average"][seat], thought["row_count"][seat], mix(word))
    return thought["rows"][seat, index]


@compiled
def would_name(thought, seat, word):
    """A row drawn from the average mix of a seat that chooses, as who thinks expects it of them."""
    index = draw_index(thought["average"][seat], thought["row_count"][seat], mix(word))
    return thought["rows"][seat, index]


@compiled
def candidate(thought, index):
    """Where a legal row stands among the candidates; -1 if it is none."""
    seat = thought["seat"]
    for place in range(thought["row_count"][seat]):
        if thought["rows"][seat, place] == thought["moves"][index]:
            return place
    return -1


@compiled
def merit(thought, index):
    """What rows are ranked by: how often they would be named."""
    place = candidate(thought, index)
    return -1.0 if place < 0 else thought["average"][thought["seat"], place]


@compiled
def share(thought, index):
    """The share of wins a row promises against the others' mixes; for one that was not tried, as little as any."""
    level, least, seat = thought["level"] / max(thought["spent"], 1), 0.0, thought["seat"]
    for place in range(thought["row_count"][seat]):
        least = min(least, thought["shown"][place] / thought["lessons"])
    place = candidate(thought, index)
    lead = thought["shown"][place] / thought["lessons"] if place >= 0 else least
    return min(max(level + lead, 0.0), 1.0)
