"""The attack on horseback: boarding, and the first player (HS-ATTACK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...chance import draw
from ...events import tell
from ...figures import CHARACTERS
from ...flow import ask
from ...options import PLACES, Option, Shown, register_options, word
from ...places import AWAY, car_of, inside
from ...registry import QuestionKind, Step, register_question, register_step
from .table import horses_table
from .view import BoardOption

if TYPE_CHECKING:
    from ...state import Bandit, Question, State

BOARD: Final = word("board")
RIDE_ON: Final = word("ride on")
BOARD_BOTH: Final = word("board both")


def _board_view(words: str, number: int, character: int) -> BoardOption:
    return BoardOption(words, number, CHARACTERS[character])


def _about_boarding(character: int) -> tuple[int, str]:
    return character, "0"


BOARD_ONE: Final[list[Option]] = register_options(
    Shown("board", _board_view, _about_boarding), [f"board {name}" for name in CHARACTERS]
)
"""By character: one of a player's two bandits, without the other."""

FIRST_CAR: Final = 1  # behind the locomotive


def riders(state: State, seat: int) -> list[Bandit]:
    """The bandits of a seat who have not boarded yet."""
    return [b for b in state.bandits if b.seat == seat and b.place == AWAY]


class Attack(Step):
    """HS-ATTACK-1: it begins at the last regular car."""

    def do(self, state: State, _: int, /) -> None:
        state.push(BOARDED)
        state.push(AT_CAR, state.rules.cars_drawn)


class RideAlong(Step):
    """All who still ride choose at once, secretly: board this car or ride on."""

    def do(self, state: State, car: int, /) -> None:
        horses_table(state).boarding = car
        seats = [seat for seat in state.rules.clockwise[state.first] if riders(state, seat)]
        if car == FIRST_CAR:
            for seat in seats:
                for bandit in riders(state, seat):
                    board(state, bandit, car)
        elif len(seats) == 1:
            for bandit in reversed(riders(state, seats[0])):
                state.push(CHOOSE_CAR, bandit.index)
        elif seats:
            state.push(AT_CAR, car - 1)
            for seat in seats:
                ask(state, seat, BOARD_OR_RIDE, _boarding_options(riders(state, seat)))


def _boarding_options(bandits: list[Bandit]) -> list[Option]:
    """HS-PAIR: a player decides for each of his bandits in the same vote."""
    if len(bandits) == 1:
        return [BOARD, RIDE_ON]
    return [RIDE_ON, *[BOARD_ONE[b.character] for b in bandits], BOARD_BOTH]


class BoardOrRide(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        car = horses_table(state).boarding
        for bandit in riders(state, question.seat):
            if option is BOARD or option is BOARD_BOTH or option is BOARD_ONE[bandit.character]:
                board(state, bandit, car)
            else:
                tell(state, "rode_on", "HS-ATTACK-1", bandit=bandit.character, place=inside(car))


class ChooseCar(Step):
    """HS-ATTACK-1, CASE-23: the last player riding places his bandits freely."""

    def do(self, state: State, index: int, /) -> None:
        bandit = state.bandits[index]
        last = horses_table(state).boarding
        options = [PLACES[inside(car)] for car in range(FIRST_CAR, last + 1)]
        ask(state, bandit.seat, BOARD_WHERE, options, bandit.character)


class BoardWhere(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        board(state, state.bandit(question.bandit), car_of(option.value))


def board(state: State, bandit: Bandit, car: int) -> None:
    """Into the car; his horse stays beside it."""
    bandit.place = inside(car)
    horses_table(state).horses[car] += 1
    tell(state, "boarded", "HS-ATTACK-1", bandit=bandit.character, place=bandit.place)


class AllBoarded(Step):
    def do(self, state: State, _: int, /) -> None:
        horses_table(state).boarding = 0


class FirstFromTheRear(Step):
    """HS-ATTACK-2: drawn among the bandits in the rearmost occupied car. The first player that
    the table asks for counts only if he is there."""

    def do(self, state: State, _: int, /) -> None:
        rear = max(bandit.place for bandit in state.bandits)
        seats = [bandit.seat for bandit in state.at(rear)]
        fixed = state.rules.fixed_first
        state.first = fixed if fixed in seats else seats[draw(state, len(seats))]
        tell(state, "first_player", "HS-ATTACK-2", seat=state.first)


ATTACK: Final = register_step("attack on horseback", Attack())
AT_CAR: Final = register_step("beside a car", RideAlong())
CHOOSE_CAR: Final = register_step("choose a car", ChooseCar())
BOARDED: Final = register_step("all have boarded", AllBoarded())
FIRST_FROM_THE_REAR: Final = register_step("first player from the rear", FirstFromTheRear())
BOARD_OR_RIDE: Final = register_question("board", BoardOrRide(), always=True)
BOARD_WHERE: Final = register_question("board_where", BoardWhere())
