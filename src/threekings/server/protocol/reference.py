"""Writes docs/protocol.md from messages and routes: python -m threekings.server.protocol.reference

The exchange it shows is no invention: the server is run, with time and chance held still, and what it says is put down.
"""

import asyncio
import hashlib
import json
import re
import sys
import tempfile
import textwrap
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, get_args

import httpx
from litestar.handlers import HTTPRouteHandler

from threekings.server.app import checked_app, make_litestar
from threekings.server.net.origin_check import LOCAL
from threekings.server.net.routes import ROUTES
from threekings.server.net.sessions import COOKIE
from threekings.server.net.static_files import version
from threekings.server.net.websocket_transport import EXTENSION, TRANSPORT
from threekings.server.protocol.typescript import Field, Shape, as_json, sections, shape_names, written

HEAD = """# The protocol

Written from the server's messages and routes by `python -m threekings.server.protocol.reference > docs/protocol.md`.
TypeScript types of the same messages are in `web/src/protocol.ts`; every route with its parameters is described for
programs at `/api/openapi.json`.

A browser opens a WebSocket at `/ws?table=TABLE`, says `hello` to the table, and is sent from then on how it stands. A
program may do the same, or use plain HTTP: the routes below do everything a frame can ask for, and
`/api/tables/TABLE/stream` gives the frames of a table as lines of JSON. The cookie that came with the first answer says
who one is. The address need not name the table, and `hello` may be said to any: it lets a server of several processes
bring those together who look at a table, which costs it less.

- Frames are JSON objects, one each; `do` names what a client asks, `tell` what the server tells.
- Whatever is asked is answered: `done` once it is durable, or `refusal` with a code for programs and a reason for
  people, which begins with the rule where there is one. A refusal has changed nothing.
- `action` is the client's own name for what it asks. Sent again under the same name, after a lost connection, it is
  done once and answered as before. Who has no cookie yet may lose that with the first answer: a name of 32 or more
  hexadecimal digits, drawn at random and told nobody, gets the same session again.
- A move may name the position it is meant for by the `turn` of its `state`; if the game has moved on, it is refused
  (`moved-on`) instead of being played in the next round.
- Frames about a table carry `seq`, the number of its last log entry. Who comes back says `hello` with the last one seen
  in `after`, and is sent everything anew, or that nothing was missed (`current`).
- Where all choose at the same moment, a choice makes no log entry: others are sent how many are missing (`waiting`),
  nothing else.
- What happened is sent as typed values, each with its `kind` and the id of its words, whose arguments are the other
  fields. What only one seat may know is sent to that seat alone.
- Words are ids with arguments (`kl-prompt-wait`), to be said in the reader's language. Ids of the log may be renamed:
  read the kinds of happenings instead.
- A field with a default may be missing; the server leaves out what is at its default.
- Who holds a seat sees its cards. In a game a link to a seat is made by its holder alone, and the device it was made at
  may take the seat back (`take-back`). Where its holder was away for as long as the table says (`absent`, 60 seconds),
  all are told (`present`), and somebody may ask to play on (`succeed`): once all others who play, at least two, have
  agreed (`agree`), the seat is theirs. In a seat that was given up or revoked a bot plays to the end.
- Without a clock a bot plays for somebody absent where the host, or most of the others who play, want it (`sit-in`),
  until they are `back`. Where all who play are absent, nobody plays on. While the host is absent, the next who plays
  has the host's rights (`deputy`), but for ending the game and closing seats.
- Names are put into one form, and are unique at a table: a second Ada is Ada 2, as the state says. Whoever sits down
  without a name is a guest, and is given one.
- Before the game people change their names (`rename`) and seats, and the host gives seats to bots or back to people. It
  begins when everybody sits or, where the plan asks for it (`ready`), when all people have said that they are ready.
- Where there are no spectators a table is shown to all while anybody may sit down, and when its game begins to those of
  the table alone.
- Several people may play at one device: its browser holds all their seats. Looking from none of them, it is sent what
  a spectator sees, which seats are its own (`mine`) and which of them are to act (`due`); all of them are present while
  it looks. Whoever is in front of the screen sees their cards by a second connection, closed when their turn is over.
- Nobody needs an account. Whoever logs in to one (`/api/account/log-in`) gets a new cookie, and what the old one held
  goes over to the account; at tables all its devices are one. Sockets that were somebody else's then close with 1012.
- Somebody who sat at a game of mine that is over can be invited to a new one (`invited` in a plan): they find it in
  `/api/mine`, and their seat is kept.
- The server closes with 1012 when it restarts or a game without spectators begins (come back in a moment), 1013 when a
  client reads too slowly (say hello anew), 1011 when it does not answer pings, 1008 when it says hello to no table or
  sends far too much, 1007 when a text is not UTF-8, 4003 when the seat belongs to somebody else now, and 4008 when it
  is open in too many windows: this is the oldest of them. A server that is full answers with status 503 in place of a
  socket.
- Who sends too much is refused with code `rate`, then not read from for a moment: what was sent is answered later.
- A request says how long it is (`Content-Length`): one in chunks is refused.
- `GET /api/version` names the page that belongs to the server: the package's version and a digest of the protocol and
  the built client. A page asks when it is loaded and after every new connection; where the answer is no longer the one
  it had first, it is old and asks to be loaded anew.
"""
EXCHANGE = """## An exchange

Ada sets up a table for two and sits down; Bo comes by the lobby; both say hello and choose. `>` goes to the
server, `<` comes from it. Each frame is one line in truth; a view that was shown before is left out (`…`).
"""
STILL = 1_800_000_000.0  # the time at which everything happens
WIDTH = 116


def protocol_page() -> str:
    """The whole page, as Markdown."""
    lines = [HEAD]
    for section in sections():
        lines += [f"## {section.title}\n"]
        lines += [line for shape in section.shapes for line in entry(shape)]
    lines += ["## Routes\n", "| | | asked | answered |", "|---|---|---|---|"]
    lines += [row(route) for route in (*ROUTES, version) if route.include_in_schema is not False]
    lines += ["", EXCHANGE, *asyncio.run(exchange())]
    return "\n".join(lines) + "\n"


# Messages


def entry(shape: Shape) -> Iterator[str]:
    """One message: what it means and what is in it."""
    yield f"### {shape.name}\n"
    if shape.description:
        yield f"{shape.description}\n"
    if shape.one_of:
        yield f"One of: {', '.join(f'[{kind}](#{kind.lower()})' for kind in shape.kinds)}.\n"
    if shape.tag or shape.fields:
        yield "| field | type | default | |\n|---|---|---|---|"
        if shape.tag:
            yield f'| `{shape.tag[0]}` | `"{shape.tag[1]}"` | | |'
        yield from map(field_row, shape.fields)
        yield ""


def field_row(field: Field) -> str:
    default = f"`{as_json(field.default)}`" if field.optional else ""
    return cells(f"`{field.name}`", linked(written(field.type)), default, field.comment)


def cells(*texts: str) -> str:
    """A row of a table."""
    return "|" + "".join(f" {text} |" if text else " |" for text in texts)


def linked(kind: str) -> str:
    """A type, with a link where it is a message."""
    name = re.sub(r"[^A-Za-z]", "", kind)
    return f"[{kind}](#{name.lower()})" if name in shape_names() else "`" + kind.replace("|", "\\|") + "`"


# Routes


def row(route: HTTPRouteHandler) -> str:
    path = re.sub(r"{(\w+):\w+}", lambda found: found[1].upper(), min(route.paths))
    types = route.fn.__annotations__
    asked = linked(written(types["data"]).removesuffix(" | null")) if "data" in types else ""
    return cells(f"`{min(route.http_methods)} {path}`", str(route.summary), asked, linked(answer(types["return"])))


def answer(kind: Any) -> str:
    """What a route gives back, in TypeScript's words."""
    if kind.__name__ == "Response":
        return written(get_args(kind)[0])
    return "ServerFrame, a line each" if kind.__name__ == "Stream" else written(kind)


# The exchange


class RepeatedBytes:
    """Bytes that look like chance and are the same every time."""

    def __init__(self) -> None:
        self.calls = count()

    def __call__(self, size: int) -> bytes:
        return hashlib.sha512(b"protocol.md %d" % next(self.calls)).digest()[:size]


class Browser:
    """Somebody at the server, whose every word is put down."""

    def __init__(self, name: str, app: Any, said: list[str]):
        self.name, self.app, self.said = name, app, said
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.asking: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        answered = (await self.client.post(path, json=body)).json()
        self.said += [f"{self.name} > POST {path} {json.dumps(body)}", f"{self.name} < {json.dumps(answered)}"]
        return answered

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        cookie = self.client.cookies.get(COOKIE) or ""
        headers = [(b"host", b"localhost"), (b"cookie", f"{COOKIE}={cookie}".encode())]
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": "/ws",
            "raw_path": b"/ws",
            "query_string": b"",
            "headers": headers,
        }
        scope |= {"scheme": "ws", "root_path": "", "subprotocols": [], "client": ("127.0.0.1", 1), "state": {}}
        scope["extensions"] = {EXTENSION: {TRANSPORT: self}}
        self.asking.put_nowait({"type": "websocket.connect"})
        talking = asyncio.create_task(self.app(scope, self.asking.get, self.heard.put))
        assert (await self.heard.get())["type"] == "websocket.accept"
        yield
        self.asking.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await talking

    def put(self, frame: bytes) -> None:
        self.heard.put_nowait({"text": frame.decode()})

    unread = 0

    def close(self, _code: int, _reason: str = "") -> None:
        """It leaves by itself."""

    def greeted(self) -> None:
        """It is patient."""

    def slow_down(self) -> None:
        """It is not fast."""

    async def ask(self, frame: dict[str, Any], *, until: str) -> None:
        """Send a frame, and hear what comes until something of that kind has come."""
        self.said.append(f"{self.name} > {json.dumps(frame)}")
        self.asking.put_nowait({"type": "websocket.receive", "text": json.dumps(frame)})
        await self.hear(until)

    async def hear(self, until: str) -> None:
        kind = None
        while kind != until:
            frame = json.loads((await self.heard.get())["text"])
            kind = frame["tell"]
            self.said.append(f"{self.name} < {json.dumps(shortened(frame, self.said))}")


def shortened(frame: dict[str, Any], said: list[str]) -> dict[str, Any]:
    """The frame, without its view where one was shown before."""
    shown = any('"view"' in line for line in said)
    return frame | {"view": "…"} if shown and "view" in frame else frame


async def exchange() -> list[str]:
    """Two players and a few frames, as they really go."""
    said: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        litestar = make_litestar(Path(folder), now=lambda: STILL, random_bytes=RepeatedBytes())
        app = checked_app(litestar, LOCAL)
        async with litestar.lifespan():
            await talk(Browser("Ada", app, said), Browser("Bo ", app, said))
    return [block(said)]


async def talk(ada: Browser, bo: Browser) -> None:
    plan = {"game": "ku-ka-king", "seats": ["open", "open"], "public": True}
    table = (await ada.post("/api/tables", plan))["table"]
    await ada.post(f"/api/tables/{table}/sit", {"name": "Ada", "salt": "00ff"})
    await bo.post(f"/api/tables/{table}/sit", {"name": "Bo"})
    async with ada.connected(), bo.connected():
        await ada.ask({"do": "hello", "table": table, "seat": 0}, until="present")
        await bo.ask({"do": "hello", "table": table, "seat": 1}, until="present")
        await ada.hear("present")
        await ada.ask({"do": "play", "move": "row 9", "action": "a1"}, until="refusal")
        await ada.ask({"do": "play", "move": "row 2", "action": "a2"}, until="done")
        await bo.hear("waiting")
        await bo.ask({"do": "play", "move": "row 5", "action": "b1"}, until="done")
        await ada.hear("state")
        await ada.ask({"do": "play", "move": "row 2", "action": "a2"}, until="done")


def block(said: list[str]) -> str:
    wrapped = [textwrap.fill(line, WIDTH, subsequent_indent=" " * 6, break_on_hyphens=False) for line in said]
    return "\n".join(["```", *wrapped, "```"]).replace("\\u2026", "…")


if __name__ == "__main__":
    sys.stdout.write(protocol_page())
