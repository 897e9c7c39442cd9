"""Actions of cards with a played Marshal: his own, and those of bandits with a companion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.robbing import take, token_options
from ...base.shooting import Shoot, push_back
from ...cards import ROB
from ...events import tell
from ...figures import MARSHAL_FIGURE
from ...flow import ask
from ...geometry import LOCOMOTIVE, on_a_train_roof
from ...options import DONE, Option, word
from ...places import AWAY, COACH, COACH_ROOF, roof
from ...registry import QuestionKind, Step, register_question, register_step
from ...rulebook import Action
from ..horses.coach import unguarded
from .events import DEADLY_FALL
from .shooting import marshal_shoots
from .table import marshal_table

if TYPE_CHECKING:
    from ...state import Bandit, Question, State

THROW_OFF: Final = word("throw off")
PUSH_ON: Final = word("push on")


class ShootWithTheLaw(Shoot):
    """MP-SHOOT, or a bandit's shot."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        if seat == state.rules.lawman:
            marshal_shoots(state, seat, bandit)
        else:
            super().do(state, seat, bandit)


class RobWithCompanion(Action):
    """MP-PRISONER: with his own companion a bandit may take two tokens, if there are two."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        if marshal_table(state).companions[bandit.index] == bandit.character:
            state.push(ROB_AGAIN, bandit.index)
        state.rules.inner_actions[ROB].do(state, seat, bandit)


class RobAgain(Step):
    def do(self, state: State, index: int, /) -> None:
        bandit = state.bandits[index]
        options = _second_tokens(state, bandit)
        if len(options) > 1:
            ask(state, bandit.seat, SECOND_TOKEN, options, bandit.character)


def _second_tokens(state: State, bandit: Bandit) -> list[Option]:
    return [*token_options(state, bandit.seat, unguarded(state, bandit.place)), DONE]


class SecondToken(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        if option is not DONE:
            take(state, state.bandit(question.bandit), option.value)

    def options(self, state: State, question: Question, /) -> list[Option]:
        """The tokens as options, as their chooser sees them."""
        return _second_tokens(state, state.bandit(question.bandit))


def take_brawler(state: State, bandit: Bandit, victim: Bandit) -> bool:
    """MP-6: a bandit who punches the Marshal takes his top brawler card; he drops nothing."""
    if victim.character != MARSHAL_FIGURE:
        return False
    law = marshal_table(state)
    if law.brawlers:
        worth = law.brawlers.pop()
        law.taken_brawlers[bandit.index] += worth
        tell(state, "brawler", "MP-6", bandit=bandit.character, amount=worth)
    return True


# Deadly fall (MP-STATION-2)


def falls_are_deadly(state: State) -> bool:
    return state.round_card.event == DEADLY_FALL


def offer_to_throw_off(state: State, victim: Bandit) -> list[Option]:
    """CASE-38: not on the stagecoach's roof."""
    deadly = falls_are_deadly(state) and on_a_train_roof(state, victim.place)
    return [THROW_OFF] if deadly else []


def answer_throw_off(state: State, question: Question, _option: Option) -> None:
    throw_off(state, state.bandit(question.bandit), state.bandit(question.target))


def throw_off(state: State, bandit: Bandit, victim: Bandit) -> None:
    """Remove a bandit from the game; he cannot win (CASE-10)."""
    place, victim.place = victim.place, AWAY
    marshal_table(state).thrown_off[victim.index] = True
    tell(
        state,
        "thrown_off",
        "MP-STATION-2",
        bandit=bandit.character,
        target=victim.character,
        place=place,
    )


def shot_off_the_train(state: State, shooter: Bandit, victim: Bandit) -> bool:
    """Django's shot may do so to a target on the first or the last roof, whichever way he
    shoots, but from the stagecoach."""
    ends = (roof(LOCOMOTIVE), roof(state.rules.train.caboose))
    from_coach = shooter.place in (COACH, COACH_ROOF)
    if from_coach or victim.place not in ends or not falls_are_deadly(state):
        return False
    options = [THROW_OFF, PUSH_ON]
    ask(state, shooter.seat, OFF_OR_ON, options, shooter.character, victim.character)
    return True


class OffOrOn(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        shooter, victim = state.bandit(question.bandit), state.bandit(question.target)
        if option is THROW_OFF:
            throw_off(state, shooter, victim)
        else:
            push_back(state, shooter, victim)


ROB_AGAIN: Final = register_step("rob again", RobAgain())
SECOND_TOKEN: Final = register_question("rob_again", SecondToken())
OFF_OR_ON: Final = register_question("deadly_shot", OffOrOn())
