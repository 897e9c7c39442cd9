"""Sizes of positions, texts and records: ``python -m benchmarks.notation``.

Plays games at random at a few kinds of tables, and writes each position and each finished game in
every form.
"""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any, Final

from colt_express import Game, Setup

GAMES: Final = 20
EVERY: Final = 10
"""Choices between two positions that are measured."""
TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("3 players", {"players": 3}),
    ("4 players", {"players": 4}),
    ("6 players", {"players": 6}),
    ("pair", {"players": 3, "variant": "pair"}),
    ("team", {"players": 4, "variant": "team"}),
    ("horses", {"players": 4, "boxes": ["horses"]}),
    ("marshal", {"players": 4, "boxes": ["marshal"]}),
    (
        "8 players, all boxes",
        {"players": 8, "boxes": ["horses", "marshal", "time_machine", "cursed"]},
    ),
]


def main() -> None:
    print("table                 line, all  line, seat   text  text, seat  record")
    for name, table in TABLES:
        every: list[int] = []
        seats: list[int] = []
        ends: list[tuple[int, int, int]] = []
        for seed in range(GAMES):
            game, dice = Game(Setup(**table, seed=seed)), Random(seed)
            while not game.over:
                if len(game.choices) % EVERY == 0:
                    every.append(len(game.position()))
                    seats.append(len(game.position(0)))
                game.choose_index(dice.randrange(len(game.decisions[0])))
            ends.append((len(game.notation()), len(game.notation(0)), len(game.record())))
        text, seat, record = (int(median(sizes)) for sizes in zip(*ends, strict=True))
        print(f"{name:22}{int(median(every)):9}{int(median(seats)):12}{text:7}{seat:12}{record:8}")


if __name__ == "__main__":
    main()
