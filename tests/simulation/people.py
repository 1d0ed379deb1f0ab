"""People at browsers: they set up tables, sit down, play what their pages offer, and send again what got no answer.

Some of them cheat: they send what no page sends, from seats that are not theirs, again and at the wrong time.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Protocol

import msgspec

from tests.simulation.network import Frame, Line, Link, Request
from tests.simulation.pages import Page
from tests.simulation.plans import Person, Seats
from tests.simulation.processes import Process
from tests.simulation.virtual_time import Loop

LOOK_UP = 2.0  # seconds between two looks whether the game is over
AGAIN = 1.0  # seconds until a request that failed is made again
FLOODS, HELLOS, UNREAD = 0.05, 80, 3.0  # how often a cheat floods, with how many frames, and reads for so long nothing
LATER = 429, 503, 500, 0  # statuses: the same may be asked again
GARBAGE = (
    "",
    "nonsense",
    "{" * 1000,
    "[]",
    '{"do":"play"}',
    '{"do":"play","move":7,"action":"a"}',
    '{"do":"dance","action":"a"}',
    '{"do":"ping","more":1}',
    '{"do":"speak","text":"' + "x" * 5000 + '","action":"long"}',
    '{"do":"hello","table":"../../etc","seat":0}',
)
WRONG = "nonsense", "draw", "row 9", "feed ham ham", "column 7", "lay", "take dragon"


class Town(Protocol):
    """Where all of it happens."""

    processes: list[Process]
    tables: list[str | None]  # their names, once they are set up

    def sent(self, link: Link, data: bytes, frame: Frame) -> None: ...
    def asked(self, player: "Player", page: Page, action: Frame) -> None: ...
    def answered(self, page: Page, action: Frame, answer: Frame) -> None: ...
    def has_cookie(self, cookie: str) -> None: ...
    def turned_away(self, player: "Player", page: Page, code: str) -> None: ...
    def heard(self, player: "Player", body: bytes) -> None: ...

    @property
    def wants_more(self) -> bool: ...


class Player:
    """One person, with a browser."""

    def __init__(self, person: Person, plan: tuple[Seats, ...], chance: Random, loop: Loop, town: Town):
        self.person, self.number, self.chance, self.loop, self.town = person, person.number, chance, loop, town
        self.line = Line(person.number, chance, loop)
        self.cookies = ""
        self.seat: int | None = None
        self.sits_at: str | None = None
        self.place = next((n for n, table in enumerate(plan) if self.number in table.seats), None)
        self.plan = plan
        self.pages: list[Page] = []
        self.actions = 0  # what was asked through all pages
        self.thinking = self.asked_again = self.is_coming = False
        self.tame = False  # nothing but playing on: it is to be seen whether games end
        loop.call_later(chance.random() * 0.3, self._begin)
        loop.call_later(LOOK_UP, self._look_up)

    @property
    def table(self) -> str | None:
        return None if self.place is None else self.town.tables[self.place]

    @property
    def is_host(self) -> bool:
        return self.place is not None and self.plan[self.place].people[0] == self.number

    def choose_process(self) -> Process:
        return self.chance.choice(self.town.processes)

    # Coming to a table

    def _begin(self) -> None:
        if self.place is None:
            self._look_on()
        elif self.is_host:
            self._set_up(self.plan[self.place])
        else:
            self._come()

    def _set_up(self, table: Seats) -> None:
        seats = ["open" if isinstance(seat, int) else seat for seat in table.seats]
        asked: dict[str, Any] = {"game": table.game, "seats": seats, "pace": 300, "seconds": table.seconds}
        self._ask("/api/tables", asked | {"edition": table.edition}, self._is_set_up)

    def _is_set_up(self, told: Frame) -> None:
        assert self.place is not None
        self.town.tables[self.place] = told["table"]
        self.asked_again = False
        self._come()

    def _come(self) -> None:
        """Sit down at the table of one's place, as soon as there is one."""
        if not self.is_coming:
            self.is_coming = True
            self._sit_down()

    def _sit_down(self) -> None:
        if self.table is None:
            self.loop.call_later(AGAIN / 2, self._sit_down)
            return
        salt = f"{self.chance.getrandbits(64):016x}"
        self._ask(f"/api/tables/{self.table}/sit", {"name": f"Person {self.number}", "salt": salt}, self._sits)

    def _sits(self, told: Frame) -> None:
        self.seat, self.sits_at, self.is_coming = told["seat"], told["table"], False
        self._open_pages()

    def _play_again(self) -> None:
        """The same table once more: who has set it up asks for it, the others follow."""
        if self.table != self.sits_at:
            self._come()
        elif self.is_host and self.town.wants_more and not self.asked_again:
            self.asked_again = True
            self._ask(f"/api/tables/{self.table}/rematch", {}, self._is_set_up)

    def _look_on(self) -> None:
        """Somebody without a seat looks at the first table there is."""
        found = [table for table in self.town.tables if table]
        if not found:
            self.loop.call_later(AGAIN, self._look_on)
            return
        self.pages.append(Page(self, found[0], None, self.chance, self.town.sent))

    def _open_pages(self) -> None:
        assert self.sits_at
        for page in self.pages:
            page.close()
        self.pages.clear()
        for _ in range(self.person.tabs):
            self.pages.append(Page(self, self.sits_at, self.seat, self.chance, self.town.sent))

    def _ask(self, path: str, body: Frame, then: Callable[[Frame], None], action: str | None = None) -> None:
        """Ask until there is an answer, under one name."""
        name = action or f"{self.chance.getrandbits(128):032x}"
        data = msgspec.json.encode(body | {"action": name})

        def answered(status: int, headers: dict[str, str], told: bytes) -> None:
            if "set-cookie" in headers:
                self.cookies = headers["set-cookie"].partition(";")[0]
                self.town.has_cookie(self.cookies.partition("=")[2])
            self.town.heard(self, told)
            if status in (200, 201):
                then(msgspec.json.decode(told))
            elif status in LATER:
                self.loop.call_later(AGAIN * (0.5 + self.chance.random()), self._ask, path, body, then, name)
            else:
                raise AssertionError(f"{path} was refused to an honest person: {status} {told.decode()}")

        Request(self.line, self.choose_process(), "POST", path, data, self.cookies, answered)

    def _look_up(self) -> None:
        """Now and then: is there something to do, or is it over, so that another game may begin?"""
        if self.pages and self.seat is not None and all(page.is_over for page in self.pages):
            self._play_again()
        self.changed()
        self.loop.call_later(LOOK_UP, self._look_up)

    # Playing

    def changed(self) -> None:
        if not self.thinking:
            self.thinking = True
            self.loop.call_later(self.person.pause * self.chance.expovariate(1.0), self._act)

    def answered(self, page: Page, action: Frame, answer: Frame) -> None:
        self.town.answered(page, action, answer)
        self.changed()

    def ended(self, page: Page, code: str) -> None:
        self.town.turned_away(self, page, code)

    def _act(self) -> None:
        self.thinking = False
        if not self.pages:
            return
        page = self.chance.choice(self.pages)
        state = page.state
        if not page.live or state is None or page.over:
            return
        if self.person.cheats and not self.tame and self.chance.random() < 0.15:
            self._cheat(page)
        if self.seat is None or state["status"] != "playing":
            return
        busy = any(asked["do"] in ("play", "undo", "back", "away") for asked in page.pending.values())
        if not busy:
            self._do(page, state)

    def _do(self, page: Page, state: Frame) -> None:
        view = state["view"]
        if "away" in state["seats"][page.seat]:
            self.ask(page, do="back")
        elif not self.tame and self.chance.random() < 0.06:
            self._do_something_else(page, state)
        elif page.seat in view["to_act"] or (view["moves"] and self.chance.random() < 0.1 and not self.tame):
            self.ask(page, do="play", move=self.chance.choice(view["moves"]), turn=state["turn"])

    def _do_something_else(self, page: Page, state: Frame) -> None:
        chance = self.chance
        something = chance.choice(("speak", "undo", "why", "away", "wrong", "late", "ping"))
        if something == "speak":
            self.ask(page, do="speak", text=f"Number {chance.randrange(100)}")
        elif something == "undo" and state.get("may_undo"):
            self.ask(page, do="undo")
        elif something == "why":
            self.ask(page, do="why", move=chance.choice(WRONG))
        elif something == "away":
            self.ask(page, do="away")
        elif something == "wrong":
            self.ask(page, do="play", move=chance.choice(WRONG), turn=state["turn"])
        elif something == "late" and state["view"]["moves"]:
            self.ask(page, do="play", move=chance.choice(state["view"]["moves"]), turn=max(0, state["turn"] - 1))
        else:
            page.say({"do": "ping"})
            self.changed()

    def ask(self, page: Page, **asked: Any) -> None:
        self.actions += 1
        self.town.asked(self, page, page.ask(**asked))

    # Cheating

    def _cheat(self, page: Page) -> None:
        chance, link = self.chance, page.link
        if link is None:
            return
        state = page.state or {}
        moves, own = (state.get("view") or {}).get("moves") or ["draw"], f"person {self.number}"
        frames = [
            {"do": "play", "move": chance.choice(moves), "turn": state.get("turn", 0) + 1, "action": own},
            {"do": "play", "move": "x" * 300, "action": own},
            {"do": "speak", "text": "\0 hello", "action": "n\0"},
            {"do": "undo", "action": "a" * 65},
            {"do": "rename", "name": "Somebody", "action": own},
        ]
        if chance.random() < FLOODS:
            self._flood(link, page)
        elif chance.random() < 0.5:
            link.send(chance.choice(GARBAGE))
        elif chance.random() < 0.5:
            link.send(msgspec.json.encode(chance.choice(frames)).decode())
        else:
            self._go_elsewhere()

    def _flood(self, link: Link, page: Page) -> None:
        """Ask for everything again and again, and read nothing of it."""
        self.line.reads_again = self.loop.time() + UNREAD
        for _ in range(HELLOS):
            link.send(msgspec.json.encode({"do": "hello", "table": page.table, "seat": page.seat}).decode())

    def _go_elsewhere(self) -> None:
        """Say hello from a seat of somebody else, and play there."""
        table, seat = self.chance.choice(self.town.tables), self.chance.randrange(4)
        if table is None or (table == self.table and seat == self.seat):
            return
        thief = Thief(table, seat, self.chance)
        thief.link = Link(self.line, self.choose_process(), thief, self.cookies, self.town.sent)
        self.loop.call_later(5.0, partial(thief.link.close))


class Thief:
    """A socket of a cheat: it says hello from a seat and plays at once, whatever is answered."""

    link: Link

    def __init__(self, table: str, seat: int, chance: Random):
        self.table, self.seat, self.chance = table, seat, chance

    def opened(self) -> None:
        hello = {"do": "hello", "table": self.table, "seat": self.seat}
        play = {"do": "play", "move": self.chance.choice(WRONG), "action": "stolen"}
        for frame in (play, hello, play):
            self.link.send(msgspec.json.encode(frame).decode())

    def received(self, frame: Frame) -> None:
        """What is told to it is looked at where it is sent."""

    def closed(self, code: int) -> None:
        """Nothing was won."""
