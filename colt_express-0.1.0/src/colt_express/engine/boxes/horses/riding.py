"""Riding (HS-RIDE-1), and leaving for good (HS-STATION-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.marshal import settle
from ...base.stealing import no_effect
from ...cards import register_kind
from ...events import tell
from ...flow import ask
from ...geometry import LOCOMOTIVE, open_to
from ...options import PLACES, Option, word
from ...places import AWAY, COACH, TIME_MACHINE, inside
from ...registry import QuestionKind, register_question
from ...rulebook import Action
from .coach import car_beside
from .hostages import ZEALOT, forbidden
from .table import AT_MACHINE, horses_table

if TYPE_CHECKING:
    from ...state import Bandit, Question, State

RIDE: Final = register_kind("ride")
ESCAPE: Final = word("escape")
ESCAPE_STATION: Final = "escape"

REACH: Final = 3


class Ride(Action):
    """HS-RIDE-1: 0 to 3 cars with a horse that stands beside the bandit's car."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        if forbidden(state, bandit, ZEALOT):
            return
        table = horses_table(state)
        car = car_beside(state, bandit.place)
        if table.horses[car] == 0:
            no_effect(state, bandit, "HS-RIDE-1")
            return
        train = state.rules.train
        options: list[Option] = []
        if TIME_MACHINE in train.ahead and car - REACH <= AT_MACHINE:
            options.append(PLACES[TIME_MACHINE])
        for n in range(max(LOCOMOTIVE, car - REACH), min(train.caboose, car + REACH) + 1):
            options.append(PLACES[inside(n)])
            if n == table.coach:
                options.append(PLACES[COACH])
        options = open_to(state, bandit, options)
        if can_escape(state) and seat != state.rules.lawman:
            options.append(ESCAPE)
        ask(state, seat, RIDE_TO, options, bandit.character)


def can_escape(state: State) -> bool:
    """Whether the round ends with the escape, which is known from its start."""
    event = state.round_card.event
    return event == ESCAPE_STATION and event in state.rules.events


class RideTo(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        horses = horses_table(state).horses
        horses[car_beside(state, bandit.place)] -= 1
        if option is ESCAPE:
            # CASE-29: the horse leaves, too
            bandit.place = AWAY
            tell(state, "escaped", "HS-STATION-2", bandit=bandit.character)
            return
        bandit.place = option.value
        horses[car_beside(state, bandit.place)] += 1
        tell(state, "rode", "HS-RIDE-1", bandit=bandit.character, place=option.value)
        settle(state)


RIDE_TO: Final = register_question("ride", RideTo())
