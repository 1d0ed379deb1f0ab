"""Under which address a page of the repository is found on the site: docs/library.md is library.html.

Links from page to page stay as they are in the repository; Sphinx asks here which page a file is.
"""

import os
import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.project import Project

# The first that fits, by the path of a file without .md
ADDRESSES = (
    (r"README", r"index"),  # its sections are pages, see `sections`
    (r"docs/readme/README\.(\w+)", r"languages/\1"),
    (r"(?:docs/)?(\w+)/README", r"\1"),
    (r"docs/(?:site/)?(.+)", r"\1"),
    (r"src/threekings/locales/en/in-short/(.+)", r"rules/in-short/\1"),
    (r"src/threekings/locales/(\w+)/in-short/(.+)", r"rules/\1/in-short/\2"),
    (r"src/threekings/locales/(\w+)/rules/(.+)", r"rules/\1/\2"),
)
SECTION_OF_README = re.compile(r"\]\([./]*README\.md#([\w-]+)\)")
LINK = re.compile(r'(\]\(|(?:src|srcset)=")(?![a-z]+:|[/#])([^)\s"#]+)')


class Pages(Project):
    """The pages of the repository, by their addresses."""

    def path2doc(self, filename: str | os.PathLike[str]) -> str | None:
        path = super().path2doc(filename)
        for pattern, address in ADDRESSES:
            if path and (found := re.fullmatch(pattern, path)):
                return found.expand(address)
        return path.lower() if path else None


def use_addresses(app: Sphinx) -> None:
    pages = Pages(app.srcdir, app.config.source_suffix)
    pages.restore(app.project)
    app.project = app.env.project = pages


def sections(text: str) -> str:
    """A section of README.md is a page of its own, which bears the section's name."""
    return SECTION_OF_README.sub(r"](#\1)", text)


def in_a_page(_app: Sphinx, _address: str, content: list[str]) -> None:
    content[0] = sections(content[0])


def included(app: Sphinx, path: Path, _page: str, content: list[str]) -> None:
    """What is included in a page of another folder leads where it leads from its own."""

    def from_the_root(link: re.Match[str]) -> str:
        there = Path(os.path.normpath(path.parent / link[2]))
        return f"{link[1]}/{there.as_posix()}" if (app.srcdir / there).exists() else link[0]

    content[0] = LINK.sub(from_the_root, sections(content[0]))


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("builder-inited", use_addresses)
    app.connect("source-read", in_a_page)
    app.connect("include-read", included)
    return {"parallel_read_safe": True}
