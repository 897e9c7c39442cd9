"""Fits how much a lead counts in the outlook of curves (`colt_express.bots.curve.tempering`).

``python -m benchmarks.tempering GAMES`` plays on from moments of games that
``python -m benchmarks.calibration play GAMES --sample train`` has played, and finds the numbers by
which the chances predict their results best, by the logarithmic score. Every strength of bots has
the same weight.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import typer
from numpy.typing import NDArray

from benchmarks.sample_games import read_sample
from colt_express import Game
from colt_express.bots.curve.measuring import steps_of
from colt_express.bots.curve.outlook import Horizon, Outlook
from colt_express.bots.curve.tempering import TEMPERS, Tempers, kind_of
from colt_express.bots.knowledge import knowledge
from colt_express.bots.search.value import final_chances
from colt_express.engine.base.ending import all_sides, in_the_running, money_by_side, winning_sides
from colt_express.engine.state import OVER, State

Numbers = NDArray[np.float64]

EVERY: Final = 9
"""Distance between two moments of a game that are used."""
DEALS: Final = 16
SIDES: Final = 8
NEVER: Final = -1e12
"""In place of the money of a side that cannot win."""
SURELY: Final = 1e12
"""The same for a side that wins by other things than money."""
LEAST: Final = 1e-3
VALUES: Final = [1.0 + 0.05 * n for n in range(31)]
DOLLARS: Final = [10.0 * 1.1**n for n in range(50)]


class Sample:
    """Moments of games at tables of one kind. By moment, deal and side: the logarithm of the chance
    at the nearer and at the further horizon, or the money where the game is over there."""

    def __init__(self) -> None:
        self.bots: list[str] = []
        self.further: list[float] = []
        self.left: list[float] = []
        self.won: list[Numbers] = []
        self.ends: list[tuple[list[Numbers], list[Numbers]]] = []  # by deal: near and far
        self.over: list[tuple[list[bool], list[bool]]] = []

    def add(self, moment: Game, horizon: Horizon, bot: str, won: Numbers, dice: Random) -> None:
        near, far, near_over, far_over = list[Numbers](), list[Numbers](), [], []
        for _ in range(DEALS):
            outlook = Outlook(moment.setup.rulebook)
            state = moment.guess_together(dice).state
            outlook.play_on(state, dice, horizon.until)
            near.append(_end(state))
            near_over.append(state.phase == OVER)
            if horizon.further:
                outlook.play_on(state, dice, horizon.until + 1)
            far.append(_end(state))
            far_over.append(state.phase == OVER)
        self.bots.append(bot)
        self.further.append(horizon.further)
        self.left.append(horizon.left)
        self.won.append(won)
        self.ends.append((near, far))
        self.over.append((near_over, far_over))

    def scorer(self) -> Callable[[Tempers], float]:
        """A function for the mean logarithmic score of some numbers."""
        ends, over = np.array(self.ends), np.array(self.over)
        left = np.array(self.left)[:, None, None, None]
        further = np.array(self.further)[:, None]
        won = np.array(self.won)
        weights = np.array([1 / self.bots.count(bot) for bot in self.bots])
        weights /= weights.sum()

        def score(tempers: Tempers) -> float:
            dollars = np.maximum(1.0, left * tempers.dollars)
            scaled = np.where(over[..., None], ends / dollars, ends / tempers.value)
            scaled -= scaled.max(axis=-1, keepdims=True)
            powers = np.exp(scaled)
            chances = (powers / powers.sum(axis=-1, keepdims=True)).mean(axis=2)
            mixed = (1 - further) * chances[:, 0] + further * chances[:, 1]
            return float(-(weights[:, None] * won * np.log(np.maximum(LEAST, mixed))).sum())

        return score


def _end(state: State) -> Numbers:
    """By side: the logarithm of the chance, or the money at the end."""
    found = np.full(SIDES, NEVER)
    if state.phase != OVER:
        chances = knowledge().value_function.chances(state)
        for side, chance in zip(state.rules.sides, chances, strict=True):
            found[side] = np.log(max(1e-12, chance))
        return found
    winners = winning_sides(state)
    rules = state.rules
    rivals = [side for side in all_sides(state) if in_the_running(state, side)]
    if rules.lawman >= 0 and rules.sides[rules.lawman] in winners:
        found[winners] = SURELY
    else:
        found[rivals] = money_by_side(state, rivals)
    return found


def by_side(game: Game) -> Numbers:
    """Who has won."""
    won = np.zeros(SIDES)
    for side, share in zip(game.setup.rulebook.sides, final_chances(game.state), strict=True):
        won[side] = share
    return won


def fit(score: Callable[[Tempers], float], begin: Tempers) -> Tempers:
    """The best numbers, one after the other until none changes."""
    best = begin
    while True:
        before = best
        best = min((Tempers(value, best.dollars) for value in VALUES), key=score)
        best = min((Tempers(best.value, dollars) for dollars in DOLLARS), key=score)
        if best == before:
            return best


def main(files: list[Path]) -> None:
    samples: dict[str, Sample] = {}
    for number, game in enumerate(read_sample(files)):
        steps = steps_of(game.record)
        won, dice = by_side(steps[-1].after), Random(f"tempering {number}")
        kind = kind_of(game.record.setup.rulebook)
        for step in steps[number % EVERY : -1 : EVERY]:
            sample = samples.setdefault(kind, Sample())
            sample.add(step.after, step.horizon_after, game.bot, won, dice)
    for kind, sample in samples.items():
        score = sample.scorer()
        best = fit(score, TEMPERS[kind])
        plain = score(Tempers(1.0, 1.0))
        print(
            f"{kind}: value {best.value:.2f}, dollars {best.dollars:.0f}; "
            f"log score {score(best):.4f}, {plain:.4f} without, {len(sample.won)} moments"
        )


if __name__ == "__main__":
    typer.run(main)
