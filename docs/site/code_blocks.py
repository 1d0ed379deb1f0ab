"""Examples that are run as tests end with an empty line, which readers need not see."""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform


class CodeBlocks(SphinxTransform):
    default_priority = 200

    def apply(self, **_kwargs: Any) -> None:
        for example in self.document.findall(nodes.literal_block):
            example.children = [nodes.Text(example.astext().rstrip("\n"))]
            example.rawsource = example.astext()


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_transform(CodeBlocks)
    return {"parallel_read_safe": True}
