"""Positions of played games as features, for fitting the chance to win. Generic code, loaded once for each game.

Beside the game's own names it is given those of its value: stage_of and write_features.
"""

from threekings.jit import compiled


@compiled
def collect_standings(edition, game, pattern, features, stages):
    """Play a game again; write every seat's features and the stage at the start of each round. Return how many."""
    state, count, known = game["state"], 0, 0
    state["players"] = pattern["state"]["players"]
    deal(edition, state, game["seed"])
    for index in range(game["length"]):
        if round_of(state) != known and count < len(stages):
            known = round_of(state)
            stages[count] = stage_of(edition, state)
            for seat in range(state["players"]):
                write_features(edition, state, seat, features[count, seat])
            count += 1
        apply(edition, state, game["seats"][index], game["moves"][index])
    return count
