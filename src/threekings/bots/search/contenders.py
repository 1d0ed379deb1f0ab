"""Several things steward might do, compared in equal worlds: what is ahead, what falls behind, what is played.

Generic code, loaded for the stewards that compare (bots/loading.py). Their THOUGHT has `count` contenders with
`moves`, `running`, `worlds`, `wins`, `value` and `opinion` each, and `alive`, how many are in the running.
"""

from threekings.jit import compiled

WIN = 60  # one whole win: divides evenly among up to five who share it


@compiled
def enter(thought, index, opinion):
    """A contender is in the running, with greedy's opinion of it."""
    thought["opinion"][index] = opinion
    thought["running"][index] = 1
    thought["worlds"][index] = 0
    thought["wins"][index] = 0
    thought["value"][index] = 0


@compiled
def win_part(bits, seat):
    """A seat's part of a win in 60ths, given the winners as bits."""
    if bits >> seat & 1 == 0:
        return 0
    sharing = 0
    for other in range(PLAYERS):
        sharing += bits >> other & 1
    return WIN // sharing


@compiled
def drop_behind(thought, clearly):
    """Drop those whose squared distance to the leader is beyond this: all have seen the same worlds."""
    best = leader(thought)
    lead = thought["value"][best] + thought["opinion"][best]
    for index in range(thought["count"]):
        behind = lead - thought["value"][index] - thought["opinion"][index]
        if thought["running"][index] == 1 and behind * behind > clearly:
            thought["running"][index] = 0
            thought["alive"] -= 1


@compiled
def drop_worse(thought, clearly):
    """The same, but of those alone that have not shown more than the leader: an opinion does not outweigh that."""
    best = leader(thought)
    shown = thought["value"][best]
    for index in range(thought["count"]):
        value = thought["value"][index]
        behind = shown + thought["opinion"][best] - value - thought["opinion"][index]
        if thought["running"][index] == 1 and behind * behind > clearly and value < shown:
            thought["running"][index] = 0
            thought["alive"] -= 1


@compiled
def leader(thought):
    """Who does best of those in the running, greedy's opinion included."""
    best, most = -1, -(1 << 60)
    for index in range(thought["count"]):
        value = thought["value"][index] + thought["opinion"][index]
        if thought["running"][index] == 1 and value > most:
            best, most = index, value
    return best


@compiled
def conclude(thought, word):
    """Nothing is left to do; stewards that mix solve their matrix here."""


@compiled
def decide(thought, word):
    """The move to play; `word` is for stewards that mix."""
    return thought["moves"][leader(thought)]


@compiled
def merit(thought, index):
    """What contenders are ranked by: in the running or not, then value with greedy's opinion."""
    return thought["running"][index] * 1e12 + thought["value"][index] + thought["opinion"][index]


@compiled
def share(thought, index):
    """The share of wins a contender has shown."""
    return thought["wins"][index] / WIN / max(thought["worlds"][index], 1)
