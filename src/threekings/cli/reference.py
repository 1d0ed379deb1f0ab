"""The page docs/cli.md, written from the commands themselves: python -m threekings.cli.reference > docs/cli.md"""

import inspect
from collections.abc import Iterator

import rich_click as click

from threekings.cli import load, main

BAR = r"\|"  # one that ends no cell
HEAD = """# Commands

Written from the commands by `make docs`; `--help` says the same in a terminal.
"""


def as_markdown() -> str:
    """All commands, as one page of Markdown."""
    ctx = click.Context(main, info_name="threekings")
    commands = [(f"threekings {name}", load(name)) for name in main.list_commands(ctx)]
    return "\n".join([HEAD, *section("threekings", main), *(line for each in commands for line in section(*each))])


def section(name: str, command: click.Command) -> Iterator[str]:
    """One command: how it is called, what it does, examples, options."""
    ctx = click.Context(command, info_name=name)
    yield f"## {name}\n"
    yield f"```\n{' '.join([name, *command.collect_usage_pieces(ctx)])}\n```\n"
    for paragraph in inspect.cleandoc(command.help or "").split("\n\n"):
        yield from blocks(paragraph.split("\n")[1:]) if paragraph.startswith("\b") else [f"{paragraph}\n"]
    yield "| option | | default |\n|---|---|---|"
    yield from (row(ctx, option) for option in command.get_params(ctx) if isinstance(option, click.Option))
    yield ""


def blocks(lines: list[str]) -> Iterator[str]:
    """Lines that stand as they are, below their titles; examples need none."""
    if not lines:
        return
    title, rest = lines[0], lines[1:]
    count = next((index for index, line in enumerate(rest) if not line.startswith(" ")), len(rest))
    opening = "```sh" if title == "Example:" else f"{title}\n\n```"
    yield "\n".join([opening, *(line.removeprefix("  ") for line in rest[:count]), "```\n"])
    yield from blocks(rest[count:])


def row(ctx: click.Context, option: click.Option) -> str:
    info = option.to_info_dict()
    call = option.opts[0] if info["is_flag"] else f"{option.opts[0]} {option.make_metavar(ctx)}"
    default = "" if info["is_flag"] or info["default"] is None else f"`{info['default']}`"
    cells = (f"`{call}`", option.help or "", default)
    return f"| {' | '.join(cell.replace('|', BAR) for cell in cells)} |"


if __name__ == "__main__":
    click.echo(as_markdown(), nl=False)
