"""``colt-express serve``: tables for people and bots, over the network."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from typing import Final, NamedTuple

import uvicorn
from starlette.applications import Starlette

from ...server.api.theatre.sources import local_name
from ...server.base.known_programs import load_known_programs
from ...server.base.logs import LogFormat, begin_log
from ...server.base.memory import tune_garbage_collection
from ...server.base.settings import Settings
from ...server.connections.handshake import Handshake
from ...server.connections.legal import Legal
from ...server.connections.static_files import StaticFiles
from ...server.hosting.app import create_app
from ...server.hosting.server import Server
from ...server.storage.database.table_store import prepare
from ..database_options import DatabaseOption, DataOption, new_database
from . import options
from .checked_values import (
    NO_PAGE,
    checked_host,
    checked_ladder,
    checked_origin,
    load_house_cards,
    possible_connections,
    static_files,
)
from .listening import PortTaken, bind, read_place
from .server_process import ServerProcess

HERE: Final = "127.0.0.1"
PORT: Final = 8080
GRACE: Final = 10.0
"""Seconds within which a server stops, unless the operator says otherwise."""

_log = logging.getLogger(__name__)


def serve(
    host: options.Host = HERE,
    port: options.Port = PORT,
    data: DataOption = None,
    database: DatabaseOption = None,
    origin: options.Origin = None,
    allowed_host: options.AllowedHost = None,
    messages: options.Messages = 20,
    requests: options.Requests = 10,
    tables: options.Tables = 60,
    seats: options.Seats = 120,
    seats_per_address: options.SeatsPerAddress = 8,
    reviews: options.Reviews = 30,
    hints: options.Hints = 240,
    replays: options.Replays = 600,
    refusals: options.Refusals = 100,
    connections: options.Connections = 64,
    all_connections: options.AllConnections = 10_000,
    spectators: options.Spectators = 100,
    spectators_per_address: options.SpectatorsPerAddress = 16,
    proxies: options.Proxies = 0,
    page: options.Page = None,
    components: options.Components = None,
    programs: options.Programs = True,
    known_programs: options.KnownPrograms = None,
    calls: options.Calls = True,
    hook_host: options.HookHost = None,
    push_host: options.PushHost = None,
    profiles: options.Profiles = True,
    workers: options.Workers = 2,
    review_seconds: options.ReviewSeconds = 25,
    keep_finished: options.KeepFinished = 90,
    keep_abandoned: options.KeepAbandoned = 30,
    keep_profiles: options.KeepProfiles = 180,
    memory: options.Memory = 512,
    metrics: options.Metrics = None,
    grace: options.Grace = GRACE,
    log: options.Log = LogFormat.TEXT,
    vote_seconds: options.VoteSeconds = 120,
    absence_seconds: options.AbsenceSeconds = 30,
    seat_seconds: options.SeatSeconds = 90,
    keep_waiting: options.KeepWaiting = 1,
    legal: options.Legal = None,
    contact: options.Contact = "",
    day_train: options.DayTrain = True,
    day_list: options.DayList = True,
    quick_match: options.QuickMatch = True,
    ladder: options.Ladder = False,
    evenings: options.Evenings = True,
    open_page: options.OpenPage = False,
) -> None:
    """Run a server: people join by link, bots take the remaining seats."""
    settings = Settings(
        database=new_database(data, database),
        origins=tuple(map(checked_origin, origin or ())),
        hosts=tuple(map(checked_host, allowed_host or ())),
        workers=workers,
        review_seconds=review_seconds,
        messages_per_second=messages,
        requests_per_second=requests,
        tables_per_hour=tables,
        seats_per_hour=seats,
        seats_per_address=seats_per_address,
        reviews_per_hour=reviews,
        hints_per_hour=hints,
        replays_per_hour=replays,
        refusals=refusals,
        connections=possible_connections(all_connections),
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
        keep_profiles=keep_profiles,
        memory=memory,
        day_train=day_train,
        day_list=day_list,
        quick_match=quick_match,
        ladder=checked_ladder(ladder),
        evenings=evenings,
        house=None if components is None else load_house_cards(components),
        calls=calls,
        hook_hosts=tuple(one.lower() for one in hook_host or ()),
        push_hosts=tuple(one.lower() for one in push_host or ()),
        profiles=profiles,
        programs=programs,
        known_programs=() if known_programs is None else load_known_programs(known_programs),
    )
    run = Run(host, port, metrics, grace, log, "" if open_page else None)
    _run(settings, static_files(page, open_page), Legal(settings, legal, contact), run)


class Run(NamedTuple):
    """How the process of a server runs: where it listens, how it logs, and how it ends."""

    host: str
    port: int
    metrics: str | None
    grace: float
    log: LogFormat
    opened: str | None = None  # path that is opened in the local browser
    records: tuple[bytes, ...] = ()  # that can be watched


def _run(settings: Settings, page: StaticFiles | None, legal: Legal, run: Run) -> None:
    """Listen, open the database, and serve until the process is asked to stop."""
    with contextlib.ExitStack() as stack, contextlib.suppress(KeyboardInterrupt):
        sockets = bind(stack, run.host, run.port)
        metrics_sockets = _bind_metrics(stack, run.metrics)
        database = asyncio.run(prepare(settings.database))
        begin_log(run.log)
        _log.info("games are stored in %s", database)
        if page is None:
            _log.info("%s; programs can play", NO_PAGE)
        server = Server(settings, run.records)
        config = _uvicorn_config(create_app(server, page, legal), settings, run)
        tune_garbage_collection()
        ServerProcess(config, server, metrics_sockets, run.grace, run.opened).run(sockets)


def _bind_metrics(stack: contextlib.ExitStack, place: str | None) -> list[socket.socket]:
    """The sockets for metrics, if an address for them is given."""
    return [] if place is None else bind(stack, *read_place(place), "--metrics")


def _uvicorn_config(app: Starlette, settings: Settings, run: Run) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=run.host,
        port=run.port,
        http="h11",
        ws=Handshake,
        ws_max_size=settings.frame_size,
        proxy_headers=False,
        log_config=None,
        log_level="warning",
        access_log=False,
    )


def open_table() -> None:
    """Open a table in the local browser, on the default port or, if that is in use, any other: the
    meaning of ``colt-express`` without a command."""
    try:
        with contextlib.ExitStack() as stack:
            bind(stack, HERE, PORT)
        serve(open_page=True)
    except PortTaken:
        serve(port=0, open_page=True)


def open_record(record: bytes, seat: int) -> None:
    """Open a game's page with a record in the local browser, as that seat saw it, on a server of
    its own."""
    settings = Settings(database=new_database(None, None))
    path = f"/game/{local_name(record)}?seat={seat}"
    run = Run(HERE, 0, None, GRACE, LogFormat.TEXT, path, (record,))
    _run(settings, static_files(None, needed=True), Legal(settings), run)
