"""The command ``colt-express`` and what all its commands share.

A command's module is imported when it is wanted: all of them together take longer than most need.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from ..bots import BotFailed
from ..engine import state
from ..engine.errors import ColtExpressError
from ..engine.game import RULES_VERSION

COMMANDS: Final = {
    "play": "play:play",
    "serve": "serve:serve",
    "admin": "admin:app",
    "simulate": "simulate:simulate_command",
    "arena": "arena:arena",
    "new-bot": "new_bot:new_bot",
    "stats": "stats:stats",
    "train": "train:train",
    "replay": "replay:replay",
    "review": "review:review_command",
    "verify": "verify:verify",
    "bench": "bench:bench",
    "rules": "rules:rules",
    "scenario": "scenario:scenario",
}
"""Each with its module here, and there its function, or an application with commands of its own."""


def find(name: str) -> Callable[..., None] | typer.Typer:
    """Import what the command runs."""
    module, _, attribute = COMMANDS[name].partition(":")
    found: Callable[..., None] | typer.Typer = getattr(
        import_module(f".{module}", __package__), attribute
    )
    return found


def _load(name: str) -> TyperCommand | TyperGroup:
    found = find(name)
    if not isinstance(found, typer.Typer):
        function, found = found, typer.Typer(add_completion=False)
        found.command(name)(function)
    command = get_command(found)
    assert isinstance(command, (TyperCommand, TyperGroup))
    command.name = name  # an application does not know what it is called here
    return command


class Commands(TyperGroup):
    """All commands, of which only the wanted one is loaded; for a list of them, all."""

    def list_commands(self, _context: object) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _context: object, name: str) -> TyperCommand | TyperGroup | None:
        if name in COMMANDS:
            return _load(name)
        self.commands.update({known: _load(known) for known in COMMANDS})  # one may be meant
        return None


app = typer.Typer(
    name="colt-express",
    cls=Commands,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
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
        sys.exit(1 if isinstance(error, BotFailed) else 2)
    except KeyboardInterrupt:
        print("\ncolt-express: stopped", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    run()
