"""`threekings doctor`: what it knows, and that it compiles ahead."""

import json
import platform
from pathlib import Path

import pytest

import threekings
from tests.cli.calls import call
from threekings import __version__, jit


def test_json(state: Path) -> None:
    found = json.loads(call("doctor", "--json").stdout)
    assert found["threekings"] == __version__
    assert found["python"] == platform.python_version()
    assert found["mode"] == jit.MODE
    assert found["state"] == str(state)
    assert set(found["warm"]) == set(threekings.GAMES)
    assert found["cores"] >= 1
    assert {"numpy", "numba", "llvmlite", "cache", "cache_bytes", "gpu"} <= set(found)


def test_a_table_for_people() -> None:
    output = call("doctor").stdout
    assert "CPU cores" in output
    assert __version__ in output


def test_compile_makes_all_games_ready() -> None:
    result = call("doctor", "--compile", "--json")
    assert result.exit_code == 0
    assert all(json.loads(result.stdout)["warm"].values())


def test_without_a_cache_folder_it_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "_folder", [None])
    assert json.loads(call("doctor", "--json").stdout)["cache"] is None
