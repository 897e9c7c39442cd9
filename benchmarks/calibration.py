"""How well the chances of curves predict who wins.

``python -m benchmarks.calibration play GAMES --bot outlaw --sample test`` plays games at all kinds
of tables and adds them to the file GAMES; ``python -m benchmarks.calibration check GAMES`` works
out the chances at some moments of each and compares them with the results: how often players with a
chance of 20 to 30 % have won, for example, with the Brier and the logarithmic score. ``test`` games
were not used for fitting (`tempering`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import log
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import fmean
from typing import Annotated, Final, NamedTuple

import typer

from benchmarks.people import machine
from benchmarks.sample_games import KINDS, SampleGame, play, read_sample, write_line
from colt_express.bots.curve.measuring import Effort, chances_at, steps_of
from colt_express.bots.search.value import final_chances

EVERY: Final = 9
"""Distance between two moments of a game that are evaluated."""
BINS: Final = 10
LEAST: Final = 0.001
"""Chances below it count as this in the logarithmic score."""

app = typer.Typer()


class Look(NamedTuple):
    """A player's chance at a moment, and how much of the win the player got."""

    kind: str
    bot: str
    round: int
    chance: float
    won: float


@app.command("play")
def play_games(
    file: Path,
    games: Annotated[int, typer.Option(help="Of each kind of table.")] = 10,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "outlaw",
    sample: Annotated[str, typer.Option(help="The name of the sample, which seeds it.")] = "test",
    kind: Annotated[list[str] | None, typer.Option(help="Only this kind of table.")] = None,
) -> None:
    """Play games at all kinds of tables, and add them to a file."""
    for one in KINDS:
        if not kind or one.name in kind:
            for number in range(games):
                write_line(file, one.name, bot, play(one, bot, sample, number))
    print(f"{_seconds():.0f} s of CPU; {machine()}")


@app.command()
def check(
    files: list[Path],
    cost: Annotated[int, typer.Option(help="Choices in rollouts per moment.")] = 1_000,
) -> None:
    """Compare the chances in these games with their results."""
    looks: list[Look] = []
    for number, game in enumerate(read_sample(files)):
        looks += looks_of(game, number, Effort(cost, 12))
    for bot in sorted({look.bot for look in looks}):
        theirs = [look for look in looks if look.bot == bot]
        _show_bins(f"{bot}, all tables", theirs)
        _show_scores("table", theirs, lambda look: look.kind)
        _show_scores("round", theirs, lambda look: str(look.round + 1))
    print(f"{_seconds():.0f} s of CPU; {machine()}")


def looks_of(game: SampleGame, number: int, effort: Effort) -> list[Look]:
    """The chances of all players at some moments of a game."""
    steps = steps_of(game.record)
    won = final_chances(steps[-1].after.state)
    looks = []
    for step in steps[number % EVERY : -1 : EVERY]:
        moment, horizon = step.after, step.horizon_after
        chances = chances_at(moment, f"calibration {step.number}", effort, horizon).means
        where = game.kind, game.bot, max(0, moment.state.round)
        looks += [Look(*where, *pair) for pair in zip(chances, won, strict=True)]
    return looks


def _show_bins(title: str, looks: Sequence[Look]) -> None:
    print(f"\n{title}: {len(looks)} chances")
    bins: dict[int, list[Look]] = defaultdict(list)
    for look in looks:
        bins[min(BINS - 1, int(look.chance * BINS))].append(look)
    for n, found in sorted(bins.items()):
        chance, won = fmean(one.chance for one in found), fmean(one.won for one in found)
        print(
            f"{10 * n:3} – {10 * n + 10:3} %: {chance:6.1%} expected, {won:6.1%} won, {len(found)}"
        )


def _show_scores(what: str, looks: Sequence[Look], key: object) -> None:
    assert callable(key)
    groups: dict[str, list[Look]] = defaultdict(list)
    for look in looks:
        groups[key(look)].append(look)
    groups["all"] = list(looks)
    for name, found in groups.items():
        brier = fmean((one.chance - one.won) ** 2 for one in found)
        score = fmean(-one.won * log(max(LEAST, one.chance)) for one in found)
        usual = fmean(one.won for one in found)
        base = fmean((usual - one.won) ** 2 for one in found)
        high = [one for one in found if one.chance >= 0.6]
        lead = fmean(one.chance - one.won for one in high) if high else 0.0
        print(
            f"{what} {name}: Brier {brier:.4f} ({base:.4f} without looking), log {score:.4f}, "
            f"over 60 %: {lead:+.1%} too high, {len(high)} of {len(found)}"
        )


def _seconds() -> float:
    """CPU time of this process so far."""
    used = getrusage(RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    app()
