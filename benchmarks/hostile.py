"""A million invalid messages: ``python -m benchmarks.hostile``.

The test of `tests.server.test_abuse`, for any number of messages: every one gets an error, and
afterwards all games and tables are unchanged. The server is on this machine.
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
"""The players are not at their tables all the time, and keep their seats."""


def main(
    messages: Annotated[int, typer.Option(min=STEP, help="Number of messages.")] = 1_000_000,
) -> None:
    """Send invalid messages to a server."""
    typer.echo(machine())
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), **PATIENT) as server:
        besieged = Besieged(server)
        asyncio.run(besieged.play_a_while(12))
        before, lobby = asyncio.run(besieged.look()), besieged.lobby()
        sent, begun, dice = 0, perf_counter(), Random("hostile")
        while sent < messages:
            sent += asyncio.run(siege(besieged, dice, min(STEP, messages - sent)))
            typer.echo(
                f"\r{sent:9,} messages, {sent / (perf_counter() - begun):,.0f} per second", nl=False
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
