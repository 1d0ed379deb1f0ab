"""The WebSocket: a browser says hello to a table and is told what happens there; what it asks is always answered.

Raw ASGI, because every move is told to every seat: a frame passes through as few hands as possible.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar.types import Receive, Send

from threekings.server.changes import StoreFailed
from threekings.server.house import House
from threekings.server.limits import Bucket
from threekings.server.messages import (
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
    encode,
    read_question,
)
from threekings.server.room import Room
from threekings.server.table import Refused

BEHIND = 256  # frames a reader may be behind before it is dropped
SIZE = 4096  # bytes of a question, at most
RATE, BURST = 50.0, 100.0  # questions a second, and at once
SLOW, LEAVING = 1013, 1012  # close codes


class Ear:
    """One connection: takes frames at once, sends them when it can, and is dropped when it cannot keep up."""

    def __init__(self, send: Send):
        self.send = send
        self.seat: int | None = None
        self.frames: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.closing: int | None = None

    def tell(self, frame: bytes) -> None:
        if len(self.frames) >= BEHIND:
            self.close(SLOW)
        else:
            self.frames.append(frame)
            self.ready.set()

    def say(self, told: Told) -> None:
        self.tell(encode(told))

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.ready.set()

    async def pump(self) -> None:
        """Send until closed."""
        while self.closing is None:
            await self.ready.wait()
            self.ready.clear()
            while self.frames and self.closing is None:
                await self.send({"type": "websocket.send", "text": self.frames.popleft().decode(), "bytes": None})
        await self.send({"type": "websocket.close", "code": self.closing, "reason": ""})


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
            self.ear.say(Refusal(action, refused.code, refused.reason))
        except StoreFailed as failed:
            self.ear.say(Refusal(action, "store", str(failed)))

    async def answer(self, question: Question) -> None:
        if isinstance(question, Ping):
            self.ear.say(Pong())
        elif isinstance(question, Hello):
            self.join(question)
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
        self.leave()
        self.room, self.ear.seat = room, hello.seat
        room.welcome(self.ear, hello.after)

    async def do(self, question: Play | Undo | Back | Away | Resign | Speak) -> int:
        if self.room is None:
            raise Refused("hello", "say hello to a table first")
        room, seat, house = self.room, self.ear.seat, self.house
        if isinstance(question, Speak):
            return await house.speak(room, seat, "Guest", question.text, question.action)
        if seat is None:
            raise Refused("not-yours", "a spectator cannot do this")
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


async def serve_socket(house: House, session: bytes | None, ears: set[Ear], receive: Receive, send: Send) -> None:
    """Talk with one browser until it leaves."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    ear = Ear(send)
    talk = Talk(house, session, ear)
    pump = asyncio.create_task(ear.pump())
    ears.add(ear)
    try:
        while not pump.done():
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                break
            await talk.hear(message.get("text") or message.get("bytes"))
    finally:
        ears.discard(ear)
        talk.leave()
        pump.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await pump
