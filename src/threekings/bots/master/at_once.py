"""Master where all choose at the same moment: steward's matrix game, judged by fitted chances and solved to the end.

Generic code, loaded once for each such game (loading.py) after matrix_game.py, with the game's names already in it:
apply, chooser, resample; of greedy noisy_greedy, round_of and withdraw; of its value JUDGEMENT and judge.

Playouts go one round beyond this one, as steward's do, and `judge` tells the chances of all who play at once. Where two
choose, every cell is played in every world, with equal chance for all of them, each playout speaks for both, and the
matrix is solved without drawing. Where more do, each in turn tries its candidates against what the others draw: who
thinks in every world, the others, whose choices need only be foreseen, in some. The best answer to these is played: a
mix protects against one rival who knows it, but of several nobody plays against the seat alone.
"""

import numpy as np

from threekings.exponential import exp
from threekings.jit import compiled
from threekings.rng import GOLDEN, derive

NOISE = 8  # 256ths of playout choices that are random
ROW_SPEAKS = 40.0  # playouts that a row's other cells count for in each of them, where more than two choose
ROW_SPEAKS_OF_TWO = 8.0
HORIZON = 1  # rounds played on after this one
OTHERS_REST = 3  # worlds for each one in which the others learn too, where more than two choose
AS_GOOD = 0.001  # of a win: by so little less a row is named e times less often, where more than two choose
CURIOUS = 77  # 256ths of choices tried that are not drawn from the mix
CLOCK_INTERVAL = 64  # playouts between two looks at the clock
REST, LATER_REST = 8, 64  # worlds between two looks at the mix: in the beginning, and once this many are known
LESSONS = 100  # rounds of regret matching on the way
LESSONS_OF_TWO = 2000  # and in the end, where nothing is drawn

THOUGHT = np.dtype(
    [
        *MATRIX,
        ("pair", np.int16, 2),  # the two who choose
        ("payoff", np.float64, (2, CHOICES, CHOICES)),  # of each of them: its own candidate, the other's
        ("judgement", JUDGEMENT),
    ],
    align=True,
)


@compiled
def begin(edition, state, seat, thought):
    """Start thinking: nothing is known of any cell."""
    open_matrix(edition, state, seat, thought)
    thought["row_speaks"] = ROW_SPEAKS_OF_TWO if thought["choosing"] == 2 else ROW_SPEAKS
    found = 0
    for other in range(PLAYERS):
        if thought["row_count"][other] > 0 and found < 2:
            thought["pair"][found] = other
            found += 1


@compiled
def ponder(edition, state, seat, thought, scratch, word, playouts):
    """Think on until so many playouts are spent in all; `scratch` holds two states."""
    while thought["spent"] < playouts and thought["alive"] > 1:
        scratch[0] = state
        resample(edition, scratch[0], seat, derive(word, thought["world"]))
        withdraw(scratch[0], seat)
        thought["world"] += 1
        if thought["choosing"] == 2:
            try_pairs(edition, scratch, thought)
        else:
            try_in_turn(edition, scratch, thought)
            if thought["world"] % (REST if thought["world"] < LATER_REST else LATER_REST) == 0:
                solve(thought, word, LESSONS)


@compiled
def play_cell(edition, scratch, thought):
    """The choices tried now, then noisy greedy players for a few rounds, and everybody's chances after that."""
    state = scratch[1]
    scratch[1] = scratch[0]
    for seat in range(PLAYERS):
        if thought["row_count"][seat] > 0:
            apply(edition, state, seat, thought["rows"][seat, thought["joint"][seat]])
    last, player = round_of(scratch[0]) + HORIZON, chooser(state)
    while player >= 0 and round_of(state) <= last:
        state["random"] += GOLDEN
        move = noisy_greedy(edition, state, player, thought["legal"], thought["worth"], state["random"], NOISE)
        apply(edition, state, player, move)
        player = chooser(state)
    judge(edition, state, thought["judgement"])
    thought["level"] += thought["judgement"]["chances"][thought["seat"]]
    thought["spent"] += 1


# Where more than two choose


@compiled
def try_in_turn(edition, scratch, thought):
    """Each who learns in this world tries all its candidates against what the others draw."""
    all_learn = thought["world"] % OTHERS_REST == 0
    for learner in range(PLAYERS):
        if thought["row_count"][learner] > 1 and (all_learn or learner == thought["seat"]):
            draw_choices(thought, thought["average"], derive(scratch[0]["random"], learner), CURIOUS)
            chosen = thought["joint"][learner]
            for index in range(thought["row_count"][learner]):
                thought["joint"][learner] = index
                play_cell(edition, scratch, thought)
                thought["value"][index] = thought["judgement"]["chances"][learner]
            thought["joint"][learner] = chosen
            note_candidates(thought, learner)


# Where two choose


@compiled
def try_pairs(edition, scratch, thought):
    """Play every cell, and note what it brings both."""
    one, other = thought["pair"][0], thought["pair"][1]
    for row in range(thought["row_count"][one]):
        for column in range(thought["row_count"][other]):
            thought["joint"][one] = row
            thought["joint"][other] = column
            play_cell(edition, scratch, thought)
            thought["payoff"][0, row, column] = thought["judgement"]["chances"][one]
            thought["payoff"][1, column, row] = thought["judgement"]["chances"][other]
    for who in range(2):
        learner, rival = thought["pair"][who], thought["pair"][1 - who]
        for column in range(thought["row_count"][rival]):
            thought["joint"][rival] = column
            for row in range(thought["row_count"][learner]):
                thought["value"][row] = thought["payoff"][who, row, column]
            note_candidates(thought, learner)


@compiled
def solve_pair(thought, lessons):
    """Regret matching without drawing: each learns from what its candidates win against the other's whole mix.

    Regrets below 0 are forgotten and later lessons weigh more, so that both averages close in on a solution quickly.
    """
    thought["lessons"] = 1.0
    for who in range(2):
        fill_payoffs(thought, who)
        for index in range(CHOICES):
            thought["regret"][thought["pair"][who], index] = 0.0
            thought["average"][thought["pair"][who], index] = 0.0
    for who in range(2):
        match_regrets(thought, thought["pair"][who], 0)
    for lesson in range(lessons):
        for who in range(2):
            learner = thought["pair"][who]
            regret_pair(thought, who, thought["strategy"])
            match_regrets(thought, learner, lesson)
    who = 0 if thought["pair"][0] == thought["seat"] else 1
    fill_expected(thought, who, thought["average"])
    for index in range(thought["row_count"][thought["seat"]]):
        thought["shown"][index] = thought["value"][index]


@compiled
def fill_payoffs(thought, who):
    """What each candidate of one of the two wins against each of the other's, beyond their average there."""
    learner, rival = thought["pair"][who], thought["pair"][1 - who]
    for column in range(thought["row_count"][rival]):
        thought["joint"][rival] = column
        fill_values(thought, learner)
        for row in range(thought["row_count"][learner]):
            thought["payoff"][who, row, column] = thought["value"][row]


@compiled
def fill_expected(thought, who, parts):
    """What each candidate of one of the two wins on average, if the other draws in proportion to these parts."""
    learner, rival, total = thought["pair"][who], thought["pair"][1 - who], 0.0
    for column in range(thought["row_count"][rival]):
        total += parts[rival, column]
    for row in range(thought["row_count"][learner]):
        thought["value"][row] = 0.0
        for column in range(thought["row_count"][rival]):
            thought["value"][row] += parts[rival, column] / total * thought["payoff"][who, row, column]


@compiled
def regret_pair(thought, who, parts):
    """Regret what one of the two missed against the other's mix."""
    learner, expected = thought["pair"][who], 0.0
    fill_expected(thought, who, parts)
    for row in range(thought["row_count"][learner]):
        expected += thought["strategy"][learner, row] * thought["value"][row]
    for row in range(thought["row_count"][learner]):
        thought["regret"][learner, row] = max(thought["regret"][learner, row] + thought["value"][row] - expected, 0.0)


# The end


@compiled
def conclude(thought, word):
    """Solve the matrix as it is known now."""
    if thought["alive"] > 1 and thought["choosing"] == 2:
        solve_pair(thought, LESSONS_OF_TWO)
    elif thought["alive"] > 1:
        solve(thought, word, LAST_LESSONS)
        answer(thought)


@compiled
def answer(thought):
    """Let the seat name the row that wins most against what the others may choose; rows as good are as likely."""
    seat, shown = thought["seat"], thought["shown"]
    most = shown[0]
    for index in range(1, thought["row_count"][seat]):
        most = max(most, shown[index])
    for index in range(thought["row_count"][seat]):
        thought["average"][seat, index] = exp((shown[index] - most) / thought["lessons"] / AS_GOOD)
