"""Two bandits per player: what PAIR and DUEL share (PAIR-3, PAIR-4, PAIR-8, CASE-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..base.setting_out import SET_OUT, TAKE_PLACES
from ..cards import MARSHAL, card_of
from ..events import tell
from ..figures import NOBODY
from ..flow import ask
from ..options import TARGETS, Option
from ..places import inside
from ..registry import QuestionKind, Step, register_question, register_step

if TYPE_CHECKING:
    from ..rulebook import Rulebook
    from ..state import Question, State


class DealSharedDecks(Step):
    """PAIR-3: one of each card but marshal of each bandit, and one marshal card."""

    def do(self, state: State, _: int, /) -> None:
        kinds: list[int] = []
        for kind in state.rules.deck:
            if kind not in kinds and kind != MARSHAL:
                kinds.append(kind)
        for player in state.players:
            player.own = -1
            player.deck = [card_of(NOBODY, MARSHAL)]
            for bandit in state.bandits:
                if bandit.seat == player.seat:
                    player.deck += [card_of(bandit.character, kind) for kind in kinds]


class AskWhoStartsLast(Step):
    """PAIR-4: secretly, all at once: which of the two starts in the caboose?"""

    def do(self, state: State, _: int, /) -> None:
        for seat in state.rules.clockwise[state.first]:
            options = [TARGETS[b.character] for b in state.bandits if b.seat == seat]
            ask(state, seat, CABOOSE, options)


class Caboose(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        caboose = state.rules.train.caboose
        for bandit in state.bandits:
            if bandit.seat == question.seat:
                last = bandit.character == option.value
                bandit.place = inside(caboose if last else caboose - 1)
                tell(state, "started", "PAIR-4", bandit=bandit.character, place=bandit.place)


DEAL_SHARED_DECKS: Final = register_step("deal shared decks", DealSharedDecks())
START_LAST: Final = register_step("who starts in the caboose", AskWhoStartsLast())
CABOOSE: Final = register_question("caboose", Caboose(), always=True)


def install(rules: Rulebook) -> None:
    rules.two_bandits = True
    rules.opening.insert(rules.opening.index(SET_OUT) + 1, DEAL_SHARED_DECKS)
    rules.opening[rules.opening.index(TAKE_PLACES)] = START_LAST
