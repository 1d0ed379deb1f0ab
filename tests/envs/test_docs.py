"""docs/environments.md cannot lie: what it shows is run here, and so are the examples it tells of."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def run(example: str, *arguments: str) -> str:
    """What an example prints, run as a program, with warnings as errors."""
    command = [sys.executable, "-W", "error", f"examples/{example}", *arguments]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_the_examples_of_the_page_give_what_they_show() -> None:
    session = "".join(re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(session, {}, "environments.md", "docs/environments.md", 0)
    assert len(examples.examples) > 20
    told: list[str] = []
    assert doctest.DocTestRunner().run(examples, out=told.append).failed == 0, "".join(told)


def test_the_agents_that_choose_by_chance_play_to_the_end() -> None:
    assert re.fullmatch(r"(player_[012] has \d+ stars\n){3}", run("random_agent.py"))


def test_the_learner_has_learnt_to_win_after_a_few_seconds_where_a_quarter_is_par() -> None:
    told = re.fullmatch(r"wins ([\d.]+)% of games against three random\n", run("masked_ppo.py", "131072", "random"))
    assert told
    assert float(told[1]) > 45


def test_the_learner_fits_on_a_page() -> None:
    lines = (ROOT / "examples" / "masked_ppo.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line) for line in lines) < 60
