"""Weighing the options of a decision: a legend's search that goes on until it is sure of the lead.

All options are tried in the same deals. One that is surely further behind than the wanted lead is
dropped; while any is left, the search goes on until its time is over. Time is processor time, so
that a busy machine searches as deeply as an idle one.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import Final, NamedTuple

from ..bots.base import Eyes
from ..bots.reasons import mean_and_error
from ..bots.search.basis import Budget, key_of
from ..bots.search.tree import MOST_DEALS, STEADY_PRUNING_MARGIN, UNPRUNED_DEALS, Search, may_lead
from ..bots.searcher import Legend
from ..engine.game import Decision, Game
from ..engine.options import Option
from ..engine.rulebook import Rulebook

ANY: Final = Budget(1)
"""The budget of a bot whose search is run from outside."""


class Weighed(NamedTuple):
    """An option with its value, and how far it is behind the best, with the standard error."""

    option: Option
    value: float
    lag: float
    error: float


class Weighing(NamedTuple):
    """The options of a decision, the best first, over a number of deals."""

    options: list[Weighed]
    deals: int

    @property
    def best(self) -> Option:
        return self.options[0].option

    @property
    def lead(self) -> float:
        """How far the best option is ahead of the second."""
        return self.options[1].lag


def legend_of(seat: int, rules: Rulebook, dice: Random) -> Search:
    """A legend's search."""
    return Legend(seat, dice, rules, ANY).search()


def weigh(
    decision: Decision, look: Eyes, rules: Rulebook, lead: float, seconds: float, seed: str
) -> Weighing:
    """Compare all options for up to that much processor time. Which options are dropped early
    depends on ``lead``, as a chance to win."""
    end = process_time() + seconds
    dice = Random(seed)
    search = legend_of(look.seat, rules, dice)
    trials: dict[int, list[float]] = {key_of(option): [] for option in decision.options}
    open_options = decision.options[:]
    deals: list[Game] = []
    done = 0
    with _without_garbage_collection():
        while len(open_options) > 1 and (done < 2 or process_time() < end):
            if done < MOST_DEALS:
                deals.append(look.guess(dice))
            deal = deals[done % MOST_DEALS]
            luck = dice.getrandbits(32)
            for option in open_options:
                search.rollout_dice.seed(luck)  # the same for all options
                trials[key_of(option)].append(search.iterate(deal.copy(), option)[look.seat])
            done += 1
            if done > UNPRUNED_DEALS and done % (1 + done // 8) == 0:
                open_options = _not_beaten(open_options, trials, lead)
    return _weighing(decision.options, trials, done)


def _not_beaten(options: list[Option], trials: dict[int, list[float]], lead: float) -> list[Option]:
    """Those that may be less than ``lead`` behind the best."""
    best = max(options, key=lambda option: sum(trials[key_of(option)]))
    leading = trials[key_of(best)]
    return [
        option
        for option in options
        if option is best
        or may_lead([one + lead for one in trials[key_of(option)]], leading, STEADY_PRUNING_MARGIN)
    ]


def _weighing(options: list[Option], trials: dict[int, list[float]], deals: int) -> Weighing:
    """The options in order. An option that was dropped has had fewer deals, so each is compared
    with the best in its own."""
    most = max(len(trials[key_of(option)]) for option in options)
    lasting = [option for option in options if len(trials[key_of(option)]) == most]
    best = max(lasting, key=lambda option: sum(trials[key_of(option)]))
    leading = trials[key_of(best)]
    value = sum(leading) / len(leading)
    found = [Weighed(best, value, 0.0, 0.0)]
    for option in options:
        if option is not best:
            mine = trials[key_of(option)]
            lags = [leading[deal] - chance for deal, chance in enumerate(mine)]
            lag, error = mean_and_error(lags)
            found.append(Weighed(option, max(0.0, value - lag), lag, error))
    return Weighing([found[0], *sorted(found[1:], key=lambda one: one.lag)], deals)


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """A tree has many nodes and no reference cycles."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
