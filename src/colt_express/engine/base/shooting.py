"""Shooting (SHOOT, CHAR-TUCO, CHAR-BELLE, CHAR-DJANGO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..figures import BELLE, DJANGO, TUCO
from ..flow import ask
from ..geometry import climbs, in_sight, pushed_on
from ..options import TARGETS, Option
from ..registry import register_question
from .hands import receive_bullet
from .marshal import settle

if TYPE_CHECKING:
    from ..state import Bandit, Question, State


def shoot(state: State, seat: int, bandit: Bandit) -> None:
    """SHOOT-1: give a bullet of yours to somebody in sight."""
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
    """CHAR-BELLE: she is no target while there is another."""
    others = [TARGETS[target.character] for target in targets if not target.can(BELLE)]
    return others or [TARGETS[target.character] for target in targets]


def answer_shoot(state: State, question: Question, option: Option) -> None:
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
    place = pushed_on(state, shooter.place, victim.place)
    if place != victim.place:
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


SHOOT_AT: Final = register_question("shoot", answer_shoot)
