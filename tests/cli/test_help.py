"""The command as a whole: what it lists, and that every command shows how it is used."""

import subprocess
import sys

import pytest

from tests.cli.calls import call, refused
from threekings import __version__
from threekings.cli import main


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
