"""What a seat sees of Marshal & Prisoners, with goals that only the Marshal sees (MP-GOAL)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ...figures import FIGURES
from ...state import OVER
from .goals import GOAL_NAMES, turned_up
from .table import EFFECTS, MarshalTable, marshal_table
from .view import GoalView, MarshalMine, MarshalView

if TYPE_CHECKING:
    from ...events import Event
    from ...state import State

GOAL_VIEWS: Final[list[GoalView]] = [GoalView(*name.split(" ", 1)) for name in GOAL_NAMES]
"""By number."""

NOT_SEEN: Final = -1


def view(state: State, seat: int) -> MarshalView | None:
    law, robbers = state.marshal, state.robbers
    if law is None:
        return None
    return MarshalView(
        seat=state.rules.lawman,
        cylinders=[[EFFECTS[n] for n in reversed(bullets)] for bullets in law.cylinders],
        brawlers=law.brawlers[::-1],
        prisoners=[FIGURES[prisoner] for prisoner in law.prisoners],
        companions={
            FIGURES[b.character]: FIGURES[law.companions[b.index]]
            for b in robbers
            if law.companions[b.index] >= 0
        },
        wanted=[FIGURES[b.character] for b in robbers if law.wanted[b.index]],
        wounds={
            FIGURES[b.character]: [EFFECTS[n] for n in law.wounds[b.index]]
            for b in robbers
            if law.wounds[b.index]
        },
        taken={
            FIGURES[b.character]: law.taken_brawlers[b.index]
            for b in robbers
            if law.taken_brawlers[b.index]
        },
        with_the_law=law.with_the_law,
        thrown_off=[FIGURES[b.character] for b in state.bandits if law.thrown_off[b.index]],
        turned=turned_up(state),
        shown=[GOAL_VIEWS[goal] for goal in law.shown],
        goals=_goals(state, seat),
    )


def mine(state: State, seat: int) -> MarshalMine | None:
    goals = _goals(state, seat)
    return None if goals is None else MarshalMine(goals)


def _goals(state: State, seat: int) -> list[GoalView] | None:
    """The goals a seat may see: the Marshal those turned up, at the end every seat all of them."""
    law = state.marshal
    if law is None:
        return None
    if state.phase == OVER:
        return [GOAL_VIEWS[goal] for goal in law.goals]
    if seat != state.rules.lawman or seat < 0:
        return None
    return [GOAL_VIEWS[goal] for goal in law.goals[: turned_up(state)]]


def goal_of_rumor(_state: State, event: Event, _seat: int) -> Mapping[str, object]:
    """A rumor is public (MP-EVENT-2)."""
    return {"goal": GOAL_VIEWS[GOAL_NAMES.index(event.name)]}


def goal_turned(state: State, event: Event, seat: int) -> Mapping[str, object]:
    """The fields of a goal that is turned up, for seats that may see it."""
    if not (event.over or seat == event.seat):
        return {}
    return {"goal": GOAL_VIEWS[marshal_table(state).goals[event.amount - 1]]}


def veiled(state: State, seat: int) -> MarshalTable:
    """MP-GOAL: goals that the seat has not seen become -1. A rumor shows which one it is about."""
    law = marshal_table(state).copy()
    if state.phase != OVER:
        seen = turned_up(state) if seat == state.rules.lawman else 0
        law.goals = [
            goal if n < seen or goal in law.shown else NOT_SEEN for n, goal in enumerate(law.goals)
        ]
    return law


def describe(state: State) -> list[object]:
    return [] if state.marshal is None else [state.marshal.describe()]
