"""The documentation as a site, built as `make site` builds it."""

import os
import shlex
import subprocess
import sys
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def command(folder: Path) -> list[str]:
    """How the Makefile builds it, with this interpreter and into another folder."""
    told = subprocess.run(["make", "--dry-run", "site"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    line = next(line for line in told.splitlines() if "-m sphinx" in line)
    places = {".venv/bin/python": sys.executable, "build/site": str(folder), "build/site-read": f"{folder}-read"}
    return [places.get(word, word) for word in shlex.split(line)]


def built(folder: Path, pages: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    """Build the site of some pages, the project's or others; what Sphinx says of them is in `stderr`."""
    return subprocess.run(command(folder), cwd=pages, capture_output=True, text=True)


def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the project's site, built for all tests, also where they run in several processes."""
    own = tmp_path_factory.getbasetemp()
    together = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder, told = together / "site", together / "site-told"
    with (together / "site-lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not told.exists():
            run = built(folder)
            told.write_text(f"{run.stdout}{run.stderr}" if run.returncode else "", encoding="utf-8")
    assert told.read_text(encoding="utf-8") == ""
    return folder
