"""Startup time and memory of a server with many games in its database.

``python -m benchmarks.startup`` fills a new SQLite file with finished and abandoned games, copies
of a few that were really played, starts a server on it, and keeps requesting `/healthz`. Every
third abandoned game has a clock of a day, which the server checks one after another. With
``--database`` the games go into that database, which must be empty, for example on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import platform
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic, perf_counter, sleep, time
from typing import Annotated, Any, Final

import msgspec
import typer
from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.running import HTTP, Server

from colt_express import Game, Setup
from colt_express.server.base.settings import default_database
from colt_express.server.storage.database.columns import CHOICES, SEATS, TABLES
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import SeatRow, TableRow, seat_values, table_values

PLAYED: Final = 20
"""Number of games that are really played; the database has many copies of each."""
SEATS_TAKEN: Final = 4
HOUR, DAY = 3600.0, 86400
AT_ONCE: Final = 200
BETWEEN: Final = 0.02  # seconds between two requests


class Figures(msgspec.Struct):
    machine: str
    python: str
    database: str
    finished: int
    abandoned: int
    seconds: float
    """Time until the first answer."""
    megabytes: float
    """Memory at that point, in megabytes."""
    megabytes_later: float
    seconds_later: float
    p99_ms: float
    """Time of an answer while clocks are checked, 99th percentile."""
    slowest_ms: float


def played(seed: int) -> tuple[Setup, list[str]]:
    """A whole game, each choice with its seat."""
    dice, game = Random(seed), Game(Setup(SEATS_TAKEN, seed=f"startup {seed}"), listening=False)
    while not game.over:
        decision = dice.choice(game.decisions)
        game.choose(decision.seat, dice.choice(decision.options))
    seats = zip(game.choosers, game.choices, strict=True)
    return game.setup, [f"{seat} {option}" for seat, option in seats]


def rows_of(number: int, abandoned: bool, games: list[tuple[Setup, list[str]]]) -> dict[Table, Any]:
    """A table with its seats and choices. An abandoned game stops in the middle."""
    setup, choices = games[number % len(games)]
    name, begun = f"{'a' if abandoned else 'f'}{number:09}", time() - HOUR
    table = TableRow(
        id=name,
        created=begun,
        started=begun,
        touched=begun,
        status="playing" if abandoned else "over",
        public=False,
        clock=DAY if abandoned and number % 3 == 0 else 0,
        pace=0.8,
        host=0,
        options=setup.options,
        seed=setup.seed,
        setup=setup.to_dict(),
    )
    people = [SeatRow(seat, "human", f"guest {seat}") for seat in range(SEATS_TAKEN)]
    made = [choice.partition(" ") for choice in choices[: len(choices) // (2 if abandoned else 1)]]
    return {
        TABLES: [table_values(table)],
        SEATS: [seat_values(name, seat) for seat in people],
        CHOICES: [
            {"table_id": name, "number": n, "seat": int(seat), "option": option, "made": begun}
            for n, (seat, _, option) in enumerate(made)
        ],
    }


async def fill(database: str, finished: int, abandoned: int) -> None:
    games = [played(seed) for seed in range(PLAYED)]
    store = Store(database)
    await store.open()
    try:
        async with store.engine.connect() as connection:
            if await connection.scalar(select(func.count()).select_from(TABLES)):
                raise typer.BadParameter("that database already contains games")
        kinds = [False] * finished + [True] * abandoned
        tables = (rows_of(number, kind, games) for number, kind in enumerate(kinds))
        for some in _in_parts(list(tables)):
            async with store.writing() as connection:
                await _write(connection, some)
    finally:
        await store.close()


async def _write(connection: AsyncConnection, tables: list[dict[Table, Any]]) -> None:
    for table in (TABLES, SEATS, CHOICES):
        rows = [row for one in tables for row in one[table]]
        await connection.execute(insert(table), rows)


def _in_parts(tables: list[dict[Table, Any]]) -> Iterator[list[dict[Table, Any]]]:
    for first in range(0, len(tables), AT_ONCE):
        yield tables[first : first + AT_ONCE]


def megabytes_of(process: int) -> float:
    """Memory of the process."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError("the system does not report the memory of a process")


def ask_for(seconds: float, server: Server) -> list[float]:
    """Response times of repeated requests."""
    took, end = [], monotonic() + seconds
    while monotonic() < end:
        begun = perf_counter()
        assert HTTP.get(f"http://{server.address}/healthz").status_code == 200
        took.append(perf_counter() - begun)
        sleep(BETWEEN)
    return took


def measure(folder: Path, database: str, finished: int, abandoned: int, later: float) -> Figures:
    asyncio.run(fill(database, finished, abandoned))
    begun = perf_counter()
    with Server(folder, database=database) as server:
        seconds = perf_counter() - begun
        assert server.process is not None
        megabytes = megabytes_of(server.process.pid)
        took = ask_for(later, server)
        return Figures(
            machine=f"{platform.machine()}, {platform.system()} {platform.release()}",
            python=platform.python_version(),
            database=database.partition(":")[0],
            finished=finished,
            abandoned=abandoned,
            seconds=round(seconds, 2),
            megabytes=round(megabytes),
            megabytes_later=round(megabytes_of(server.process.pid)),
            seconds_later=later,
            p99_ms=round(1000 * quantiles(took, n=100)[98], 1),
            slowest_ms=round(1000 * max(took), 1),
        )


def main(
    finished: Annotated[
        int, typer.Option(min=0, max=100_000, help="Number of finished games.")
    ] = 10_000,
    abandoned: Annotated[
        int, typer.Option(min=0, max=100_000, help="Number of abandoned games.")
    ] = 3_000,
    later: Annotated[float, typer.Option(min=1, max=600, help="Seconds of observation.")] = 30,
    database: Annotated[
        str | None, typer.Option(help="An empty database.", show_default="a new SQLite file")
    ] = None,
) -> None:
    """Start a server on a database full of games."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        address = database or default_database(folder)
        figures = measure(folder, address, finished, abandoned, later)
    for field in figures.__struct_fields__:
        print(f"{field:16} {getattr(figures, field)}")


if __name__ == "__main__":
    typer.run(main)
