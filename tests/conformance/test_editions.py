"""Editions reach compiled code as an argument: none keeps another's numbers, in one process or from the cache."""

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tests.conformance.cases import Case, traces
from tests.conformance.test_games import census, printed
from tests.decks import EDITIONS
from threekings.games import GAMES
from threekings.jit import interpreted

CHOSEN = {
    "king-lui": "king-lui-small.toml",
    "ku-ka-king": "ku-ka-king-kings.toml",
    "kings-catering": "kings-catering-crowded.toml",
}
OTHER = [(name, EDITIONS / CHOSEN[name]) for name in GAMES]
PLAY = """
import json, sys
from pathlib import Path
from tests.conformance.cases import Case, trace
name, players, path = json.loads(sys.argv[1])
game = trace(Case(name, players, (), path and Path(path)), 4)
print(json.dumps([[step.seat, step.move] for step in game.steps]))
"""


@pytest.mark.parametrize(("name", "path"), OTHER)
def test_two_editions_in_one_process_keep_their_own_numbers(name: str, path: Path) -> None:
    players = GAMES[name].players[0]
    standard, another = Case(name, players), Case(name, players, (), path)
    assert another.edition.record.tobytes() != standard.edition.record.tobytes()
    for game, other in zip(traces(standard)[:5], traces(another)[:5], strict=True):
        assert census(standard, game.final) == printed(standard)
        assert census(another, other.final) == printed(another)
        if sum(printed(another)) < sum(printed(standard)):
            assert len(other.steps) < len(game.steps)
    for word in range(3):
        one, two, again = (played(case, case.game.rules, word) for case in (standard, another, standard))
        assert one == again == played(standard, interpreted(standard.game.rules), word)
        assert two == played(another, interpreted(another.game.rules), word)
        assert one != two


def played(case: Case, rules: ModuleType, word: int) -> tuple[bytes, list[int]]:
    """A game that the rules play by themselves from the shuffle to the points: one word, so only editions differ."""
    record, state = case.edition.record, case.game.new_state(case.players, case.options)
    points, state["random"] = np.zeros(case.players, np.int32), word
    with np.errstate(over="ignore"):
        rules.shuffle_deck(record, state)
        rules.setup(record, state)
        rules.playout(record, state, np.zeros(rules.MOVES, np.int32))
        rules.score(record, state, points)
    return state.tobytes(), points.tolist()


@pytest.mark.parametrize(("name", "path"), OTHER)
def test_two_processes_after_each_other_keep_their_own_numbers(name: str, path: Path) -> None:
    players = GAMES[name].players[0]
    for file in (None, path):
        told = subprocess.run(
            [sys.executable, "-c", PLAY, json.dumps([name, players, file and str(file)])],
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[2],
        )
        here = traces(Case(name, players, (), file))[4]
        assert json.loads(told.stdout) == [[step.seat, step.move] for step in here.steps]
