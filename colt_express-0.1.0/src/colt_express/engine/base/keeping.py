"""Keeping cards for the next round (KEEP-1), where round cards have keep symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import owner_of
from ..events import tell
from ..flow import ask
from ..guessing.cards import some_of
from ..guessing.knowing import knows
from ..options import DONE, KEEPS, Option
from ..registry import QuestionKind, Step, register_question, register_step
from .hands import keep_card
from .rounds import RETURN_HANDS

if TYPE_CHECKING:
    from random import Random

    from ..rulebook import Rulebook
    from ..state import Player, Question, State


class AskWhatToKeep(Step):
    """Ask which cards to keep: one for each symbol on the round card, none in the last round."""

    def do(self, state: State, _: int, /) -> None:
        keep = state.round_card.keep
        if keep == 0 or state.is_last_round:
            return
        state.keeping = keep
        state.push(KEPT)
        for seat in state.rules.clockwise[state.first]:
            _ask_one(state, state.players[seat])


def _ask_one(state: State, player: Player) -> None:
    if player.hand and len(player.kept) < state.keeping:
        ask(state, player.seat, KEEP_WHAT, _keepable(player))


def _keepable(player: Player) -> list[Option]:
    options: list[Option] = []
    last = -1
    for card in player.hand:
        if card != last:
            options.append(KEEPS[0 if owner_of(card) == player.own else 1][card])
            last = card
    options.append(DONE)
    return options


class KeepWhat(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        player = state.players[question.seat]
        if option is DONE:
            return
        keep_card(player, option.value)
        _ask_one(state, player)

    def options(self, state: State, question: Question, /) -> list[Option]:
        return _keepable(state.players[question.seat])


def guess_kept(state: State, seat: int, rng: Random) -> None:
    """Re-deal the cards that others have chosen to keep so far: any of theirs, the same number. A
    player who is still asked has kept fewer than he may, and has a card left in hand."""
    asked = [question.seat for question in state.questions]
    for player in state.players:
        if state.keeping and not knows(seat, player.seat):
            player.kept = ()
            most = min(state.keeping, len(player.hand)) - asked.count(player.seat)
            for card in some_of(player.hand, most, rng):
                keep_card(player, card)


class AllHaveKept(Step):
    def do(self, state: State, _: int, /) -> None:
        state.keeping = 0
        for seat in state.rules.clockwise[state.first]:
            player = state.players[seat]
            if player.kept:
                kept = sorted(player.kept)
                player.kept = tuple(kept)
                tell(state, "kept_cards", "KEEP-1", seat=seat, amount=len(kept), cards=kept)


KEEP_SOME: Final = register_step("keep cards for the next round", AskWhatToKeep())
KEPT: Final = register_step("all have kept what they keep", AllHaveKept())
KEEP_WHAT: Final = register_question(
    "keep_cards", KeepWhat(), always=True, at_once=True, shares_name=True
)


def install(rules: Rulebook) -> None:
    """Not with EXPERT, whose own rule keeps cards."""
    if not rules.discards:
        rules.replace_part(RETURN_HANDS, [KEEP_SOME, RETURN_HANDS])
        rules.guesses.append(guess_kept)
