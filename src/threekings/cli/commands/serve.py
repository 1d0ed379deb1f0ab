"""`threekings serve`: the table server, from a free port to the last goodbye."""

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any, NoReturn

import rich_click as click
import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from uvicorn.config import STARTUP_FAILURE

from threekings import __version__
from threekings.cli import FINE, local_network, replacing
from threekings.cli.commands.shared_options import database_setting, processes_setting
from threekings.cli.compiling import show_progress
from threekings.cli.processes import Worker, say_ready, serve_together, this_worker
from threekings.cli.server_address import (
    BACKLOG,
    EVERYWHERE,
    bracketed,
    listening_socket,
    own_links,
    own_names,
    private_address,
    reserved_port,
)
from threekings.games import GAMES
from threekings.server import logs
from threekings.server.app import checked_app, close_connections, make_litestar
from threekings.server.compilation import what_tables_need
from threekings.server.lifecycle.sweeping import DAY, HOUR, Retention
from threekings.server.net.accepting import AcceptedConnection, AcceptLimit, HandedConnection
from threekings.server.net.handing_over import HandingOver
from threekings.server.net.http_connection import MOST_HEADERS
from threekings.server.net.local_network import LocalNetwork
from threekings.server.net.open_files import connections_beside, sockets_within
from threekings.server.net.origin_check import LOCAL
from threekings.server.net.websocket_transport import WebSocketTransport
from threekings.server.registry.registry import MOST_CONNECTIONS
from threekings.server.store.changes import InUse, StoreFailed
from threekings.server.store.data_folder import DATABASE
from threekings.server.store.migrations import is_older
from threekings.server.store.opening import open_store
from threekings.server.store.store import Store
from threekings.texts import localized

AGE = click.FloatRange(0, min_open=True)
FRAME = 16 * 1024  # bytes of a frame from a client, at most
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
ELSEWHERE = ("CI", "SSH_CONNECTION", "SSH_TTY")  # set where nobody sees a browser that opens here
GOODBYE = 1  # seconds that connections have to end
# Objects made until the youngest generation is collected, and how many collections until the older ones are. The
# counter grows by about three a move, one of which stays; the event loop stands still meanwhile: it is to be seldom.
GARBAGE = (75_000, 20, 1000)
PROXIES = "FORWARDED_ALLOW_IPS", "127.0.0.1,::1"  # the setting that names those who are believed, and who are if not
PING = 40.0  # seconds between two questions whether a browser is still there, and to answer one


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, metavar="HOST", help="Where to listen; 0.0.0.0 is everywhere."
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="PORT",
    help="Where to listen; 0 for any free one. If not said 8000, or the next that is free.",
)
@click.option("--lan", is_flag=True, help="Let everybody in the local network play, and nobody beyond it.")
@click.option(
    "--lan-address",
    metavar="ADDRESS",
    callback=local_network.checked_address,
    help="This machine's address in the local network, where the one it finds is not the right one.",
)
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER", help="Where tables are kept.")
@database_setting
@processes_setting("So many processes that share the port; with a PostgreSQL database.")
@click.option("--name", "names", multiple=True, metavar="HOST", help="A further name the server is reached by.")
@click.option(
    "--keep-gathering",
    type=AGE,
    default=24,
    show_default=True,
    metavar="HOURS",
    help="Delete tables whose game has not begun so long after anybody sat down.",
)
@click.option(
    "--keep-bot-games",
    type=AGE,
    default=7,
    show_default=True,
    metavar="DAYS",
    help="Delete games of bots alone so long after their last move.",
)
@click.option(
    "--keep-games",
    type=AGE,
    metavar="DAYS",
    help="Delete games with people so long after anything happened there; if not said, never.",
)
@click.option("--replace", is_flag=True, help="Take over from the server that runs there: folder, port and players.")
@click.option("--no-accounts", is_flag=True, help="Let nobody make an account or log in; everybody plays as a guest.")
@click.option("--open", "show", is_flag=True, help="Open a browser there, where this machine has a desktop.")
@click.option("--verbose", is_flag=True, help="Log refusals and connections too.")
def serve(
    *,
    host: str,
    port: int | None,
    lan: bool,
    lan_address: str | None,
    data: Path | None,
    database: str | None,
    processes: int,
    names: tuple[str, ...],
    keep_gathering: float,
    keep_bot_games: float,
    keep_games: float | None,
    replace: bool,
    no_accounts: bool,
    show: bool,
    verbose: bool,
) -> None:
    """Serve tables to browsers and programs.

    Everything is kept in one folder, without --data in ~/.local/share/threekings, or in a PostgreSQL database, and
    nothing that was acknowledged is ever lost. One process owns a folder. Ctrl-C ends; docs/operating.md tells how to
    host a server for others.

    \b
    Example:
      threekings serve --open
      threekings serve --lan
      threekings serve --host 0.0.0.0 --port 8080 --data ~/three-kings
      threekings serve --name play.example.org
      threekings serve --port 8000 --replace
      threekings serve --database postgresql:///threekings --processes 4
    """
    if replace:
        replacing.check_possible(port, database)
    folder, worker = data or default_folder(), this_worker()
    if processes > 1 and worker is None:
        check_may_share(database, lan=lan)
        serve_in_processes(folder, database, host, port, processes, show=show)
        end_at_once()
    retention = Retention(
        gathering=keep_gathering * HOUR,
        bot_games=keep_bot_games * DAY,
        games=None if keep_games is None else keep_games * DAY,
    )
    with ExitStack() as end:
        beside = replace or worker is not None
        listener = end.enter_context(closing(listening_socket(host, port, beside=beside)))
        if lan and not replace:  # the server before may still listen there
            local_network.check_possible(host, listener.getsockname()[1], lan_address)
        store = end.enter_context(closing(opened(folder, database, replace=replace)))
        logs.write_lines(verbose=verbose)
        known = [*own_names(host, listener.getsockname()[0]), *names]
        queue = what_tables_need(GAMES.values())
        count = worker.of if worker else 1
        app = make_litestar(
            folder,
            store,
            sockets=sockets_within(MOST_CONNECTIONS // count),
            compiling=queue,
            retention=retention,
            beside=count,
            has_accounts=not no_accounts,
        )
        server = Server(app, known, listener, store.place, show=show, worker=worker)
        if worker:
            app.state.process = worker.number
        elif lan or (bracketed(host) in LOCAL and not names):  # with a name others find it elsewhere
            server.offer_local_network(lan_address, at_once=lan)
        elif host in EVERYWHERE:
            server.name_local_network(lan_address)
        server.run(sockets=[listener])
    end_at_once()


class Server(uvicorn.Server):
    """Says where it can be reached once it can, and ends without complaint when told to."""

    def __init__(
        self,
        app: Litestar,
        names: list[str],
        listener: socket.socket,
        place: str,
        *,
        show: bool,
        worker: Worker | None = None,
    ):
        self.check = checked_app(app, names)
        self.handing_over: HandingOver | None = None
        if worker and worker.folder:
            self.handing_over = HandingOver(worker.folder, worker.number, worker.of)
        beside = worker.of if worker else 1
        super().__init__(settings(self.check, app.state.sockets, beside=beside, handing_over=self.handing_over))
        self.app, self.listener, self.place, self.show, self.worker = app, listener, place, show, worker
        self.port: int = listener.getsockname()[1]
        self.network: LocalNetwork | None = None
        self.lan = False

    def offer_local_network(self, address: str | None, *, at_once: bool) -> None:
        """Let the local network in, at once or when the page's switch is used."""
        find = private_address if address is None else lambda: address
        self.network, self.lan = LocalNetwork(self, self.check, self.port, find), at_once
        self.app.state.local_network = self.network

    def name_local_network(self, address: str | None) -> None:
        """It can come already: the page's links have to say where."""
        if found := address or private_address():
            self.app.state.lan_link = f"http://{found}:{self.port}"

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        # uvicorn ends in good order and then raises the signal anew, for whoever was there before.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, leave)
        try:
            super().run(sockets)
        except SystemExit as end:
            if end.code == STARTUP_FAILURE:
                raise click.ClickException(localized("cli-serve-not-started")) from None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays, and need not be looked through again and again
        gc.set_threshold(*GARBAGE)
        host = self.listener.getsockname()[0]
        if self.handing_over:
            self.handing_over.listen(self._take, self.app.state.registry.connections.has_space)
        if self.worker:
            say_ready()
        else:
            await self._tell(host)
        logs.event(
            "started",
            version=__version__,
            address=f"{host}:{self.port}",
            folder=self.place,
            sockets=self.app.state.sockets,
        )

    async def _tell(self, host: str) -> None:
        link = tell_where(host, self.port)
        if self.network:
            if self.lan:
                await self.network.open()
            local_network.tell(self.network, link)
        tell_place(self.place)
        if self.show and has_desktop(os.environ):
            show_page(local_network.link_with_token(self.network, link) if self.network else link)
        self.progress = asyncio.create_task(show_progress(self.app.state.registry.compiling))

    def _take(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another process has accepted."""
        accepted: Any = self.config.http_protocol_class
        of_server = {"server_state": self.server_state, "app_state": self.lifespan.state}
        made = partial(HandedConnection, request, *accepted.args, config=self.config, **of_server)
        self.app.state.registry.background(serve_connection(made, connection))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.handing_over:
            self.handing_over.close()
        close_connections(self.app)
        await super().shutdown(sockets)
        logs.event("stopped")


async def serve_connection(made: Callable[[], asyncio.Protocol], connection: socket.socket) -> None:
    try:
        await asyncio.get_running_loop().connect_accepted_socket(made, connection)
    except OSError:  # it is broken already
        connection.close()


def tell_where(host: str, port: int) -> str:
    """Say where it can be reached; the first link."""
    links = [f"http://{name}:{port}" for name in own_links(host)]
    for link in links:
        click.echo(localized("cli-serve-at", address=link))
    return links[0]


def tell_place(place: str) -> None:
    click.echo(localized("cli-serve-kept", folder=place))
    sys.stdout.flush()  # whoever started us may be waiting for it


# Several processes


def check_may_share(database: str | None, *, lan: bool) -> None:
    """Refuse several processes where there can only be one."""
    if not database:
        raise click.ClickException(localized("cli-serve-processes-folder"))
    if lan:
        raise click.ClickException(localized("cli-serve-processes-lan"))


def serve_in_processes(
    folder: Path, database: str | None, host: str, port: int | None, count: int, *, show: bool
) -> None:
    """Start the servers and keep them going; what cannot be done is said before the first one starts."""
    with closing(reserved_port(host, port)) as reserved:
        with closing(opened(folder, database)) as store:
            place = store.place
        logs.write_lines(verbose=False)
        address, port = reserved.getsockname()[:2]

        def tell() -> None:
            link = tell_where(address, port)
            tell_place(place)
            if show and has_desktop(os.environ):
                show_page(link)

        serve_together(count, port, tell)


def leave(_number: int, _frame: FrameType | None) -> None:
    sys.exit(FINE)


def end_at_once() -> NoReturn:
    """Everything is durable and closed; a bot in the middle of a thought, which nothing can stop, is not waited for."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(FINE)


def settings(
    app: ASGIApp, sockets: int = MOST_CONNECTIONS, *, beside: int = 1, handing_over: HandingOver | None = None
) -> uvicorn.Config:
    connections, proxies = sockets + connections_beside(sockets), os.environ.get(*PROXIES)
    limit = AcceptLimit(connections, proxies=proxies, beside=beside)
    return uvicorn.Config(
        app,
        http=partial(AcceptedConnection, limit, handing_over),  # type: ignore[arg-type]
        forwarded_allow_ips=proxies,
        h11_max_incomplete_event_size=MOST_HEADERS,
        limit_concurrency=connections,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=FRAME,
        ws=WebSocketTransport,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GOODBYE,
        server_header=False,
        date_header=False,  # the origin check adds it, by the server's own clock
        backlog=BACKLOG,
    )


def opened(folder: Path, database: str | None = None, *, replace: bool = False) -> Store:
    try:
        if not database and is_older((folder / DATABASE).expanduser().absolute()):
            click.echo(localized("cli-serve-carried-over", folder=str(folder)))
        store = replacing.taken_over(folder) if replace else open_store(folder, database)
    except (InUse, StoreFailed) as error:
        raise click.ClickException(str(error)) from None
    if store.open_to_others():
        click.echo(localized("cli-serve-open-to-others", folder=str(folder)))
    return store


# The browser


def has_desktop(env: Mapping[str, str]) -> bool:
    """Whether somebody sits before this machine's own screen, who would see a browser open."""
    if any(env.get(name) for name in ELSEWHERE):
        return False
    return sys.platform in ("darwin", "win32") or any(env.get(name) for name in SCREENS)


def show_page(link: str) -> None:
    # Some browsers come back only when they are closed.
    Thread(target=webbrowser.open, args=(link,), daemon=True).start()


def default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "threekings"
