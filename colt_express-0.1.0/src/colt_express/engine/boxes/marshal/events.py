"""The box's events and stations, and those of the base game that a played Marshal changes
(MP-EVENT, MP-STATION)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.hands import each_action, give_back, take_from_hand
from ...base.robbing import TokenChoice, hold, token_options
from ...base.stations import purses_among
from ...base.stealing import perform
from ...cards import MOVE, SHOOT, kind_of, owner_of
from ...chance import draw
from ...events import tell
from ...flow import ask
from ...geometry import car_at, in_a_car, moves, open_to
from ...options import DONE, PASS, PLAYS, Option, word
from ...places import is_inside, other_level
from ...registry import QuestionKind, Step, register_question, register_step
from ...rulebook import Happening
from ...tokens import ASIDE, HELD, OUT, STRONGBOX
from ..horses.whiskey import FLASK
from .goals import GOAL_NAMES, turned_up
from .shooting import MAILBAG, first_shots
from .table import lawman_of, marshal_table

if TYPE_CHECKING:
    from ...state import Player, Question, State

SHOOT_NOW: Final = word("shoot")
MOVE_NOW: Final = word("move")


def safe_place(state: State) -> None:
    """MP-EVENT-1: all loot inside the Marshal's car goes to its roof."""
    car = lawman_of(state).place
    car = car if is_inside(car) else other_level(car)
    if not in_a_car(state, car):
        return
    for token in state.tokens_at(car):
        state.token_at[token] = other_level(car)
        tell(state, "hoisted", "MP-EVENT-1", token=token, place=other_level(car))


def rumors(state: State) -> None:
    """MP-EVENT-2, CASE-36: one of the goals turned up and not yet shown."""
    law = marshal_table(state)
    hidden = [goal for goal in law.goals[: turned_up(state)] if goal not in law.shown]
    if hidden:
        goal = hidden[draw(state, len(hidden))] if len(hidden) > 1 else hidden[0]
        law.shown.append(goal)
        tell(state, "rumor", "MP-EVENT-2", name=GOAL_NAMES[goal])


def angry_marshal(state: State) -> None:
    """MP-EVENT-4: the Marshal may shoot, then may move, without cards."""
    state.push(ANGRY_MOVE)
    state.push(ANGRY_SHOT)


class AngryShot(Step):
    def do(self, state: State, _: int, /) -> None:
        lawman = lawman_of(state)
        if first_shots(state, lawman):
            ask(state, lawman.seat, SHOOT_OR_NOT, [SHOOT_NOW, DONE], lawman.character)


class ShootOrNot(QuestionKind):
    def answer(self, state: State, _question: Question, option: Option, /) -> None:
        if option is SHOOT_NOW:
            perform(state, lawman_of(state), SHOOT)


class AngryMove(Step):
    def do(self, state: State, _: int, /) -> None:
        lawman = lawman_of(state)
        if open_to(state, lawman, moves(state, lawman.place)):
            ask(state, lawman.seat, MOVE_OR_NOT, [MOVE_NOW, DONE], lawman.character)


class MoveOrNot(QuestionKind):
    def answer(self, state: State, _question: Question, option: Option, /) -> None:
        if option is MOVE_NOW:
            perform(state, lawman_of(state), MOVE)


def marshals_revenge(state: State) -> None:
    """MP-EVENT-4: bandits in and on his car lose their least valuable purse; CASE-32: the cell is
    in a car, too."""
    car = car_at(state, lawman_of(state).place)
    for bandit in state.robbers:
        if car >= 0 and car_at(state, bandit.place) == car:
            purses = purses_among(state, state.tokens_at(HELD + bandit.index))
            if purses:
                lost = min(purses, key=lambda purse: state.token_values[purse])
                state.token_at[lost] = OUT
                tell(state, "lost", "STATION-1", bandit=bandit.character, token=lost)


def whiskey_for_marshal(state: State) -> None:
    """MP-EVENT-4, CASE-36: he takes a flask at his place, his choice, and may drink it later."""
    lawman = lawman_of(state)
    flasks = [t for t in state.tokens_at(lawman.place) if state.token_kinds[t] == FLASK]
    if flasks:
        options = token_options(state, lawman.seat, flasks)
        ask(state, lawman.seat, WHICH_FLASK, options, lawman.character)


class WhichFlask(TokenChoice):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        hold(state, lawman_of(state), option.value)
        tell(state, "robbed", "MP-EVENT-4", bandit=question.bandit, token=option.value)


def take_it_all(state: State) -> None:
    """MP-EVENT-4: inside the Marshal's car, or at his place if he is not on the train."""
    place = lawman_of(state).place
    if not is_inside(place) and in_a_car(state, other_level(place)):
        place = other_level(place)
    for token in state.tokens_at(ASIDE):
        if state.token_kinds[token] == STRONGBOX:
            state.token_at[token] = place
            tell(state, "strongbox", "EVENT-4", token=token, place=place)
            return


# Reflexes (MP-EVENT-3): hands are kept after planning, and one card each is played after stealing.

REFLEXES: Final = "reflexes"


def reflexes(state: State) -> None:
    """Clockwise from the first player, each may play and resolve one card of his hand."""
    state.push(HANDS_DOWN)
    for seat in reversed(state.rules.clockwise[state.first]):
        state.push(REFLEX, seat)


class Reflex(Step):
    """Every player with cards is asked; otherwise a hand of bullets only would be revealed."""

    def do(self, state: State, seat: int, /) -> None:
        player = state.players[seat]
        if player.hand:
            ask(state, seat, WHICH_REFLEX, _reflexes_of(player))


def _reflexes_of(player: Player) -> list[Option]:
    return [*each_action(player, PLAYS), PASS]


class WhichReflex(QuestionKind):
    """CASE-35: voluntary; no extra card; wounds apply, a bumpy turn does not."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        player = state.players[question.seat]
        if option is PASS:
            tell(state, "passed", "MP-EVENT-3", seat=player.seat)
            return
        card = option.value
        take_from_hand(player, card)
        give_back(state, player, card)
        bandit = state.bandit(owner_of(card))
        tell(
            state,
            "card",
            "MP-EVENT-3",
            seat=player.seat,
            bandit=bandit.character,
            card=card,
            amount=0,
        )
        perform(state, bandit, kind_of(card))

    def options(self, state: State, question: Question, /) -> list[Option]:
        return _reflexes_of(state.players[question.seat])


class HandsBack(Step):
    """Return the hands after planning, unless they are needed for reflexes."""

    def do(self, state: State, _: int, /) -> None:
        if state.round_card.event != REFLEXES:
            state.push(HANDS_DOWN)


class HandsDown(Step):
    """CASE-22: what becomes of the hands is decided after reflexes."""

    def do(self, state: State, _: int, /) -> None:
        for step in reversed(state.rules.hands_back):
            state.push(step)


def take_mail(state: State) -> None:
    """MP-END: mailbags no bandit holds go to the Marshal, and the prisoners still laid out."""
    law, lawman = marshal_table(state), lawman_of(state)
    for token, kind in enumerate(state.token_kinds):
        if kind == MAILBAG and state.token_at[token] < HELD:
            hold(state, lawman, token)
    law.with_the_law += len(law.prisoners)
    law.prisoners = []


def station_of_its_own(_state: State) -> None:
    """An ending without a step of its own: its effect is in scoring or during the round."""


ANGRY_SHOT: Final = register_step("the angry Marshal shoots", AngryShot())
ANGRY_MOVE: Final = register_step("the angry Marshal moves", AngryMove())
REFLEX: Final = register_step("a reflex", Reflex())
HANDS_BACK: Final = register_step("hands back", HandsBack())
HANDS_DOWN: Final = register_step("hands down", HandsDown())
WHICH_FLASK: Final = register_question("flask", WhichFlask())
SHOOT_OR_NOT: Final = register_question("angry_shot", ShootOrNot())
MOVE_OR_NOT: Final = register_question("angry_move", MoveOrNot())
WHICH_REFLEX: Final = register_question("reflex", WhichReflex(), always=True)

GUILTY_CONSCIENCE: Final = "guilty_conscience"
DEADLY_FALL: Final = "deadly_fall"
CRIME_PUNISHED: Final = "crime_punished"

EVENTS: Final[dict[str, Happening]] = {
    "safe_place": safe_place,
    "rumors": rumors,
    REFLEXES: reflexes,
    GUILTY_CONSCIENCE: station_of_its_own,
    DEADLY_FALL: station_of_its_own,
    CRIME_PUNISHED: station_of_its_own,
}
CHANGED: Final[dict[str, Happening]] = {
    "angry_marshal": angry_marshal,
    "marshals_revenge": marshals_revenge,
    "take_it_all": take_it_all,
    "whiskey_for_marshal": whiskey_for_marshal,
}
