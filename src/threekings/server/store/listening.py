"""Hearing of what other processes have written, by PostgreSQL's notifications.

They are hints, so that everybody is told at once: whoever was not connected for a while looks at everything anew, and
looks again now and then all the same.
"""

import asyncio
from collections.abc import Callable
from contextlib import closing

import psycopg

from threekings.server.store.changes import StoreFailed
from threekings.server.store.postgresql_connection import NOTICE_SOON, Address, Connection
from threekings.server.store.sharing import CHANNEL

AGAIN = 0.5  # seconds until a connection that was lost is made anew
Heard = Callable[[str | None], None]


async def listen(address: Address, heard: Heard) -> None:
    """Pass on every hint, and None where some may have been missed; goes on until it is cancelled."""
    while True:
        try:
            connection = await asyncio.to_thread(connected, address)
        except (StoreFailed, psycopg.Error):
            await asyncio.sleep(AGAIN)
            continue
        with closing(connection):
            heard(None)
            await pass_on(connection, heard)


def connected(address: Address) -> Connection:
    connection = address.connect("threekings listener", NOTICE_SOON)
    try:
        connection.execute(f"LISTEN {CHANNEL}")
    except BaseException:
        connection.close()
        raise
    return connection


async def pass_on(connection: Connection, heard: Heard) -> None:
    """Until the connection is lost. What has arrived is read when the socket says so: there is no thread to wake."""
    loop, number = asyncio.get_running_loop(), connection.fileno()
    lost = loop.create_future()

    def read() -> None:
        try:
            connection.pgconn.consume_input()
            while hint := connection.pgconn.notifies():
                heard(hint.extra.decode())
        except psycopg.Error:
            loop.remove_reader(number)
            if not lost.done():
                lost.set_result(None)

    loop.add_reader(number, read)
    try:
        read()  # what came with the answer to LISTEN
        await lost
    finally:
        loop.remove_reader(number)
