"""The reference: names are documented as `threekings.NAME`, wherever in the package they are made."""

from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment


def found(app: Sphinx, env: BuildEnvironment, node: addnodes.pending_xref, inner: nodes.TextElement) -> Any:
    """A reference to threekings.match.Match, or to Match, is one to threekings.Match."""
    module, _, name = node.get("reftarget", "").rpartition(".")
    if node.get("refdomain") != "py" or not (module == "" or module.startswith("threekings")):
        return None
    domain = env.domains.python_domain
    known = [full for full in domain.objects if full.rpartition(".")[2] == name and full[0].isalpha()]
    known = [full for full in known if domain.objects[full].objtype in ("class", "exception", "function", "data")]
    if len(known) != 1:
        return None
    return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", known[0], node, inner)


def without_aliases(_app: Sphinx, _what: str, _name: str, _thing: Any, _options: Any, lines: list[str]) -> None:
    """What Python itself says of a named tuple's fields says nothing."""
    lines[:] = [line for line in lines if not line.startswith("Alias for field number")]


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("missing-reference", found)
    app.connect("autodoc-process-docstring", without_aliases)
    return {"parallel_read_safe": True}
