"""The command ``colt-express`` and what all its commands share."""

from __future__ import annotations

import sys

import typer

from ..bots import BotFailed
from ..engine.errors import ColtExpressError
from . import (
    admin,
    arena,
    bench,
    new_bot,
    play,
    replay,
    review,
    rules,
    scenario,
    serve,
    simulate,
    stats,
    train,
    verify,
)

app = typer.Typer(
    name="colt-express",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("simulate")(simulate.simulate_command)
app.command("arena")(arena.arena)
app.command("new-bot")(new_bot.new_bot)
app.command("stats")(stats.stats)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("review")(review.review_command)
app.command("verify")(verify.verify)
app.command("bench")(bench.bench)
app.command("rules")(rules.rules)
app.command("scenario")(scenario.scenario)


@app.callback()
def colt_express() -> None:
    """Colt Express: rob a train in the terminal, or study how it is robbed."""


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
