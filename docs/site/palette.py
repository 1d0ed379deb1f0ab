"""The site's colours and letters are those of the page, web/src/app.css."""

import re
from pathlib import Path

APP = Path(__file__).parents[2] / "web" / "src" / "app.css"
FURO = {  # what Furo calls them
    "color-brand-primary": "royal",
    "color-brand-content": "link",
    "color-brand-visited": "link",
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "soft",
    "color-foreground-muted": "soft",
    "color-foreground-border": "line",
    "color-background-primary": "surface",
    "color-background-secondary": "ground",
    "color-background-hover": "royal-soft",
    "color-background-border": "line",
    "color-background-item": "line",
    "color-sidebar-brand-text": "link",
    "color-sidebar-link-text--top-level": "ink",
    "color-sidebar-item-background--current": "royal-soft",
    "color-toc-item-text--active": "link",
    "color-code-background": "ground",
    "color-code-foreground": "ink",
    "color-inline-code-background": "ground",
    "color-api-background": "ground",
    "color-api-name": "link",
    "color-api-pre-name": "soft",
    "color-highlight-on-target": "gold-soft",
    "color-highlighted-background": "gold-soft",
    "font-stack": "sans",
    "font-stack--headings": "serif",
}


def palette(selector: str) -> dict[str, str]:
    """Furo's names with the values of one block of that stylesheet, as far as it has them."""
    _, block = APP.read_text(encoding="utf-8").split(f"\n{selector} {{\n", 1)
    values = dict(re.findall(r"--([a-z-]+): ([^;]+);", block.split("\n}", 1)[0]))
    return {name: values[ours] for name, ours in FURO.items() if ours in values}
