"""A page that shows a table, as web/src/net does it: what it keeps, merges, sends again and gives up.

The screen is `state`, and what is waited for stands in `pending`. Nothing else of a browser is here.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from tests.simulation.network import Frame, Line, Link, Sent
from tests.simulation.processes import Process
from tests.simulation.virtual_time import Loop

RETRY_DELAYS = 0.3, 1.0, 2.0, 4.0, 8.0, 15.0
JITTER = 0.4
PING_AFTER, TIMEOUT = 20.0, 8.0  # seconds
RESTART, EVICTED, CROWDED = 1012, 4003, 4008  # close codes
NOT_RESENT = "why", "hint"


class Owner(Protocol):
    """Whose page it is."""

    line: Line
    cookies: str

    def choose_process(self) -> Process: ...
    def changed(self) -> None: ...
    def answered(self, page: "Page", action: Frame, answer: Frame) -> None: ...
    def ended(self, page: "Page", code: str) -> None: ...


class Page:
    """One tab."""

    def __init__(self, owner: Owner, table: str, seat: int | None, chance: Random, sent: Sent):
        self.owner, self.table, self.seat, self.chance, self.sent = owner, table, seat, chance, sent
        self.loop: Loop = owner.line.loop
        self.state: Frame | None = None
        self.present: Frame | None = None
        self.pending: dict[str, Frame] = {}
        self.live = self.missed = self.over = False
        self.link: Link | None = None
        self.opened_link = False
        self.retries = 0
        self.numbers = 0
        self.watched = 0  # counts what was heard and said: a timer of an earlier moment means nothing
        self.connect()

    @property
    def is_over(self) -> bool:
        """Whether the game is over, and nothing is asked any more."""
        return self.live and self.state is not None and self.state["status"] == "over" and not self.pending

    # What a player does

    def ask(self, **asked: Any) -> Frame:
        """Ask for something once, however often it has to be sent."""
        action = asked | {"action": f"{self.chance.getrandbits(64):016x}"}
        self.pending[action["action"]] = action
        if self.live:
            self.say(action)
        return action

    def say(self, frame: Frame) -> None:
        if self.link and self.opened_link:
            self.link.send(msgspec.json.encode(frame).decode())
            self._watch(TIMEOUT, self.reconnect)

    def reload(self) -> None:
        """The tab is loaded anew: what was shown is gone, what was asked is not."""
        self._discard()
        self.state, self.live, self.missed, self.retries = None, False, False, 0
        self.connect()

    def close(self) -> None:
        self.over = True
        self._discard()

    # Connections

    def connect(self) -> None:
        if self.over or self.link:
            return
        self.opened_link = False
        self.link = Link(self.owner.line, self.owner.choose_process(), Ear(self), self.owner.cookies, self.sent)
        self._watch(TIMEOUT, self.reconnect)

    def reconnect(self, code: int = 0) -> None:
        self._discard()
        if code in (EVICTED, CROWDED):
            self._end("evicted")
            return
        self.live, first = False, self.retries == 0
        delay = 0.0 if first and code == RESTART else RETRY_DELAYS[min(self.retries, len(RETRY_DELAYS) - 1)]
        self.retries += 1
        self._watch(delay * (1 + JITTER * (self.chance.random() - 0.5)), self.connect)

    def hello(self) -> None:
        self.opened_link, self.live = True, False
        after = -1 if self.missed or self.state is None else self.state["seq"]
        self.say({"do": "hello", "table": self.table, "seat": self.seat, "after": after})

    def _discard(self) -> None:
        self.watched += 1
        link, self.link = self.link, None
        if link:
            link.close()

    def _watch(self, seconds: float, then: Callable[[], None]) -> None:
        """Do something unless something else happens before."""
        self.watched += 1
        self.loop.call_later(seconds, self._if_nothing_else, self.watched, then)

    def _if_nothing_else(self, watched: int, then: Callable[[], None]) -> None:
        if watched == self.watched and not self.over:
            then()

    # Frames

    def receive(self, frame: Frame) -> None:
        self._watch(PING_AFTER, lambda: self.say({"do": "ping"}))
        told = frame["tell"]
        if told == "refusal":
            self._refused(frame)
        elif "action" in frame:
            self._settle(frame["action"], frame)
        if self.over or not self.link:
            return
        if told == "state" and not self._merge(frame):
            self.hello()
            return
        if told == "present":
            self.present = frame
        if told in ("state", "current"):
            self._send_again()
        self.owner.changed()

    def _merge(self, frame: Frame) -> bool:
        after = merged(self.state, frame)
        self.missed = after is None
        if after is not None:
            self.state = after
        return after is not None

    def _send_again(self) -> None:
        if not self.live:
            self.retries, self.live = 0, True
            for action in list(self.pending.values()):
                self.say(action)

    def _refused(self, frame: Frame) -> None:
        if frame.get("action") is not None:
            self._settle(frame["action"], frame)
        elif self.live:
            return
        elif frame["code"] in ("rate", "store", "preparing"):
            self.reconnect()
        else:
            self._end(frame["code"])

    def _settle(self, action: str, answer: Frame) -> None:
        asked = self.pending.pop(action, None)
        if asked:
            self.owner.answered(self, asked, answer)

    def _end(self, code: str) -> None:
        self.close()
        self.owner.ended(self, code)


class Ear:
    """What a page hears through one connection, as long as it is the page's."""

    def __init__(self, page: Page):
        self.page = page

    @property
    def _is_heard(self) -> bool:
        return self.page.link is not None and self.page.link.socket is self and not self.page.over

    def opened(self) -> None:
        if self._is_heard:
            self.page.hello()

    def received(self, frame: Frame) -> None:
        if self._is_heard:
            self.page.receive(frame)

    def closed(self, code: int) -> None:
        if self._is_heard:
            self.page.reconnect(code)


def merged(before: Frame | None, frame: Frame) -> Frame | None:
    """The state after a frame; None where one before it was missed (merge-frames.ts)."""
    keep, steps = frame["log"]["keep"], frame["log"]["steps"]
    kept = {name: frame.get(name, (before or {}).get(name)) for name in ("host", "moved")}
    if keep == 0:
        return {**frame, **kept, "chat": frame.get("chat", [])}
    if before is None or keep > len(before["log"]["steps"]) or frame["seq"] > before["seq"] + 1:
        return None
    log = {"keep": 0, "steps": [*before["log"]["steps"][:keep], *steps]}
    return {**frame, **kept, "log": log, "chat": [*before.get("chat", []), *frame.get("chat", [])]}
