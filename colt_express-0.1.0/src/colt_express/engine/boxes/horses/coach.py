"""The stagecoach and the Shotgun: how they move, and meetings with the Shotgun (HS-COACH,
HS-GUN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.hands import give_neutral_bullets
from ...base.marshal import settle
from ...base.punching import Punch, PunchWhom
from ...base.robbing import ROB_WHAT, Rob, token_options
from ...base.stealing import no_effect
from ...events import tell
from ...figures import BELLE, SHOTGUN
from ...flow import ask
from ...geometry import car_at, on_a_train_roof, passed
from ...options import TARGETS, Option
from ...places import COACH_ROOF, TIME_MACHINE, inside, is_roof, roof
from ...registry import QuestionKind, Step, register_question, register_step
from ...rulebook import Meeting
from .hostages import TEACHER, forbidden, need_hostages
from .table import AT_MACHINE, horses_table

if TYPE_CHECKING:
    from ...state import Bandit, Question, State


def face(state: State, car: int) -> None:
    """The stagecoach rolls beside another car; the Shotgun on the train keeps level with it."""
    table = horses_table(state)
    table.coach = car
    state.train = state.rules.trains[car]
    if on_the_train(state):
        table.guard = roof(car)
        state.blockers = [table.guard]


class RollBack(Step):
    """HS-COACH-6: one car caboose-ward after the event of each round but the last (PLAN-10)."""

    def do(self, state: State, _: int, /) -> None:
        if not state.is_last_round:
            fall_back(state, "HS-COACH-6")
            settle(state)


def fall_back(state: State, rule: str) -> None:
    car = horses_table(state).coach
    if car < state.rules.train.caboose:
        face(state, car + 1)
        tell(state, "coach_rolled", rule, place=inside(car + 1))


# The Shotgun


def on_the_train(state: State) -> bool:
    """HS-GUN-2: he has been thrown off the stagecoach."""
    table = horses_table(state)
    return table.coach >= 0 and table.guard != COACH_ROOF


class MeetAtTheCoach(Meeting):
    """MIX-3: the Shotgun, then a hostage. What is pushed last happens first."""

    def meet(self, state: State, /) -> None:
        need_hostages(state)
        if on_the_train(state):
            meet_the_shotgun(state)


def meet_the_shotgun(state: State) -> None:
    """HS-GUN-3: a bullet for every bandit at his place, and away to a neighbouring roof."""
    place = horses_table(state).guard
    met = state.robbers_at(place)
    if not met:
        return
    tell(state, "met_shotgun", "HS-GUN-3", place=place, amount=len(met))
    give_neutral_bullets(state, met, "HS-GUN-3")
    for seat in reversed(state.rules.clockwise[state.first]):
        for bandit in reversed(met):
            if bandit.seat == seat:
                state.push(FLEE, bandit.index)


class Flee(Step):
    """Never onto the stagecoach or into the time machine: to the next roofs only."""

    def do(self, state: State, index: int, /) -> None:
        bandit = state.bandits[index]
        near = state.rules.train.pushes[bandit.place]
        options = [option for option in near if on_a_train_roof(state, option.value)]
        ask(state, bandit.seat, FLEE_TO, options, bandit.character)


class FleeTo(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        bandit.place = option.value
        tell(state, "fled", "HS-GUN-3", bandit=bandit.character, place=option.value)


def pass_the_shotgun(state: State, bandit: Bandit, origin: int, place: int) -> None:
    """HS-GUN-3: passing costs a bullet, but does not stop the move. He stands where the
    stagecoach's roof is reached, so a bandit coming from there passes him, too."""
    if not is_roof(origin) or not on_the_train(state) or bandit.seat == state.rules.lawman:
        return
    guard = horses_table(state).guard
    by_coach = (origin == COACH_ROOF or place == COACH_ROOF) and guard not in (origin, place)
    if by_coach or passed(state, origin, place, guard):
        tell(state, "passed_shotgun", "HS-GUN-3", bandit=bandit.character, place=guard)
        give_neutral_bullets(state, [bandit], "HS-GUN-3")


# Actions


class PunchNearTheCoach(Punch):
    """HS-GUN-1: on the stagecoach's roof the Shotgun can be punched, and must be where the only
    others are Belle (CASE-13)."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        if forbidden(state, bandit, TEACHER):
            return
        if bandit.place != horses_table(state).guard:
            super().do(state, seat, bandit)
            return
        others = [b for b in state.at(bandit.place) if b is not bandit and not b.can(BELLE)]
        options = [TARGETS[b.character] for b in others]
        options.append(TARGETS[SHOTGUN])
        ask(state, seat, PUNCH_WHOM, options, bandit.character)


class PunchThereWhom(PunchWhom):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        if option.value != SHOTGUN:
            super().answer(state, question, option)
            return
        table = horses_table(state)
        tell(
            state,
            "punched",
            "HS-GUN-1",
            bandit=question.bandit,
            target=SHOTGUN,
            place=table.guard,
        )
        table.guard = roof(table.coach)
        state.blockers = [table.guard]
        tell(
            state,
            "pushed",
            "HS-GUN-2",
            bandit=question.bandit,
            target=SHOTGUN,
            place=table.guard,
        )
        settle(state)


class RobNearTheCoach(Rob):
    """HS-GUN-1: while he is there, his strongbox cannot be robbed."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        if bandit.place != horses_table(state).guard:
            super().do(state, seat, bandit)
            return
        options = token_options(state, seat, unguarded(state, bandit.place))
        if options:
            ask(state, seat, ROB_WHAT, options, bandit.character)
        else:
            no_effect(state, bandit, "HS-GUN-1")


def unguarded(state: State, place: int) -> list[int]:
    """The tokens at a place that can be robbed."""
    tokens = state.tokens_at(place)
    table = state.horses
    if table is None or place != table.guard:
        return tokens
    return [token for token in tokens if token != table.guarded]


def car_beside(state: State, place: int) -> int:
    """The car a place belongs to; of the stagecoach the one it faces (HS-RIDE-1), of a place behind
    the train the caboose."""
    car = car_at(state, place)
    if car >= 0:
        return car
    if place in state.train.behind:
        return state.train.caboose
    return AT_MACHINE if place == TIME_MACHINE else horses_table(state).coach


COACH_ROLLS: Final = register_step("the stagecoach falls back", RollBack())
FLEE: Final = register_step("flee from the Shotgun", Flee())
FLEE_TO: Final = register_question("flee", FleeTo())
PUNCH_WHOM: Final = register_question("punch", PunchThereWhom(), shares_name=True)
