"""A running server as a browser meets it, behind whatever stands before it: what is wrong on the way, and what to do.

Needs what the extra `serve` brings. Each check is a function that returns what it has found, or raises `Wrong`.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from threekings import __version__
from threekings.games import GAMES

PATIENCE = 20.0  # seconds for any answer
CLOCK = 5.0  # seconds that clocks may differ
SLOW = 5.0  # seconds until bots have moved, above which something is slow
PORTS = {"http": 80, "https": 443}
ELSEWHERE = "https://elsewhere.invalid"  # an origin that is never the server's own
COOKIES = {"http": "threekings", "https": "__Host-threekings"}
SCRIPT = re.compile(r"""src=["']?(/assets/[^"' >]+)""")
FIRST_GAME = next(iter(GAMES))
PLAN = {"game": FIRST_GAME, "seats": ["open", "greedy", "greedy"], "pace": 0}


class Choice(msgspec.Struct):
    """As much of a view as is looked at."""

    moves: list[str] = []


class News(msgspec.Struct):
    """As much of a frame as is looked at."""

    tell: str
    turn: int = -1  # of the table
    view: Choice | None = None
    reason: str = ""


read_news = msgspec.json.Decoder(News).decode


class Wrong(Exception):
    """A check failed: the id of what to do, and what stands in it."""

    def __init__(self, why: str, **facts: str | int):
        super().__init__(why)
        self.why, self.facts = why, facts


@dataclass(frozen=True)
class Finding:
    """What a check came to."""

    name: str
    fine: bool
    facts: dict[str, str | int] = field(default_factory=dict)  # what was found, where it is fine
    why: str = ""  # what is wrong, and so what to do


class Visit:
    """What all checks share: where to, and the session that the server gives."""

    def __init__(self, address: str):
        self.address, self.where = address, urlsplit(address)
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False, headers={"Origin": address})
        self.secure = self.where.scheme == "https"
        self.table = ""

    @property
    def here(self) -> bool:
        """Whether nothing stands between us and the server: it is on this machine."""
        return self.where.hostname in ("localhost", "127.0.0.1", "::1")

    @contextmanager
    def socket(self, origin: str) -> Iterator[ClientConnection]:
        scheme = "wss" if self.secure else "ws"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        calling = connect(
            f"{scheme}://{self.where.netloc}/ws",
            origin=Origin(origin),
            additional_headers={"Cookie": cookies} if cookies else None,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
            proxy=None,
        )
        with calling as opened:
            yield opened


def checked_address(address: str) -> str:
    """The address of a server, as links begin with it."""
    where = urlsplit(address)
    if where.scheme not in PORTS or not where.hostname or where.path.strip("/") or where.query or where.fragment:
        raise ValueError(f"{address!r} is no address of a server, such as https://play.example.org")
    return f"{where.scheme}://{where.netloc}"


def check_server(address: str) -> Iterator[Finding]:
    """Everything, in the order in which it may go wrong; where nobody answers, nothing else is asked."""
    visit = Visit(address)
    with visit.http:
        for check in CHECKS:
            name = check.__name__.removeprefix("check_").replace("_", "-")
            try:
                yield Finding(name, True, check(visit))
            except Wrong as wrong:
                yield Finding(name, False, wrong.facts, wrong.why)
                if check is check_answer:
                    return
            except (httpx.HTTPError, OSError, TimeoutError, WebSocketException, ValueError, LookupError) as error:
                yield Finding(name, False, {"error": str(error) or type(error).__name__}, "unexpected")


Facts = dict[str, str | int]


def check_answer(visit: Visit) -> Facts:
    """Somebody answers there, under that name."""
    try:
        answer = visit.http.get("/health")
    except httpx.HTTPError as error:
        raise Wrong("no-answer", error=str(error) or type(error).__name__) from None
    if answer.status_code == httpx.codes.FORBIDDEN and json_in(answer).get("code") == "origin":
        raise Wrong("name", host=visit.where.hostname or "")
    if "ok" not in json_in(answer):
        raise Wrong("not-ours", status=answer.status_code)
    return {"milliseconds": round(1000 * answer.elapsed.total_seconds())}


def check_health(visit: Visit) -> Facts:
    """It can write, and has space left; why not it says on its own machine only."""
    told = json_in(visit.http.get("/health"))
    if not told.get("ok"):
        raise Wrong("cannot-write", reason=told.get("reason", "none"))
    if warning := told.get("warning"):
        raise Wrong("little-space", reason=warning)
    return {}


def check_version(visit: Visit) -> Facts:
    """It may be another version than this command; its page is the one that belongs to it."""
    api = json_in(visit.http.get("/api/openapi.json"))
    return {"server": api["info"]["version"], "here": __version__}


def check_page(visit: Visit) -> Facts:
    """The page comes compressed, and with the headers that say what it may load."""
    answer = visit.http.get("/")
    if answer.status_code != httpx.codes.OK:
        raise Wrong("no-page", status=answer.status_code)
    if "content-security-policy" not in answer.headers or answer.headers.get("x-content-type-options") != "nosniff":
        raise Wrong("headers")
    script = SCRIPT.search(answer.text)
    if script and "content-encoding" not in visit.http.get(script[1], headers={"Accept-Encoding": "gzip"}).headers:
        raise Wrong("not-compressed")
    return {}


def check_clock(visit: Visit) -> Facts:
    """Deadlines are in the server's time."""
    before = time.time()
    date = visit.http.get("/health").headers.get("date")
    seconds = parsedate_to_datetime(date).timestamp() - (before + time.time()) / 2 + 0.5  # it has whole seconds
    if abs(seconds) > CLOCK:
        raise Wrong("clock", seconds=round(seconds))
    return {"seconds": round(abs(seconds))}


def check_socket(visit: Visit) -> Facts:
    """A WebSocket opens from the server's own page."""
    begun = time.perf_counter()
    try:
        with visit.socket(visit.address) as opened:
            opened.send('{"do": "ping"}')
            if json.loads(opened.recv(PATIENCE)) != {"tell": "pong"}:
                raise Wrong("no-pong")
    except InvalidStatus as refused:
        status = refused.response.status_code
        raise Wrong("origin" if status == httpx.codes.FORBIDDEN else "upgrade", status=status) from None
    except WebSocketException:
        raise Wrong("upgrade", status=httpx.codes.OK) from None
    return {"milliseconds": round(1000 * (time.perf_counter() - begun))}


def check_other_pages(visit: Visit) -> Facts:
    """No page from elsewhere may open one: a proxy must not hide where it came from."""
    try:
        with visit.socket(ELSEWHERE):
            pass
    except InvalidStatus:
        return {}
    raise Wrong("other-pages")


def check_visitors(visit: Visit) -> Facts:
    """The server is told who comes: else everybody is one address to it, and the figures are for all."""
    if not visit.here and visit.http.get("/metrics").status_code == httpx.codes.OK:
        raise Wrong("visitors")
    return {}


def check_cookie(visit: Visit) -> Facts:
    """Over HTTPS the cookie is one that nobody can plant."""
    visit.table = ask(visit, "/api/tables", PLAN)["table"]
    ask(visit, f"/api/tables/{visit.table}/sit", {"name": "Doctor", "seat": 0})
    wanted = COOKIES[visit.where.scheme]
    if wanted not in visit.http.cookies:
        raise Wrong("cookie", cookie=wanted)
    return {"cookie": wanted}


def check_first_move(visit: Visit) -> Facts:
    """A game against bots, until they have answered a move; then it is given up."""
    try:
        ready = json_in(visit.http.get("/api/ready"))[FIRST_GAME]
        if ready < 1:
            raise Wrong("preparing", percent=int(100 * ready))
        seconds = play_first_move(visit)
    finally:
        visit.http.post(f"/api/tables/{visit.table}/abandon", json={})
    if seconds > SLOW:
        raise Wrong("slow", seconds=round(seconds))
    return {"milliseconds": round(1000 * seconds)}


def play_first_move(visit: Visit) -> float:
    """The seconds from opening the table until bots have answered."""
    begun = time.perf_counter()
    with visit.socket(visit.address) as opened:
        opened.send(json.dumps({"do": "hello", "table": visit.table, "seat": 0}))
        play_until_bots_have(opened)
    return time.perf_counter() - begun


# Asking


def ask(visit: Visit, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Have something done; `Wrong` where it is refused."""
    answer = visit.http.post(path, json=body)
    told = json_in(answer)
    if not answer.is_success:
        raise Wrong("refused", reason=told.get("reason", answer.status_code))
    return told


def json_in(answer: httpx.Response) -> dict[str, Any]:
    """What a server of ours answers; nothing where somebody else does."""
    try:
        told = answer.json()
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def play_until_bots_have(opened: ClientConnection) -> None:
    """Play whatever comes first, until somebody else was to act and it is our turn again."""
    end, turn, others = time.monotonic() + PATIENCE, -1, False
    for number in count():
        news = next_view(opened, turn, end)
        while news.view and not news.view.moves:
            others |= turn >= 0
            news = next_view(opened, news.turn, end)
        if others or not news.view:
            return
        turn = news.turn
        opened.send(json.dumps({"do": "play", "move": news.view.moves[0], "action": f"doctor {number}"}))


def next_view(opened: ClientConnection, turn: int, end: float) -> News:
    """What our seat sees after that turn."""
    while True:
        news = read_news(opened.recv(max(0.0, end - time.monotonic())))
        if news.tell == "refusal":
            raise Wrong("refused", reason=news.reason)
        if news.tell == "state" and news.turn > turn and news.view:
            return news


CHECKS: tuple[Callable[[Visit], Facts], ...] = (
    check_answer,
    check_health,
    check_version,
    check_page,
    check_clock,
    check_socket,
    check_other_pages,
    check_visitors,
    check_cookie,
    check_first_move,
)
