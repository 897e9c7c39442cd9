"""What people at tables notice while a stranger does his worst: ``python -m benchmarks.attacks``.

Forty tables of four people with human pauses, each table from an address of its own, play at a
server with its usual limits. Choices are timed in peace, and then while each of the attacks of
`tests.server.attacks` comes from one other address. Everything happens on this machine.
"""

from __future__ import annotations

import asyncio
import os
import platform
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from tests.server.attacks import ATTACKS
from tests.server.running import PublicServer

from benchmarks.people import Crowd, Latencies

PEACE = "peace"
WORSE = 3.0
"""How many times as long as in peace a choice may take, for 99 of 100."""


class Figures(msgspec.Struct):
    machine: str
    tables: int
    rows: dict[str, Latencies]


def pause(dice: Random) -> float:
    return dice.uniform(0.2, 1.0)


async def measure(
    server: str, tables: int, seconds: float, names: list[str]
) -> dict[str, Latencies]:
    crowd = Crowd(server, pause)
    await crowd.come(tables)
    await crowd.watch(3)
    rows = {PEACE: _shown(PEACE, await crowd.watch(2 * seconds), 0)}
    peace = rows[PEACE].p99_ms
    for name in names:
        attack = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.attacks", name, server, str(seconds + 2))
        )
        await crowd.watch(1)
        rows[name] = _shown(name, await crowd.watch(seconds), peace)
        await attack.wait()
        await crowd.watch(1)
    rows["peace again"] = _shown("peace again", await crowd.watch(seconds), peace)
    await crowd.go_home()
    return rows


def _shown(name: str, row: Latencies, peace: float) -> Latencies:
    times = f"  {row.p99_ms / peace:5.2f} × peace" if peace else ""
    typer.echo(
        f"{name:18} {row.choices:5} choices  p50 {row.p50_ms:6.1f} ms  p99 {row.p99_ms:7.1f} ms"
        f"  worst {row.worst_ms:7.1f} ms{times}"
    )
    return row


def main(
    tables: Annotated[int, typer.Option(min=1, help="Tables of four people.")] = 40,
    seconds: Annotated[float, typer.Option(min=1, help="How long each attack lasts.")] = 15,
    only: Annotated[list[str] | None, typer.Option(help="Just these attacks.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
) -> None:
    """Measure choices in peace and under attack."""
    machine = f"{platform.node()}, {os.cpu_count()} × {platform.machine()}"
    typer.echo(f"{machine}: {tables} tables")
    names = only or list(ATTACKS)
    with tempfile.TemporaryDirectory() as folder, PublicServer(Path(folder)) as server:
        rows = asyncio.run(measure(server.address, tables, seconds, names))
    worst = max(row.p99_ms for row in rows.values()) / rows[PEACE].p99_ms
    typer.echo(f"p99 is at worst {worst:.2f} times that in peace (allowed: {WORSE})")
    if json is not None:
        figures = Figures(machine, tables, rows)
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    raise typer.Exit(0 if worst <= WORSE else 1)


if __name__ == "__main__":
    typer.run(main)
