"""The page for browsers: which path brings which file, what may be kept, and what happens where no page was built."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import serving
from threekings import __version__
from threekings.server.net.static_files import Client, takes_gzip

PAGE = b"<!doctype html><script type=module src=/assets/index-1a2b.js></script>"
SCRIPT = b"document.title = 'Three Kings';" * 40


def build(folder: Path) -> Path:
    """Files as a build of the client leaves them."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    return folder


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "secret.txt").write_text("not for browsers")
    with serving(folder / "data", built=build(folder / "web")) as served, httpx.Client(base_url=served.address) as http:
        yield http


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server whose client was never built."""
    folder = tmp_path_factory.mktemp("bare")
    with serving(folder / "data", built=folder / "web") as served, httpx.Client(base_url=served.address) as http:
        yield http


@pytest.mark.parametrize(
    "path", ["/", "/table/m3Qjjh", "/replay", "/replay/m3Qjjh?to=30", "/rules/king-lui", "/settings", "/new/ku-ka-king"]
)
def test_every_place_of_the_page_is_the_page_and_is_asked_for_again(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_file_whose_name_changes_with_its_content_is_kept_for_ever(browser: httpx.Client) -> None:
    answer = browser.get("/assets/index-1a2b.js")
    assert answer.content == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    ("path", "kind"), [("/favicon.svg", "image/svg+xml"), ("/manifest.webmanifest", "application/manifest+json")]
)
def test_files_beside_the_page_have_their_types_and_are_asked_for_again(
    browser: httpx.Client, path: str, kind: str
) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"


def test_a_compressed_file_is_sent_to_those_who_take_it(browser: httpx.Client) -> None:
    zipped = browser.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "br, gzip"})
    plain = browser.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "br"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < len(SCRIPT) == int(plain.headers["content-length"])
    assert "content-encoding" not in plain.headers
    assert zipped.content == plain.content == SCRIPT
    assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("deflate, GZIP;q=0.5", True),
        ("gzip ; q=0", False),
        ("gzip;q=0.000", False),
        ("x-gzip, identity", False),
        ("", False),
    ],
)
def test_what_a_browser_accepts_is_read_with_its_weight(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


def test_a_page_that_has_not_changed_is_not_sent_again(browser: httpx.Client) -> None:
    first = browser.get("/")
    again = browser.get("/table/m3Qjjh", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get("/", headers={"If-None-Match": 'W/"another"'}).status_code == 200


def test_head_tells_of_a_file_without_sending_it(browser: httpx.Client) -> None:
    answer = browser.head("/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(PAGE))


@pytest.mark.parametrize(
    "path", ["/api/nonsense", "/api/swagger", "/api/tables/m3Qjjh/nonsense", "/assets/gone.js", "/wp.php"]
)
def test_what_is_not_there_is_told_in_json(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["code"] == "unknown"


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/"])
def test_no_path_leads_out_of_the_build(browser: httpx.Client, path: str) -> None:
    asked = httpx.Request("GET", browser.base_url.copy_with(raw_path=path.encode()))
    assert browser.send(asked).status_code == 404


def test_nothing_can_be_posted_to_the_page(browser: httpx.Client) -> None:
    assert browser.post("/table/m3Qjjh").status_code == 405


def test_without_a_build_one_page_says_what_to_run(bare: httpx.Client) -> None:
    for path in ("/", "/table/m3Qjjh"):
        answer = bare.get(path)
        assert answer.status_code == 503
        assert "make play" in answer.text and "no page yet</h1>" in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert bare.get("/favicon.svg").status_code == 404
    assert bare.get("/health").json() == {"ok": True}


def test_the_version_is_told_and_not_kept(browser: httpx.Client) -> None:
    answer = browser.get("/api/version")
    assert answer.json()["version"].startswith(f"{__version__}+")
    assert answer.headers["cache-control"] == "no-store"


def test_another_build_is_another_version(tmp_path: Path) -> None:
    first, same = (Client(build(tmp_path / name)).version for name in ("one", "two"))
    (tmp_path / "two" / "index.html").write_bytes(PAGE.replace(b"1a2b", b"3c4d"))
    assert first == same != Client(tmp_path / "two").version != Client(tmp_path / "none").version
