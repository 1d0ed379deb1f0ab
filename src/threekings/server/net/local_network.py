"""Play in the local network: this server listens at the machine's address there as well, for as long as it is asked to.

Nothing else is opened: one private address, to whose name the origin check answers then. It is opened by whoever has
started the server, or from a browser on this machine by the token that was printed at the start.
"""

import asyncio
import hmac
import secrets
import socket
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from threekings.server import logs
from threekings.server.net.addresses import is_here
from threekings.server.net.origin_check import OriginCheck
from threekings.server.net.requests import COMMON
from threekings.server.net.sessions import HttpRequest
from threekings.server.protocol.messages import Lan, LanSwitch
from threekings.server.table.refused import Refused

TOKEN_BYTES = 18
NO_ADDRESS = "this machine has no address in a local network"


class LocalNetwork:
    """Whether others in the local network can reach a running server, and how."""

    def __init__(self, server: uvicorn.Server, check: OriginCheck, port: int, find_address: Callable[[], str | None]):
        self.server, self.check, self.port = server, check, port
        self.find_address = find_address  # of this machine in its network, which may change while the server runs
        self.token = secrets.token_urlsafe(TOKEN_BYTES)
        self.address: str | None = None  # where it listens now
        self.listener: asyncio.Server | None = None
        self.lock = asyncio.Lock()

    @property
    def link(self) -> str | None:
        """Where others find this server, while they can."""
        return f"http://{self.address}:{self.port}" if self.address else None

    def allows(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.token.encode())

    async def open(self) -> None:
        """Let others in the local network come."""
        async with self.lock:
            if self.address:
                return
            address = self.find_address()
            if address is None:
                raise Refused("lan", NO_ADDRESS)
            try:
                opened = socket.create_server((address, self.port), backlog=self.server.config.backlog)
            except OSError as error:
                raise Refused("lan", f"cannot listen at {address}:{self.port}: {error.strerror or error}") from None
            self.listener = await asyncio.get_running_loop().create_server(self._connection, sock=opened)
            self.server.servers.append(self.listener)
            self.check.hosts.add(address)
            self.address = address
        logs.event("local network opened", address=f"{address}:{self.port}")

    async def close(self) -> None:
        """Let nobody come but from this machine: who plays from elsewhere is disconnected."""
        async with self.lock:
            address, listener = self.address, self.listener
            if address is None or listener is None:
                return
            self.address = self.listener = None
            self.check.hosts.discard(address)
            self.server.servers.remove(listener)
            listener.close()
            for connection in list(self.server.server_state.connections):
                if connection.transport.get_extra_info("sockname")[0] == address:
                    connection.transport.abort()
        logs.event("local network closed", address=f"{address}:{self.port}")

    def _connection(self) -> asyncio.Protocol:
        """A new connection, as uvicorn makes one."""
        server = self.server
        settings: dict[str, Any] = {"server_state": server.server_state, "app_state": server.lifespan.state}
        return server.config.http_protocol_class(config=server.config, **settings)  # type: ignore[call-arg]


@post(
    "/api/lan",
    summary="Whether others in the local network can play here; let them, by the token printed at the start",
    status_code=200,
    **COMMON,
)
async def local_network(data: JSONBody[LanSwitch], request: HttpRequest, state: State) -> Lan:
    if request.client is None or not is_here(request.client.host):
        raise Refused("not-yours", "this is for browsers on the same machine")
    network: LocalNetwork | None = state.get("local_network")
    if network is None:
        return Lan(state.get("lan_link"))
    allowed = network.allows(data.token)
    if data.open is not None:
        if not allowed:
            raise Refused("token", "this browser does not have the token that was printed when the server started")
        await (network.open() if data.open else network.close())
    return Lan(network.link, allowed and (network.link or network.find_address()) is not None)
