"""The Marshal's goals: two warrants, three special ones, one turned up in each round (MP-GOAL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...chance import shuffle
from ...events import tell
from ...figures import CHARACTERS, MARSHAL_FIGURE
from ...guessing.knowing import knows
from ...registry import Step, register_step
from ...tokens import HELD
from .shooting import MAILBAG
from .table import MarshalTable, lawman_of, marshal_table

if TYPE_CHECKING:
    from random import Random

    from ...state import State

WARRANTS: Final = 2
SPECIALS: Final = 3
NEEDED: Final = 4
MANY_BANDITS: Final = 4


def few_scratches(state: State, law: MarshalTable) -> bool:
    return len(law.brawlers) >= 1


def dodge_bullets(state: State, law: MarshalTable) -> bool:
    """No bandit has more than two of his bullets with the Marshal."""
    return max(lawman_of(state).hits) <= 2


def golden_bullet(state: State, law: MarshalTable) -> bool:
    return not all(law.cylinders)


def deliver_the_mail(state: State, law: MarshalTable) -> bool:
    held = state.tokens_at(HELD + lawman_of(state).index)
    return any(state.token_kinds[token] == MAILBAG for token in held)


def throw_away_keys(state: State, law: MarshalTable) -> bool:
    return law.with_the_law >= 2


def full_of_lead(state: State, law: MarshalTable) -> bool:
    return min(bandit.hits[MARSHAL_FIGURE] for bandit in state.robbers) >= 1


def arch_enemy(state: State, law: MarshalTable) -> bool:
    return max(bandit.hits[MARSHAL_FIGURE] for bandit in state.robbers) >= 4


Goal = Callable[["State", MarshalTable], bool]

SPECIAL_GOALS: Final[list[tuple[str, Goal]]] = [
    ("few_scratches", few_scratches),
    ("dodge_bullets", dodge_bullets),
    ("golden_bullet", golden_bullet),
    ("deliver_the_mail", deliver_the_mail),
    ("throw_away_keys", throw_away_keys),
    ("full_of_lead", full_of_lead),
    ("arch_enemy", arch_enemy),
]
FOR_MANY: Final = 2
"""Number of special goals, the last ones, that are only used with four bandits or more."""

GOAL_NAMES: Final[list[str]] = [
    *(name for name, _ in SPECIAL_GOALS),
    *(f"warrant {name}" for name in CHARACTERS),
]


def warrant(character: int) -> int:
    """The goal to capture that bandit's poster."""
    return len(SPECIAL_GOALS) + character


def is_met(state: State, goal: int) -> bool:
    law = marshal_table(state)
    if goal < len(SPECIAL_GOALS):
        return SPECIAL_GOALS[goal][1](state, law)
    bandit = state.bandit(goal - len(SPECIAL_GOALS))
    return not law.wanted[bandit.index]


def goals_met(state: State) -> int:
    return len([goal for goal in marshal_table(state).goals if is_met(state, goal)])


def turned_up(state: State) -> int:
    """How many the Marshal has seen."""
    return state.round + 1


def specials_in_play(state: State) -> list[int]:
    many = len(state.robbers) >= MANY_BANDITS
    return list(range(len(SPECIAL_GOALS) - (0 if many else FOR_MANY)))


def deal_goals(state: State) -> None:
    warrants = [warrant(bandit.character) for bandit in state.robbers]
    specials = specials_in_play(state)
    shuffle(state, warrants)
    shuffle(state, specials)
    goals = warrants[:WARRANTS] + specials[:SPECIALS]
    shuffle(state, goals)
    marshal_table(state).goals = goals


class TurnUpGoal(Step):
    """MP-GOAL: he may look at it at any time, and shows none."""

    def do(self, state: State, _: int, /) -> None:
        tell(state, "goal_turned", "MP-GOAL", seat=state.rules.lawman, amount=turned_up(state))


def guess_goals(state: State, seat: int, rng: Random) -> None:
    """Re-deal the goals that the seat has not seen."""
    law = marshal_table(state)
    seen = turned_up(state) if knows(seat, state.rules.lawman) else 0
    known = [goal for n, goal in enumerate(law.goals) if n < seen or goal in law.shown]
    first_special = len(SPECIAL_GOALS)
    warrants = [warrant(bandit.character) for bandit in state.robbers]
    open_warrants = [goal for goal in warrants if goal not in known]
    open_specials = [goal for goal in specials_in_play(state) if goal not in known]
    missing = WARRANTS - len([goal for goal in known if goal >= first_special])
    pool = rng.sample(open_warrants, missing)
    pool += rng.sample(open_specials, len(law.goals) - len(known) - missing)
    rng.shuffle(pool)
    law.goals = [goal if goal in known else pool.pop() for goal in law.goals]


TURN_UP_GOAL: Final = register_step("turn up a goal", TurnUpGoal())
