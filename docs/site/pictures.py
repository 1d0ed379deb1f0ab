"""Pictures by day and by night: a <picture> of a page becomes two, of which the site's theme shows one."""

import re
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util import logging

SOURCE = re.compile(r'<source media="\(prefers-color-scheme: (light|dark)\)" srcset="([^"]+)">')
IMAGE = re.compile(r'<img alt="([^"]+)" src="([^"]+)"(?: width="([0-9]+)")?>')
UNCHECKED = re.compile(r'<(?:img|source|script|link|iframe)\b|<a\b[^>]* href="[^#]')
OTHER = {"light": "dark", "dark": "light"}
logger = logging.getLogger(__name__)


class Pictures(SphinxTransform):
    default_priority = 200  # before Sphinx collects images

    def apply(self, **_kwargs: Any) -> None:
        for html in list(self.document.findall(nodes.raw)):
            source, image = SOURCE.search(html.astext()), IMAGE.search(html.astext())
            if source and image:
                files = {source[1]: source[2], OTHER[source[1]]: image[2]}
                shown = {"alt": image[1], "loading": "lazy"} | ({"width": f"{image[3]}px"} if image[3] else {})
                html.replace_self([picture(theme, uri=files[theme], **shown) for theme in ("light", "dark")])
            elif UNCHECKED.search(html.astext()):
                logger.warning("nobody checks where this HTML leads: write Markdown, or a <picture>", location=html)


def picture(theme: str, **shown: str) -> nodes.Element:
    return nodes.paragraph("", "", nodes.image(**shown), classes=["picture", f"only-{theme}"])


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_transform(Pictures)
    return {"parallel_read_safe": True}
