"""The WebSocket: a browser says hello to a table and is told what happens there; what it asks is always answered.

Raw ASGI, because every move is told to every seat: a frame passes through as few hands as possible.
"""

import asyncio
from typing import Any, Protocol

import msgspec
from litestar.types import Receive, Send

from threekings.server.net.origin_check import address_of
from threekings.server.net.rate_limits import Bucket
from threekings.server.net.websocket_transport import BEHIND, EXTENSION, SLOW, WIRE
from threekings.server.protocol.frames import reason_frame, refusal_frame
from threekings.server.protocol.messages import (
    Away,
    Back,
    Done,
    Hello,
    Ping,
    Play,
    Pong,
    Question,
    Refusal,
    Resign,
    Speak,
    Told,
    Undo,
    Why,
    encode,
    read_question,
)
from threekings.server.store.changes import StoreFailed
from threekings.server.tables.live_table import Room
from threekings.server.tables.registry import House
from threekings.server.tables.table import Refused

SIZE = 4096  # bytes of a question, at most
RATE, BURST = 50.0, 100.0  # questions a second, and at once
HELLO = 30.0  # seconds in which a connection has to say hello to a table
NO_HELLO = 1008  # the close code for those who do not


class Way(Protocol):
    """A way out to a browser; websocket_transport.py has the real one."""

    @property
    def unread(self) -> int:
        """Bytes that the other side has not taken yet."""

    def put(self, frame: bytes) -> None: ...
    def close(self, code: int, reason: str = "") -> None: ...


class Ear:
    """One connection: takes frames at once, and is dropped when it cannot keep up."""

    def __init__(self, wire: Way):
        self.wire = wire
        self.seat: int | None = None

    def tell(self, frame: bytes) -> None:
        self.wire.put(frame)
        if self.wire.unread > BEHIND:
            self.close(SLOW)

    def say(self, told: Told) -> None:
        self.tell(encode(told))

    def close(self, code: int) -> None:
        self.wire.close(code)


class Talk:
    """What one connection asks."""

    def __init__(self, house: House, session: bytes | None, ear: Ear):
        self.house, self.session, self.ear = house, session, ear
        self.room: Room | None = None
        self.bucket = Bucket(RATE, BURST, at=house.now())

    async def hear(self, text: str | bytes | None) -> None:
        """Answer a question, whatever it is."""
        action = None
        try:
            if text is None or len(text) > SIZE:
                raise Refused("frame", f"a question has at most {SIZE} bytes")
            if not self.bucket.takes(self.house.now()):
                raise Refused("rate", "too many questions: wait a moment")
            question = read_question(text)
            action = getattr(question, "action", None)
            await self.answer(question)
        except msgspec.DecodeError as error:
            self.ear.say(Refusal(None, "frame", str(error)))
        except Refused as refused:
            self.ear.say(refusal_frame(refused, action))
        except StoreFailed as failed:
            self.ear.say(Refusal(action, "store", str(failed)))

    async def answer(self, question: Question) -> None:
        if isinstance(question, Ping):
            self.ear.say(Pong())
        elif isinstance(question, Hello):
            self.join(question)
        elif isinstance(question, Why):
            self.explain(question)
        else:
            seq = await self.do(question)
            self.ear.say(Done(question.action, seq))

    def join(self, hello: Hello) -> None:
        """Look at a table: from a seat of this session, or as a spectator where they are allowed."""
        room = self.house.room(hello.table)
        seats = self.house.seats_of(room, self.session) if self.session else []
        if hello.seat is not None and hello.seat not in seats:
            raise Refused("not-yours", "that seat is not yours")
        if hello.seat is None and not self.house.may_look(room, self.session):
            raise Refused("not-yours", "this table has no spectators")
        if hello.seat is None:
            room.check_space(self.ear)
        self.leave()
        self.room, self.ear.seat = room, hello.seat
        room.welcome(self.ear, hello.after, host=self.house.is_host(room, self.session))

    def explain(self, why: Why) -> None:
        """Say why a move may not be played, to who might play it."""
        self.ear.say(reason_frame(self.here().table, self.seat(), why.move, why.action))

    def here(self) -> Room:
        if self.room is None:
            raise Refused("hello", "say hello to a table first")
        return self.room

    def seat(self) -> int:
        if self.ear.seat is None:
            raise Refused("not-yours", "a spectator cannot do this")
        return self.ear.seat

    async def do(self, question: Play | Undo | Back | Away | Resign | Speak) -> int:
        room, house = self.here(), self.house
        if isinstance(question, Speak):
            return await house.speak(room, self.ear.seat, "Guest", question.text, question.action)
        seat = self.seat()
        match question:
            case Play():
                return await house.play(room, seat, question.move, question.action)
            case Undo():
                return await house.act(room, seat, lambda table: table.undo(seat), question.action)
            case Back():
                return await house.act(room, seat, lambda table: table.come_back(seat), question.action)
            case Away():
                return await house.act(room, seat, lambda table: table.rise(seat), question.action)
            case Resign():
                return await house.act(room, seat, lambda table: table.resign(seat), question.action)

    def leave(self) -> None:
        if self.room:
            self.room.part(self.ear)
            self.room = None

    def expect_hello(self) -> None:
        """Whoever has said hello to no table by now takes up a place for nothing."""
        if self.room is None:
            self.ear.wire.close(NO_HELLO, "say hello to a table")


async def serve_socket(house: House, session: bytes | None, scope: Any, receive: Receive, send: Send) -> None:
    """Talk with one browser until it leaves, if there is space for it."""
    await receive()
    address = address_of(scope)
    try:
        house.check_space(address)
    except Refused as refused:
        await turn_away(refused, send)
        return
    with house.crowd.entered(address):
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await converse(Talk(house, session, Ear(scope["extensions"][EXTENSION][WIRE])), receive)


async def turn_away(refused: Refused, send: Send) -> None:
    """A refusal in place of a connection."""
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"60")]
    await send({"type": "websocket.http.response.start", "status": 503, "headers": headers})
    body = encode(refusal_frame(refused))
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def converse(talk: Talk, receive: Receive) -> None:
    waiting = asyncio.get_running_loop().call_later(HELLO, talk.expect_hello)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            await talk.hear(message.get("text") or message.get("bytes"))
    finally:
        waiting.cancel()
        talk.leave()
