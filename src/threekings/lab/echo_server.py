"""A WebSocket server that does nothing but send back what it hears, to measure others against: a bare uvicorn.

Needs what the extra `serve` brings: python -m threekings.lab.echo_server
"""

import socket
from typing import Any

import uvicorn

BACKLOG = 2048


async def echo(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    settings = uvicorn.Config(
        echo, lifespan="off", log_level="critical", ws_per_message_deflate=False, backlog=BACKLOG, access_log=False
    )
    uvicorn.Server(settings).run(sockets=[listener])


if __name__ == "__main__":
    main()
