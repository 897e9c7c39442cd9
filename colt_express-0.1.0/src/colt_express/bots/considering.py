"""A choice considered again: what a legend would have chosen, and what follows either way.

Everything is found with what the player could know then, never with hindsight, but for one number:
`Outcome.in_truth` is the chance as everything really lay, so that a bad choice can be told from
bad luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from ..engine.game import Decision, Game
from ..engine.options import Option
from ..engine.serialization.record import Record
from .base import Eyes
from .reasons import Reason, Trial, Usual, listen, mean_and_error, reason_for, trial_of, usually
from .search.basis import Budget, key_of
from .search.tree import Search
from .searcher import ENOUGH, LATER, Legend

AS_GOOD: Final = 0.01
"""Maximum loss, as a chance to win, of an option that is as good as the best."""
FEWEST_DEALS: Final = 12
"""Minimum number of deals for an estimate."""
IN_TRUTH: Final = 48
"""How often either option is played out in the true deal."""


class Effort(NamedTuple):
    """How closely a choice is examined: steps per search, and deals in which two options are
    compared."""

    steps: int
    deals: int


class Outcome(msgspec.Struct, frozen=True):
    """What comes of an option: the chance to win by what its player could know, the chance in the
    true deal, and what usually happens to the player until the round ends."""

    chance: float
    in_truth: float
    follows: list[Usual] = []


class Moment(NamedTuple):
    """A choice as it was made."""

    number: int
    game: Game
    decision: Decision
    chosen: Option


class Doubt(NamedTuple):
    """A choice that a legend would not have made. The loss is known up to ``error``."""

    moment: Moment
    better: Option
    loss: float
    error: float
    reason: Reason


class Considered(NamedTuple):
    """What a legend thinks of a choice: the options that it would choose itself, its favourite
    first, and the doubt about the one that was chosen, unless that is the favourite. ``ways``: the
    two, as they were played out."""

    moment: Moment
    good: list[Option]
    doubt: Doubt | None = None
    ways: Ways | None = None


def moments_of(record: Record, seat: int) -> Iterator[Moment]:
    """The choices of a seat with more than one option, from the first round on."""
    game = record.begin(listening=False)
    choices = record.choices
    for number in range(len(choices)):
        decision = game.decision_of(seat)
        before = game.copy() if choices[number].startswith(f"{seat} ") else None
        record.replay(game, number)
        if before is None or decision is None or decision.name in LATER:
            continue
        if len(decision.options) > 1:
            yield Moment(number, before, decision, game.choices[-1])
    record.check(game)


def doubt_about(moment: Moment, effort: Effort, seconds: float = 0.0) -> Doubt | None:
    """The doubt about a choice, or None if a legend would have chosen the same."""
    return consider(moment, effort, seconds).doubt


def consider(moment: Moment, effort: Effort, seconds: float = 0.0) -> Considered:
    """What a legend thinks of a choice, found in about ``seconds``; 0 means no limit."""
    seat, chosen = moment.decision.seat, moment.chosen
    look = Eyes(moment.game, seat)
    dice = Random(f"review {moment.number} with {effort.steps}")
    legend = Legend(seat, dice, moment.game.setup.rulebook, Budget(effort.steps, seconds / 2))
    good = _favourites(legend, moment.decision, look)
    if key_of(good[0]) == key_of(chosen):
        return Considered(moment, good)
    until = perf_counter() + seconds / 2 if seconds else 0.0
    ways = Ways(moment, good[0], look)
    ways.compare(effort.deals, until)
    if ways.deals < FEWEST_DEALS:
        return Considered(moment, good)
    doubt = ways.doubt()
    others = [option for option in good[1:] if key_of(option) != key_of(chosen)]
    if doubt.loss < AS_GOOD:
        others.append(chosen)
    return Considered(moment, [good[0], *others], doubt, ways)


def _favourites(legend: Legend, decision: Decision, look: Eyes) -> list[Option]:
    """What the legend chooses, and the options that it found to be as good."""
    search = legend.search()
    best = search.think(decision, look.guess, legend.budget)
    if search.deals < ENOUGH:
        return [legend.at_once(decision, look)]
    others = [option for option in decision.options if key_of(option) != key_of(best)]
    return [best, *(option for option in others if _close(option, best, search))]


def _close(option: Option, best: Option, search: Search) -> bool:
    """Whether an option is hardly worse than the best one, in the deals in which both were
    tried."""
    pairs = list(zip(search.trials[key_of(best)], search.trials[key_of(option)], strict=False))
    return sum(one - two for one, two in pairs) < AS_GOOD * len(pairs)


class Ways:
    """The better option and the chosen one, played out in the same deals."""

    def __init__(self, moment: Moment, better: Option, look: Eyes) -> None:
        self.moment = moment
        self.better = better
        self.look = look
        rules = moment.game.setup.rulebook
        legend = Legend(look.seat, Random(), rules, Budget(1))
        self._ways = [(legend.search(), option) for option in (better, moment.chosen)]
        self._trials: tuple[list[Trial], list[Trial]] = ([], [])

    @property
    def deals(self) -> int:
        """Number of deals that count."""
        return len(self._trials[0]) - self._uncounted

    @property
    def _uncounted(self) -> int:
        """The tree after each option starts empty, so the first deals do not count."""
        return len(self._trials[0]) // 4

    def compare(self, deals: int, until: float) -> None:
        """Play out both options; ``until`` ends it earlier, 0 does not."""
        seat, number = self.look.seat, self.moment.number
        for deal in range(deals):
            if until and perf_counter() >= until:
                break
            for (search, option), done in zip(self._ways, self._trials, strict=True):
                search.dice = Random(f"review {number}, deal {deal} of {deals}")
                game = self.look.guess(search.dice)
                before = listen(game)
                chance = search.iterate(game, option)[seat]
                done.append(trial_of(game, seat, before, chance))

    def doubt(self) -> Doubt:
        better, chosen = (trials[self._uncounted :] for trials in self._trials)
        losses = [one.chance - two.chance for one, two in zip(better, chosen, strict=True)]
        loss, error = mean_and_error(losses)
        kinds = self.moment.game.state.token_kinds
        reason = reason_for(str(self.moment.chosen), better, chosen, kinds)
        return Doubt(self.moment, self.better, loss, error, reason)

    def outcomes(self) -> tuple[Outcome, Outcome]:
        """What comes of the chosen option, and of the better one."""
        return self._outcome(1), self._outcome(0)

    def usual(self) -> list[list[Usual]]:
        """What usually follows the better option, and the chosen one."""
        return [usually(trials[self._uncounted :]) for trials in self._trials]

    def _outcome(self, which: int) -> Outcome:
        trials = self._trials[which][self._uncounted :]
        chance = sum(trial.chance for trial in trials) / len(trials)
        in_truth = round(self._in_truth(which), 4)
        return Outcome(round(chance, 4), in_truth, self.usual()[which])

    def _in_truth(self, which: int) -> float:
        """The chance in the true deal, by the plans that were made in the deals before."""
        search, option = self._ways[which]
        total = 0.0
        for n in range(IN_TRUTH):
            search.dice = Random(f"review {self.moment.number}, in truth {n}")
            total += search.iterate(self.moment.game.copy(), option)[self.look.seat]
        return total / IN_TRUTH
