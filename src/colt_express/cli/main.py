"""The command ``colt-express`` and what all its commands share.

A command's module is imported when it is called: all of them together take longer than most need.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from ..errors import ColtExpressError


class Command(NamedTuple):
    """Where a command is: its module here, and there its function, or an application with commands
    of its own. And its summary, so that it need not be imported for a list of all."""

    place: str
    summary: str


COMMANDS: Final = {
    "play": Command("play:play", "Rob a train in the terminal: you, people beside you, and bots."),
    "serve": Command(
        "serve:serve", "Serve tables: people join by link, bots take the seats that are left."
    ),
    "admin": Command("admin:app", "Look after the tables of a server, also while it runs."),
    "simulate": Command(
        "simulate:simulate_command", "Play many games between bots and count who wins."
    ),
    "arena": Command(
        "arena:arena", "Hold a tournament between bots: every deal is played in every seat."
    ),
    "new-bot": Command(
        "new_bot:new_bot", "Write a small bot with comments, ready to play and to be changed."
    ),
    "stats": Command(
        "stats:stats", "Let equals play many games, and write a page on who wins how often."
    ),
    "train": Command("train:train", "Learn from games between bots what searching bots know."),
    "replay": Command("replay:replay", "Tell the story of a saved game."),
    "review": Command(
        "review:review_command",
        "Find the three choices that cost a player most, and what a legend would have done.",
    ),
    "verify": Command(
        "verify:verify",
        "Play a recorded game again: every shuffle from its seed, every choice by the rules.",
    ),
    "bench": Command(
        "bench:bench",
        "Measure games per second, copies and guesses with random players, one thread.",
    ),
    "rules": Command(
        "rules:rules", "Look up a rule by its id or by words, with an example from play."
    ),
    "scenario": Command(
        "scenario:scenario", "Run scenarios: situations of play with what must come of them."
    ),
}


def find(name: str) -> Callable[..., None] | typer.Typer:
    """Import what the command runs."""
    module, _, attribute = COMMANDS[name].place.partition(":")
    found: Callable[..., None] | typer.Typer = getattr(
        import_module(f".{module}", __package__), attribute
    )
    return found


def load(name: str) -> TyperCommand | TyperGroup:
    """The command as Typer has it."""
    found = find(name)
    if not isinstance(found, typer.Typer):
        function, found = found, typer.Typer(add_completion=False)
        found.command(name)(function)
    command = get_command(found)
    assert isinstance(command, (TyperCommand, TyperGroup))
    command.name = name  # an application does not know what it is called here
    return command


class Commands(TyperGroup):
    """All commands, known by their summaries until one is called."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        for name, command in COMMANDS.items():
            self.commands[name] = TyperCommand(name, help=command.summary)

    def resolve_command(  # Typer keeps the type of its contexts to itself
        self, context: Any, arguments: list[str]
    ) -> tuple[str | None, TyperCommand | TyperGroup | None, list[str]]:
        name, _, others = super().resolve_command(context, arguments)
        return name, load(name) if name is not None else None, others


app = typer.Typer(
    name="colt-express",
    cls=Commands,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        from ..engine import state
        from ..engine.game import RULES_VERSION

        how = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
        ours = version("colt-express")
        typer.echo(f"colt-express {ours} (rules version {RULES_VERSION}, engine {how})")
        raise typer.Exit


@app.callback()
def colt_express(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", help="Show the version and end.", callback=_tell_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Colt Express: rob a train with friends or bots, or study how it is robbed.

    Without a command it opens a table in your browser.
    """
    if context.invoked_subcommand is None:
        import_module(".serve", __package__).open_table()


def run() -> None:
    """Start the program; whatever goes wrong on purpose is told in one sentence."""
    try:
        app()
    except ColtExpressError as error:
        print(f"colt-express: {error}", file=sys.stderr)
        sys.exit(error.status)
    except KeyboardInterrupt:
        print("\ncolt-express: stopped", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    run()
