"""Choices of this box: which car to board, where to ride, which hostage to take, a punch for the
Shotgun, and a turn with a drink (HS-ATTACK, HS-RIDE, HS-COACH, HS-GUN, HS-WHISKEY)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.boarding import BOARD, RIDE_ON
from .....engine.boxes.horses.riding import ESCAPE
from .....engine.boxes.horses.whiskey import CLASSIC, FLASK, HALF, OLD, is_drink, is_old_drink
from .....engine.figures import SHOTGUN
from .....engine.game import Decision
from .....engine.information.observation import Observation
from .....engine.options import Option
from .....engine.places import AWAY, car_of, inside
from ...choices import best_end
from ...planning import worth_of_card, worth_of_drawing
from ...situation import Situation
from ...state import ModelState
from ...worth import ALONE_THERE
from .hostages import hostage_worth
from .parts import horses_of
from .transitions import ride_to, throw_the_shotgun

NEXT_DOOR: Final = 0.5  # share of the loot in the next cars that counts
FULL_FLASK: Final = 150  # dollars; it improves two turns of planning
DRINK_PRICE: Final = 40  # dollars; half a flask
SECOND_CARD: Final = 90  # dollars; a second card played in the same turn


def board_or_ride(decision: Decision, now: Situation) -> Option:
    """HS-ATTACK-1: board if the loot here is better than what can be expected further on."""
    car = horses_of(now.observation).boarding
    here = prospects(now, car)
    ahead = max([prospects(now, n) for n in range(1, car)])
    if here >= ahead:
        return next(option for option in decision.options if option is not RIDE_ON)
    if BOARD in decision and now.dice.random() < here / (here + ahead):
        return BOARD
    return RIDE_ON


def where_to_board(decision: Decision, now: Situation) -> Option:
    return now.best(decision.options, [prospects(now, car_of(o.value)) for o in decision.options])


def prospects(now: Situation, car: int) -> float:
    """The value of boarding a car: the loot there and next door, less for every bandit in it."""
    loot = _loot(now, car) + NEXT_DOOR * (_loot(now, car - 1) + _loot(now, car + 1))
    return loot / (1 + ALONE_THERE * now.observation.places.count(inside(car)))


def _loot(now: Situation, car: int) -> int:
    return now.constants.total(now.state.floor[inside(car)]) if 0 <= car < now.constants.cars else 0


def whom_to_punch(decision: Decision, now: Situation) -> Option:
    bandit = now.bandit(decision.bandit)
    return best_end(decision, now, [_punched(now, bandit, o.value) for o in decision.options])


def _punched(now: Situation, bandit: int, figure: int) -> list[ModelState]:
    if figure == SHOTGUN:
        return [throw_the_shotgun(now.constants, now.state)]
    return now.constants.model.punch_him(now.constants, now.state, bandit, now.bandit(figure))


def where_to_ride(decision: Decision, now: Situation) -> Option:
    """HS-RIDE-1: the place to ride to; escaping leads to `AWAY`."""
    bandit = now.bandit(decision.bandit)
    places = [AWAY if option is ESCAPE else option.value for option in decision.options]
    states = [[ride_to(now.constants, now.state, bandit, place)] for place in places]
    return best_end(decision, now, states)


def which_hostage(decision: Decision, now: Situation) -> Option:
    """HS-COACH-5"""
    bandit = now.bandit(decision.bandit)
    worths = [
        float(hostage_worth(now.constants, now.state, bandit, option.value))
        for option in decision.options
    ]
    return now.best(decision.options, worths)


def price_flasks(observation: Observation, dollars: list[int]) -> None:
    """Set the values of flasks, which are not money but useful in planning."""
    for token, kind in enumerate(observation.kinds):
        if kind == FLASK:
            value = observation.values[token]
            half = value == CLASSIC + HALF or value == OLD + HALF
            dollars[token] = FULL_FLASK // 2 if half else FULL_FLASK


def worth_of_drink(
    option: Option, now: Situation, state: ModelState, waiting: float
) -> float | None:
    """The value of a drink, or None: the best card of the hand, less the drink, plus its effect."""
    if not is_drink(option):
        return None
    best = max(
        [worth_of_card(card, now, state) for card in dict.fromkeys(now.hand)], default=waiting
    )
    gain = SECOND_CARD if is_old_drink(option) else worth_of_drawing(now)
    return best - DRINK_PRICE + gain
