"""Files of the repository that pages link to: code and editions are shown as pages, anything else is downloaded."""

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from pygments.lexers import find_lexer_class_for_filename
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.transforms import SphinxTransform

FOLDER = "files"  # of the site
DATA = (".json",)  # for programs
NOTED = "files shown"  # in what Sphinx keeps of a page


def language(path: str) -> str | None:
    """What a file is written in, as far as its name tells."""
    lexer = find_lexer_class_for_filename(path)
    return lexer.aliases[0] if lexer else None


class Shown(SphinxTransform):
    default_priority = 200  # before Sphinx collects downloads

    def apply(self, **_kwargs: Any) -> None:
        shown = self.env.metadata[self.env.docname].setdefault(NOTED, [])
        for link in list(self.document.findall(addnodes.download_reference)):
            path, _ = self.env.relfn2path(link["reftarget"])
            if language(path) and not path.endswith(DATA):
                shown.append(path)
                address = self.env.app.builder.get_relative_uri(self.env.docname, f"{FOLDER}/{path}")
                link.replace_self(nodes.reference("", "", *link.children, refuri=address, internal=True))


def pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    if isinstance(app.builder, StandaloneHTMLBuilder):
        for path in sorted({path for known in app.env.metadata.values() for path in known.get(NOTED, [])}):
            text = (app.srcdir / path).read_text(encoding="utf-8")
            body = app.builder.highlighter.highlight_block(text, language(path) or "text")
            heading = path.replace("/", "/<wbr>")
            yield f"{FOLDER}/{path}", {"title": path, "body": f"<h1>{heading}</h1>{body}", "parents": []}, "page.html"


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_transform(Shown)
    app.connect("html-collect-pages", pages)
    return {"parallel_read_safe": True}
