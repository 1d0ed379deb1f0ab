"""Answers of an arena as files; the ending of its name says what a file holds."""

from collections.abc import Callable

from threekings.cli.arena_report.page import as_html
from threekings.cli.arena_report.report import Report
from threekings.cli.arena_report.text_files import as_csv, as_json, as_markdown

FORMATS: dict[str, Callable[[Report], str | bytes]] = {
    "html": as_html,
    "md": as_markdown,
    "json": as_json,
    "csv": as_csv,
}
