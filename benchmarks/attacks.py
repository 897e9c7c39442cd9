"""What people at tables notice while a stranger does his worst: ``python -m benchmarks.attacks``.

Forty tables of four people with human pauses, each table from an address of its own, play at a
server with its usual limits. Choices are timed while each of the attacks of `tests.server.attacks`
comes from one other address, and in the peace between them. Everything happens on this machine.
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

from benchmarks.people import Crowd, Latencies, ServerProcess, machine, summed_up

PEACE = "peace"
PEACE_SHARE = 0.5
"""How long there is peace before each attack, beside the attack itself."""
AFTERMATH = 2.0
"""Seconds after an attack that are not counted."""
WORSE = 3.0
"""How many times as long as in peace a choice may take, for 99 of 100."""


A_GAME = 60.0
"""Seconds, about. Tables begin one by one in that time, so that at any time some games end and
others begin, in peace as under attack."""


class Row(msgspec.Struct):
    choices: Latencies
    cpu: float
    """How busy the server was, in cores; bots think elsewhere."""


class Figures(msgspec.Struct):
    machine: str
    tables: int
    rows: dict[str, Row]


class Witness:
    """Watches people at tables, and how busy the server is, in several stretches of time."""

    def __init__(self, crowd: Crowd, server: ServerProcess) -> None:
        self.crowd = crowd
        self.server = server
        self._choices: list[float] = []
        self._cpu = 0.0
        self._seconds = 0.0

    async def watch(self, seconds: float) -> None:
        before, begun = self.server.cpu_seconds, perf_counter()
        self._choices += await self.crowd.listen(seconds)
        self._cpu += self.server.cpu_seconds - before
        self._seconds += perf_counter() - begun

    def row(self) -> Row:
        return Row(summed_up(self._choices), self._cpu / self._seconds)


def pause(dice: Random) -> float:
    return dice.uniform(0.2, 1.0)


async def measure(server: Server, tables: int, seconds: float, names: list[str]) -> dict[str, Row]:
    """Peace is what lies between the attacks."""
    crowd, process = Crowd(server.address, pause), ServerProcess(server)
    await crowd.come_one_by_one(tables, A_GAME)
    peace, rows = Witness(crowd, process), {}
    for name in names:
        await peace.watch(PEACE_SHARE * seconds)
        attack = await asyncio.create_subprocess_exec(
            *("chrt", "--idle", "0"),  # for another machine, which takes no time of this one
            *(sys.executable, "-m", "tests.server.attacks", name, server.address, str(seconds + 2)),
        )
        await crowd.listen(1)
        witness = Witness(crowd, process)
        await witness.watch(seconds)
        rows[name] = witness.row()
        typer.echo(f"{name}: p99 {rows[name].choices.p99_ms:.1f} ms")
        await attack.wait()
        await crowd.listen(AFTERMATH)
    await crowd.go_home()
    return {PEACE: peace.row(), **rows}


def show(rows: dict[str, Row]) -> None:
    for name, row in rows.items():
        choices = row.choices
        times = choices.p99_ms / rows[PEACE].choices.p99_ms
        typer.echo(
            f"{name:18} {choices.choices:5} choices  p50 {choices.p50_ms:6.1f} ms"
            f"  p99 {choices.p99_ms:6.1f} ms  worst {choices.worst_ms:6.1f} ms"
            f"  cpu {row.cpu:4.2f}  {times:5.2f} × peace"
        )


def main(
    tables: Annotated[int, typer.Option(min=1, help="Tables of four people.")] = 40,
    seconds: Annotated[float, typer.Option(min=1, help="How long each attack lasts.")] = 15,
    only: Annotated[list[str] | None, typer.Option(help="Just these attacks.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
) -> None:
    """Measure choices in peace and under attack, which takes some minutes."""
    typer.echo(f"{machine()}: {tables} tables")
    names = only or list(ATTACKS)
    with tempfile.TemporaryDirectory() as folder, PublicServer(Path(folder)) as server:
        rows = asyncio.run(measure(server, tables, seconds, names))
    show(rows)
    worst = max(row.choices.p99_ms for row in rows.values()) / rows[PEACE].choices.p99_ms
    typer.echo(f"p99 is at worst {worst:.2f} times that in peace (allowed: {WORSE})")
    if json is not None:
        figures = Figures(machine(), tables, rows)
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    raise typer.Exit(0 if worst <= WORSE else 1)


if __name__ == "__main__":
    typer.run(main)
