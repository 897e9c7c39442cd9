"""The end of a game with a played Marshal (MP-END, MP-STATION-1, MP-STATION-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.ending import all_sides, in_the_running, loot_value, money_by_side
from ...places import CELL
from ...registry import Step, register_step
from ...state import OVER
from .events import CRIME_PUNISHED, GUILTY_CONSCIENCE, take_mail
from .goals import NEEDED, goals_met
from .shooting import MAILBAG
from .table import NO_COMPANION, lawman_of, marshal_table

if TYPE_CHECKING:
    from ...state import Bandit, State

POSTER: Final = 500
PRISONER: Final = 200


class TheLawCounts(Step):
    def do(self, state: State, _: int, /) -> None:
        if state.is_last_round:
            take_mail(state)


def mailbag_money(state: State, bandit: Bandit) -> int:
    """The Marshal delivers his."""
    return 0 if bandit.seat == state.rules.lawman else loot_value(state, bandit, MAILBAG)


def poster_money(state: State, bandit: Bandit) -> int:
    return POSTER if marshal_table(state).wanted[bandit.index] else 0


def prisoner_money(state: State, bandit: Bandit) -> int:
    return PRISONER if marshal_table(state).companions[bandit.index] != NO_COMPANION else 0


def brawler_money(state: State, bandit: Bandit) -> int:
    return marshal_table(state).taken_brawlers[bandit.index]


def cannot_win(state: State, bandit: Bandit) -> bool:
    """MP-STATION-2: thrown off; MP-STATION-3: in the cell at the end."""
    if marshal_table(state).thrown_off[bandit.index]:
        return True
    punished = state.phase == OVER and state.round_card.event == CRIME_PUNISHED
    return punished and bandit.place == CELL


def the_law_wins(state: State) -> list[int] | None:
    """MP-END: with four goals the Marshal wins alone; MP-STATION-1: or with the single poorest
    bandit."""
    lawman = lawman_of(state)
    if cannot_win(state, lawman) or goals_met(state) < NEEDED:
        return None
    winners = [state.rules.sides[lawman.seat]]
    if state.round_card.event == GUILTY_CONSCIENCE:
        sides = [side for side in all_sides(state) if in_the_running(state, side)]
        money = money_by_side(state, sides)
        poor = [side for side, n in zip(sides, money, strict=True) if n == min(money)]
        if len(poor) == 1:
            winners += poor
    return winners


THE_LAW_COUNTS: Final = register_step("the law counts", TheLawCounts())
