"""The golden games: full games played at random, with how each must end.

A change of the rules, of chance or of the order of options shows up here. If it is meant, raise
``RULES_VERSION`` when old records would play differently, and write the file anew with
``make golden``.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from colt_express import Game, Setup, perft
from colt_express.arena import play_game
from colt_express.engine.serialization.digest import digest
from colt_express.engine.state import STEALING

from .playing import every_setup, play_out
from .playthroughs import TABLES

FILE = Path(__file__).parent / "golden" / "games.json"
OUTLAWS = FILE.with_name("outlaws.json")
PERFT = FILE.with_name("perft.json")
ENOUGH_WAYS = 600
"""Number of ways from which on perft goes no deeper."""


def play_golden(setup: dict[str, Any]) -> dict[str, Any]:
    """Play the game of this setup at random, and say how it went."""
    table = Setup.from_dict(setup)
    game = play_out(Game(table), Random(table.seed))
    assert game.result is not None
    return {
        "setup": setup,
        "choices": len(game.choices),
        "money": game.result.money,
        "winners": game.result.winners,
        "digest": digest(game.state),
    }


def golden_setups() -> list[dict[str, Any]]:
    return [
        setup.seeded(f"golden {n} {game}").to_dict()
        for n, setup in enumerate(every_setup())
        for game in range(2)
    ]


def golden_games() -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = msgspec.json.decode(FILE.read_bytes())
    return games


def outlaw_games() -> dict[str, str]:
    """How a game between outlaws ends, by kind of table: the same dice give the same choices, in
    either build. If a change of the outlaw is meant, write this file anew, too."""
    games = {
        name: play_game(setup.seeded(f"outlaws {name}"), ["outlaw"] * setup.seats)
        for name, setup in TABLES.items()
    }
    return {name: digest(game.state) for name, game in games.items()}


def perft_tables() -> dict[str, list[int]]:
    """By kind of table, from its deal and from a round of stealing: the number of ways in which the
    next choices can be made, for one choice, two, and so on."""
    tables = {}
    for name, setup in TABLES.items():
        game, dice = Game(setup.seeded(f"perft {name}"), listening=False), Random(name)
        tables[f"{name}, dealt"] = _deeper_and_deeper(game)
        while game.state.round < 1 or game.state.phase != STEALING:
            game.choose_index(dice.randrange(len(game.decisions[0].options)))
        tables[f"{name}, stealing"] = _deeper_and_deeper(game)
    return tables


def _deeper_and_deeper(game: Game) -> list[int]:
    ways: list[int] = []
    while not ways or ways[-1] < ENOUGH_WAYS:
        ways.append(perft(game, len(ways) + 1))
    return ways


if __name__ == "__main__":
    tables = [f"{msgspec.json.encode(n).decode()}: {w}" for n, w in perft_tables().items()]
    PERFT.write_text("{\n" + ",\n".join(tables) + "\n}\n", encoding="utf-8")
    OUTLAWS.write_bytes(msgspec.json.format(msgspec.json.encode(outlaw_games())) + b"\n")
    lines = [msgspec.json.encode(play_golden(setup)).decode() for setup in golden_setups()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{len(lines)} games written to {FILE}")
