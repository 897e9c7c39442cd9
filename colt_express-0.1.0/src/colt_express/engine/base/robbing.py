"""Robbing, and what a seat may know of a token (ROB-1, SECRET-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..flow import ask
from ..options import Option, token_option
from ..registry import QuestionKind, register_question
from ..rulebook import Action
from ..tokens import HELD
from .stealing import no_effect

if TYPE_CHECKING:
    from ..state import Bandit, Question, State


class Rob(Action):
    """ROB-1: one token lying at your place."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        options = token_options(state, seat, state.tokens_at(bandit.place))
        if options:
            ask(state, seat, ROB_WHAT, options, bandit.character)
        else:
            no_effect(state, bandit, "ROB-1")


class TokenChoice(QuestionKind):
    """A choice among tokens."""

    def options(self, state: State, question: Question, /) -> list[Option]:
        """The same tokens, with what their chooser knows of them."""
        return token_options(state, question.seat, [option.value for option in question.options])


class RobWhat(TokenChoice):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        take(state, state.bandit(question.bandit), option.value)


def take(state: State, bandit: Bandit, token: int) -> None:
    hold(state, bandit, token)
    tell(state, "robbed", "ROB-1", bandit=bandit.character, token=token, place=bandit.place)


def hold(state: State, bandit: Bandit, token: int) -> None:
    """The bandit has the token, and his player may look at it from now on (SECRET-1)."""
    state.token_at[token] = HELD + bandit.index
    state.token_known[token] |= 1 << bandit.seat


def token_options(state: State, seat: int, tokens: list[int]) -> list[Option]:
    """Tokens to choose among, as that seat sees them. Those that lie face up and are all alike are
    offered once; each face-down one is offered separately."""
    options: list[Option] = []
    offered = 0
    for token in tokens:
        kind = state.token_kinds[token]
        if state.rules.face_down[kind]:
            known = state.token_known[token] >> seat & 1 == 1
            value = state.token_values[token] if known else -1
            options.append(token_option(token, kind, True, value))
        elif not offered >> kind & 1:
            offered |= 1 << kind
            options.append(token_option(token, kind, False, -1))
    return options


ROB_WHAT: Final = register_question("rob", RobWhat())
