"""The Marshal's shots: one or two bandits, a bullet of each cylinder, and what those do
(MP-SHOOT, MP-BULLET, CASE-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.hands import put_on_deck
from ...base.robbing import hold, token_options
from ...base.shooting import protection
from ...base.stealing import no_effect
from ...cards import BULLET, CLIMB, PUNCH, SHOOT, card_of
from ...events import tell
from ...figures import CHARACTERS, MARSHAL_FIGURE
from ...flow import ask
from ...geometry import in_sight
from ...options import DONE, Option, Shown, register_options
from ...registry import QuestionKind, Step, register_question, register_step
from ...tokens import HELD, register_token
from .prison import lose_companion
from .table import (
    DROP_THE_BAG,
    EFFECTS,
    GOTCHA,
    LOST_GUN,
    WOUNDED_KNEE,
    WOUNDED_SHOULDER,
    lawman_of,
    marshal_table,
)
from .view import ShotOption

if TYPE_CHECKING:
    from ...state import Bandit, Question, State

MAILBAG: Final = register_token("mailbag")

SIDES: Final[list[str]] = ["left", "right"]


def _shot_view(words: str, number: int, value: int) -> ShotOption:
    character, side = divmod(value, len(SIDES))
    return ShotOption(words, number, CHARACTERS[character], side)


def _about_shot(value: int) -> tuple[int, str]:
    character, side = divmod(value, len(SIDES))
    return character, str(side)


SHOTS: Final[list[Option]] = register_options(
    Shown("shot", _shot_view, _about_shot),
    [f"{name} {side}" for name in CHARACTERS for side in SIDES],
)
"""By character and cylinder."""

LASTING: Final[list[int]] = [LOST_GUN, WOUNDED_KNEE, WOUNDED_SHOULDER]
DISABLED: Final[dict[int, int]] = {LOST_GUN: SHOOT, WOUNDED_KNEE: CLIMB, WOUNDED_SHOULDER: PUNCH}


def marshal_shoots(state: State, seat: int, lawman: Bandit) -> None:
    options = first_shots(state, lawman)
    if options:
        ask(state, seat, FIRST_SHOT, options, lawman.character)
    else:
        no_effect(state, lawman, "MP-SHOOT")


def targets_of(state: State, lawman: Bandit) -> list[Bandit]:
    return [b for b in in_sight(state, lawman) if b is not lawman]


def loaded(state: State) -> list[int]:
    return [side for side, bullets in enumerate(marshal_table(state).cylinders) if bullets]


def first_shots(state: State, lawman: Bandit) -> list[Option]:
    """A protected bandit may be shot together with the only other one in sight."""
    targets, sides = targets_of(state, lawman), loaded(state)
    if not targets or not sides:
        return []
    if not (len(targets) == 2 and len(sides) == 2):
        targets = unprotected(targets)
    return [shot_at(target, side) for target in targets for side in sides]


def unprotected(targets: list[Bandit]) -> list[Bandit]:
    least = min(protection(target) for target in targets)
    return [target for target in targets if protection(target) == least]


class FirstShot(QuestionKind):
    """The second bullet is of the other cylinder, for another bandit; it must be fired if
    the first one hit a protected bandit."""

    def answer(self, state: State, _question: Question, option: Option, /) -> None:
        victim, side = shot_of(state, option)
        spared_otherwise = victim not in unprotected(targets_of(state, lawman_of(state)))
        state.push(SHOOT_AGAIN, victim.index << 2 | side << 1 | (1 if spared_otherwise else 0))
        hit(state, victim, side)


class ShootAgain(Step):
    """After the effect of the first bullet."""

    def do(self, state: State, about: int, /) -> None:
        victim, side = state.bandits[about >> 2], about >> 1 & 1
        if not marshal_table(state).cylinders[1 - side]:
            return
        lawman = lawman_of(state)
        targets = targets_of(state, lawman)
        others = targets if len(targets) == 2 else unprotected(targets)
        options = [shot_at(other, 1 - side) for other in others if other is not victim]
        if options and about & 1 == 0:
            options.append(DONE)
        if options:
            ask(state, lawman.seat, SECOND_SHOT, options, lawman.character)


class SecondShot(QuestionKind):
    def answer(self, state: State, _question: Question, option: Option, /) -> None:
        if option is not DONE:
            victim, side = shot_of(state, option)
            hit(state, victim, side)


def shot_at(target: Bandit, side: int) -> Option:
    return SHOTS[len(SIDES) * target.character + side]


def shot_of(state: State, option: Option) -> tuple[Bandit, int]:
    """The target, and the cylinder of the bullet."""
    return state.bandit(option.value // len(SIDES)), option.value % len(SIDES)


def hit(state: State, victim: Bandit, side: int) -> None:
    """MP-BULLET: a lasting bullet lies open before the victim until the round ends; the others
    go into his deck at once."""
    law = marshal_table(state)
    effect = law.cylinders[side].pop()
    victim.receive(MARSHAL_FIGURE)
    tell(
        state,
        "shot",
        "MP-SHOOT",
        bandit=MARSHAL_FIGURE,
        target=victim.character,
        place=victim.place,
        name=EFFECTS[effect],
    )
    if effect in LASTING:
        law.wounds[victim.index].append(effect)
        return
    put_on_deck(state.players[victim.seat], card_of(MARSHAL_FIGURE, BULLET))
    if effect == GOTCHA:
        lose_companion(state, victim)
    elif effect == DROP_THE_BAG:
        drop_the_bag(state, victim)


def drop_the_bag(state: State, victim: Bandit) -> None:
    """CASE-34: with two bags one, the Marshal's choice unseen."""
    held = state.tokens_at(HELD + victim.index)
    bags = [token for token in held if state.token_kinds[token] == MAILBAG]
    if bags:
        lawman = lawman_of(state)
        options = token_options(state, lawman.seat, bags)
        ask(state, lawman.seat, WHICH_BAG, options, lawman.character, victim.character)


class WhichBag(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        hold(state, lawman_of(state), option.value)
        tell(
            state,
            "lost_bag",
            "MP-BULLET",
            bandit=question.target,
            target=question.bandit,
            token=option.value,
        )


def wounded(state: State, bandit: Bandit, kind: int) -> bool:
    """A bandit's cards of that kind do nothing until the end of the round."""
    for effect in marshal_table(state).wounds[bandit.index]:
        if DISABLED[effect] == kind:
            tell(state, "no_effect", "MP-BULLET", bandit=bandit.character, name=EFFECTS[effect])
            return True
    return False


class Heal(Step):
    """At the end of the round the bullets before bandits join their decks."""

    def do(self, state: State, _: int, /) -> None:
        wounds = marshal_table(state).wounds
        for bandit in state.bandits:
            for _ in wounds[bandit.index]:
                put_on_deck(state.players[bandit.seat], card_of(MARSHAL_FIGURE, BULLET))
            wounds[bandit.index] = []


SHOOT_AGAIN: Final = register_step("the Marshal may shoot again", ShootAgain())
FIRST_SHOT: Final = register_question("marshal_shoot", FirstShot())
SECOND_SHOT: Final = register_question("marshal_shoot_again", SecondShot())
WHICH_BAG: Final = register_question("mailbag", WhichBag())
