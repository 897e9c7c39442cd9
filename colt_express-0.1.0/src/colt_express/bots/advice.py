"""Advice: what a gunslinger would do in a seat's place, why, and the usual outcome of each option.

Every option is played out to the end of the round in the same deals, as a gunslinger searches, and
the events that concern the seat's bandits are counted. It depends only on what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from ..engine.cards import KIND_MASK, OWNER_SHIFT, ROB
from ..engine.game import Decision
from ..engine.options import PLAY, PLAY_HIDDEN, TOKEN, Option
from ..engine.rulebook import Rulebook
from ..engine.state import State
from .base import Eyes
from .outlaw import Outlaw
from .reasons import Reason, Trial, listen, reason_for, trial_of
from .search.basis import Budget
from .searcher import ENOUGH, LATER, Gunslinger

TRIES: Final = 100
"""Maximum number of deals that are played out."""
TOLD: Final = 3
"""Maximum number of prospects, without the option that the reason names."""


class Prospect(msgspec.Struct, frozen=True):
    """The outcome of an option over all tries: the mean chance to win, the mean change of the
    seat's money in dollars, and how often its bandits were shot and met the law."""

    option: str
    wins: float
    money: int
    shot: int
    law: int


class Advice(msgspec.Struct, frozen=True):
    """The best option, why it is better than the most obvious other one, and the outcomes of it and
    of the next best over ``tries``. Without tries it is an outlaw's choice, for questions whose
    effects show only in a later round."""

    option: str
    tries: int = 0
    prospects: list[Prospect] = []
    reason: Reason | None = None


class _Tally:
    """The trials of one option so far, one for each deal."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.trials: list[Trial] = []

    @property
    def wins(self) -> float:
        return sum(trial.chance for trial in self.trials) / len(self.trials)

    def prospect(self) -> Prospect:
        trials = self.trials
        money = round(sum(trial.money for trial in trials) / len(trials))
        shot, law = (sum(one.shot for one in trials), sum(one.law for one in trials))
        return Prospect(str(self.option), round(self.wins, 4), money, shot, law)


def advise(
    decision: Decision, look: Eyes, rules: Rulebook, seconds: float = 0.0, tries: int = TRIES
) -> Advice:
    """The advice for a decision, found in about ``seconds``; with 0 there is no limit, and the same
    advice on every machine."""
    seat, options = look.seat, decision.options
    if len(options) == 1:
        return Advice(str(options[0]))
    tallies = [_Tally(option) for option in options]
    done = 0
    if decision.name not in LATER:
        search = Gunslinger(seat, Random(0), rules, Budget(1)).search()
        until = perf_counter() + seconds
        while done < tries and (not seconds or done < 1 or perf_counter() < until):
            search.dice = Random(f"advice {done}")
            deal = look.guess(search.dice)
            for tally in tallies:
                game = deal.copy()
                before = listen(game)
                chance = search.iterate(game, tally.option)[seat]
                tally.trials.append(trial_of(game, seat, before, chance))
            done += 1
    if done < ENOUGH:
        return Advice(str(Outlaw(seat, Random(0), rules).choose(decision, look)))
    tallies.sort(key=lambda tally: -tally.wins)
    other, reason = _reason(tallies, deal.state)
    told = tallies[:TOLD] if other in tallies[:TOLD] else [*tallies[:TOLD], other]
    return Advice(str(tallies[0].option), done, [one.prospect() for one in told], reason)


def _reason(tallies: list[_Tally], state: State) -> tuple[_Tally, Reason]:
    """Why the first option is the best, and the one it is compared with: the most obvious one from
    which anything tells it apart."""
    best = tallies[0]
    found = []
    for other in _alternatives(tallies, state):
        reason = reason_for(str(other.option), best.trials, other.trials, state.token_kinds)
        if reason.decisive is not None:
            return other, reason
        found.append((other, reason))
    return found[0]


def _alternatives(tallies: list[_Tally], state: State) -> Iterator[_Tally]:
    """The options to compare the first one with, the most obvious first: robbing if there is loot,
    then the next best, unless it is nearly the same."""
    best, *others = tallies
    different = [one for one in others if not _alike(one.option, best.option)] or others
    robbing = [one for one in different if _robs_here(one.option, state)]
    yield from robbing[:1]
    yield from (one for one in different[:TOLD] if one not in robbing[:1])


def _robs_here(option: Option, state: State) -> bool:
    """Whether it plays a rob card of a bandit who stands on loot now."""
    if option.kind not in (PLAY, PLAY_HIDDEN) or option.value & KIND_MASK != ROB:
        return False
    owner = option.value >> OWNER_SHIFT
    return any(b.character == owner and state.tokens_at(b.place) for b in state.bandits)


def _alike(one: Option, two: Option) -> bool:
    """The same card face up or down, or tokens that look the same."""
    cards = (PLAY, PLAY_HIDDEN)
    if one.kind in cards and two.kind in cards:
        return one.value == two.value
    return one.kind == two.kind == TOKEN and one.detail == two.detail
