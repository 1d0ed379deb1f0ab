"""A minute of simulation with every change; and it sees bugs. Seeds are always the same: new ones are for the soak."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.simulation.__main__ import again, main, read_notes
from tests.simulation.bugs import BUGS
from tests.simulation.checks import Checks
from tests.simulation.database import Memory
from tests.simulation.plans import FAULTS, PROCESSES, Plan, plan_of, read_plan
from tests.simulation.shrink import shrunk
from tests.simulation.simulation import Report, simulate

SECONDS = 30.0  # for each half
MINUTE = 60.0
ROOT = Path(__file__).parents[2]
TRACED = 3, 8  # seeds with bots, cheats, crashes and clocks


def first_failing(seeds: Iterator[int], seconds: float) -> Report | None:
    """The first simulation that fails, if there is one in so many seconds of the processor."""
    end = time.process_time() + seconds
    for seed in seeds:
        report = simulate(plan_of(seed, PROCESSES))
        if report.failure:
            return report
        if time.process_time() > end:
            break
    return None


@pytest.mark.parametrize("first", [0, 1000])
def test_nothing_fails(first: int) -> None:
    failing = first_failing(count(first), SECONDS)
    if failing:
        assert failing.failure
        pytest.fail(f"{failing.failure[0]}: {failing.failure[1]}\nagain: {again(failing.plan)}")


def in_another_process(seed: int, hash_seed: str) -> bytes:
    command = [sys.executable, "-m", "tests.simulation", "--seed", str(seed), "--trace"]
    told = subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": hash_seed}, capture_output=True)
    assert told.returncode == 0, told.stderr.decode()
    return told.stdout


def test_equal_seeds_give_equal_traces() -> None:
    for seed, hash_seed in zip(TRACED, ("1", "2"), strict=True):
        trace = simulate(plan_of(seed, PROCESSES), traced=True).trace
        assert len(trace) > 100
        assert in_another_process(seed, hash_seed).startswith(b"\n".join(trace))
    assert simulate(plan_of(TRACED[0], PROCESSES), traced=True).trace != trace


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found_within_a_minute(bug: str) -> None:
    with BUGS[bug]():
        assert first_failing(count(), MINUTE)


def test_what_is_gone_at_the_end_is_missed() -> None:
    finish = Checks.finish

    def forget(self: Checks) -> None:
        self.memory.connection.execute("UPDATE log SET action_id = NULL WHERE seq = (SELECT max(seq) / 2 FROM log)")
        finish(self)

    with patch.object(Checks, "finish", forget):
        failing = first_failing(count(), MINUTE)
    assert failing and failing.failure and failing.failure[0] == "acknowledged"


def test_a_process_is_answered_what_was_written_last() -> None:
    memory = Memory(lambda: 0.0)
    sql = "SELECT version FROM versions WHERE table_id = ?"
    for version in range(3):
        memory.commit("a", [("INSERT OR REPLACE INTO versions (table_id, version) VALUES ('t', ?)", (version,))])
        assert memory.answer(sql, ("t",)) == memory.answer(sql, ("t",)) == [(version,)]


def test_a_failing_plan_becomes_smaller_and_can_be_repeated() -> None:
    with BUGS["publish_before_persist"]():
        failing = first_failing(count(), MINUTE)
        assert failing and failing.failure
        smallest = shrunk(failing, simulate)
        assert smallest.plan.faults == ()
        assert len(smallest.plan.tables) == 1
        again = simulate(read_plan(str(smallest.plan)))
        assert smallest.failure == again.failure
        assert again.failure and again.failure[0] == failing.failure[0]


def test_a_plan_is_read_as_it_is_written() -> None:
    assert read_plan(str(plan_of(5))) == plan_of(5)


def test_everything_that_can_go_wrong_does() -> None:
    plans: list[Plan] = [plan_of(seed) for seed in range(50)]
    assert {fault.kind for plan in plans for fault in plan.faults} == {*FAULTS}


def test_every_seed_has_five_people_several_kinds_of_fault_and_a_hundred_commands() -> None:
    for seed in range(3):
        report = simulate(plan_of(seed, PROCESSES))
        assert len(report.plan.people) == 5
        assert len({fault.kind for fault in report.plan.faults}) >= 3
        assert report.accepted >= 100


def test_the_command_line_says_how_to_repeat_what_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seeds", "0:50", "--bug", "publish_before_persist"]) == 1
    told = capsys.readouterr().out
    assert "again: python -m tests.simulation --seed" in told
    assert "python -m tests.simulation --plan '{" in told


def test_notes_are_gone_on_from(tmp_path: Path) -> None:
    notes = tmp_path / "notes.json"
    for _ in range(2):
        assert main(["--minutes", "0.0001", "--notes", str(notes)]) == 0
    kept = read_notes(notes)
    assert (kept.seeds, kept.next_seed) == (2, 2)
