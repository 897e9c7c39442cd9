"""Whiskey: drinking instead of playing or drawing (HS-WHISKEY-1, CASE-11, CASE-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.hands import DRAW_COUNT, draw_cards
from ...base.planning import first_cards, play_card, playable, turn_kind
from ...events import tell
from ...flow import ask
from ...options import Option, word
from ...registry import register_question, register_step
from ...tokens import HELD, OUT, register_token
from .table import table_of

if TYPE_CHECKING:
    from ...state import Player, Question, State

CLASSIC: Final = 1
OLD: Final = 2
HALF: Final = 2  # what the first drink adds to the value

FLASK: Final = register_token(
    "flask",
    {
        CLASSIC: "whiskey",
        OLD: "old whiskey",
        CLASSIC + HALF: "half whiskey",
        OLD + HALF: "half old whiskey",
    },
)

DRINK: Final = word("drink")
DRINK_OLD: Final = word("drink old")


def is_old(state: State, token: int) -> bool:
    return state.token_values[token] & 1 == 0


def is_half(state: State, token: int) -> bool:
    return state.token_values[token] > HALF


def flask_of(state: State, seat: int, old: bool) -> int:
    """A flask of that kind which the seat's bandits hold, one half empty first; -1 for none."""
    found = -1
    for bandit in state.bandits:
        if bandit.seat == seat:
            for token in state.tokens_at(HELD + bandit.index):
                if state.token_kinds[token] == FLASK and is_old(state, token) == old:
                    if is_half(state, token):
                        return token
                    if found < 0:
                        found = token
    return found


def offer_on_standard_turns(state: State, player: Player, options: list[Option]) -> None:
    """D5: only in turns without a rule of their own."""
    if turn_kind(state).standard:
        offer(state, player, options)


def offer(state: State, player: Player, options: list[Option]) -> None:
    """CASE-20: one flask a turn; an old one needs a card to play."""
    seat = player.seat
    if table_of(state).drank[seat] == state.turn:
        return
    if flask_of(state, seat, False) >= 0:
        options.append(DRINK)
    if playable(state, player) and flask_of(state, seat, True) >= 0:
        options.append(DRINK_OLD)


def drink(state: State, seat: int, old: bool) -> None:
    """After the first use a flask is half empty, after the second it is gone."""
    table_of(state).drank[seat] = state.turn
    token = flask_of(state, seat, old)
    bandit = state.bandits[state.token_at[token] - HELD]
    state.token_known[token] = (1 << state.rules.seats) - 1  # SECRET-1
    if is_half(state, token):
        state.token_at[token] = OUT
    else:
        state.token_values = state.token_values[:]
        state.token_values[token] += HALF
    tell(state, "drank", "HS-WHISKEY-1", seat=seat, bandit=bandit.character, token=token)


def sober_up(state: State, _: int) -> None:
    """A new round: everyone may drink again."""
    table = table_of(state)
    table.drank = [-1] * state.rules.seats


def answer_drink(state: State, question: Question, option: Option) -> None:
    """Classic: draw three, then play one card, if there is one to play."""
    player = state.players[question.seat]
    drink(state, player.seat, option is DRINK_OLD)
    if option is DRINK_OLD:
        ask_to_play(state, player, FIRST_OF_TWO)
    else:
        draw_cards(state, player, player, DRAW_COUNT, "HS-WHISKEY-1")
        ask_to_play(state, player, PLAY_ONE)


def ask_to_play(state: State, player: Player, kind: int) -> None:
    """CASE-11: only what would be the first card of the round can be hidden by Ghost. Whoever is
    asked has a card to play, and everybody knows."""
    options = _options(state, player, kind)
    if options:
        player.sure = max(player.sure, 1)
        ask(state, player.seat, kind, options)


def _options(state: State, player: Player, kind: int) -> list[Option]:
    first = player.acted == 1 and kind != SECOND_OF_TWO
    return first_cards(state, player) if first else playable(state, player)


def options_after_drink(state: State, question: Question) -> list[Option]:
    return _options(state, state.players[question.seat], question.kind)


def answer_play_one(state: State, question: Question, option: Option) -> None:
    play_card(state, state.players[question.seat], option)


def answer_first_of_two(state: State, question: Question, option: Option) -> None:
    """Old whiskey never gives more than two cards, so nothing follows on either."""
    player = state.players[question.seat]
    play_card(state, player, option, follow=False)
    ask_to_play(state, player, SECOND_OF_TWO)


def answer_second_of_two(state: State, question: Question, option: Option) -> None:
    play_card(state, state.players[question.seat], option, follow=False)


SOBER_UP: Final = register_step("sober up", sober_up)
PLAY_ONE: Final = register_question(
    "after_whiskey", answer_play_one, always=True, options=options_after_drink
)
FIRST_OF_TWO: Final = register_question(
    "first_of_two", answer_first_of_two, always=True, options=options_after_drink
)
SECOND_OF_TWO: Final = register_question(
    "second_of_two", answer_second_of_two, always=True, options=options_after_drink
)
