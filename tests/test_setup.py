"""Which interpreter everything is set up with."""

import subprocess
from pathlib import Path

import pytest

CHOOSE = Path(__file__).parents[1] / "choose-python"
SYSTEM = "/usr/bin/python3"


def chosen(folder: Path, slow: str) -> str:
    """What is chosen where python3 on the path says of itself that it is a slow one of this version, or nothing."""
    (folder / "python3").write_text(f"#!/bin/sh\necho {slow}\n")
    (folder / "python3").chmod(0o755)
    run = subprocess.run(["/bin/sh", CHOOSE], env={"PATH": str(folder)}, capture_output=True, text=True, check=True)
    assert run.stderr == ""
    return run.stdout.strip()


def version(python: str) -> str:
    """The version of an interpreter that can make a virtual environment."""
    asked = "import sys, venv, ensurepip; print(*sys.version_info[:2])"
    run = Path(python).exists() and subprocess.run([python, "-c", asked], capture_output=True, text=True)
    return run.stdout.strip() if run else ""


@pytest.mark.parametrize("slow", ["", "2 7"])
def test_python3_is_taken_where_it_was_built_for_speed_or_the_system_has_another_version(
    tmp_path: Path, slow: str
) -> None:
    assert chosen(tmp_path, slow) == "python3"


@pytest.mark.skipif(not version(SYSTEM), reason="there is no such interpreter here")
def test_else_the_systems_own_is_taken(tmp_path: Path) -> None:
    assert chosen(tmp_path, version(SYSTEM)) == SYSTEM
