"""``colt-express serve``: tables for people and bots, over the network."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
import uvicorn

from ...engine import Box, SetupError, load_box
from ...server.api.app import Desk, create_app
from ...server.base.logs import LogFormat, begin_log
from ...server.base.memory import settle
from ...server.base.settings import Settings
from ...server.connections.handshake import Handshake
from ...server.connections.legal import Legal
from ...server.connections.security import host_of
from ...server.connections.static_files import Pages, page_folder
from ...server.storage.table_store import prepare
from ...server.table.operator_cards import check_playable
from ..database_options import DatabaseOption, DataOption, new_database
from .listening import CannotServe, PortTaken, bind, read_place
from .server_process import ServerProcess

if sys.platform != "win32":
    import resource

HERE: Final = "127.0.0.1"
PORT: Final = 8080
NO_PAGE: Final = 'the page is not built here ("make play" builds it)'

FILES_OF_OUR_OWN: Final = 200
"""For databases, workers, the page, and connections that are being refused."""

_log = logging.getLogger(__name__)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = PORT,
    data: DataOption = None,
    database: DatabaseOption = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="The origin of another page that may use this server."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(help="A host name of this server, repeatable.", show_default="any"),
    ] = None,
    messages: Annotated[
        float, typer.Option(min=1, help="Messages per second from one client.")
    ] = 20,
    requests: Annotated[
        float, typer.Option(min=1, help="Requests per second from one address.")
    ] = 10,
    tables: Annotated[
        int, typer.Option(min=1, help="New tables and rematches per hour from one address.")
    ] = 60,
    seats: Annotated[int, typer.Option(min=1, help="Seats per hour taken from one address.")] = 120,
    seats_per_address: Annotated[
        int, typer.Option(min=1, help="Seats at public tables occupied from one address.")
    ] = 8,
    reviews: Annotated[int, typer.Option(min=1, help="Reviews per hour for one address.")] = 30,
    hints: Annotated[int, typer.Option(min=1, help="Hints per hour for one address.")] = 240,
    refusals: Annotated[
        int, typer.Option(min=1, help="Refused messages of one client before it is disconnected.")
    ] = 100,
    connections: Annotated[int, typer.Option(min=1, help="Connections from one address.")] = 64,
    all_connections: Annotated[int, typer.Option(min=1, help="Connections in total.")] = 10_000,
    spectators: Annotated[int, typer.Option(min=0, help="Spectators at one table.")] = 100,
    spectators_per_address: Annotated[
        int, typer.Option(min=0, help="Tables watched from one address.")
    ] = 16,
    proxies: Annotated[
        int,
        typer.Option(
            min=0, max=9, help="Your own proxies in front of the server, which set X-Forwarded-For."
        ),
    ] = 0,
    page: Annotated[
        Path | None,
        typer.Option(
            exists=True,
            file_okay=False,
            help="The folder of another built page.",
            show_default="the page included in this program",
        ),
    ] = None,
    components: Annotated[
        Path | None,
        typer.Option(help="A file with your own cars and round cards, offered at tables."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Worker processes for bots.")] = 2,
    review_seconds: Annotated[
        float, typer.Option(min=1, help="Seconds for the review of a finished game.")
    ] = 25,
    keep_finished: Annotated[
        float,
        typer.Option(min=0, help="Days that a finished game is kept; 0 is forever."),
    ] = 90,
    keep_abandoned: Annotated[
        float,
        typer.Option(min=0, help="Days that an unfinished game is kept; 0 is forever."),
    ] = 30,
    memory: Annotated[
        int, typer.Option(min=16, help="Megabytes of memory for tables, approximately.")
    ] = 512,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="[HOST:]PORT",
            help="Expose metrics at this address, which should not be public.",
            show_default="nowhere",
        ),
    ] = None,
    grace: Annotated[
        float, typer.Option(min=1, help="Seconds for a graceful shutdown (SIGTERM).")
    ] = 10,
    log: Annotated[
        LogFormat,
        typer.Option(help="The log format: lines for people, or one JSON object per line."),
    ] = LogFormat.TEXT,
    vote_seconds: Annotated[
        float,
        typer.Option(
            min=1, help="Seconds after which others may vote for a bot to replace an idle player."
        ),
    ] = 120,
    absence_seconds: Annotated[
        float,
        typer.Option(
            min=1,
            help="Seconds of absence after which the host may let a bot play for a player.",
        ),
    ] = 30,
    seat_seconds: Annotated[
        float,
        typer.Option(min=30, help="Seconds after which the seat of an absent guest is freed."),
    ] = 90,
    keep_waiting: Annotated[
        float, typer.Option(min=0.1, help="Hours after which an abandoned lobby is closed.")
    ] = 1,
    legal: Annotated[
        Path | None,
        typer.Option(
            exists=True,
            file_okay=False,
            help="A folder with your privacy.txt and imprint.txt.",
            show_default="what the program stores",
        ),
    ] = None,
    contact: Annotated[
        str, typer.Option(help="For security.txt, such as mailto:security@example.org.")
    ] = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Run a server: people join by link, bots take the remaining seats."""
    settings = Settings(
        database=new_database(data, database),
        origins=tuple(map(_origin, origin or ())),
        hosts=tuple(map(_host, allowed_host or ())),
        workers=workers,
        review_seconds=review_seconds,
        messages_per_second=messages,
        requests_per_second=requests,
        tables_per_hour=tables,
        seats_per_hour=seats,
        seats_per_address=seats_per_address,
        reviews_per_hour=reviews,
        hints_per_hour=hints,
        refusals=refusals,
        connections=_within_reach(all_connections),
        connections_per_address=connections,
        spectators=spectators,
        spectators_per_address=spectators_per_address,
        proxies=proxies,
        vote_seconds=vote_seconds,
        absence_seconds=absence_seconds,
        seat_seconds=seat_seconds,
        keep_waiting=3600 * keep_waiting,
        keep_finished=keep_finished,
        keep_abandoned=keep_abandoned,
        memory=memory,
        house=None if components is None else _house(components),
    )
    pages = _pages(page, open_page)
    texts = Legal(settings, legal, contact)
    with contextlib.ExitStack() as stack, contextlib.suppress(KeyboardInterrupt):
        sockets = bind(stack, host, port)
        doors = bind(stack, *read_place(metrics), "--metrics") if metrics is not None else []
        kept = asyncio.run(prepare(settings.database))
        begin_log(log)
        _log.info("games are stored in %s", kept)
        if pages is None:
            _log.info("%s; programs can play", NO_PAGE)
        desk = Desk(settings)
        config = uvicorn.Config(
            create_app(desk, pages, texts),
            host=host,
            port=port,
            http="h11",
            ws=Handshake,
            ws_max_size=settings.frame_size,
            proxy_headers=False,
            log_config=None,
            log_level="warning",
            access_log=False,
        )
        settle()
        ServerProcess(config, desk, doors, grace, open_page).run(sockets)


def open_table() -> None:
    """What ``colt-express`` without a command does: a table in the local browser, on the default
    port or, if that is in use, any other."""
    try:
        with contextlib.ExitStack() as stack:
            bind(stack, HERE, PORT)
        serve(open_page=True)
    except PortTaken:
        serve(port=0, open_page=True)


def _house(file: Path) -> Box:
    house = load_box(file)
    try:
        check_playable(house)
    except SetupError as error:
        raise CannotServe(f"{file}: {error}") from None
    return house


def _pages(page: Path | None, needed: bool) -> Pages | None:
    folder = page or page_folder()
    if folder is not None:
        return Pages(folder)
    if needed:
        raise CannotServe(NO_PAGE)
    return None


def _within_reach(connections: int) -> int:
    """The requested number of connections, limited by the number of files that the process may
    open, which is first raised as far as possible."""
    if sys.platform == "win32":  # which has no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = max(soft, connections + FILES_OF_OUR_OWN)
    if hard != resource.RLIM_INFINITY:
        limit = min(limit, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    return max(1, min(connections, limit - FILES_OF_OUR_OWN))


def _host(name: str) -> str:
    found = host_of(name)
    if not found or found != name.lower().strip("[]"):
        raise CannotServe(f"{name!r} is not a host name; one looks like games.example.org")
    return found


def _origin(name: str) -> str:
    """As browsers send it; any other form would never match."""
    found = name.lower().removesuffix("/")
    scheme, _, host = found.partition("://")
    if scheme not in ("http", "https") or not host_of(host) or set(host) & set(" /?#@"):
        raise CannotServe(f"{name!r} is not an origin; one looks like https://games.example.org")
    return found
