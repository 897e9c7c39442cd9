"""Setting out the box (MP-1 to MP-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...chance import shuffle
from ...events import tell
from ...figures import CHARACTERS
from ...geometry import LOCOMOTIVE
from ...places import inside
from ...registry import Step, register_step
from .goals import deal_goals
from .table import MarshalTable, lawman_of

if TYPE_CHECKING:
    from ...state import State

LAID_OUT: Final = 3


class SetOutLaw(Step):
    """MP-2: three of the seven prisoners, regardless of the cast, and the Marshal's goals."""

    def do(self, state: State, _: int, /) -> None:
        rules = state.rules
        law = MarshalTable.fresh(len(state.bandits), rules.cylinder, rules.brawlers)
        state.marshal = law
        prisoners = list(range(len(CHARACTERS)))
        shuffle(state, prisoners)
        law.prisoners = sorted(prisoners[:LAID_OUT])
        law.wanted[lawman_of(state).index] = False
        deal_goals(state)


class MarshalLeads(Step):
    """MP-3: he starts in the locomotive, and is the first player."""

    def do(self, state: State, _: int, /) -> None:
        lawman = lawman_of(state)
        lawman.place = inside(LOCOMOTIVE)
        state.first = lawman.seat
        tell(state, "first_player", "MP-3", seat=state.first)
        tell(state, "started", "MP-3", bandit=lawman.character, place=lawman.place)


class TakePlacesByNumber(Step):
    """MP-3: numbered clockwise from the Marshal, the second player starts just before the prison
    car, the third in the car before that, and so on in turn."""

    def do(self, state: State, _: int, /) -> None:
        before_prison = state.rules.train.caboose - 1
        for number, seat in enumerate(state.rules.clockwise[state.rules.lawman]):
            for bandit in state.robbers:
                if bandit.seat == seat:
                    car = before_prison if number % 2 == 1 else before_prison - 1
                    bandit.place = inside(car)
                    tell(state, "started", "MP-3", bandit=bandit.character, place=bandit.place)


SET_OUT_LAW: Final = register_step("set out Marshal and prisoners", SetOutLaw())
MARSHAL_LEADS: Final = register_step("the Marshal leads", MarshalLeads())
PLACES_BY_NUMBER: Final = register_step("take places by number", TakePlacesByNumber())
