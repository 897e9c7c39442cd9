"""Turmoil: everyone chooses secretly at once, and the cards are revealed together
(HS-TURMOIL-1, CASE-21)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ...base.hands import DRAW_COUNT, draw_cards
from ...base.planning import Plan, first_cards, plan_options, play_card, playable
from ...events import tell
from ...flow import ask
from ...guessing.knowing import knows
from ...options import DRAW, PASS, PLAY, PLAY_HIDDEN, Option
from ...registry import QuestionKind, Step, register_question, register_step
from ...rulebook import TurnKind
from .table import horses_table
from .whiskey import drink, is_drink, is_old_drink

if TYPE_CHECKING:
    from ...state import Player, Question, State


class Turmoil(TurnKind):
    def begin(self, state: State, /) -> None:
        state.push(REVEAL_TOGETHER)
        for seat in state.rules.clockwise[state.first]:
            ask(state, seat, TURMOIL_CHOICE, plan_options(state, state.players[seat]))


class TurmoilChoice(Plan):
    """All have chosen: players who draw do so before the reveal; those who drink choose now."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        player = state.players[question.seat]
        player.acted += 1
        if option.kind == PLAY or option.kind == PLAY_HIDDEN:
            put_aside(state, player, option)
        elif option is DRAW:
            draw_cards(state, player, player, DRAW_COUNT, "HS-TURMOIL-1")
        elif option is PASS:
            tell(state, "passed", "PLAN-4", seat=player.seat)
        elif not is_drink(option):
            state.rules.offered[option.value](state, question, option)
        else:
            drink(state, player.seat, option)
            if is_old_drink(option):
                _ask_for_card(state, player, TWO_CARDS)
            else:
                draw_cards(state, player, player, DRAW_COUNT, "HS-WHISKEY-1")
                _ask_for_card(state, player, ONE_CARD)


def put_aside(state: State, player: Player, option: Option) -> None:
    """The card stays in hand until all are revealed."""
    chosen = horses_table(state).chosen[player.seat]
    chosen.append(option)
    player.sure = max(player.sure, len(chosen))


def _ask_for_card(state: State, player: Player, kind: int) -> None:
    """The question itself shows all players that this player has one more card."""
    options = _cards_left(state, player)
    if options:
        player.sure = max(player.sure, len(horses_table(state).chosen[player.seat]) + 1)
        ask(state, player.seat, kind, options)


def _cards_left(state: State, player: Player) -> list[Option]:
    """The cards of the hand that can be played beside the one put aside."""
    chosen = [option.value for option in horses_table(state).chosen[player.seat]]
    if not chosen:
        return first_cards(state, player) if player.acted == 1 else playable(state, player)
    return [
        option
        for option in playable(state, player)
        if player.hand.count(option.value) > chosen.count(option.value)
    ]


class CardsLeft(QuestionKind):
    """A choice among them."""

    def options(self, state: State, question: Question, /) -> list[Option]:
        return _cards_left(state, state.players[question.seat])


class OneCard(CardsLeft):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        put_aside(state, state.players[question.seat], option)


class TwoCards(CardsLeft):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        player = state.players[question.seat]
        put_aside(state, player, option)
        _ask_for_card(state, player, ONE_CARD)


class RevealTogether(Step):
    """Onto the pile in turn order."""

    def do(self, state: State, _: int, /) -> None:
        table = horses_table(state)
        for seat in state.rules.clockwise[state.first]:
            for option in table.chosen[seat]:
                play_card(state, state.players[seat], option)
            table.chosen[seat] = []


def guess_chosen(state: State, seat: int, rng: Random) -> None:
    """Re-deal the cards that others have put aside, from all of their cards."""
    table = horses_table(state)
    for player in state.players:
        chosen = table.chosen[player.seat]
        if not knows(seat, player.seat) and chosen:
            count = len(chosen)
            table.chosen[player.seat] = []
            for _ in range(count):
                options = _cards_left(state, player)
                put_aside(state, player, options[int(rng.random() * len(options))])


REVEAL_TOGETHER: Final = register_step("reveal together", RevealTogether())
TURMOIL_CHOICE: Final = register_question("turmoil", TurmoilChoice(), always=True)
ONE_CARD: Final = register_question("turmoil_card", OneCard(), always=True, at_once=True)
TWO_CARDS: Final = register_question("turmoil_cards", TwoCards(), always=True, at_once=True)

TURMOIL: Final = Turmoil("turmoil")
