"""Where a turn is one move: its part of the budget. Games whose turns are several moves say so in their greedy."""

from threekings.jit import compiled


@compiled
def part_of_turn(state):
    """What part of the budget for a turn the next move may use: all."""
    return 1.0
