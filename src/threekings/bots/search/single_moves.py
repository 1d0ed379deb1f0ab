"""Where a turn is one move, the whole budget is that move's. Generic code, loaded for bots of such games."""

from threekings.jit import compiled


@compiled
def part_of_turn(state):
    """What part of the budget the next move may use."""
    return 1.0
