"""The documentation as a site, built as `make site` builds it."""

import shlex
import subprocess
import sys
from pathlib import Path

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
