"""The documentation as a site: it is whole and asks no other host for anything; what is wrong with a page is told."""

import json
import re
import shutil
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from sphinx.util.inventory import InventoryFile

import threekings as tk
from tests.site_building import ROOT, built, built_once
from threekings.texts import languages

FETCHED = {"img": ("src", "srcset"), "script": ("src",), "source": ("src", "srcset"), "iframe": ("src",)}
LINKED = {"a": ("href",), "link": ("href",), **FETCHED}
PROSE = "a"  # only these may lead to other hosts, for people to follow


class Page(HTMLParser):
    """What a page refers to, and what can be gone to on it."""

    def __init__(self, path: Path):
        super().__init__()
        self.references: list[tuple[str, str]] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.anchors.add(value or "")
            if name in LINKED.get(tag, ()):
                self.references.append((tag, value or ""))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory)


@cache
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in site.rglob("*.html")}


def references(site: Path) -> Iterator[tuple[Path, str, str]]:
    for path, page in pages(site).items():
        for tag, address in page.references:
            yield path, tag, address


def test_no_page_asks_another_host_for_anything(site: Path) -> None:
    assert len(pages(site)) > 50
    away = [(path.name, tag, to) for path, tag, to in references(site) if tag != PROSE and urlsplit(to).netloc]
    assert away == []


def test_no_style_picture_or_script_asks_another_host_for_anything(site: Path) -> None:
    found = {
        path: path.read_text(encoding="utf-8") for kind in ("css", "svg", "js") for path in site.rglob(f"*.{kind}")
    }
    asking = re.compile(r"""(?:url\(|@import|src=|href=|fetch\(|import\(?)\s*["']?(?:https?:)?//""")
    assert len(found) > 10
    assert {path.name: asking.findall(text) for path, text in found.items() if asking.search(text)} == {}


def test_every_link_leads_to_a_page_and_to_a_place_on_it(site: Path) -> None:
    lost = []
    for path, _, address in references(site):
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            continue
        there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        page = pages(site).get(there)
        if not there.is_file() or (parts.fragment and page and unquote(parts.fragment) not in page.anchors):
            lost.append((path.relative_to(site).as_posix(), address))
    assert lost == []


def test_every_page_can_be_reached_from_the_first(site: Path) -> None:
    known, new = set[Path](), {site / "index.html"}
    while new:
        known |= new
        addresses = {
            (path.parent / unquote(urlsplit(to).path)).resolve()
            for path in new
            for tag, to in pages(site)[path].references
            if tag == "a" and not urlsplit(to).netloc
        }
        new = (addresses & pages(site).keys()) - known
    assert {path.name for path in pages(site).keys() - known} <= {"search.html", "genindex.html"}


def index(site: Path) -> dict[str, dict[str, object]]:
    text = (site / "searchindex.js").read_text(encoding="utf-8")
    found: dict[str, dict[str, object]] = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    return found


@pytest.mark.parametrize("word", ["emerald", "websocket", "küchenchef", "regole", "arena"])
def test_the_search_knows_words_of_all_pages(site: Path, word: str) -> None:
    terms = index(site)["terms"]
    assert any(term.startswith(word[:5]) for term in terms)


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="")
    documented = {name for kind, names in inventory.data.items() if kind.startswith("py:") for name in names}
    members = {f"threekings.{kind}.{name}" for kind in ("Match", "Batch") for name in vars(getattr(tk, kind))}
    wanted = {f"threekings.{name}" for name in tk.__all__}
    wanted |= {member for member in members if not member.rpartition(".")[2].startswith("_")}
    assert wanted - documented == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tk.GAMES)
def test_the_rules_are_there_in_every_language_and_every_paragraph_has_an_address(
    site: Path, language: str, game: str
) -> None:
    folder = site / "rules" / ("" if language == "en" else language)
    source = ROOT / ("docs/rules" if language == "en" else f"src/threekings/locales/{language}/rules") / f"{game}.md"
    numbers = set(re.findall(r"^(\d+\.\d+) ", source.read_text(encoding="utf-8"), re.MULTILINE))
    assert numbers
    assert numbers <= pages(site)[folder / f"{game}.html"].anchors
    for path in (folder / f"{game}.html", folder / "in-short" / f"{game}.html"):
        text = path.read_text(encoding="utf-8")
        assert f'<html class="no-js" lang="{language}"' in text
        assert [text.count(f'only-{theme}"><img') for theme in ("light", "dark")] == [1, 1]


def test_all_of_the_readme_is_on_the_site() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    own = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "site").glob("*.md"))
    begun, ended = (re.findall(rf':{option}: "## (.+)"', own) for option in ("start-after", "end-before"))
    sections = re.findall(r"^## (.+)$", readme, re.MULTILINE)
    assert sorted(begun) == sorted(sections)
    assert sorted(ended) == sorted(sections)  # what stands before the first one has its page too


def test_every_picture_is_on_the_page_of_pictures() -> None:
    folder = ROOT / "docs" / "screenshots"
    shown = re.findall(r'(?:src|srcset)="([^"]+)"', (folder / "README.md").read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(path.name for path in folder.iterdir() if path.suffix in (".webp", ".svg"))


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """A project with a page or two, whose site is built like ours."""
    for path in ("web/src/app.css", "web/public/favicon.svg", "docs/site"):
        source, copy = ROOT / path, tmp_path / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("*.md", "__pycache__"))
        else:
            shutil.copy(source, copy)
    return tmp_path


FAULTS = {
    "[x](nowhere.md)": "page.md:3: WARNING: 'myst' cross-reference target not found: 'nowhere.md'",
    "[x](other.md#nowhere)": "local id not found in doc 'other': 'nowhere'",
    "[x](#nowhere)": "page.md:7: WARNING: 'myst' cross-reference target not found: 'nowhere'",
    '<img alt="x" src="nowhere.webp">': "nobody checks where this HTML leads",
    "![x](nowhere.png)": "image file not readable: docs/nowhere.png",
    "```{eval-rst}\n.. autofunction:: threekings.nothing\n```": "failed to import",
    "```{eval-rst}\n:py:func:`threekings.nothing`\n```": "reference target not found: threekings.nothing",
    "```{eval-rst}\n.. autofunction:: badly_told.badly\n```": "Unexpected indentation",
}
BADLY = '''def badly():
    """A list:
    - of one
        - and another
    """
'''


def test_what_is_wrong_with_a_page_is_told(faulty: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (faulty / "badly_told.py").write_text(BADLY, encoding="utf-8")
    monkeypatch.chdir(faulty)
    contents = "```{toctree}\npage\nother\n```"
    for name, text in {
        "index": f"# Index\n\n{contents}\n",
        "page": "# Page\n\n" + "\n\n".join(FAULTS) + "\n",
        "other": "# Other\n",
        "lost": "# Lost\n",
    }.items():
        (faulty / "docs" / f"{name}.md").write_text(text, encoding="utf-8")
    run = built(tmp_path / "out", faulty)
    assert run.returncode == 1
    assert {fault: told for fault, told in FAULTS.items() if told not in run.stderr} == {}
    assert "lost.md: WARNING: document isn't included in any toctree" in run.stderr
