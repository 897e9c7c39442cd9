"""Latency for players while a stranger attacks the server: ``python -m benchmarks.attacks``.

Forty tables of four clients with human pauses, each table from its own address, play on a server
with default limits. Choices are timed while each of the attacks in `tests.server.attacks` comes
from one other address, and between the attacks as a baseline. Everything runs on this machine.
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
from tests.server.attacks import ATTACKS, Attacker, play
from tests.server.running import PublicServer, Server

from benchmarks.people import Crowd, Latencies, ServerProcess, household, machine, summed_up

PEACE = "peace"
PEACE_SHARE = 0.5
"""The length of the baseline before each attack, relative to the attack."""
AFTERMATH = 2.0
"""Seconds after an attack that are not counted."""
WORSE = 3.0
"""The maximum ratio of the p99 of a choice under attack to the baseline."""

LOWEST = 19
"""The lowest priority that Linux knows."""

A_GAME = 60.0
"""Approximate seconds per game. Tables start one by one in that time, so that at any time some
games end and others start, under attack as in the baseline."""


class Row(msgspec.Struct):
    choices: Latencies
    cpu: float
    """CPU use of the server, in cores, without the bots' workers."""


class Figures(msgspec.Struct):
    machine: str
    tables: int
    rows: dict[str, Row]


class Witness:
    """Measures choices and the server's CPU use in several intervals."""

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


async def elsewhere(module: str, *arguments: str) -> asyncio.subprocess.Process:
    """Run it as if on another machine: it gets only CPU time that nothing else wants.

    Linux shares the CPU between sessions first ("autogroup"), and only then between the processes
    of each. So it needs a session of its own, with the lowest priority.
    """
    process = await asyncio.create_subprocess_exec(
        *("chrt", "--idle", "0", sys.executable, "-m", module, *arguments), start_new_session=True
    )
    group = Path(f"/proc/{process.pid}/autogroup")
    if group.exists():
        group.write_text(str(LOWEST))
    return process


async def wake_the_bots(server: Server) -> None:
    """Their processes start with the first table that has any, which is no attack."""
    guest = Attacker(server.address, seconds=3.0, address=household(0))
    await play(guest, await guest.open_table("greenhorn", "greenhorn"))


async def measure(server: Server, tables: int, seconds: float, names: list[str]) -> dict[str, Row]:
    """The baseline is between the attacks."""
    crowd, process = Crowd(server.address, pause), ServerProcess(server)
    await wake_the_bots(server)
    await crowd.come_one_by_one(tables, A_GAME)
    peace, rows = Witness(crowd, process), {}
    for name in names:
        await peace.watch(PEACE_SHARE * seconds)
        attack = await elsewhere("tests.server.attacks", name, server.address, str(seconds + 2))
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
            f"  cpu {row.cpu:4.2f}  {times:5.2f} × baseline"
        )


def main(
    tables: Annotated[int, typer.Option(min=1, help="Number of tables with four clients.")] = 40,
    seconds: Annotated[float, typer.Option(min=1, help="Duration of each attack.")] = 15,
    only: Annotated[list[str] | None, typer.Option(help="Only these attacks.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
) -> None:
    """Measure choices with and without attacks, which takes some minutes."""
    typer.echo(f"{machine()}: {tables} tables")
    names = only or list(ATTACKS)
    with tempfile.TemporaryDirectory() as folder, PublicServer(Path(folder)) as server:
        rows = asyncio.run(measure(server, tables, seconds, names))
    show(rows)
    worst = max(row.choices.p99_ms for row in rows.values()) / rows[PEACE].choices.p99_ms
    typer.echo(f"p99 is at most {worst:.2f} times the baseline (allowed: {WORSE})")
    if json is not None:
        figures = Figures(machine(), tables, rows)
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    raise typer.Exit(0 if worst <= WORSE else 1)


if __name__ == "__main__":
    typer.run(main)
