"""Is a choice ever lost? ``python -m benchmarks.kills`` kills servers during live games.

Servers and their workers are killed with SIGKILL at random moments while clients play over real
sockets, and restarted on the same data; the clients reconnect and play on. At the end of each game,
everything that was acknowledged must be in its record, and every client must have received every
choice once and in order. This repeats `tests/server/test_kill.py` many times: several servers are
killed in parallel, each with its own SQLite file, or with ``--database`` pairs of servers on one
PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer
from tests.server.running import Server
from tests.server.test_kill import Tables

from colt_express.server.base.database_address import read_address, shown

A_KILL = 60.0  # maximum seconds for one, including the restart
SHORTEST = 2  # kills per round


class Tally(msgspec.Struct):
    """The results so far."""

    kills: int = 0
    games: int = 0
    choices: int = 0
    lost: int = 0

    def add(self, tables: Tables) -> None:
        self.kills += tables.killed
        self.games += len(tables.players)
        self.choices += tables.choices
        self.lost += len(tables.lost)

    def __str__(self) -> str:
        return (
            f"{self.kills:,} kills over {self.games:,} games, {self.choices:,} choices "
            f"acknowledged, {self.lost} lost"
        )


@contextmanager
def started(folder: Path, database: str | None) -> Iterator[list[Server]]:
    """A server with its own file, or two on the database."""
    with ExitStack() as stack:
        servers = []
        for number in range(1 if database is None else 2):
            own = folder / str(number)
            own.mkdir(parents=True)
            settings = {} if database is None else {"database": database}
            servers.append(stack.enter_context(Server(own, **settings)))
        yield servers


async def kill_again_and_again(
    field: int, servers: list[Server], rounds: list[int], games: int, tally: Tally
) -> None:
    """Play one round after another with new games. ``rounds``: the number of kills in each."""
    for number, kills in enumerate(rounds):
        seed = f"{field} {number}"
        tables = await asyncio.to_thread(Tables, servers, games, kills, seed, A_KILL * kills)
        try:
            await tables.play_on()
        finally:
            tally.add(tables)
            typer.echo(f"so far {tally}")


def shares(kills: int, side_by_side: int, rounds: int) -> list[list[int]]:
    """The number of kills in each round of each of the parallel servers."""
    each = max(SHORTEST, ceil(kills / (side_by_side * rounds)))
    return [[each] * rounds for _ in range(side_by_side)]


async def kill_side_by_side(
    folder: Path, database: str | None, work: list[list[int]], games: int, tally: Tally
) -> None:
    with ExitStack() as stack:
        fields = [
            stack.enter_context(started(folder / f"field {field}", database))
            for field in range(len(work))
        ]
        async with asyncio.TaskGroup() as group:
            for field, rounds in enumerate(work):
                group.create_task(kill_again_and_again(field, fields[field], rounds, games, tally))


def main(
    kills: Annotated[int, typer.Option(min=2, max=10_000, help="Minimum number of kills.")] = 1000,
    games: Annotated[int, typer.Option(min=3, max=200, help="Games in parallel.")] = 12,
    rounds: Annotated[int, typer.Option(min=1, max=1000, help="Number of rounds.")] = 10,
    side_by_side: Annotated[int, typer.Option(min=1, max=16, help="Servers in parallel.")] = 3,
    database: Annotated[
        str | None,
        typer.Option(
            help="A PostgreSQL database for pairs of servers.", show_default="SQLite, one each"
        ),
    ] = None,
) -> None:
    """Kill servers during live games, and count lost choices."""
    where = "SQLite" if database is None else shown(read_address(database))
    typer.echo(f"{platform.node()}, {os.cpu_count()} × {platform.machine()}, {where}")
    tally, begun, failed = Tally(), monotonic(), False
    with tempfile.TemporaryDirectory() as folder:
        work = shares(kills, side_by_side, rounds)
        try:
            asyncio.run(kill_side_by_side(Path(folder), database, work, games, tally))
        except* (AssertionError, TimeoutError) as errors:
            failed = True
            for error in errors.exceptions:
                typer.echo(f"failed: {error or type(error).__name__}", err=True)
    typer.echo(f"{tally}, in {(monotonic() - begun) / 60:.0f} minutes")
    if failed:
        typer.echo("something is wrong: see above", err=True)
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
