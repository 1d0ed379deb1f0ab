"""`threekings languages`: which there are, and what each still lacks."""

import rich_click as click
from rich.console import Console
from rich.table import Table

from threekings.cli import FAILED
from threekings.texts import Message, languages, localized, text
from threekings.translations import lacks, messages


@click.command("languages")
@click.argument("language", required=False)
@click.pass_context
def list_languages(ctx: click.Context, *, language: str | None) -> None:
    """List languages and what they lack.

    With a language: every message, variable and page of rules that is missing beside English, a line each. Exit code 1
    where something is missing.

    \b
    Example:
      threekings languages
      threekings languages de
    """
    if language is None:
        Console(highlight=False).print(overview())
        found = [line for code in languages() for line in lacks(code)]
    else:
        found = lacks(language)
        for line in found:
            click.echo(line)
        if not found:
            click.echo(localized("cli-languages-complete", count=len(messages(language))))
    ctx.exit(FAILED if found else 0)


def overview() -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("code", "name", "messages", "lacks"):
        table.add_column(localized(f"cli-languages-{head}"), justify="left" if head in ("code", "name") else "right")
    for code in languages():
        name = text(Message("language-name"), language=code)
        table.add_row(code, name, str(len(messages(code))), str(len(lacks(code))))
    return table
