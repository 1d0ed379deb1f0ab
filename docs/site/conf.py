"""How the documentation becomes a site: `make site`. The other files here are extensions of Sphinx, and pages."""

import sys
from pathlib import Path

from pygments.lexers import TextLexer
from sphinx.highlighting import lexers

import threekings

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
from palette import palette  # noqa: E402

project = "Three Kings"
version = release = threekings.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
extensions += ["addresses", "code_blocks", "pictures", "public_names", "rulebooks", "source_files"]  # beside this file

# The pages stay where they are read without a site; addresses.py says how they are found here.
root_doc = "index"
include_patterns = [
    *("docs/*.md", "docs/**/*.md", "examples/*.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"),
    *("src/threekings/locales/*/rules/*.md", "src/threekings/locales/*/in-short/*.md"),
]
exclude_patterns = [
    "docs/readme",  # shown within the pages of their languages
    *(".*", "build", "dist", "tests", "web", "src/threekings/web"),  # nothing is looked for there
]

# A link that leads nowhere is an error. Types of others, and those inside the package, are names without a link.
nitpicky = True
nitpick_ignore_regex = [
    ("py:class", r"(collections|numpy|pathlib|types|typing)\..*"),
    ("py:class", r"threekings\.(compiled_calls|options|reasons|view_type|batches|rules)\..*"),
    ("py:class", r"threekings\.(game\.(Characters|Dealer|Study)|happenings\.Seen|history\.Steps)"),
]
default_role = "code"  # `seat` in a docstring
smartquotes_action = "q"  # quotes, but no dashes: --help stays as it is
highlight_language = "text"  # of code that names none
lexers["fluent"] = TextLexer()  # Pygments does not know it
myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
maximum_signature_line_length = 120

pygments_style, pygments_dark_style = "a11y-high-contrast-light", "a11y-dark"

html_theme = "furo"
html_title = "Three Kings"
html_logo = html_favicon = str(HERE.parents[1] / "web" / "public" / "favicon.svg")
html_static_path = [str(HERE / "style")]
html_css_files = ["site.css"]
html_js_files = ["search-without-server.js"]
html_copy_source = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": palette(":root"),
    "dark_css_variables": palette(':root[data-theme="dark"]'),
}
