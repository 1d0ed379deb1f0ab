"""The value of games that bring none: nowhere. Generic code, loaded once for each such game."""

from threekings.jit import compiled


@compiled
def has_value(edition, state):
    return False


@compiled
def chances(edition, state, shares):
    """Never asked for."""
