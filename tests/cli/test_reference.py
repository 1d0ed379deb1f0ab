"""docs/cli.md is what the commands say of themselves, and they say something about everything."""

import inspect
from pathlib import Path

import pytest
import rich_click as click

from threekings.cli import load, main
from threekings.cli.reference import as_markdown

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
COMMANDS = main.list_commands(click.Context(main))


def test_the_page_is_in_step_with_the_commands() -> None:
    assert PAGE.read_text(encoding="utf-8") == as_markdown(), "make docs writes it anew"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_every_option_has_help(name: str) -> None:
    command = load(name)
    assert inspect.cleandoc(command.help or "").split("\n\n")[0].endswith(".")
    for option in command.params:
        assert not isinstance(option, click.Option) or (option.help or "").endswith("."), option.name


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_names_every_command_and_option(name: str) -> None:
    section = as_markdown().partition(f"## threekings {name}\n")[2].partition("\n## ")[0]
    assert f"\nthreekings {name}" in section
    for option in load(name).params:
        assert not isinstance(option, click.Option) or f"| `{option.opts[0]}" in section
