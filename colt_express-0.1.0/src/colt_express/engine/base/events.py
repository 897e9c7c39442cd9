"""Events at the end of a round (EVENT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..geometry import car_behind, forward, on_a_train_roof, shut_in_a_car
from ..places import other_level, roof
from ..rulebook import Happening
from ..tokens import ASIDE, STRONGBOX
from .hands import give_neutral_bullets
from .marshal import move_marshal, settle

if TYPE_CHECKING:
    from ..state import Bandit, State


def angry_marshal(state: State) -> None:
    """EVENT-1: a volley through his roof, then one car caboose-ward."""
    give_neutral_bullets(state, state.robbers_at(other_level(state.marshal_at)), "EVENT-1")
    place = car_behind(state, state.marshal_at)
    if place != state.marshal_at:
        move_marshal(state, place, "EVENT-1")


def swivel_arm(state: State) -> None:
    """EVENT-2: everyone on a roof is swept to the caboose roof."""
    for bandit in on_roofs(state):
        sweep(state, bandit, roof(state.rules.train.caboose), "EVENT-2")
    settle(state)


def braking(state: State) -> None:
    """EVENT-3: everyone on a roof slides one roof forward."""
    for bandit in on_roofs(state):
        sweep(state, bandit, forward(state, bandit.place), "EVENT-3")
    settle(state)


def take_it_all(state: State) -> None:
    """EVENT-4: the second strongbox is put inside the Marshal's car."""
    for token in state.tokens_at(ASIDE):
        if state.token_kinds[token] == STRONGBOX:
            state.token_at[token] = state.marshal_at
            tell(state, "strongbox", "EVENT-4", token=token, place=state.marshal_at)
            return


def passengers_rebellion(state: State) -> None:
    """EVENT-5: a neutral bullet for everyone inside a car."""
    inside = [b for b in state.robbers if shut_in_a_car(state, b.place)]
    give_neutral_bullets(state, inside, "EVENT-5")


def on_roofs(state: State) -> list[Bandit]:
    return [b for b in state.robbers if on_a_train_roof(state, b.place)]


def sweep(state: State, bandit: Bandit, place: int, rule: str) -> None:
    if place != bandit.place:
        bandit.place = place
        tell(state, "swept", rule, bandit=bandit.character, place=place)


EVENTS: Final[dict[str, Happening]] = {
    "angry_marshal": angry_marshal,
    "swivel_arm": swivel_arm,
    "braking": braking,
    "take_it_all": take_it_all,
    "passengers_rebellion": passengers_rebellion,
}
