"""Reports of the lab as files; the ending of its name says what a file holds."""

from collections.abc import Callable, Collection
from functools import partial
from importlib import import_module
from pathlib import Path

from threekings.cli.atomic_files import check_writable, write_atomically
from threekings.cli.lab_report.html_page import as_html
from threekings.cli.lab_report.plots import as_picture
from threekings.cli.lab_report.report import Report
from threekings.cli.lab_report.text_files import as_csv, as_json, as_markdown

PICTURES = ("png", "svg")
FORMATS: dict[str, Callable[[Report], str | bytes]] = {
    "html": as_html,
    "md": as_markdown,
    "json": as_json,
    "csv": as_csv,
    **{kind: partial(as_picture, kind=kind) for kind in PICTURES},
}


def check_file(file: Path, formats: Collection[str] = tuple(FORMATS)) -> None:
    """ValueError if no report can be written there, ModuleNotFoundError if that needs an extra which is not there."""
    if ending(file) not in formats:
        raise ValueError(f"--output {file}: its name should end in {', '.join(f'.{name}' for name in formats)}")
    if ending(file) in PICTURES:
        import_module("matplotlib")
    check_writable(file)


def write_report(report: Report, file: Path) -> None:
    write_atomically(file, FORMATS[ending(file)](report))


def ending(file: Path) -> str:
    return file.suffix.removeprefix(".").lower()
