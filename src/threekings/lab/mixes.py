"""Mixes: how likely a bot that thinks names each row where all choose at the same moment."""

import numpy as np

from threekings.bots.calls import BotCalls

Mix = dict[int, float]  # row, how often it is named


def mix_of(code: BotCalls, thought: np.void) -> Mix:
    """The mix that a thought which is concluded draws its row from: rows are ranked by how often they are named."""
    count = int(thought["count"])
    if thought["alive"] == 1:
        return {int(thought["moves"][0]): 1.0}
    parts = {int(thought["moves"][index]): max(float(code.merit(thought, index)), 0.0) for index in range(count)}
    total = sum(parts.values())
    return {row: part / total for row, part in parts.items() if part > 0}
