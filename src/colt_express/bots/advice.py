"""Advice: what a gunslinger would do in a seat's place, and what usually comes of each option.

Every option is played out to the end of the round in the same deals, as a gunslinger searches, and
it is counted what happens to the seat's bandits on the way. Deals are drawn from what the seat
knows, and the dice depend on nothing else.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

import msgspec

from ..engine.figures import CHARACTERS
from ..engine.game import Decision, Game
from ..engine.options import Option
from ..engine.rulebook import Rulebook
from ..engine.state import State
from ..engine.tokens import HELD
from .base import Eyes
from .outlaw import Outlaw
from .search.basis import Budget
from .searcher import ENOUGH, LATER, Gunslinger

TRIES: Final = 100
"""So many deals are played out, if there is time."""
TOLD: Final = 3
"""Of so many options it is told what comes of them."""


class Prospect(msgspec.Struct, frozen=True):
    """What came of an option in all tries: the mean chance to win, the mean change of what the
    seat's bandits hold in dollars, and how often they were shot and met the law."""

    option: str
    wins: float
    money: int
    shot: int
    law: int


class Advice(msgspec.Struct, frozen=True):
    """The best option, and what came of it and of the next best in so many tries. Without tries it
    is what an outlaw would do at once: nothing of it shows before the next round."""

    option: str
    tries: int = 0
    prospects: list[Prospect] = []


class _Tally:
    """What has come of one option so far."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.wins = 0.0
        self.money = self.shot = self.law = 0

    def prospect(self, tries: int) -> Prospect:
        wins, money = round(self.wins / tries, 4), round(self.money / tries)
        return Prospect(str(self.option), wins, money, self.shot, self.law)


def advise(
    decision: Decision, look: Eyes, rules: Rulebook, seconds: float = 0.0, tries: int = TRIES
) -> Advice:
    """In about so many seconds; 0 is no limit, and gives the same everywhere."""
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
                before = _fortunes(game, seat)
                tally.wins += search.iterate(game, tally.option)[seat]
                _add(tally, before, _fortunes(game, seat))
            done += 1
    if done < ENOUGH:
        return Advice(str(Outlaw(seat, Random(0), rules).choose(decision, look)))
    tallies.sort(key=lambda tally: -tally.wins)
    best = [tally.prospect(done) for tally in tallies[:TOLD]]
    return Advice(best[0].option, done, best)


def _add(tally: _Tally, before: list[int], after: list[int]) -> None:
    money, shot, law = (now - then for now, then in zip(after, before, strict=True))
    tally.money += money
    tally.shot += shot > 0
    tally.law += law > 0


def _fortunes(game: Game, seat: int) -> list[int]:
    """What the bandits of a seat hold, and the bullets they have from bandits and from others."""
    state: State = game.state
    mine = [bandit for bandit in state.bandits if bandit.seat == seat]
    held = [HELD + bandit.index for bandit in mine]
    loot = [state.token_values[token] for token, at in enumerate(state.token_at) if at in held]
    bandits = len(CHARACTERS)
    return [
        sum(loot) + sum(bandit.cash for bandit in mine),
        sum(sum(bandit.hits[:bandits]) for bandit in mine),
        sum(sum(bandit.hits[bandits:]) for bandit in mine),
    ]
