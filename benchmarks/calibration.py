"""How well the chances of curves predict who wins.

``python -m benchmarks.calibration play GAMES --bot outlaw --sample test`` plays games at all kinds
of tables and adds them to the file GAMES; ``python -m benchmarks.calibration check GAMES`` works
out the chances at some moments of each and compares them with the results: how often players with a
chance of 20 to 30 % have won, for example, with the Brier and the logarithmic score. ``test`` games
were not used for fitting (`tempering`).

``python -m benchmarks.calibration value GAMES`` does the same for the value functions of searching
bots at the beginning of each round, and can draw the result.
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
from colt_express.bots.knowledge import knowledge
from colt_express.bots.search.value import ValueFunction, final_chances
from colt_express.engine.state import PLANNING

EVERY: Final = 9
"""Distance between two moments of a game that are evaluated."""
BINS: Final = 10
LEAST: Final = 0.001
"""Chances below it count as this in the logarithmic score."""

PLOT_COLORS: Final = ("#b5502f", "#2f5f8f")

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


@app.command()
def value(
    files: list[Path],
    plot: Annotated[Path | None, typer.Option(help="An SVG file for the diagram.")] = None,
) -> None:
    """Compare the chances by the value functions, when a round begins, with the results."""
    by_function: dict[str, list[Look]] = {"fitted to outlaws": [], "fitted to peers": []}
    functions = knowledge().value_function, knowledge().peers
    for game in read_sample(files):
        for function, looks in zip(functions, by_function.values(), strict=True):
            looks += looks_at_rounds(game, function)
    for name, looks in by_function.items():
        _show_bins(name, looks)
        _show_scores("table", looks, lambda look: look.kind)
        _show_scores("round", looks, lambda look: str(look.round + 1))
    if plot is not None:
        plot.write_text(reliability_plot(by_function), encoding="utf-8")
    print(f"{_seconds():.0f} s of CPU; {machine()}")


def looks_at_rounds(game: SampleGame, function: ValueFunction) -> list[Look]:
    """The chances of all players when each round after the first begins."""
    played = game.record.begin(listening=False)
    found: list[tuple[int, list[float]]] = []
    for number in range(len(game.record.choices)):
        state = played.state
        if state.phase == PLANNING and state.round > len(found):
            found.append((state.round, function.chances(state)))
        game.record.replay(played, number)
    won = final_chances(played.state)
    return [
        Look(game.kind, game.bot, round_number, *pair)
        for round_number, chances in found
        for pair in zip(chances, won, strict=True)
    ]


def reliability_plot(by_function: dict[str, list[Look]]) -> str:
    """How often players with some chance have won, as an SVG: the nearer to the diagonal, the
    better. A circle's area is in proportion to the number of chances."""
    size, edge = 400, 48
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 2 * edge} '
        f'{size + 2 * edge}" font-family="sans-serif" font-size="14" fill="#333">',
        '<rect width="100%" height="100%" fill="#fffdf7"/>',
        f'<path d="M{edge} {edge}V{edge + size}H{edge + size}" fill="none" stroke="#333"/>',
        f'<path d="M{edge} {edge + size}L{edge + size} {edge}" stroke="#bbb"/>',
        f'<text x="{edge + size // 2}" y="{2 * edge + size - 10}" text-anchor="middle">'
        "chance, when a round begins</text>",
        f'<text transform="translate(14 {edge + size // 2})rotate(-90)" text-anchor="middle">'
        "won</text>",
    ]
    for percent in (0, 20, 40, 60, 80, 100):
        at = size * percent // 100
        parts += [
            f'<text x="{edge + at}" y="{edge + size + 18}" text-anchor="middle">{percent} %</text>',
            f'<text x="{edge - 6}" y="{edge + size - at + 5}" text-anchor="end">{percent}</text>',
        ]
    for n, (name, looks) in enumerate(by_function.items()):
        color = PLOT_COLORS[n]
        parts.append(f'<text x="{edge + 16}" y="{edge + 20 * n + 8}" fill="{color}">{name}</text>')
        for found in _by_bin(looks).values():
            x = edge + size * fmean(one.chance for one in found)
            y = edge + size * (1 - fmean(one.won for one in found))
            radius = max(3.0, 60 * (len(found) / len(looks)) ** 0.5)
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{color}" '
                f'fill-opacity="0.25" stroke="{color}"/>'
            )
    return "\n".join([*parts, "</svg>"]) + "\n"


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
    for n, found in _by_bin(looks).items():
        chance, won = fmean(one.chance for one in found), fmean(one.won for one in found)
        print(
            f"{10 * n:3} – {10 * n + 10:3} %: {chance:6.1%} expected, {won:6.1%} won, {len(found)}"
        )


def _by_bin(looks: Sequence[Look]) -> dict[int, list[Look]]:
    bins: dict[int, list[Look]] = defaultdict(list)
    for look in looks:
        bins[min(BINS - 1, int(look.chance * BINS))].append(look)
    return dict(sorted(bins.items()))


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
