"""What people at tables notice while a stranger does his worst: ``python -m benchmarks.attacks``.

Forty tables of four people with human pauses, each table from an address of its own, play at a
server with its usual limits. Choices are timed in peace, and then while each of the attacks of
`tests.server.attacks` comes from one other address. Everything happens on this machine.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from tests.server.attacks import ATTACKS
from tests.server.running import PublicServer, Server

from benchmarks.people import Crowd, Latencies, ServerProcess, machine

PEACE = "peace"
WORSE = 3.0
"""How many times as long as in peace a choice may take, for 99 of 100."""


class Row(msgspec.Struct):
    choices: Latencies
    cpu: float
    """How busy the server was, in cores; bots think elsewhere."""


class Figures(msgspec.Struct):
    machine: str
    tables: int
    rows: dict[str, Row]


class Witness:
    """Watches people at tables, and how busy the server is."""

    def __init__(self, crowd: Crowd, server: ServerProcess) -> None:
        self.crowd = crowd
        self.server = server

    async def watch(self, name: str, seconds: float, peace: Row | None = None) -> Row:
        before, begun = self.server.cpu_seconds, perf_counter()
        choices = await self.crowd.watch(seconds)
        row = Row(choices, (self.server.cpu_seconds - before) / (perf_counter() - begun))
        times = f"  {choices.p99_ms / peace.choices.p99_ms:5.2f} × peace" if peace else ""
        typer.echo(
            f"{name:18} {choices.choices:5} choices  p50 {choices.p50_ms:6.1f} ms"
            f"  p99 {choices.p99_ms:6.1f} ms  worst {choices.worst_ms:6.1f} ms"
            f"  cpu {row.cpu:4.2f}{times}"
        )
        return row


def pause(dice: Random) -> float:
    return dice.uniform(0.2, 1.0)


async def measure(server: Server, tables: int, seconds: float, names: list[str]) -> dict[str, Row]:
    crowd = Crowd(server.address, pause)
    await crowd.come(tables)
    await crowd.watch(3)
    witness = Witness(crowd, ServerProcess(server))
    peace = await witness.watch(PEACE, 2 * seconds)
    rows = {PEACE: peace}
    for name in names:
        attack = await asyncio.create_subprocess_exec(
            *("chrt", "--idle", "0"),  # for another machine, which takes no time of this one
            *(sys.executable, "-m", "tests.server.attacks", name, server.address, str(seconds + 2)),
        )
        await crowd.watch(1)
        rows[name] = await witness.watch(name, seconds, peace)
        await attack.wait()
        await crowd.watch(1)
    rows["peace again"] = await witness.watch("peace again", seconds, peace)
    await crowd.go_home()
    return rows


def main(
    tables: Annotated[int, typer.Option(min=1, help="Tables of four people.")] = 40,
    seconds: Annotated[float, typer.Option(min=1, help="How long each attack lasts.")] = 15,
    only: Annotated[list[str] | None, typer.Option(help="Just these attacks.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
) -> None:
    """Measure choices in peace and under attack."""
    typer.echo(f"{machine()}: {tables} tables")
    names = only or list(ATTACKS)
    with tempfile.TemporaryDirectory() as folder, PublicServer(Path(folder)) as server:
        rows = asyncio.run(measure(server, tables, seconds, names))
    worst = max(row.choices.p99_ms for row in rows.values()) / rows[PEACE].choices.p99_ms
    typer.echo(f"p99 is at worst {worst:.2f} times that in peace (allowed: {WORSE})")
    if json is not None:
        figures = Figures(machine(), tables, rows)
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    raise typer.Exit(0 if worst <= WORSE else 1)


if __name__ == "__main__":
    typer.run(main)
