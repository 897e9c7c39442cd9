"""Records of games between legends, to find puzzles in:
``python -m benchmarks.legend_games FOLDER``.

The kinds of tables take turns. A game that is in the folder already is not played again, so the
command can be stopped and run again. The same seed gives the same games on every machine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from colt_express import Setup
from colt_express.arena.games import play_game

BOT: Final = "legend:5000"
"""About a fifth of a second per decision on one aarch64 core: a legend takes up to a second."""
ALL_BOXES: Final = ["horses", "marshal", "time_machine", "cursed"]
TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("base-4", {"players": 4}),
    ("horses-4", {"players": 4, "boxes": ["horses"]}),
    ("marshal-4", {"players": 4, "boxes": ["marshal"]}),
    ("base-3", {"players": 3}),
    ("time-machine-4", {"players": 4, "boxes": ["time_machine"]}),
    ("cursed-4", {"players": 4, "boxes": ["cursed"]}),
    ("team-4", {"players": 4, "variant": "team"}),
    ("base-5", {"players": 5}),
    ("duel", {"players": 2, "variant": "duel"}),
    ("all-boxes-4", {"players": 4, "boxes": ALL_BOXES}),
    ("expert-4", {"players": 4, "expert": "2018"}),
    ("horses-3", {"players": 3, "boxes": ["horses"]}),
    ("pair-3", {"players": 3, "variant": "pair"}),
    ("marshal-5", {"players": 5, "boxes": ["marshal"]}),
    ("machine-cursed-4", {"players": 4, "boxes": ["time_machine", "cursed"]}),
    ("base-6", {"players": 6}),
]


def main(
    folder: Annotated[Path, typer.Argument(help="Where to put the records.")],
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 48,
    bot: Annotated[str, typer.Option(help="The bot at every seat.")] = BOT,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "puzzles",
) -> None:
    """Play games between legends at all kinds of tables, and keep their records."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        name, table = TABLES[number % len(TABLES)]
        file = folder / f"{number:03}-{name}.json"
        if file.exists():
            continue
        setup = Setup(**table, seed=f"{seed} {number}")
        game = play_game(setup, [bot] * setup.seats)
        file.write_text(game.record())
        print(f"{file}: {len(game.choices)} choices", flush=True)


if __name__ == "__main__":
    typer.run(main)
