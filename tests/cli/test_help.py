"""The command as a whole: what it lists, and that every command shows how it is used."""

import subprocess
import sys
from typing import NoReturn

import pytest

from tests.cli.calls import call, refused
from threekings import __version__
from threekings.cli import extras, main


def commands() -> list[str]:
    return main.list_commands(main.make_context("threekings", ["--help"], resilient_parsing=True))


@pytest.mark.parametrize("command", commands())
def test_every_command_has_an_example_in_its_help(command: str) -> None:
    result = call(command, "--help")
    assert result.exit_code == 0
    assert "Example:" in result.stdout
    assert f"threekings {command}" in result.stdout


def test_help_lists_the_commands_and_loads_none() -> None:
    script = "import sys; from threekings.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    script += "print([name for name in sys.modules if name.startswith(('threekings.cli.', 'threekings.bots'))])"
    output = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert all(name in output for name in commands())
    assert output.splitlines()[-1] == "[]"


def test_without_a_command_help_is_shown() -> None:
    result = call()
    assert result.exit_code == 0
    assert "play" in result.stdout


def test_version() -> None:
    assert __version__ in call("--version").stdout


def test_python_m_threekings_is_the_command() -> None:
    output = subprocess.run(
        [sys.executable, "-m", "threekings", "--version"], capture_output=True, text=True, check=True
    )
    assert output.stdout.startswith("threekings")


@pytest.mark.parametrize("args", [["nonsense"], ["--nonsense"], ["verify"], ["play", "--players", "many"]])
def test_wrong_use_is_one_line_that_names_the_help(args: list[str]) -> None:
    assert "--help" in refused(call(*args))


@pytest.mark.parametrize("missing", ["litestar", "uvicorn.config"])
def test_a_command_whose_extra_is_missing_says_which(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    monkeypatch.setattr("threekings.cli.load", lambda _name: import_module_that_lacks(missing))
    monkeypatch.setattr(extras, "requires", lambda _name: ["numpy>=2", 'litestar<3; extra == "serve"', SERVER])
    assert 'pip install "threekings[serve]"' in refused(call("serve"))


SERVER = "uvicorn>=0.38,<0.55; (sys_platform != 'win32') and extra == 'serve'"


def test_a_module_that_no_extra_brings_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threekings.cli.load", lambda _name: import_module_that_lacks("nonsense"))
    assert isinstance(call("serve").exception, ModuleNotFoundError)


def import_module_that_lacks(name: str) -> NoReturn:
    raise ModuleNotFoundError(f"No module named {name!r}", name=name)
