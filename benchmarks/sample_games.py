"""Games between bots at all kinds of tables, for what is fitted to games or judged by them.

Games are told apart by the name of their sample, such as ``train`` and ``test``: what was fitted to
one sample is judged by another.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from colt_express import Game
from colt_express.bots import Eyes, make_bot
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.configuration.table_options import TableOptions
from colt_express.engine.serialization.record import Record, read_record

ALL_BOXES: Final = ["horses", "marshal", "time_machine", "cursed"]


class Kind(NamedTuple):
    """A kind of table, with the numbers of seats that take turns."""

    name: str
    seats: tuple[int, ...]
    options: TableOptions


KINDS: Final = [
    Kind("base game", (3, 4, 5, 6), TableOptions()),
    Kind("expert", (4,), TableOptions(expert="2018")),
    Kind("duel", (2,), TableOptions(variant="duel")),
    Kind("pairs", (2, 3), TableOptions(variant="pair")),
    Kind("teams", (4, 6), TableOptions(variant="team")),
    Kind("horses", (3, 4, 6), TableOptions(boxes=["horses"])),
    Kind("marshal", (4, 6), TableOptions(boxes=["marshal"])),
    Kind("time machine", (3, 5), TableOptions(boxes=["time_machine"])),
    Kind("cursed", (4, 6), TableOptions(boxes=["cursed"])),
    Kind("teams with horses", (4, 6), TableOptions(variant="team", boxes=["horses"])),
    Kind("all boxes", (3, 5, 7, 8), TableOptions(boxes=ALL_BOXES)),
]


class SampleGame(NamedTuple):
    """A game of a sample."""

    kind: str
    bot: str
    record: Record


def play(kind: Kind, bot: str, sample: str, number: int) -> Game:
    """A game between bots of one strength."""
    seats = kind.seats[number % len(kind.seats)]
    setup = Setup.of(seats, kind.options, f"{sample}, {kind.name} {number}")
    game = Game(setup, listening=False)
    bots = [make_bot(bot, setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]
    while not game.over:
        decision = game.decisions[0]
        game.choose(decision.seat, bots[decision.seat].choose(decision, Eyes(game, decision.seat)))
    return game


def write_line(file: Path, kind: str, bot: str, game: Game) -> None:
    """Add a game to a file of a sample."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{kind}\t{bot}\t{game.record().replace(chr(10), ' ')}\n")


def read_sample(files: list[Path]) -> Iterator[SampleGame]:
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            kind, bot, record = line.split("\t", 2)
            yield SampleGame(kind, bot, read_record(record))
