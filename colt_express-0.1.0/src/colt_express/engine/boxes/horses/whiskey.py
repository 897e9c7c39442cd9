"""Whiskey: drinking instead of playing or drawing (HS-WHISKEY-1, CASE-11, CASE-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.hands import DRAW_COUNT, draw_cards
from ...base.planning import first_cards, play_card, playable, turn_kind
from ...events import tell
from ...figures import CHARACTERS, NOBODY
from ...flow import ask
from ...options import WORD, Option, Shown, word
from ...registry import QuestionKind, Step, register_question, register_step
from ...tokens import HELD, OUT, register_token
from .table import horses_table
from .view import DrinkOption

if TYPE_CHECKING:
    from ...state import Player, Question, State

CLASSIC: Final = 1
OLD: Final = 2
HALF: Final = 2  # added to a flask's value by the first drink

FLASK: Final = register_token(
    "flask",
    {
        CLASSIC: "whiskey",
        OLD: "old whiskey",
        CLASSIC + HALF: "half whiskey",
        OLD + HALF: "half old whiskey",
    },
)

# An option names the flask if there are several kinds, and its holder if there are two.
FLASKS: Final[list[str]] = ["full", "old full", "half", "old half"]  # by value, from `CLASSIC` on


def _drink_view(words: str, number: int, value: int) -> DrinkOption:
    holder, flask = drink_of(value)
    bandit = None if holder == NOBODY else CHARACTERS[holder]
    return DrinkOption(words, number, flask & 1 == 0, flask > HALF, bandit)


def _about_drink(value: int) -> tuple[int, str]:
    holder, flask = drink_of(value)
    return holder, FLASKS[flask - CLASSIC]


SHOWN: Final = Shown("drink", _drink_view, _about_drink)
DRINK: Final = word("drink", SHOWN)
DRINK_OLD: Final = word("drink old", SHOWN)
DRINK_FROM: Final[list[Option]] = [word(f"drink {flask}", SHOWN) for flask in FLASKS]
DRINK_FROM_OF: Final[list[list[Option]]] = [
    [word(f"drink {name} {flask}", SHOWN) for flask in FLASKS] for name in CHARACTERS
]
DRINKS: Final = range(DRINK.value, DRINK_FROM_OF[-1][-1].value + 1)
OLD_DRINKS: Final[list[int]] = [
    DRINK_OLD.value,
    *[
        options[value - CLASSIC].value
        for options in (DRINK_FROM, *DRINK_FROM_OF)
        for value in (OLD, OLD + HALF)
    ],
]


def is_drink(option: Option) -> bool:
    return option.kind == WORD and option.value in DRINKS


def is_old_drink(option: Option) -> bool:
    return option.kind == WORD and option.value in OLD_DRINKS


def drink_of(value: int) -> tuple[int, int]:
    """The character whose flask an option of that value names, and the value of the flask; if it
    does not name one, `NOBODY` and a full flask of its kind."""
    number = value - DRINK.value
    if number < 2:
        return NOBODY, OLD if number else CLASSIC
    holder, flask = divmod(number - 2, len(FLASKS))
    return (holder - 1 if holder else NOBODY), flask + CLASSIC


def is_old(state: State, token: int) -> bool:
    return state.token_values[token] & 1 == 0


def is_half(state: State, token: int) -> bool:
    return state.token_values[token] > HALF


def flasks_of(state: State, seat: int, old: bool) -> list[int]:
    """The flasks of that kind which the seat's bandits hold; of those that are alike, one."""
    found: dict[tuple[int, int], int] = {}
    for bandit in state.bandits:
        if bandit.seat == seat:
            for token in state.tokens_at(HELD + bandit.index):
                if state.token_kinds[token] == FLASK and is_old(state, token) == old:
                    found.setdefault((bandit.index, state.token_values[token]), token)
    return list(found.values())


def drinks_of(state: State, seat: int, old: bool) -> list[tuple[Option, int]]:
    """The options to drink from flasks of that kind."""
    flasks = flasks_of(state, seat, old)
    if len(flasks) == 1:
        return [(DRINK_OLD if old else DRINK, flasks[0])]
    holders = [state.token_at[flask] - HELD for flask in flasks]
    drinks: list[tuple[Option, int]] = []
    for flask, holder in zip(flasks, holders, strict=True):
        alone = holders.count(holder) == len(holders)
        options = DRINK_FROM if alone else DRINK_FROM_OF[state.bandits[holder].character]
        drinks.append((options[state.token_values[flask] - CLASSIC], flask))
    return drinks


def offer_on_standard_turns(state: State, player: Player, options: list[Option]) -> None:
    """D5: only in turns without a rule of their own."""
    if turn_kind(state).standard:
        offer(state, player, options)


def offer(state: State, player: Player, options: list[Option]) -> None:
    """CASE-20: one flask a turn; an old one needs a card to play. The flask is a part of the
    option, not asked afterwards: a question would reveal what else the player holds (SECRET-3)."""
    seat = player.seat
    if horses_table(state).drank[seat] == state.turn:
        return
    for option, _ in drinks_of(state, seat, False):
        options.append(option)
    if playable(state, player):
        for option, _ in drinks_of(state, seat, True):
            options.append(option)


def drink(state: State, seat: int, option: Option) -> None:
    """After the first use a flask is half empty, after the second it is gone."""
    horses_table(state).drank[seat] = state.turn
    drinks = drinks_of(state, seat, is_old_drink(option))
    token = next(flask for choice, flask in drinks if choice.same(option))
    bandit = state.bandits[state.token_at[token] - HELD]
    state.token_known[token] = (1 << state.rules.seats) - 1  # SECRET-1
    if is_half(state, token):
        state.token_at[token] = OUT
    else:
        state.token_values = state.token_values[:]
        state.token_values[token] += HALF
    tell(state, "drank", "HS-WHISKEY-1", seat=seat, bandit=bandit.character, token=token)


class SoberUp(Step):
    """A new round: everyone may drink again."""

    def do(self, state: State, _: int, /) -> None:
        table = horses_table(state)
        table.drank = [-1] * state.rules.seats


def answer_drink(state: State, question: Question, option: Option) -> None:
    """Classic: draw three, then play one card, if there is one to play."""
    player = state.players[question.seat]
    drink(state, player.seat, option)
    if is_old_drink(option):
        ask_to_play(state, player, FIRST_OF_TWO)
    else:
        draw_cards(state, player, player, DRAW_COUNT, "HS-WHISKEY-1")
        ask_to_play(state, player, PLAY_ONE)


def ask_to_play(state: State, player: Player, kind: int) -> None:
    """CASE-11: only what would be the first card of the round can be hidden by Ghost. A player who
    is asked has a card to play, which is public."""
    options = _options(state, player, kind)
    if options:
        player.sure = max(player.sure, 1)
        ask(state, player.seat, kind, options)


def _options(state: State, player: Player, kind: int) -> list[Option]:
    first = player.acted == 1 and kind != SECOND_OF_TWO
    return first_cards(state, player) if first else playable(state, player)


class AfterDrink(QuestionKind):
    """A choice among the cards that can be played then."""

    def options(self, state: State, question: Question, /) -> list[Option]:
        return _options(state, state.players[question.seat], question.kind)


class PlayOne(AfterDrink):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        play_card(state, state.players[question.seat], option)


class FirstOfTwo(AfterDrink):
    """Old whiskey never gives more than two cards, so nothing follows on either."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        player = state.players[question.seat]
        play_card(state, player, option, follow=False)
        ask_to_play(state, player, SECOND_OF_TWO)


class SecondOfTwo(AfterDrink):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        play_card(state, state.players[question.seat], option, follow=False)


SOBER_UP: Final = register_step("sober up", SoberUp())
PLAY_ONE: Final = register_question("after_whiskey", PlayOne(), always=True)
FIRST_OF_TWO: Final = register_question("first_of_two", FirstOfTwo(), always=True)
SECOND_OF_TWO: Final = register_question("second_of_two", SecondOfTwo(), always=True)
