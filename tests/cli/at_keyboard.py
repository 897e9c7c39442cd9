"""Helpers for tests of the terminal: typed input, and the screen."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from colt_express import Game, Setup
from colt_express.cli.play import play
from colt_express.cli.replay import replay

COMMANDS = typer.Typer()
COMMANDS.command("play")(play)
COMMANDS.command("replay")(replay)

GAME = Path("game.json")

FIRST_OPTION_ALWAYS = "1\n" * 400


ESCAPE = ["dust_cloud", "whiskey", "higher_speed", "panting_horses", "escape"]
"""Rounds of Horses & Stagecoach after which no bandit on the train can win."""
WAYS_OUT = ("play ride", "escape")


def played_to_the_escape(bandits: list[str], rider: str = "") -> Game:
    """A game with Horses & Stagecoach. All stay on the train except the rider, who escapes."""
    winners = [bandits.index(rider)] if rider else []
    for seed in range(100):
        game = Game(Setup(bandits, boxes=["horses"], rounds=ESCAPE, seed=seed))
        while not game.over:
            decision = game.decisions[0]
            words = [str(option) for option in decision.options]
            rides = bandits[decision.seat] == rider and game.state.round == 4
            wanted = [word for word in words if (word in WAYS_OUT) == rides]
            game.choose(decision.seat, (wanted or words)[-1])
        if game.result is not None and game.result.winners == winners:
            return game
    raise AssertionError("nobody escapes in any of these games")


def run(arguments: str, typed: str = "", **screen: str) -> Result:
    """The output of a command with these lines as input; errors are raised. ``screen``: environment
    variables about the terminal. A new game in ``game.json`` takes the place of an old one."""
    if "--save game.json" in arguments and GAME.is_file():
        GAME.unlink()
    return CliRunner().invoke(
        COMMANDS,
        arguments.split(),
        input=typed,
        env={"COLUMNS": "80", **screen},
        catch_exceptions=False,
    )


def too_wide(output: str) -> list[str]:
    return [line for line in output.splitlines() if cell_len(line) > 80]
