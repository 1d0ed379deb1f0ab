"""Every test has a state folder of its own; compiled code stays where it is."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept during the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # English, whatever the system speaks
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "state" / "threekings"
