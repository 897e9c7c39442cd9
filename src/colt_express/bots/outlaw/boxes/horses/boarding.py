"""The attack on horseback: which car is worth boarding (HS-ATTACK-1)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.boarding import BOARD, RIDE_ON
from .....engine.game import Decision
from .....engine.options import Option
from .....engine.places import PLACE_CALLED, car_of
from ...situation import Situation
from ...worth import ALONE_THERE
from .parts import horses_of

NEXT_DOOR: Final = 0.5


def board_or_ride(decision: Decision, now: Situation) -> Option:
    """Board where the loot is better than what is to be expected further on."""
    boarding = horses_of(now.view).boarding
    assert boarding is not None
    car = car_of(PLACE_CALLED[boarding])
    here = prospects(now, car)
    ahead = max(prospects(now, n) for n in range(1, car))
    if here >= ahead:
        return next(option for option in decision.options if option is not RIDE_ON)
    if BOARD in decision and now.dice.random() < here / (here + ahead):
        return BOARD
    return RIDE_ON


def where_to_board(decision: Decision, now: Situation) -> Option:
    return now.best(decision.options, lambda option: prospects(now, car_of(option.value)))


def prospects(now: Situation, car: int) -> float:
    """The loot in a car and next door, less for every bandit who is there already."""
    there = [bandit for bandit in now.view.bandits if bandit.at == f"car {car}"]
    loot = _loot(now, car) + NEXT_DOOR * (_loot(now, car - 1) + _loot(now, car + 1))
    return loot / (1 + ALONE_THERE * len(there))


def _loot(now: Situation, car: int) -> int:
    return sum(now.stage.dollars[token.number] for token in now.view.floor.get(f"car {car}", ()))
