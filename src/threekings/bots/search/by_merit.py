"""What is played by bots that rank what they consider and mix nothing: the move of most merit.

Generic code, loaded behind the file of a bot that says what `merit` is.
"""

from threekings.jit import compiled


@compiled
def conclude(thought, word):
    """Nothing is left to do."""


@compiled
def decide(thought, word):
    """The move to play; of equal ones the first."""
    best = 0
    for index in range(1, thought["count"]):
        if merit(thought, index) > merit(thought, best):
            best = index
    return thought["moves"][best]
