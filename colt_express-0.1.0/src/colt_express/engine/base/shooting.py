"""Shooting (SHOOT, CHAR-TUCO, CHAR-BELLE, CHAR-DJANGO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..figures import BELLE, DJANGO, TUCO
from ..flow import ask
from ..geometry import climbs, in_sight, open_to, pushed_on
from ..options import PLACES, TARGETS, Option
from ..registry import QuestionKind, register_question
from ..rulebook import Action
from .hands import receive_bullet
from .marshal import settle

if TYPE_CHECKING:
    from ..state import Bandit, Question, State

MOST_PROTECTED: Final = 2


class Shoot(Action):
    """SHOOT-1: give a bullet of yours to a figure in sight."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        if bandit.bullets == 0:
            shoot_in_vain(state, bandit)
            return
        targets = in_sight(state, bandit)
        if bandit.can(TUCO):
            # CHAR-TUCO: through the roof of his own car, up or down
            for other_level in climbs(state, bandit.place, False):
                targets += state.at(other_level.value)
        options = spared(targets)
        if options:
            ask(state, seat, SHOOT_AT, options, bandit.character)
        else:
            shoot_in_vain(state, bandit)


def shoot_in_vain(state: State, bandit: Bandit) -> None:
    """SHOOT-1: no target, or no bullet left."""
    tell(state, "no_effect", "SHOOT-1", bandit=bandit.character, amount=bandit.bullets)


def spared(targets: list[Bandit]) -> list[Option]:
    """CHAR-BELLE: she is no target while there is another; CASE-13: her companion protects, too,
    but not as well as she does herself."""
    best = MOST_PROTECTED
    for target in targets:
        best = min(best, protection(target))
    return [TARGETS[target.character] for target in targets if protection(target) == best]


def protection(target: Bandit) -> int:
    if not target.can(BELLE):
        return 0
    return 2 if target.character == BELLE else 1


class ShootAt(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        shooter = state.bandit(question.bandit)
        victim = state.bandit(option.value)
        shooter.bullets -= 1
        receive_bullet(state, victim, shooter.character)
        tell(
            state,
            "shot",
            "SHOOT-1",
            bandit=shooter.character,
            target=victim.character,
            place=victim.place,
        )
        if shooter.can(DJANGO):
            knock_back(state, shooter, victim)


def knock_back(state: State, shooter: Bandit, victim: Bandit) -> None:
    """CHAR-DJANGO: one car in the direction of the shot."""
    for knock in state.rules.knocks:
        if knock(state, shooter, victim):
            return
    push_back(state, shooter, victim)


def push_back(state: State, shooter: Bandit, victim: Bandit) -> None:
    place = pushed_on(state, shooter.place, victim.place)
    if place != victim.place and open_to(state, victim, [PLACES[place]]):
        victim.place = place
        tell(
            state,
            "pushed",
            "CHAR-DJANGO",
            bandit=shooter.character,
            target=victim.character,
            place=place,
        )
        settle(state)


SHOOT_AT: Final = register_question("shoot", ShootAt())
