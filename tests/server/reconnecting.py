"""A player who never gives up: connects anew where a line is lost or silent, and says again what got no answer."""

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from threekings.server.store.store import Store

Address = Callable[[], tuple[str, int]]  # where the server is now
QUIET, PATIENCE = 0.2, 0.5  # seconds without a frame until it is asked whether somebody is there, and for the answer
AGAIN = 0.05  # seconds until the next attempt to connect, or to ask what was refused for the moment
LATER = "rate", "full", "store", "preparing"  # codes of refusals upon which the same is asked again


class Useless(Exception):
    """A connection that has not ended, and leads nowhere: nobody answers, or the hello did not arrive."""


class NotNow(Exception):
    """The hello was refused for the moment."""


class ReconnectingPlayer:
    """One seat of a table, from its first hello to the end of the game, with a ledger of what was acknowledged."""

    def __init__(self, address: Address, table: str, seat: int, cookie: str, *, pace: float = 0.0):
        self.address, self.table, self.seat, self.cookie = address, table, seat, cookie
        self.ledger: dict[str, int] = {}  # by action: the seq of the table then
        self.names = (f"{table} {seat} {number}" for number in count())
        self.unanswered: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self.connections = 0
        self.patience, self.pace = PATIENCE, pace
        self.refused: list[dict[str, Any]] = []

    async def play(self) -> None:
        """Play the whole game, over as many connections as that takes."""
        while self.unanswered or self.state.get("status") != "over":
            self.connections += 1
            try:
                await self._play_on_one_connection()
            except Useless:
                self.patience *= 1.2  # a busy machine is no dead line
            except (NotNow, OSError, TimeoutError, EOFError, WebSocketException):
                await asyncio.sleep(AGAIN)

    async def _play_on_one_connection(self) -> None:
        host, port = self.address()
        calling = connect(
            f"ws://{host}:{port}/ws",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=self.patience,
            close_timeout=0,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )
        async with calling as line:
            await self._say(line, do="hello", table=self.table, seat=self.seat)
            if self.unanswered:
                await self._say(line, **self.unanswered)
            while self.unanswered or self.state.get("status") != "over":
                if self._hear(await self._next_frame(line)) and self.unanswered:
                    await asyncio.sleep(AGAIN)
                    await self._say(line, **self.unanswered)
                if not self.unanswered and (move := self._choice()):
                    await asyncio.sleep(self.pace)
                    self.unanswered = {"do": "play", "move": move, "action": next(self.names)}
                    await self._say(line, **self.unanswered)

    async def _say(self, line: ClientConnection, **question: Any) -> None:
        await asyncio.wait_for(line.send(json.dumps(question)), self.patience)

    async def _next_frame(self, line: ClientConnection) -> dict[str, Any]:
        """What comes next; of a line that is quiet, whether it is there at all is found out by asking."""
        for wait in (QUIET, self.patience):
            try:
                told: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), wait))
                return told
            except TimeoutError:
                await self._say(line, do="ping")
        raise Useless

    def _hear(self, told: dict[str, Any]) -> bool:
        """Whether what was asked is to be asked again, as the server cannot do it now."""
        if told["tell"] == "state":
            self.state = told
        if told["tell"] == "refusal" and not told.get("action") and told["code"] in LATER:
            raise NotNow
        if self.unanswered and told.get("action") == self.unanswered["action"]:
            if told["tell"] == "done":
                self.ledger[told["action"]] = told["seq"]
                self.unanswered = None
            elif told["code"] == "hello":
                raise Useless
            elif told["code"] in LATER:
                return True
            else:
                self.refused.append(told)
                self.unanswered = None
        return False

    def _choice(self) -> str | None:
        """A move where the seat is to act; which one follows from how much was played."""
        view = self.state.get("view") or {}
        up_to_date = self.state.get("seq", -1) >= max(self.ledger.values(), default=0)
        if not up_to_date or self.state["status"] != "playing" or self.seat not in view["to_act"]:
            return None
        moves: list[str] = view["moves"]
        return moves[len(self.ledger) % len(moves)]


def seated(
    address: str, plan: dict[str, Any], ways: Sequence[Address], *, pace: float = 0.0
) -> list[ReconnectingPlayer]:
    """A new table with all its players, each of whom has a way of their own to the server."""
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as http:
        table = http.post("/api/tables", json=plan).raise_for_status().json()["table"]
        for seat in range(len(ways)):
            http.post(f"/api/tables/{table}/sit", json={"name": f"Player {seat}"}).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return [ReconnectingPlayer(way, table, seat, cookie, pace=pace) for seat, way in enumerate(ways)]


def check_ledgers(store: Store, players: Iterable[ReconnectingPlayer]) -> None:
    """What was acknowledged is in the log, once and nothing else but what waits for its answer: no move was lost, none
    done twice.
    """
    players = list(players)
    for table in {player.table for player in players}:
        logged = [
            (entry.action_id, entry.seq)
            for entry in store.read_log(table)
            if entry.action_id and b"moved" in entry.body
        ]
        here = [player for player in players if player.table == table]
        told = [(f"{player.seat} {action}", seq) for player in here for action, seq in player.ledger.items()]
        waiting = {f"{player.seat} {player.unanswered['action']}" for player in here if player.unanswered}
        assert sorted(entry for entry in logged if entry[0] not in waiting) == sorted(told)
        assert len({action for action, _ in logged}) == len(logged)
        assert told or waiting
