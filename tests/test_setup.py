"""Which interpreter everything is set up with: the one that was named, and a word where another would be faster."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FAST, SLOW = "'--prefix=/opt' '--enable-optimizations'", "'--prefix=/opt'"
AS_IF_BUILT_SO = """
import sys, sysconfig
sys.base_prefix = "/opt"
sysconfig.get_config_var = lambda _name: BUILT
exec(sys.argv[2])
"""


def interpreter(folder: Path, built: str) -> Path:
    """This interpreter, as if it had been configured with other options."""
    program, path = folder / "as_if.py", folder / "python3"
    program.write_text(AS_IF_BUILT_SO.replace("BUILT", repr(built)))
    path.write_text(f'#!/bin/sh\nexec {sys.executable} {program} "$@"\n')
    path.chmod(0o755)
    return path


def make(*args: str) -> str:
    """What `make` prints, whatever settings the tests themselves were started with."""
    command = ["make", "--no-print-directory", *args]
    run = subprocess.run(
        command, cwd=ROOT, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True, check=True
    )
    assert run.stderr == ""
    return run.stdout


def said(python: Path, system: str) -> str:
    """What is said before a virtual environment is made."""
    return make("interpreter", f"PYTHON={python}", f"SYSTEM_PYTHON={system}")


def test_a_faster_interpreter_is_named_and_how_to_use_it(tmp_path: Path) -> None:
    line = said(interpreter(tmp_path, SLOW), sys.executable)
    assert line.count("\n") == 1
    assert f"make PYTHON={sys.executable}" in line


def test_nothing_is_said_of_an_interpreter_built_for_speed(tmp_path: Path) -> None:
    assert said(interpreter(tmp_path, FAST), sys.executable) == ""


@pytest.mark.parametrize("system", ["/nowhere/python3", "false"])
def test_nothing_is_said_where_the_system_has_none_to_offer(tmp_path: Path, system: str) -> None:
    assert said(interpreter(tmp_path, SLOW), system) == ""


def test_set_up_takes_the_interpreter_that_was_named_or_else_the_first_on_the_path() -> None:
    for given, used in ((["PYTHON=/opt/python3"], "/opt/python3"), ([], "python3")):
        commands = make("--dry-run", "--always-make", ".venv/ready", *given)
        assert f" {used} -m venv --clear .venv" in commands
