"""Without the extra, importing the environments says in one line what is missing."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo"])
def test_the_extra_that_is_missing_is_named(module: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; import threekings.envs"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert told.returncode == 1
    line = told.stderr.splitlines()[-1]
    assert line == f"ModuleNotFoundError: environments need the extra threekings[envs]: {module} is not installed"
