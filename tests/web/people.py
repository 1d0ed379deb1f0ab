"""Somebody with a browser of their own: what they do at a table, what they hear, what their page complains about."""

import json
import random
import re
from collections.abc import Sequence
from itertools import cycle
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

# Nothing moves, sounds or asks back, so that a test is as quick as the server.
QUICK = {"motion": 0, "sound": False, "confirm": False}
NAMES = ("Ada", "Bea", "Carl", "Dora", "Emil")
LOUD = ("error", "warning")
LEFT = "net::ERR_ABORTED"  # a page that is left does not wait for what it has asked
# Pieces that may be played now: of a board, a hand, or buttons of the page.
PLAYABLE = "[role=group] button:is([aria-disabled=false], [data-place=hand], .glow)"
# Before any script of the page: what its policy forbids is said where complaints are heard.
WATCH = """
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`forbidden: ${event.violatedDirective} ${event.blockedURI}`);
});
"""
# Settings as somebody has made them before; given to a context as its storage, they would cost a page of their own.
KEEP = """
if (location.protocol === "http:") localStorage["threekings-settings"] ??= SETTINGS;
"""


def gather(game: str, *persons: "Person", bots: tuple[str, ...] = (), **plan: Any) -> str:
    """Set up a table where all of them sit down, beside these bots; what it is called."""
    seats = [*["open"] * len(persons), *bots]
    table = str(persons[0].ask("/api/tables", game=game, seats=seats, **{"pace": 0, **plan})["table"])
    for person in persons:
        person.joins(table)
    return table


class Person:
    """A browser's context with one page; `forgiven` are complaints that a test brings about itself."""

    def __init__(self, chromium: Browser, address: str, name: str, *, forgiven: str | None = None, **more: Any):
        self.name, self.address, self.forgiven = name, address, forgiven
        settings = {**QUICK, "name": name, **more.pop("settings", {})}
        self.context = chromium.new_context(base_url=address, **more)
        self.context.add_init_script(WATCH)
        self.context.add_init_script(KEEP.replace("SETTINGS", json.dumps(json.dumps(settings))))
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self._listen(self.page)
        self._others: Person | None = None

    @property
    def others(self) -> "Person":
        """Everybody else at a table, who look through a browser of their own."""
        if self._others is None:
            assert self.context.browser
            self._others = Person(self.context.browser, self.address, "")
        return self._others

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("requestfailed", self._miss)
        page.on("response", lambda answer: self.answers.append(answer))
        page.on("websocket", self._overhear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in LOUD:
            self._complain(said.text)

    def _miss(self, request: Request) -> None:
        if request.failure != LEFT:
            self._complain(f"{request.url}: {request.failure}")

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _complain(self, what: str) -> None:
        expected = self.forgiven is not None and re.search(self.forgiven, what)
        (self.expected if expected else self.complaints).append(what)

    # Going somewhere

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def found(self, game: str, *seats: str, **plan: Any) -> str:
        """Set up a table and go there; the first seat for people is mine. Its address."""
        made = self.ask("/api/tables", game=game, seats=seats, **{"pace": 0, **plan})
        table = f"/table/{made['table']}"
        tokens = list(made["tokens"].values())
        self.open(f"{table}#{tokens[0]}" if tokens else table)
        return table

    def joins(self, table: str) -> None:
        """Take an open seat under my name, and look at the table."""
        self.ask(f"/api/tables/{table}/sit", name=self.name)
        self.open(f"/table/{table}")

    def finished(self, game: str, players: int, seed: int = 1, *, names: Sequence[str] = NAMES, **options: str) -> str:
        """A game that is over: all seats were mine, and played anything. What its table is called."""
        made = self.ask("/api/tables", game=game, seats=["human"] * players, options=options)
        table, chance = made["table"], random.Random(seed)
        for name, token in zip(names, made["tokens"].values(), strict=False):
            self.ask(f"/api/tables/{table}/sit", name=name, token=token)
        for seat in cycle(range(players)):
            view = self.view(table, seat)
            if view["phase"] == "over":
                break
            if seat in view["to_act"]:
                self.ask(f"/api/tables/{table}/play", seat=seat, move=chance.choice(view["moves"]))
        return str(table)

    def view(self, table: str, seat: int) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(self.look(f"/api/tables/{table}?seat={seat}"))["view"]
        return view

    def ask(self, path: str, **body: Any) -> Any:
        """Ask the server, not through the page: for what comes before or after what is tested."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, path: str) -> str:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.text()

    # What they see

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    def is_asked(self, words: str | re.Pattern[str] = "") -> None:
        """The banner asks this of them."""
        expect(self.banner).to_contain_text(words)

    @property
    def may_play(self) -> Locator:
        """The table, while it waits for a move of theirs; a sealed choice is not waited for again."""
        asking = self.page.locator("main:has(.banner.mine)").filter(has_not_text="You have chosen")
        return asking.filter(has=self.page.locator(PLAYABLE))

    @property
    def banner(self) -> Locator:
        return self.page.locator(".banner .sentence")

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("region", name="The end of the game")

    def leave(self) -> None:
        if self._others is not None:
            self._others.leave()
        self.context.close()
