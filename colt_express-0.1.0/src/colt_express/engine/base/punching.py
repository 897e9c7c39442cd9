"""Punching, in the order of CASE-5: target, token, keeping, direction, push, meetings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..figures import CHEYENNE
from ..flow import ask
from ..geometry import open_to, pushes
from ..options import DROP, KEEP, PLACE, Option
from ..registry import QuestionKind, register_question
from ..rulebook import Action
from ..tokens import HELD, PURSE
from .marshal import settle
from .robbing import TokenChoice, hold, token_options
from .shooting import spared
from .stealing import no_effect

if TYPE_CHECKING:
    from ..state import Bandit, Question, State


class Punch(Action):
    """PUNCH-1: another figure at your place."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        options = spared([b for b in state.at(bandit.place) if b is not bandit])
        if options:
            ask(state, seat, PUNCH_WHOM, options, bandit.character)
        else:
            no_effect(state, bandit, "PUNCH-1")


class PunchWhom(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        victim = state.bandit(option.value)
        tell(
            state,
            "punched",
            "PUNCH-1",
            bandit=bandit.character,
            target=victim.character,
            place=bandit.place,
        )
        loot = token_options(state, question.seat, state.tokens_at(HELD + victim.index))
        for blow in state.rules.blows:
            if blow(state, bandit, victim):
                loot = []
        if loot:
            ask(state, question.seat, KNOCK_OFF, loot, bandit.character, victim.character)
        else:
            ask_direction(state, question.seat, bandit.character, victim)


class KnockOff(TokenChoice):
    """CHAR-CHEYENNE may keep a purse, unseen until it is hers; other loot drops."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        token = option.value
        if state.token_kinds[token] == PURSE and bandit.can(CHEYENNE):
            ask(
                state, question.seat, KEEP_IT, [KEEP, DROP], question.bandit, question.target, token
            )
        else:
            drop(state, bandit, question.target, token)
            ask_direction(state, question.seat, bandit.character, state.bandit(question.target))


class KeepIt(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        if option is KEEP:
            hold(state, bandit, question.token)
            tell(
                state,
                "kept",
                "CHAR-CHEYENNE",
                bandit=question.bandit,
                target=question.target,
                token=question.token,
            )
        else:
            drop(state, bandit, question.target, question.token)
        ask_direction(state, question.seat, bandit.character, state.bandit(question.target))


def drop(state: State, bandit: Bandit, victim: int, token: int) -> None:
    """PUNCH-1: it falls where the punching bandit stands."""
    state.token_at[token] = bandit.place
    tell(state, "dropped", "PUNCH-1", bandit=victim, token=token, place=bandit.place)


def ask_direction(state: State, seat: int, bandit: int, victim: Bandit) -> None:
    """PUNCH-2"""
    options = open_to(state, victim, pushes(state, victim.place))
    for offer in state.rules.push_offers:
        options = options + offer(state, victim)
    ask(state, seat, PUSH_TO, options, bandit, victim.character)


class PushTo(QuestionKind):
    """PUNCH-2, PUNCH-3: the push, with the meetings that follow."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        if option.kind != PLACE:
            state.rules.offered[option.value](state, question, option)
            return
        victim = state.bandit(question.target)
        victim.place = option.value
        tell(
            state,
            "pushed",
            "PUNCH-2",
            bandit=question.bandit,
            target=question.target,
            place=option.value,
        )
        settle(state)


PUNCH_WHOM: Final = register_question("punch", PunchWhom(), shares_name=True)
KNOCK_OFF: Final = register_question("token", KnockOff())
KEEP_IT: Final = register_question("keep", KeepIt())
PUSH_TO: Final = register_question("push", PushTo())
