"""Draws the icons of web/public anew, from favicon.svg: python web/icons/make.py

Phones and messengers want pixels: rounded as it is, to the edges where a system cuts its own corners (180: iOS), and
with the crown in the middle four fifths where it may cut a circle (maskable).
"""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
SIDE = 48  # of the drawing
SQUARE = re.compile(r'rx="11"')
CUT = 0.8  # of the side, which every mask leaves


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    to_the_edges = SQUARE.sub("", drawing)
    icons = {
        "icon-180.png": (180, to_the_edges),
        "icon-192.png": (192, drawing),
        "icon-512.png": (512, drawing),
        "icon-maskable-512.png": (512, smaller_crown(to_the_edges)),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, drawn) in icons.items():
            draw(page, drawn, size, PUBLIC / name)
        browser.close()


def smaller_crown(drawing: str) -> str:
    """All but the ground drawn smaller, around the middle."""
    edge = SIDE * (1 - CUT) / 2
    ground, rest = drawing.split("/>", 1)
    crown = rest.removesuffix("</svg>\n")
    return f'{ground}/><g transform="translate({edge} {edge}) scale({CUT})">{crown}</g></svg>'


def draw(page: Page, drawing: str, size: int, path: Path) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawing}")
    page.screenshot(path=path, omit_background=True)


if __name__ == "__main__":
    main()
