"""What is measured at each step of a game: the chances after it, and the part of its choice.

Every step has its own dice, seeded by its number, so steps can be measured one by one, in any
order and process, with the same results.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import mul
from random import Random
from typing import Final, NamedTuple

from ...engine.flow import answer
from ...engine.game import Decision, Game
from ...engine.options import Option
from ...engine.serialization.record import Record
from ..search.basis import index_of, key_of
from ..search.value import final_chances
from ..searcher import LATER
from .outlook import Horizon, Outlook, horizon_of, horizons_of

MOST_DEALS: Final = 400
"""Maximum number of deals for one estimate."""
LAST_ROUND: Final = 2.0
"""Share of a step of the last round in the rollouts, as a multiple of the mean: there a deal is won
or lost, so estimates need more deals."""
EARLIER: Final = 0.7
"""The same of the other steps."""
SURE_CHANCE: Final = 0.01
"""Standard error of a chance at which no more deals are needed."""
SURE_CHOICE: Final = 0.004
"""The same of what a choice changed, many of which are added up."""
CHECKED: Final = 4
"""Number of deals between two looks at the standard error."""
FEWEST_OPTIONS: Final = 3
"""Minimum number of options of a choice that are played out in more than one deal."""
FOR_CHANCES: Final = 0.4
"""Share of a step's rollouts that estimates the chances after it; the rest is for its choice."""


class Effort(NamedTuple):
    """How much is played out: choices made in the rollouts of a whole game, about, and the minimum
    number of deals for an estimate."""

    cost: int
    fewest_deals: int


USUAL: Final = Effort(240_000, 10)
"""At most 20 seconds for a game on one core, even with the interpreted engine."""
LONG: Final = 150
"""Number of steps above which a game has fewer deals for an estimate, so as to take no longer."""
VERY_FEW: Final = 4
"""Minimum number of deals for an estimate in the longest games."""


class Estimate(NamedTuple):
    """Means over deals, by seat, with their standard errors."""

    means: list[float]
    errors: list[float]


class Choice(NamedTuple):
    """A choice that had an alternative. ``part``: by seat, how it changed the chances, by what the
    chooser knew. ``loss``: of the chooser's chance, compared with the best option."""

    part: Estimate
    loss: float
    loss_error: float


class Measured(NamedTuple):
    """The measurements of one step. ``fair``: the chances before the deal, at step 0."""

    number: int
    seat: int
    round: int
    chances: Estimate
    choice: Choice | None
    fair: Estimate | None = None


class Step(NamedTuple):
    """A choice with the positions before and after it, and how far they are played on; step 0, the
    deal, has no choice."""

    number: int
    before: Game | None
    decision: Decision | None
    chosen: Option | None
    after: Game
    horizon_before: Horizon | None
    horizon_after: Horizon


def steps_of(record: Record) -> list[Step]:
    """The steps of a game, the deal first."""
    game = record.begin(listening=False)
    positions = [game.copy()]
    for number in range(len(record.choices)):
        record.replay(game, number)
        positions.append(game.copy())
    record.check(game)
    horizons = horizons_of([position.state for position in positions])
    steps = [Step(0, None, None, None, positions[0], None, horizons[0])]
    for number, chooser in enumerate(game.choosers, 1):
        before, after = positions[number - 1 : number + 1]
        decision, chosen = before.decision_of(chooser), game.choices[number - 1]
        reach = horizons[number - 1], horizons[number]
        steps.append(Step(number, before, decision, chosen, after, *reach))
    return steps


def measure(record: Record, numbers: Sequence[int], effort: Effort = USUAL) -> list[Measured]:
    """The measurements of these steps, if the game has them."""
    steps = steps_of(record)
    mean = effort_for_a_step(effort, len(steps))
    return [_measured(steps[number], mean) for number in numbers if number < len(steps)]


def effort_for_a_step(effort: Effort, steps: int) -> Effort:
    """The mean effort for a step of a game with that number of steps."""
    scaled = max(VERY_FEW, effort.fewest_deals * LONG // max(LONG, steps))
    return Effort(effort.cost // steps, min(effort.fewest_deals, scaled))


def _measured(step: Step, mean: Effort) -> Measured:
    """``mean``: the mean effort for a step."""
    state, decision = step.after.state, step.decision
    factor = LAST_ROUND if state.is_last_round else EARLIER
    share = mean._replace(cost=int(mean.cost * factor))
    for_chances = share._replace(cost=int(share.cost * FOR_CHANCES))
    for_choice = share._replace(cost=share.cost - for_chances.cost)
    chances = chances_at(step.after, f"curve {step.number}", for_chances, step.horizon_after)
    if decision is None or step.before is None or step.chosen is None:
        fair = _fair(step.after, share)
        return Measured(0, -1, state.round, chances, None, fair)
    choice = None
    if len(decision.options) > 1:
        dice = Random(f"curve, choice {step.number}")
        position = step.before, step.horizon_before or horizon_of(step.before.state)
        choice = weigh_choice(*position, decision, step.chosen, dice, for_choice)
    return Measured(step.number, decision.seat, step.before.state.round, chances, choice)


def chances_at(game: Game, seed: str, effort: Effort, horizon: Horizon | None = None) -> Estimate:
    """The chances in a position, by what all players know together. ``horizon``: the end of the
    round, unless another is given."""
    if game.over:
        return Estimate(final_chances(game.state), [0.0] * game.setup.seats)
    outlook, horizon = Outlook(game.setup.rulebook), horizon or horizon_of(game.state)
    sums = _Sums(game.setup.seats)
    dice = Random(seed)
    while sums.wants_more(effort, outlook.cost, SURE_CHANCE):
        sums.add(outlook.chances(game.guess_together(dice), dice, horizon))
    return Estimate(sums.means(), sums.errors())


def _fair(game: Game, effort: Effort) -> Estimate:
    """The chances before the deal: means over other deals for the same table."""
    outlook = Outlook(game.setup.rulebook)
    sums = _Sums(game.setup.seats)
    while sums.wants_more(effort, outlook.cost, SURE_CHANCE):
        seed = f"curve, deal {sums.number}"
        deal = Game(game.setup.seeded(seed), listening=False)
        sums.add(outlook.chances(deal, Random(seed), horizon_of(deal.state)))
    return Estimate(sums.means(), sums.errors())


def weigh_choice(
    position: Game,
    horizon: Horizon,
    decision: Decision,
    chosen: Option,
    dice: Random,
    effort: Effort,
) -> Choice:
    """What a choice changed, by what its chooser knew: in every deal that he could not tell from
    the real one, each option is played out with the same dice."""
    seat, options = decision.seat, decision.options
    if decision.name in LATER and not position.state.is_last_round:
        horizon = horizon._replace(further=1.0)
    which = [key_of(option) for option in options].index(key_of(chosen))
    outlook, rollout_dice = Outlook(position.setup.rulebook), Random(0)
    sums = _Sums(position.setup.seats)
    tried = list(range(len(options)))
    trials: list[list[float]] = [[] for _ in options]  # by option and deal: the chooser's chance
    while sums.wants_more(effort, outlook.cost, SURE_CHOICE):
        deal = position.guess(seat, dice)
        seed = dice.getrandbits(64)
        index = index_of(deal.state, seat)
        likely = outlook.likely(deal, deal.state.questions[index], dice)
        ends: dict[int, list[float]] = {}
        for n in tried:
            game = deal.copy()
            answer(game.state, index, options[n])
            rollout_dice.seed(seed)
            ends[n] = outlook.chances(game, rollout_dice, horizon)
        if not sums.number:
            tried = _affordable(which, likely, effort, outlook.cost)
        mean = _mean_of([ends[n] for n in tried], [likely[n] for n in tried])
        sums.add([after - before for before, after in zip(mean, ends[which], strict=True)])
        for n in tried:
            trials[n].append(ends[n][seat])
    loss, error = loss_of([trials[n] for n in tried], tried.index(which))
    return Choice(Estimate(sums.means(), sums.errors()), loss, error)


def _affordable(which: int, likely: Sequence[float], effort: Effort, cost: int) -> list[int]:
    """The options that are played out in more than the first deal, which cost that much: all of
    them if the effort allows for it, otherwise the chosen one and the most likely others."""
    number = effort.cost * len(likely) // max(1, effort.fewest_deals * cost)
    others = sorted((n for n in range(len(likely)) if n != which), key=lambda n: -likely[n])
    return sorted([which, *others[: max(FEWEST_OPTIONS, number) - 1]])


def _mean_of(ends: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The weighted mean, by seat; all count the same if none of them is probable."""
    total = sum(weights)
    shares = [weight / total for weight in weights] if total else [1 / len(ends)] * len(ends)
    return [sum(map(mul, shares, chances)) for chances in zip(*ends, strict=True)]


def loss_of(trials: Sequence[Sequence[float]], which: int) -> tuple[float, float]:
    """How much an option loses to the best one, with the standard error. ``trials``: by option and
    deal. The best one is found in one half of the deals and compared in the other, each way round:
    compared in the same deals, the luckiest option would look best."""
    losses: list[float] = []
    for half in (0, 1):
        means = [sum(chances[half::2]) for chances in trials]
        best = max(range(len(trials)), key=lambda n: (means[n], n == which))
        other = slice(1 - half, None, 2)
        pairs = zip(trials[best][other], trials[which][other], strict=True)
        losses += [one - two for one, two in pairs]
    number = len(losses)
    mean = sum(losses) / number
    variance = sum((loss - mean) ** 2 for loss in losses) / (number - 1)
    return mean, sqrt(variance / number)


class _Sums:
    """Running sums over deals, by seat."""

    def __init__(self, seats: int) -> None:
        self.number = 0
        self._sums = [0.0] * seats
        self._squares = [0.0] * seats

    def wants_more(self, effort: Effort, cost: int, sure: float) -> bool:
        """Whether to add another deal, after rollouts of this cost. ``sure``: the standard error
        that is small enough."""
        if self.number < effort.fewest_deals:
            return True
        if cost >= effort.cost or self.number >= MOST_DEALS:
            return False
        return self.number % CHECKED > 0 or max(self.errors()) > sure

    def add(self, values: Sequence[float]) -> None:
        self.number += 1
        for seat, value in enumerate(values):
            self._sums[seat] += value
            self._squares[seat] += value * value

    def means(self) -> list[float]:
        return [total / self.number for total in self._sums]

    def errors(self) -> list[float]:
        """The standard errors of the means."""
        n = self.number
        variances = [
            max(0.0, squares - total * total / n) / (n - 1)
            for total, squares in zip(self._sums, self._squares, strict=True)
        ]
        return [sqrt(variance / n) for variance in variances]
