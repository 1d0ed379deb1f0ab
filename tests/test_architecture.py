"""Who may import whom: the rules stand at the bottom and know nobody above them."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import threekings
from threekings.game import STATE_FIELDS
from threekings.games import GAMES

PACKAGE = Path(threekings.__file__).parent
# From the bottom up: each may import those before it, and its own folder; those on one line not each other.
STOREYS = (
    {"fast_records", "happenings", "jit", "plain_letters", "texts", "view_type"},
    {"errors"},
    {"rng", "exponential", "edition", "options", "record_format", "names", "fair_shuffle", "translations"},
    {"compiled_calls"},
    {"states", "reasons"},
    {"game"},
    {"rules"},
    {"games", "history", "plain_view"},
    {"match", "daily_deal"},
    {"record_check", "score_pads"},
    {"bots"},
    {"batches"},
    {"plugins", "catalogue"},
    {"threekings"},
    {"lab", "envs", "openspiel"},
    {"precompile"},
    {"server"},
    {"cli"},
    {"__main__"},
)
COMPILED_DIALECT = ("rng.py", "exponential.py", "rules/*/rules.py")
KNOW_THE_COMPILER = ("jit.py", "cli/commands/doctor.py", "batches/cuda.py")
SHOW_AN_EXAMPLE = ("server/protocol/reference.py",)  # of a game, in documentation
BLOCKED = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        allowed = {"numpy", "numba", "llvmlite", "threekings"} | set(sys.stdlib_module_names)
        if top not in allowed and not top.startswith("_"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Blocker())
"""


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room(module: str) -> str:
    """The part of the package a module belongs to: `rules` for threekings.rules.king_lui.view."""
    return module.split(".")[1] if "." in module else module


def module_of(path: Path) -> str:
    parts = ["threekings", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    path = PACKAGE.joinpath(*name.split(".")[1:])
    return path.with_suffix(".py").exists() or path.is_dir()


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules a source imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports say where from"
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                ours = full.startswith("threekings.") and is_module(full)
                yield full if ours else str(node.module)


def programs(path: Path) -> Iterator[str]:
    """The modules of the package that a source names in a text of its own: programs it starts, modules it loads."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            name = node.value.partition(":")[0]
            if re.fullmatch(r"threekings(\.\w+)*", name) and (name == "threekings" or is_module(name)):
                yield "threekings.__main__" if name == "threekings" else name


def started(path: Path) -> set[str]:
    """Programs that a source starts by name: `python -m MODULE`."""
    source = path.read_text(encoding="utf-8")
    return {name for name in programs(path) if '"-m"' in source or "import_module" in source}


def storey(module: str) -> int:
    return next(number for number, rooms in enumerate(STOREYS) if room(module) in rooms)


def ids(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", sources(), ids=ids)
def test_every_source_has_its_storey(path: Path) -> None:
    assert any(room(module_of(path)) in rooms for rooms in STOREYS)


@pytest.mark.parametrize("path", sources(), ids=ids)
def test_imports_point_downwards(path: Path) -> None:
    here = module_of(path)
    for name in imports(path):
        if name.split(".")[0] == "threekings":
            assert room(name) == room(here) or storey(name) < storey(here), f"{here} imports {name}"


@pytest.mark.parametrize("path", sources(), ids=ids)
def test_programs_started_by_name_are_not_above_who_starts_them(path: Path) -> None:
    here = module_of(path)
    for name in started(path):
        if name != "threekings.__main__" or room(here) != "cli":  # a command may start the command line anew
            assert room(name) == room(here) or storey(name) < storey(here), f"{here} starts {name}"


def test_programs_started_by_name_are_seen() -> None:
    assert "threekings.cli.profiled" in started(PACKAGE / "cli" / "server_bench.py")


@pytest.mark.parametrize("path", [path for path in sources() if "rules" in path.parts], ids=ids)
def test_no_game_imports_another(path: Path) -> None:
    folder = path.relative_to(PACKAGE / "rules").parts[0]
    for name in imports(path):
        if name.startswith("threekings.rules."):
            assert name.split(".")[2] == folder


@pytest.mark.parametrize("pattern", COMPILED_DIALECT)
def test_compiled_rules_import_numpy_and_the_compiler_only(pattern: str) -> None:
    found = sorted(PACKAGE.glob(pattern))
    assert found
    for path in found:
        assert set(imports(path)) <= {"math", "numpy", "threekings.jit", "threekings.rng"}


@pytest.mark.parametrize("path", sources(), ids=ids)
def test_only_a_few_files_know_the_compiler(path: Path) -> None:
    known = {"numba", "llvmlite"} & {name.split(".")[0] for name in imports(path)}
    assert not known or ids(path) in KNOW_THE_COMPILER


@pytest.mark.parametrize("path", [path for path in sources() if "rules" in path.parts], ids=ids)
def test_rules_use_neither_clock_nor_chance_nor_files_of_others(path: Path) -> None:
    assert not {name.split(".")[0] for name in imports(path)} & {"random", "secrets", "time", "datetime", "os"}


def is_of_one_game(path: Path) -> bool:
    """Whether a source is a game's own: it, or a folder it is in, is called so, an environment with its version."""
    folders = {name.replace("-", "_") for name in GAMES}
    return bool(folders & {re.sub(r"_v\d+$", "", part) for part in path.relative_to(PACKAGE).with_suffix("").parts})


def constants(path: Path) -> Iterator[tuple[str, bool]]:
    """All strings of a source that are not documentation, and whether they stand in square brackets behind `state`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    read = {id(node.slice) for node in ast.walk(tree) if isinstance(node, ast.Subscript) and is_state(node.value)}
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value, id(node) in read


def is_state(node: ast.expr) -> bool:
    """`state`, `match._state`, `scratch[0]`"""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    is_scratch = isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "scratch"
    return name.endswith("state") or is_scratch


@pytest.mark.parametrize("path", [path for path in sources() if not is_of_one_game(path)], ids=ids)
def test_generic_code_reads_no_field_of_one_game(path: Path) -> None:
    assert {text for text, read in constants(path) if read} <= {*STATE_FIELDS}


@pytest.mark.parametrize("path", [path for path in sources() if not is_of_one_game(path)], ids=ids)
def test_generic_code_asks_for_no_game_by_name(path: Path) -> None:
    assert ids(path) in SHOW_AN_EXAMPLE or not {text for text, _ in constants(path)} & {*GAMES}
    assert ids(path) == "games.py" or not any(name.startswith("threekings.rules.") for name in imports(path))


@pytest.mark.parametrize(
    ("module", "game"),
    [
        ("threekings", "king-lui"),
        ("threekings.rules.king_lui.rules", "king-lui"),
        ("threekings.rules.kings_catering.rules", "kings-catering"),
    ],
)
def test_rules_load_where_only_numpy_and_numba_are_installed(module: str, game: str) -> None:
    code = f"{BLOCKED}\nimport {module}\nimport threekings as tk\nprint(tk.new('{game}', players=3, seed=7).moves())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(threekings.new(game, players=3, seed=7).moves())


@pytest.mark.parametrize("folder", ["table", "registry", "seating", "thinking", "lifecycle", "protocol"])
def test_tables_know_no_web_framework(folder: str) -> None:
    """One day a table runs in a page: its code, and what is sent of it, loads where no server is installed."""
    modules = [module_of(path) for path in sorted((PACKAGE / "server" / folder).glob("*.py"))]
    wanted = [module for module in modules if not module.endswith("reference")]
    blocked = BLOCKED.replace("top not in allowed", "top in {'litestar', 'uvicorn', 'websockets', 'h11'}")
    code = "\n".join([blocked, *(f"import {module}" for module in wanted)])
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_blocker_of_that_test_does_block() -> None:
    told = subprocess.run([sys.executable, "-c", f"{BLOCKED}\nimport fluent.runtime"], capture_output=True, text=True)
    assert told.returncode == 1
    assert "fluent is not there" in told.stderr
