"""How many tables of people one core can serve: ``python -m benchmarks.capacity``.

Tables of four clients that pause for a few seconds play on a server that has one core to itself;
the clients use the others. Tables are added as long as 99 % of the choices reach all four seats
within `LIMIT`. The growth of the server's memory is what the tables use.
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from tests.server.running import PublicServer, Server

from benchmarks.people import Crowd, Latencies, ServerProcess, machine

LIMIT = 100.0  # milliseconds
STEP = 250
THINKING = (0.5, 3.5)
"""Range of the pauses, in seconds."""


class Row(msgspec.Struct):
    tables: int
    choices: Latencies
    per_second: float
    cpu: float
    megabytes: float


class Figures(msgspec.Struct):
    machine: str
    most: int
    kilobytes_per_table: float
    rows: list[Row]


def pause(dice: Random) -> float:
    return dice.uniform(*THINKING)


async def measure(server: Server, most: int, seconds: float) -> list[Row]:
    measured = ServerProcess(server)
    os.sched_setaffinity(measured.number, {0})
    os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)) or {0})
    crowd, rows = Crowd(server.address, pause), [Row(0, Latencies(0, 0, 0, 0), 0, 0, 0)]
    rows[0].megabytes = measured.megabytes
    while rows[-1].tables < most and rows[-1].choices.p99_ms < LIMIT:
        await crowd.come(STEP)
        await crowd.watch(2)
        before = measured.cpu_seconds
        choices = await crowd.watch(seconds)
        cpu = (measured.cpu_seconds - before) / seconds
        row = Row(
            rows[-1].tables + STEP, choices, choices.choices / seconds, cpu, measured.megabytes
        )
        rows.append(row)
        typer.echo(
            f"{row.tables:5} tables  {row.per_second:6,.0f} choices/s  p50 {choices.p50_ms:5.1f} ms"
            f"  p99 {choices.p99_ms:6.1f} ms  cpu {cpu:4.2f}  {row.megabytes:5,.0f} MB"
        )
    await crowd.go_home()
    return rows


def main(
    most: Annotated[int, typer.Option(min=STEP, help="Maximum number of tables.")] = 4_000,
    seconds: Annotated[float, typer.Option(min=1, help="Duration of each measurement.")] = 10,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
) -> None:
    """Measure how many tables of people one core can serve."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    typer.echo(machine())
    with (
        tempfile.TemporaryDirectory() as folder,
        PublicServer(Path(folder), all_connections=str(10 * most)) as server,
    ):
        rows = asyncio.run(measure(server, most, seconds))
    within = [row for row in rows if row.choices.p99_ms < LIMIT]
    last = within[-1]
    each = 1024 * (last.megabytes - rows[0].megabytes) / max(1, last.tables)
    typer.echo(
        f"{last.tables} tables keep p99 under {LIMIT:.0f} ms; {each:.0f} kB of memory per table"
    )
    if json is not None:
        figures = Figures(machine(), last.tables, each, rows)
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")


if __name__ == "__main__":
    typer.run(main)
