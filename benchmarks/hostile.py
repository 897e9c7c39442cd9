"""A million messages that nobody should send: ``python -m benchmarks.hostile``.

The siege of `tests.server.test_abuse`, as long as is wanted: every message gets one sentence, and
afterwards all games and tables are as they were. Only this machine is besieged.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated

import typer
from tests.server.running import Server
from tests.server.test_abuse import Besieged, check_what_is_left_behind, siege

from benchmarks.people import ServerProcess, machine

STEP = 20_000

PATIENT = {"seat_seconds": "1000000", "keep_waiting": "1000"}
"""The besieged are not at their tables all the time, and keep their seats all the same."""


def main(
    messages: Annotated[int, typer.Option(min=STEP, help="How many are sent.")] = 1_000_000,
) -> None:
    """Besiege a server."""
    typer.echo(machine())
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), **PATIENT) as server:
        besieged = Besieged(server)
        asyncio.run(besieged.play_a_while(12))
        before, lobby = asyncio.run(besieged.look()), besieged.lobby()
        sent, begun, dice = 0, perf_counter(), Random("hostile")
        while sent < messages:
            sent += asyncio.run(siege(besieged, dice, min(STEP, messages - sent)))
            typer.echo(
                f"\r{sent:9,} messages, {sent / (perf_counter() - begun):,.0f} a second", nl=False
            )
        assert server.process is not None
        crashed = server.process.poll() is not None
        changed = asyncio.run(besieged.look()) != before
        moved = besieged.lobby() != lobby
        check_what_is_left_behind(besieged)
        memory = ServerProcess(server).megabytes
    typer.echo(
        f"\nchanged games: {int(changed)}; changed seats: {int(moved)}; crashes: {int(crashed)}"
    )
    typer.echo(f"memory of the server afterwards: {memory:.0f} MB")
    raise typer.Exit(int(changed or moved or crashed))


if __name__ == "__main__":
    typer.run(main)
