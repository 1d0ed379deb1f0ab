"""Static files: the page that browsers load, as it was built from web/, kept in memory.

In memory because it is small, because an upgrade beneath a running server then mixes no two builds, and because a path
can name nothing but what was read. What is neither a file nor a question (/table/…, /rules/…) is the page itself, which
sees from its address what to show.
"""

import hashlib
import html
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, Response, get, route
from litestar.datastructures import CacheControlHeader, Headers, State
from litestar.exceptions import NotFoundException

import threekings
from threekings.server.net.link_previews import with_preview
from threekings.server.net.requests import COMMON
from threekings.server.protocol.typescript import typescript
from threekings.texts import Message, text

BUILT = Path(threekings.__file__).parent / "web"
INDEX = "/index.html"
HASHED = "/assets/"  # names there change with what is in them
FOR_EVER, ASK_AGAIN, NEVER = "public, max-age=31536000, immutable", "no-cache", "no-store"
# Ours, not the machine's: some systems call JavaScript plain text, and browsers then refuse it.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
UNKNOWN_TYPE = "application/octet-stream"
NO_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<body style="font: 1.1rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem">
<h1 style="line-height: 1.2">{title}</h1>
<p>{what}</p>
<pre style="white-space: pre-wrap">make play</pre>
<p>{programs}</p>
"""


@dataclass(frozen=True)
class File:
    """What is sent for a path, also compressed where the build has done that."""

    body: bytes
    zipped: bytes | None
    type: str
    headers: dict[str, str]


class Client:
    """All files of the built client, by path."""

    def __init__(self, folder: Path = BUILT):
        self.files = dict(read_files(folder))
        self.version = self._version()

    def _version(self) -> str:
        """Differs where a page of another build, or one that speaks another protocol, should be loaded anew."""
        index = self.files[INDEX].body if INDEX in self.files else b""
        return f"{threekings.__version__}+{hashlib.sha256(typescript().encode() + index).hexdigest()[:12]}"

    def find(self, path: str) -> File | None:
        """The file of that path; the page, where the path is none of a file."""
        return self.files.get(INDEX if is_page(path) else path)


def is_page(path: str) -> bool:
    """Whether a path is for the page to make sense of, not the name of a file."""
    return not f"{path}/".startswith(HASHED) and not PurePosixPath(path).suffix


def read_files(folder: Path) -> Iterator[tuple[str, File]]:
    for place in sorted(folder.rglob("*")):
        if place.is_file() and place.suffix != ".gz":
            path = "/" + place.relative_to(folder).as_posix()
            yield path, read_file(place, cache=FOR_EVER if path.startswith(HASHED) else ASK_AGAIN)


def read_file(place: Path, *, cache: str) -> File:
    zipped = place.with_name(f"{place.name}.gz")
    return file_of(place.read_bytes(), zipped.read_bytes() if zipped.exists() else None, place.name, cache=cache)


def file_of(body: bytes, zipped: bytes | None, name: str, *, cache: str) -> File:
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'  # weak: it stands for both forms
    headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
    return File(body, zipped, TYPES.get(PurePosixPath(name).suffix, UNKNOWN_TYPE), headers)


# Routes


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    client: Client = state.client
    path = request.url.path
    file = client.find(path)
    if file is None and not is_page(path):
        raise NotFoundException
    if file is None:
        return no_page()
    origin, accepted = str(request.base_url).rstrip("/"), request.headers.get("accept-language", "")
    body = with_preview(file.body, state.registry, path, origin=origin, accepted=accepted)
    return answer(file_of(body, None, INDEX, cache=ASK_AGAIN) if body else file, request.headers)


@get(
    "/api/version",
    summary="Which page belongs to this server",
    cache_control=CacheControlHeader(no_store=True),
    **COMMON,
)
async def version(state: State) -> dict[str, str]:
    client: Client = state.client
    return {"version": client.version}


def answer(file: File, asked: Headers) -> Response[bytes]:
    if file.headers["etag"] in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=file.headers, media_type=file.type)
    if file.zipped is not None and takes_gzip(asked.get("accept-encoding", "")):
        return Response(file.zipped, headers={**file.headers, "content-encoding": "gzip"}, media_type=file.type)
    return Response(file.body, headers=file.headers, media_type=file.type)


def takes_gzip(accepted: str) -> bool:
    """Whether gzip is among what a browser accepts; a weight of nought refuses it."""
    for word in accepted.lower().split(","):
        name, _, weight = word.replace(" ", "").partition(";q=")
        if name == "gzip":
            return (weight or "1").strip("0.") != ""
    return False


def no_page() -> Response[bytes]:
    """What to run, for somebody who has started a server without a built client."""
    words = {name: html.escape(text(Message(f"cli-serve-no-page-{name}"))) for name in ("title", "what", "programs")}
    body = NO_PAGE.format(**words).encode()
    return Response(body, status_code=503, headers={"cache-control": NEVER}, media_type=TYPES[".html"])
