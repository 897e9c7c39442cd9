"""Cost and benefit of compressing messages: ``python -m benchmarks.deflate``.

The messages of a game to its four seats, compressed as by permessage-deflate: with a context per
client, or each message by itself, which spectators can share.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from random import Random
from time import perf_counter

import typer

from colt_express import Game, Setup
from colt_express.server.storage.rows import ChoiceRow
from colt_express.server.table.message_log import MessageLog

SEATS = range(4)
SYNC = zlib.Z_SYNC_FLUSH


def messages() -> dict[int, list[bytes]]:
    """What each seat is sent in one game."""
    message_log, dice = MessageLog(Game(Setup(len(SEATS), seed="deflate"))), Random("deflate")
    told: dict[int, list[bytes]] = {seat: [] for seat in SEATS}
    while not message_log.game.over:
        decision = dice.choice(message_log.game.decisions)
        option = str(dice.choice(list(decision.options)))
        message_log.choose(ChoiceRow(decision.seat, option, 0.0))
        for seat in SEATS:
            told[seat].append(message_log.latest(seat))
    return told


def remembering(level: int, bits: int) -> Callable[[list[bytes]], int]:
    def compress(texts: list[bytes]) -> int:
        memory = zlib.compressobj(level, zlib.DEFLATED, -bits, 5)
        return sum(len(memory.compress(text) + memory.flush(SYNC)) - 4 for text in texts)

    return compress


def alone(level: int, bits: int) -> Callable[[list[bytes]], int]:
    one = remembering(level, bits)
    return lambda texts: sum(one([text]) for text in texts)


WAYS = {
    "level 6, window of 4 kB, with context": remembering(6, 12),
    "level 1, window of 4 kB, with context": remembering(1, 12),
    "level 6, window of 32 kB, with context": remembering(6, 15),
    "level 1, window of 4 kB, no context": alone(1, 12),
}


def main() -> None:
    """Measure each variant."""
    told = messages()
    texts = [text for seat in SEATS for text in told[seat]]
    size = sum(map(len, texts))
    typer.echo(f"{len(texts)} messages of {size / len(texts):,.0f} bytes")
    for name, way in WAYS.items():
        begun = perf_counter()
        compressed = sum(way(told[seat]) for seat in SEATS)
        each = 1e6 * (perf_counter() - begun) / len(texts)
        typer.echo(f"{name:38} {compressed / size:5.0%} of the bytes, {each:5.1f} µs per message")


if __name__ == "__main__":
    typer.run(main)
