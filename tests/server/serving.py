"""What the tests over the wire share: a server on a free port of this machine, and browsers that talk to it."""

import asyncio
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from threekings.cli.commands.serve import settings
from threekings.server.app import checked_app, make_litestar
from threekings.server.net.local_network import LocalNetwork
from threekings.server.net.origin_check import LOCAL
from threekings.server.net.rate_limits import RateLimits
from threekings.server.registry.registry import TableRegistry

WAIT = 20.0  # seconds for an answer, after which a test has failed
PLENTY = 1e6
LAN = "127.0.13.1"  # stands for the address of this machine in a local network


class Served(uvicorn.Server):
    """A server that runs in a thread of its own, and says when it can be reached."""

    def __init__(self, app: Litestar):
        self.check = checked_app(app, LOCAL)
        super().__init__(settings(self.check))
        self.app = app
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.network = LocalNetwork(self, self.check, self.port, lambda: LAN)
        app.state.local_network = self.network
        self.ready = Event()
        self.thread = Thread(target=self.run, args=([self.door],))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    def browser(self) -> "Browser":
        return Browser(self)

    def call(self, doing: Callable[[], None]) -> None:
        """Do something in the server's own thread."""
        done = Event()

        def do() -> None:
            doing()
            done.set()

        self.loop.call_soon_threadsafe(do)
        assert done.wait(WAIT)


@contextmanager
def serving(folder: Path, *, limited: bool = False, pings: float = 20.0, **more: Any) -> Iterator[Served]:
    """A server over a folder; it forgives those who ask a lot, unless told otherwise."""
    served = Served(make_litestar(folder, **more))
    served.config.ws_ping_interval = served.config.ws_ping_timeout = pings
    served.thread.start()
    try:
        assert served.ready.wait(WAIT)
        if not limited:
            house = served.registry
            house.requests = house.creating = house.acting = house.chatting = RateLimits(PLENTY, PLENTY, house.now)
            house.publishing = house.creating
        yield served
    finally:
        served.should_exit = True
        served.thread.join(WAIT)
        served.door.close()
        assert not served.thread.is_alive()


class Browser:
    """Somebody with a cookie jar."""

    def __init__(self, served: Served):
        self.served = served
        self.http = httpx.Client(base_url=served.address, timeout=WAIT, headers={"Origin": served.address})
        self.pages = 0
        self.open = ExitStack()
        self.open.enter_context(self.http)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Post something that is to succeed."""
        answer = self.http.post(f"/api/tables{path}", json=body)
        assert answer.status_code in (200, 201), answer.text
        told: dict[str, Any] = answer.json()
        return told

    def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def socket(self, table: str | None = None, seat: int | None = None, after: int = -1) -> "Socket":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        calling = connect(
            f"ws://127.0.0.1:{self.served.port}/ws",
            origin=Origin(self.served.address),
            additional_headers={"Cookie": cookies} if cookies else None,
            compression=None,
            close_timeout=1,
            max_size=None,
            max_queue=None,
        )
        opened = Socket(self.open.enter_context(calling), page=self.pages)
        self.pages += 1
        if table is not None:
            opened.say(do="hello", table=table, seat=seat, after=after)
        return opened


class Socket:
    """A WebSocket that keeps all it was told."""

    def __init__(self, opened: ClientConnection, page: int):
        self.socket = opened
        self.page = page  # what it calls its actions is its own
        self.told: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.state: dict[str, Any] = {}
        self.actions = 0

    def say(self, **question: Any) -> None:
        self.socket.send(msgspec.json.encode(question).decode())

    def hear(self, wait: float = WAIT) -> dict[str, Any]:
        """The next frame."""
        frame = self.socket.recv(wait)
        assert isinstance(frame, str)
        self.raw.append(frame.encode())
        self.told.append(msgspec.json.decode(frame))
        if self.told[-1]["tell"] == "state":
            self.state = self.told[-1]
        return self.told[-1]

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next frame of these kinds; others are kept on the way."""
        while True:
            if (told := self.hear())["tell"] in kinds:
                return told

    def drain(self) -> None:
        """All that has arrived already."""
        try:
            while True:
                self.hear(0)
        except TimeoutError:
            return

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Ask, and hear the answer: done or refused."""
        self.actions += 1
        self.say(do=do, action=f"{self.page}.{self.actions}", **more)
        return self.until("done", "refusal")

    def play_if_asked(self, chance: random.Random) -> bool:
        """Make a random move if the seat is to act, and see what it brings."""
        view, seq = self.state.get("view"), self.state.get("seq")
        if not view or self.state["seat"] not in view["to_act"] or self.state["status"] != "playing":
            return False
        answer = self.ask("play", move=chance.choice(view["moves"]))
        assert answer["tell"] == "done" and answer["seq"] >= seq
        self.drain()
        return True
