"""Packages that only some commands need: extras of this one, installed as `threekings[EXTRA]`."""

import re
from importlib.metadata import PackageNotFoundError, requires

REQUIREMENT = re.compile(r"""([\w.-]+).*\bextra == ["']([\w-]+)["']""")


def extra_with(module: str | None) -> str | None:
    """The extra that brings a module, by its name; None where none does."""
    try:
        wanted = [REQUIREMENT.fullmatch(line) for line in requires("threekings") or ()]
    except PackageNotFoundError:  # run from its sources alone
        return None
    package = (module or "").partition(".")[0].lower()
    return next((found[2] for found in wanted if found and found[1].lower() == package), None)
