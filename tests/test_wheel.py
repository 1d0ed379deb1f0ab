"""What is installed has the page in it: the sources are packed, a wheel is made of them without Node, and it serves.

The client is built only where the one that is there is older than its sources.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "records"
# Commands that need the extra
OF_A_SERVER = {"serve", "backup", "restore", "accounts list", "accounts reset-password", "accounts delete"}
SECONDS = 600  # for what needs a package index
HELPS = """
import json
from click.testing import CliRunner
from threekings.cli import COMMANDS, main
print(json.dumps({name: CliRunner().invoke(main, [name, "--help"]).exit_code for name in COMMANDS}))
"""

pytestmark = pytest.mark.skipif(shutil.which("npm") is None, reason="building the page needs npm")


def run(*command: str | Path, **env: str) -> str:
    told = subprocess.run(command, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, timeout=SECONDS)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def path_without_node(folder: Path) -> str:
    """A PATH with Python on it and nothing else."""
    folder.mkdir()
    (folder / "python3").symlink_to(sys.executable)
    return str(folder)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sources")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made as pip makes it of the packed sources, where there is no Node."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, sources)
    run(*pip, PATH=path_without_node(folder / "bin"))
    return next(folder.glob("*.whl"))


class Library(NamedTuple):
    """An environment with the wheel and what it asks for by itself, and what was seen there: `installed` adds to it."""

    programs: Path
    packages: set[str]
    helps: dict[str, int]  # by command: the exit code of --help
    told: dict[str, tuple[int, str]]  # by command line: the exit code, and what stood on stderr


@pytest.fixture(scope="module")
def library(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True)
    programs, pinned = folder / "bin", folder / "versions.txt"
    locked = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    pinned.write_text("\n".join(re.findall(r"^[^\s\\]+==[^\\\n]+", locked, re.MULTILINE)), encoding="utf-8")
    run(programs / "python", "-m", "pip", "install", "--quiet", "--constraint", pinned, wheel)
    told = {}
    for line in (*OF_A_SERVER, "bench serve", f"verify {next(RECORDS.glob('*.txt'))}"):
        done = subprocess.run([programs / "threekings", *line.split()], cwd=folder, capture_output=True, text=True)
        told[line.partition(" /")[0]] = (done.returncode, done.stderr)
    return Library(
        programs,
        packages={package["name"] for package in json.loads(run(programs / "pip", "list", "--format", "json"))},
        helps=json.loads(run(programs / "python", "-c", HELPS)),
        told=told,
    )


@pytest.fixture(scope="module")
def installed(library: Library) -> Path:
    """The same with the server, and nothing else."""
    pip = (library.programs / "python", "-m", "pip")
    run(*pip, "install", "--quiet", "--require-hashes", "--requirement", ROOT / "requirements.txt")
    run(*pip, "check")
    return library.programs / "threekings"


@pytest.fixture(scope="module")
def address(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the installed server is."""
    folder = tmp_path_factory.mktemp("served")
    env = os.environ | {"PATH": path_without_node(folder / "bin")}
    command = [str(installed), "serve", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        yield re.findall(r"http://\S+", server.stdout.readline())[0]
        server.terminate()


@pytest.mark.parametrize(
    "source", ["web/package.json", "web/src/table/log-and-chat/Log.svelte", "docs/rules/king-lui.md"]
)
def test_a_built_page_is_fresh_until_a_source_is_newer(tmp_path: Path, source: str) -> None:
    page = tmp_path / "src" / "threekings" / "web" / "index.html"
    assert not hatch_build.is_fresh(tmp_path)
    for file in (page, tmp_path / source):
        file.parent.mkdir(parents=True)
        file.touch()
    os.utime(page, (100, 100))
    os.utime(tmp_path / source, (100, 100))  # as in packed sources, where all times are equal
    assert hatch_build.is_fresh(tmp_path)
    os.utime(tmp_path / source, (200, 200))
    assert not hatch_build.is_fresh(tmp_path)


@pytest.mark.parametrize(("version", "built"), [("standard", ["web"]), ("editable", [])])
def test_an_editable_install_builds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, built: list[str]
) -> None:
    folders: list[str] = []
    monkeypatch.setattr(hatch_build, "build", lambda web: folders.append(web.name))
    unused: Any = None  # parts of the builder that the hook does not ask
    hatch_build.ClientHook(str(tmp_path), {}, unused, unused, str(tmp_path), "wheel").initialize(version, {})
    assert folders == built


def test_the_packed_sources_hold_the_client_as_source_and_as_built(sources: Path) -> None:
    with tarfile.open(sources) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"web/package-lock.json", "web/vite.config.ts", "web/src/protocol.ts", "hatch_build.py"} <= names
    assert {"src/threekings/web/index.html", "src/threekings/web/index.html.gz"} <= names
    assert not any("node_modules" in name or name.startswith((".venv", ".git/")) for name in names)


def test_the_wheel_holds_the_built_client_and_none_of_its_sources(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "threekings/web/index.html" in names
    assert {"threekings/py.typed", "threekings/__init__.pyi"} <= {*names}
    assert any(re.fullmatch(r"threekings/web/assets/.+\.js\.gz", name) for name in names)
    assert {name.partition("/")[0] for name in names} == {"threekings", wheel.name.partition("-py3")[0] + ".dist-info"}


def test_the_library_alone_brings_no_server(library: Library) -> None:
    assert {"numpy", "numba", "msgspec", "fluent.runtime", "click", "rich"} <= library.packages
    assert not library.packages & {"litestar", "uvicorn", "websockets", "SQLAlchemy", "alembic", "httpx", "anyio"}


def test_every_command_but_those_of_a_server_works_with_the_library_alone(library: Library) -> None:
    assert library.helps.keys() > OF_A_SERVER
    assert library.helps == {name: 2 if name in OF_A_SERVER else 0 for name in library.helps}
    assert library.told["verify"] == (0, "")


@pytest.mark.parametrize("line", [*sorted(OF_A_SERVER), "bench serve"])
def test_a_command_whose_extra_is_missing_says_which(library: Library, line: str) -> None:
    assert library.told[line] == (2, 'threekings: this needs the extra serve: pip install "threekings[serve]"\n')


def test_the_installed_server_serves_the_page_of_a_table(address: str) -> None:
    with httpx.Client(base_url=address) as browser:
        page = browser.get("/table/m3Qjjh").raise_for_status()
        assert '<div id="app">' in page.text
        loaded = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert any(path.startswith("/assets/") for path in loaded)
        for path in loaded:
            assert browser.get(path).raise_for_status().content
