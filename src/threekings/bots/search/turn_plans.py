"""Plans for a whole turn of several moves, found by beam search. Generic code, loaded for bots that plan turns.

Plans follow the moves of the turn in any order, judged by greedy's opinion of what they lead to. For each first move of
a turn there is a search of its own, so that each keeps some. Needs, beside the game's STATE, legal and apply, of greedy
in_turn, weigh and move_worth. The THOUGHT of those who plan has the plans found: their `count`, `moves` (the first
of each), `plan` (all of them), `length` and `opinion`; and what a search uses: PLANs in `beam` and `next`, STEPs in
`steps`, of which as many are followed as there is room for, how many are `found`, and `legal` and `worth`.
"""

import numpy as np

from threekings.jit import compiled
from threekings.rng import mix

STEPS = 4  # moves of a turn, at most

PLAN = np.dtype(
    [
        ("state", STATE),  # what it leads to
        ("moves", np.int32, STEPS),
        ("key", np.uint64),  # equal for equal moves in another order
        ("worth", np.int64),  # greedy's opinion
    ],
    align=True,
)
STEP = np.dtype([("worth", np.int64), ("key", np.uint64), ("origin", np.int32), ("move", np.int32)], align=True)


def plan_fields(plans, beam):
    """The fields of a THOUGHT for so many plans, found by a search that follows so many at a time."""
    return [
        ("plan", np.int32, (plans, STEPS)),  # all their moves
        ("length", np.int64, plans),
        ("beam", PLAN, beam),  # plans on the way
        ("next", PLAN, beam),  # the same one move later
        ("found", np.int64),  # how many moves are noted for the next step
        ("steps", STEP, beam),  # these moves, best first
        ("legal", np.int32, MOVES),  # scratch of searches and playouts, as are the rest
        ("worth", WORTH),
    ]


@compiled
def find_plans(edition, state, seat, thought, plans):
    """Find about so many plans for the turn; in the middle of it, for what is left of it."""
    thought["count"] = 0
    if in_turn(state):
        start_beam(state, thought)
        search(edition, seat, thought, 0, plans)
        return
    count = legal(edition, state, seat, thought["legal"])
    for index in range(count):
        legal(edition, state, seat, thought["legal"])  # searching has used the room
        move = thought["legal"][index]
        start_beam(state, thought)
        thought["beam"][0]["moves"][0] = move
        apply(edition, thought["beam"][0]["state"], seat, move)
        search(edition, seat, thought, 1, plans // count)


@compiled
def start_beam(state, thought):
    thought["beam"][0]["state"] = state
    thought["beam"][0]["key"] = 0


@compiled
def search(edition, seat, thought, step, plans):
    """Follow the beam from its one plan to the end of the turn, and keep the best so many."""
    width = 1
    while in_turn(thought["beam"][0]["state"]):
        thought["found"] = 0
        for origin in range(width):
            note_steps(edition, seat, thought, origin)
        width = thought["found"]
        for place in range(width):
            take_step(edition, seat, thought, place, step)
        for place in range(width):
            thought["beam"][place] = thought["next"][place]
        step += 1
    for place in range(min(width, plans)):
        keep_plan(thought, thought["beam"][place], step)


@compiled
def note_steps(edition, seat, thought, origin):
    """Note the best moves by which a plan may go on."""
    plan, worth = thought["beam"][origin], thought["worth"]
    weigh(edition, plan["state"], seat, worth)
    for index in range(legal(edition, plan["state"], seat, thought["legal"])):
        move = thought["legal"][index]
        value = move_worth(edition, plan["state"], seat, move, worth)
        key = plan["key"] + mix(np.uint64(move))
        if is_new(thought, value, key):
            note_step(thought, value, key, origin, move)


@compiled
def is_new(thought, value, key):
    """Whether a step is among the best, and the same moves are not noted in another order."""
    found, room = thought["found"], len(thought["steps"])
    if found == room and value <= thought["steps"][room - 1]["worth"]:
        return False
    for place in range(found):
        if thought["steps"][place]["key"] == key:
            return False
    return True


@compiled
def note_step(thought, value, key, origin, move):
    """Insert a step where it belongs; the worst makes room."""
    steps = thought["steps"]
    place = min(thought["found"], len(steps) - 1)
    thought["found"] = place + 1
    while place > 0 and steps[place - 1]["worth"] < value:
        steps[place] = steps[place - 1]
        place -= 1
    steps[place]["worth"] = value
    steps[place]["key"] = key
    steps[place]["origin"] = origin
    steps[place]["move"] = move


@compiled
def take_step(edition, seat, thought, place, step):
    noted = thought["steps"][place]
    thought["next"][place] = thought["beam"][noted["origin"]]
    plan = thought["next"][place]
    plan["moves"][step] = noted["move"]
    plan["key"] = noted["key"]
    plan["worth"] = noted["worth"]
    apply(edition, plan["state"], seat, noted["move"])


@compiled
def keep_plan(thought, plan, length):
    number = thought["count"]
    for step in range(length):
        thought["plan"][number, step] = plan["moves"][step]
    thought["length"][number] = length
    thought["moves"][number] = plan["moves"][0]
    thought["opinion"][number] = plan["worth"]
    thought["count"] += 1


@compiled
def carry_out(edition, state, seat, thought, index):
    """Play all moves of a plan."""
    for step in range(thought["length"][index]):
        apply(edition, state, seat, thought["plan"][index, step])
