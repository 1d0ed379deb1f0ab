"""What has to be so at every moment of a simulation, and at its end. The first thing that is not so ends it."""

import base64
import copy
import logging
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tests.simulation.database import Memory
from tests.simulation.network import Frame, Link
from tests.simulation.pages import Ear, Page
from tests.simulation.people import Player
from tests.simulation.processes import Process
from tests.simulation.replaying import LOG, WORD, Replayed
from threekings.server.net.websocket_transport import MOST_UNREAD, MOST_WAITING
from threekings.server.protocol.messages import encode
from threekings.server.protocol.outgoing_frames import reason_frame, refusal_frame, whole_state
from threekings.server.registry.registry import hashed
from threekings.server.store.changes import StoreFailed
from threekings.server.store.statements import SEAL, Statement
from threekings.server.store.writer import QUEUE
from threekings.server.table import events, moves
from threekings.server.table.events import BotTookOver, Moved
from threekings.server.table.fold import table_of_log
from threekings.server.table.moves import SealedChoice, seal
from threekings.server.table.refused import Refused
from threekings.server.table.table import Table
from threekings.server.table.takeover import LEFT, TIME

TAKEN = """
    SELECT seq FROM log WHERE table_id = ?1 AND action_id = ?2
    UNION ALL SELECT seq FROM choice_ids WHERE table_id = ?1 AND action_id = ?2
"""
ALL_TAKEN = """
    SELECT table_id, action_id FROM log WHERE action_id IS NOT NULL
    UNION ALL SELECT table_id, action_id FROM choice_ids
"""
HOLDS = "SELECT 1 FROM holders WHERE table_id = ? AND seat = ? AND hash = ?"
LEASE_HOLDER = "SELECT process FROM leases WHERE table_id = ?"
ENTRIES, COLUMNS = "INSERT INTO log ", 5
BOTS_GO_ON = 5.0  # seconds in which a bot moves, also where its process has died, if nothing else goes wrong
LARGEST = 64 * 1024  # bytes of a frame to a browser
MOST_TASKS = 100  # of a process, with so few people
# What depends on when somebody said hello, or on who is connected, and not on the log.
OF_THE_MOMENT = "host", "moved", "mine", "due", "awaited", "deadline", "taken_back_by"


class Checks:
    """Looks at everything that is sent and becomes durable."""

    def __init__(self, memory: Memory, processes: list[Process]):
        self.memory, self.processes = memory, processes
        self.failure: tuple[str, str] | None = None  # what is not so, and how it was seen
        self.tables: dict[str, Replayed] = {}
        self.actions: dict[str, tuple[Player, Page, Frame]] = {}  # by their names
        self.done: dict[str, Frame] = {}  # answers that came: the action was done
        self.secrets: list[bytes] = []  # of sessions: told to nobody
        self.shuffles: dict[bytes, str] = {}  # of which table, while its game is not over: told to nobody before
        self.held: set[tuple[str, str, int]] = set()  # seats that are, or were, of cookies: of table, and which
        self.players: list[Player] = []
        self.accepted = 0
        self.awaited: dict[tuple[int, str], tuple[Any, float]] = {}  # bots, by process and table: which, and since when
        memory.on_commit = self.written

    def fail(self, kind: str, told: str) -> None:
        if self.failure is None:
            self.failure = kind, told

    def crashed(self, message: str, error: BaseException | None) -> None:
        """Something was raised that nobody caught."""
        where = "".join(traceback.format_exception(error)) if error else ""
        self.fail("error", f"{message}\n{where}")

    def expect(self, kind: str, told: str, so: bool) -> None:
        if not so:
            self.fail(kind, told)

    # Who asks what

    def has_cookie(self, cookie: str) -> None:
        digest = hashed(cookie)
        self.secrets += [cookie.encode(), digest.hex().encode(), base64.b64encode(digest)]

    def asked(self, player: Player, page: Page, action: Frame) -> None:
        self.actions[action["action"]] = player, page, action

    def answered(self, page: Page, action: Frame, answer: Frame) -> None:
        """An answer has come to a person: what is done stays done."""
        if answer["tell"] == "done":
            self.accepted += 1
            self.done[action["action"]] = answer
            self._expect_durable(page, action["action"], answer["seq"])

    def _expect_durable(self, page: Page, action: str, seq: int) -> None:
        name = f"{page.seat} {action}"
        self._expect_once(name, seq, len(self.memory.rows(TAKEN, (page.table, name))))

    def _expect_once(self, name: str, seq: int, found: int) -> None:
        if found != 1:
            self.fail("acknowledged", f"{name} was acknowledged with {seq}, and is there {found} times")

    # What becomes durable

    def written(self, process: str, statements: Sequence[Statement]) -> None:
        """What nobody has asked for is done by the process that has the table's lease, and by no other."""
        for table in dict.fromkeys(tables_of_bots(statements)):
            holders = [holder for (holder,) in self.memory.rows(LEASE_HOLDER, (table,))]
            self.expect("lease", f"{process} plays at {table}, whose lease {holders} have", holders == [process])

    # What is sent

    def sent(self, link: Link, data: bytes, frame: Frame) -> None:
        """A process sends something: it may know it, and it is durable."""
        if self.failure:
            return
        told, page = frame["tell"], link.socket.page if isinstance(link.socket, Ear) else None
        player = self.player(link.line.number)
        self._expect_no_secret(link, data)
        if len(data) > LARGEST:
            self.fail("bounds", f"a frame has {len(data)} bytes")
        if told == "state":
            self._check_state(player, frame)
        elif told == "waiting" and page:
            self._check_waiting(page.table, frame)
        elif told == "done" and page:
            self._expect_durable(page, frame["action"], frame["seq"]) if page.seat is not None else None
        elif told in ("refusal", "reason") and page:
            self._check_refusal(link, page, frame, data)

    def heard(self, player: Player, body: bytes) -> None:
        """An answer over HTTP."""
        if any(secret in body for secret in self.secrets):
            self.fail("secret", f"person {player.number} is told a secret: {body.decode()}")

    def _expect_no_secret(self, link: Link, data: bytes) -> None:
        for secret in self.secrets:
            if secret in data:
                self.fail("secret", f"a session's secret is sent to person {link.line.number}: {data.decode()}")
        for table in [table for secret, table in self.shuffles.items() if secret in data]:
            if not self.replayed(table).over:
                self.fail("secret", f"the shuffle of table {table} is told early: {data.decode()}")

    def replayed(self, table: str) -> Replayed:
        """A table as it is durable now."""
        if table not in self.tables:
            self.tables[table] = Replayed(self.memory, table)
        known = self.tables[table]
        try:
            is_news = known.read()
        except ValueError as error:
            self.fail("history", f"table {table}: {error}")
        else:
            if is_news:
                self._keep_secret(known)
        return known

    def _keep_secret(self, known: Replayed) -> None:
        """The shuffle of a table, until its game is over."""
        secret = known.created.secret
        for told in (secret.hex().encode(), base64.b64encode(secret)):
            if known.over:
                self.shuffles.pop(told, None)
            else:
                self.shuffles[told] = known.table

    def _check_state(self, player: Player, frame: Frame) -> None:
        table, seat, seq = frame["table"], frame["seat"], frame["seq"]
        self._expect_holder(player, table, seat)
        durable = self.replayed(table)
        if seq > durable.seq:
            self.fail("durable", f"entry {seq} of {table} is told, and {durable.seq} is the last that is durable")
        if self.failure:
            return
        view = frame.get("view")
        if all(view != may_be for may_be in durable.views(seq, seat, view)):
            expected = next(durable.views(seq, seat, view), "nothing like it")
            self.fail("view", f"seat {seat} of {table} is shown at {seq}:\n{differences(view, expected)}")
            return
        self._check_log(durable, frame)

    def _expect_holder(self, player: Player, table: str, seat: int | None) -> None:
        if seat is not None and not self._holds(player, table, seat):
            self.fail("seats", f"person {player.number} is shown seat {seat} of {table}")

    def _holds(self, player: Player, table: str, seat: int) -> bool:
        """Whether a seat is, or was, a person's: what was once stays so."""
        asked = player.cookies, table, seat
        if asked not in self.held:
            if not self.memory.rows(HOLDS, (table, seat, hashed(player.cookies.partition("=")[2]))):
                return False
            self.held.add(asked)
        return True

    def _check_log(self, durable: Replayed, frame: Frame) -> None:
        seq, seat, keep, steps = frame["seq"], frame["seat"], frame["log"]["keep"], frame["log"]["steps"]
        moment = durable.moments[seq]
        if keep + len(steps) != moment.steps:
            self.fail("log", f"{keep} + {len(steps)} steps are told of {moment.steps}")
        for number, step in enumerate(steps, keep):
            if not self.failure and step["lines"] != durable.lines(seq, number, seat):
                told = differences(step["lines"], durable.lines(seq, number, seat))
                self.fail("log", f"seat {seat} is told of step {number}:\n{told}")

    def _check_waiting(self, table: str, frame: Frame) -> None:
        durable = self.replayed(table)
        match = durable.moments[frame["seq"]].match if frame["seq"] <= durable.seq else None
        if match is None:
            self.fail("durable", f"somebody is waited for after entry {frame['seq']}, which is not durable")
        elif frame["seq"] == durable.seq:
            ((sealed,),) = self.memory.rows("SELECT count(*) FROM sealed WHERE table_id = ?", (table,))
            missing = len(match.to_act) - sealed
            self.expect("durable", f"{frame['count']} are told to be missing, {missing} are", frame["count"] >= missing)

    def _check_refusal(self, link: Link, page: Page, frame: Frame, data: bytes) -> None:
        """A refusal is the same in a world that the seat cannot tell from the true one."""
        _, _, asked = self.actions.get(frame.get("action") or "", (None, None, {}))
        live = link.process.registry.live.get(page.table)
        if not asked or asked["do"] not in ("play", "why") or page.seat is None or live is None or not live.table.match:
            return
        if frame["tell"] == "refusal" and frame["code"] not in ("illegal", "invalid"):
            return
        expected = refusal_in(world_of(live.table, page.seat), page.seat, asked)
        self.expect("secret", f"{data.decode()}\ndepends on what seat {page.seat} does not know", expected == data)

    # Bounds

    def look(self) -> None:
        """Nothing grows without end."""
        for process in self.processes:
            if process.up and not process.loop.stopped:
                self._look_at(process)
                self._look_at_bots(process)

    def _look_at(self, process: Process) -> None:
        registry = process.registry
        waiting = QUEUE - registry.store._writer._slots._value
        tables, connections = len(registry.live), registry.connections.count
        sizes = {
            "changes that wait": (waiting, 4 * (tables + 1) + connections),
            "thoughts": (registry.metrics.queue.waiting, 5 * tables),
            "times of the agenda": (len(registry.agenda._heap), 2 * tables + 66),
            "tasks": (len(process.loop.tasks), MOST_TASKS),
            "tasks in the background": (len(registry.tasks), MOST_TASKS),
        }
        for name, (size, most) in sizes.items():
            if size > most:
                self.fail("bounds", f"{size} {name} in process {process.number}")
        for player in self.players:
            for link in player.line.links:
                self._look_at_link(link)

    def _look_at_bots(self, process: Process) -> None:
        """Bots go on, whichever process lets them think; where nobody looks a process may be behind."""
        versions: dict[str, int] = dict(self.memory.rows("SELECT table_id, version FROM versions"))
        now, steady = process.world.now, max(one.steady_since for one in self.processes)
        for table, live in process.registry.live.items():
            known = process.registry.follows(live) or live.version == versions.get(table, 0)
            awaited = (live.table.turn, tuple(live.table.bots_to_act())) if known and live.bots_play else None
            before, since = self.awaited.get((process.number, table), (None, now))
            if awaited != before:
                self.awaited[process.number, table] = awaited, now
            elif awaited and now > max(since, steady) + BOTS_GO_ON:
                told = f"at {table} bots are awaited since {since:.3f}, as process {process.number} knows: {awaited}"
                self.fail("progress", told)

    def _look_at_link(self, link: Link) -> None:
        end = link.end
        if end.unread > MOST_UNREAD + LARGEST:
            self.fail("bounds", f"{end.unread} bytes are not read")
        if len(end.waiting) > MOST_WAITING + 2:
            self.fail("bounds", f"{len(end.waiting)} frames wait")

    # The end

    def finish(self) -> None:
        """When nothing goes wrong any more and everybody is up to date."""
        self.look()
        taken = Counter(self.memory.rows(ALL_TAKEN))
        for action, answer in self.done.items():
            _, page, _ = self.actions[action]
            name = f"{page.seat} {action}"
            self._expect_once(name, answer["seq"], taken[page.table, name])
        for table in list(self.tables):
            self._finish_table(table)
        for page in self.pages():
            if not self.failure and page.state is not None:
                self._finish_page(page)

    def player(self, number: int) -> Player:
        return next(player for player in self.players if player.number == number)

    def pages(self) -> Iterator[Page]:
        return (page for player in self.players for page in player.pages)

    def _finish_table(self, table: str) -> None:
        rows = self.memory.rows(LOG, (table, -1))
        names = [name for *_, name in rows if name is not None]
        self.expect("history", f"an action is twice in the log of {table}", len(names) == len({*names}))
        for name in names:
            seat, _, action = name.partition(" ")
            known = self.actions.get(action)
            if known is None:  # of a cheat, who has named it for themselves
                self._expect_own(table, seat, action)
            else:
                self.expect("seats", f"{name} was asked by person {known[0].number}", str(known[1].seat) == seat)
        self.replayed(table)

    def _expect_own(self, table: str, seat: str, action: str) -> None:
        number = action.removeprefix("person ")
        player = self.player(int(number)) if number.isdecimal() else None
        so = player is not None and seat.isdecimal() and self._holds(player, table, int(seat))
        self.expect("seats", f"{action!r} was done from seat {seat} of {table}", so)

    def _finish_page(self, page: Page) -> None:
        """The screen shows what the log says, and nothing else."""
        state = page.state
        assert state
        expected = msgspec.json.decode(encode(whole_state(self.folded(page.table), page.seat)))
        state, expected = lasting(state), lasting(expected | {"chat": expected.get("chat", [])})
        told = differences(state, expected)
        self.expect("screen", f"seat {page.seat} of {page.table} sees:\n{told}", state == expected)

    def folded(self, table: str) -> Table:
        """A table as its log gives it."""
        log = [(seq, at, body) for seq, at, body, _ in self.memory.rows(LOG, (table, -1))]
        found = table_of_log(table, log, lambda _: self.replayed(table).edition)
        for seat, body in self.memory.rows("SELECT seat, body FROM sealed WHERE table_id = ? ORDER BY seat", (table,)):
            seal(found, SealedChoice(seat, body.decode()))
        return found


def tables_of_bots(statements: Sequence[Statement]) -> Iterator[str]:
    """At which tables something is written that a bot or a clock does: it has no name."""
    for sql, values in statements:
        if sql == SEAL and values[3] is None:
            yield values[0]
        elif sql.startswith(ENTRIES):
            rows = zip(*(iter(values),) * COLUMNS, strict=True)
            yield from (table for table, _, _, body, name in rows if name is None and is_by_itself(body))


def is_by_itself(body: bytes) -> bool:
    event = events.decode(body)
    return isinstance(event, Moved) or (isinstance(event, BotTookOver) and event.why in (TIME, LEFT))


def lasting(state: Frame) -> Frame:
    """What of a state follows from the log."""
    return {name: value for name, value in state.items() if value is not None and name not in OF_THE_MOMENT}


def world_of(table: Table, seat: int) -> Table:
    """The table in a world that the seat cannot tell from the true one."""
    twin = copy.copy(table)
    assert table.match
    twin.match = table.match._twin()
    twin.match._state = table.match.resampled(seat, WORD)
    return twin


def refusal_in(table: Table, seat: int, asked: Frame) -> bytes:
    """What is answered there."""
    if asked["do"] == "why":
        try:
            return encode(reason_frame(table, seat, asked["move"], asked["action"]))
        except Refused as refused:
            return encode(refusal_frame(refused, asked["action"]))
    try:
        moves.play(table, seat, asked["move"])
    except Refused as refused:
        return encode(refusal_frame(refused, asked["action"]))
    return b"nothing: it is done"


def differences(told: Any, expected: Any, where: str = "") -> str:
    """Where two values differ."""
    if isinstance(told, dict) and isinstance(expected, dict):
        names = [name for name in {**told, **expected} if told.get(name) != expected.get(name)]
        return "\n".join(differences(told.get(name), expected.get(name), f"{where}.{name}") for name in names)
    if isinstance(told, list) and isinstance(expected, list) and len(told) == len(expected):
        pairs = enumerate(zip(told, expected, strict=True))
        return "\n".join(differences(*pair, f"{where}[{n}]") for n, pair in pairs if pair[0] != pair[1])
    return f"  {where}: {told!r}, expected {expected!r}"


class ErrorLog(logging.Handler):
    """Hears what a server writes down about errors that nobody has foreseen."""

    def __init__(self, checks: Checks):
        super().__init__(logging.ERROR)
        self.checks = checks

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, StoreFailed):
            self.checks.crashed(str(record.msg), error)
