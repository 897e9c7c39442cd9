"""The command ``colt-express`` and what its commands share.

A command's module is imported when it is called: importing all of them takes longer than most
commands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from ..errors import ColtExpressError, printable
from .interrupting import interrupts_kept
from .standard_streams import OutputLost, secure_streams


class Command(NamedTuple):
    """The location of a command: its module here, and in it its function, or an application with
    subcommands. With its summary, so that listing all commands imports none."""

    place: str
    summary: str


COMMANDS: Final = {
    "play": Command(
        "play:play", "Play in the terminal: you, other people at the keyboard, and bots."
    ),
    "serve": Command(
        "serving.serve:serve", "Run a server: people join by link, bots take the remaining seats."
    ),
    "site": Command(
        "site.site:site", "Write the game as a static site, which needs no server to be played."
    ),
    "admin": Command(
        "admin.tables:app", "Administer the tables of a server, even while it is running."
    ),
    "simulate": Command(
        "arena.simulate:simulate_command", "Play many games between bots and count the wins."
    ),
    "arena": Command(
        "arena.tournament:arena",
        "Play a tournament between bots: every deal is played in every seat.",
    ),
    "tracks": Command(
        "arena.tracks:tracks",
        "Measure a bot or a predictor at a fixed task, or show the leaderboard.",
    ),
    "bot": Command("bots.bot:bot", "Let a bot play at a table of a server, marked as a program."),
    "seat": Command(
        "seat.seat:seat",
        "Play one seat from a program that reads and writes text, such as a language model.",
    ),
    "new-bot": Command("bots.new_bot:new_bot", "Write a template for a bot, with comments."),
    "stats": Command(
        "arena.stats:stats",
        "Play many games between equal bots, and write a page on the balance of the game.",
    ),
    "train": Command("arena.train:train", "Train the searching bots on games between bots."),
    "replay": Command("replay:replay", "Retell a saved game."),
    "review": Command(
        "review:review_command",
        "Find the three choices that cost a player most, and what a legend would have done.",
    ),
    "puzzles": Command(
        "puzzles:puzzles", "Find moments with one clearly best choice in recorded games."
    ),
    "draw": Command("draw:draw_command", "Draw a saved game as a picture."),
    "verify": Command(
        "verify:verify",
        "Verify a recorded game: every shuffle by its seed, every choice by the rules.",
    ),
    "notation": Command(
        "notation:notation",
        "Convert records to readable texts and back, or show a position as one line.",
    ),
    "bench": Command(
        "arena.bench:bench",
        "Measure games per second, copies and guesses with random players, in one thread.",
    ),
    "rules": Command(
        "rules:rules", "Look up a rule by its id, by a question or by words, with an example."
    ),
    "scenario": Command(
        "scenario:scenario", "Run scenarios: situations with their expected outcome."
    ),
}


def find(name: str) -> Callable[..., None] | typer.Typer:
    """Import the command."""
    module, _, attribute = COMMANDS[name].place.partition(":")
    found: Callable[..., None] | typer.Typer = getattr(
        import_module(f".{module}", __package__), attribute
    )
    return found


def load(name: str) -> TyperCommand | TyperGroup:
    """The command as a Typer object."""
    found = find(name)
    if not isinstance(found, typer.Typer):
        function, found = found, typer.Typer(add_completion=False)
        found.command(name)(function)
    command = get_command(found)
    assert isinstance(command, (TyperCommand, TyperGroup))
    command.name = name  # an application does not know its name here
    return command


class Commands(TyperGroup):
    """All commands, known by their summaries until one is called."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        for name, command in COMMANDS.items():
            self.commands[name] = TyperCommand(name, help=command.summary)

    def resolve_command(  # Typer does not export the type of its contexts
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
            "--version", help="Show the version and exit.", callback=_tell_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Colt Express: rob a train with friends or bots, or study the game.

    Without a command, it opens a table in your browser.
    """
    if context.invoked_subcommand is None:
        import_module(".serving.serve", __package__).open_table()


def run() -> None:
    """Run the program; expected errors are reported in one sentence."""
    sys.exit(_status_of(secure_streams()))


def _status_of(end: Callable[[], None]) -> int:
    """Run the program and return its exit status; ``end`` is called when it has printed all."""
    status = 0
    try:
        with interrupts_kept():
            app()
    except SystemExit as asked:
        status = asked.code if isinstance(asked.code, int) else int(asked.code is not None)
    except ColtExpressError as error:
        status = _complain(error)
    except KeyboardInterrupt:
        print("\ncolt-express: stopped", file=sys.stderr)
        status = 130
    try:
        end()
    except ColtExpressError as error:
        status = _complain(error)
    return status


def _complain(error: ColtExpressError) -> int:
    """Report an error, unless it is only that the reader of the output has gone; returns its
    status."""
    if not isinstance(error, OutputLost) or not error.reader_left:
        print(f"colt-express: {printable(str(error))}", file=sys.stderr)
    return error.status


if __name__ == "__main__":
    run()
