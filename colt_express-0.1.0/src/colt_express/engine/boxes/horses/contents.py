"""What Horses & Stagecoach brings to a rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ...base.rounds import REVEAL, ROUND_EVENT
from ...base.setting_out import FIRST_PLAYER, SET_OUT
from ...cards import MOVE, PUNCH, ROB
from ...errors import NOT_PLAYED, SetupError
from ...places import COACH_ROOF
from ...rulebook import Action
from ...tokens import token_kinds
from .boarding import ATTACK, FIRST_FROM_THE_REAR
from .coach import COACH_ROLLS, MeetAtTheCoach, PunchNearTheCoach, RobNearTheCoach, pass_the_shotgun
from .events import EVENTS, bullet_money, left_behind
from .hostages import (
    HOSTAGES,
    START_OF_ROUND,
    MoveWithHostage,
    ministers_card,
    plays_openly,
    ransom,
)
from .riding import RIDE, Ride
from .setting_out import SET_OUT_HORSES
from .turmoil import TURMOIL, guess_chosen
from .whiskey import (
    DRINKS,
    SOBER_UP,
    answer_drink,
    offer,
    offer_on_standard_turns,
)

if TYPE_CHECKING:
    from ...configuration.components import Box
    from ...configuration.setup import Setup
    from ...rulebook import Rulebook

ACTIONS: Final[dict[int, Action]] = {RIDE: Ride()}
ACTIONS_NEAR_THE_COACH: Final[dict[int, Action]] = {
    MOVE: MoveWithHostage(),
    PUNCH: PunchNearTheCoach(),
    ROB: RobNearTheCoach(),
}

TURN_SYMBOLS: Final[list[str]] = ["M"]
EVENT_NAMES: Final[list[str]] = list(EVENTS)
COACH_EVENTS: Final[list[str]] = ["shotguns_rage"]
"""Events that are nothing without a stagecoach."""


def is_light(switches: Mapping[str, str]) -> bool:
    """CASE-43: without the stagecoach."""
    return switches.get("horses") == "light"


def left_out(switches: Mapping[str, str]) -> dict[str, str]:
    """CASE-43: the endings that need the stagecoach, and why they are not in the game."""
    why = "needs the stagecoach, which the light game leaves out (CASE-43)"
    return dict.fromkeys(COACH_EVENTS, why) if is_light(switches) else {}


def refuse(boxes: Sequence[Box]) -> None:
    """Raises `SetupError` if a table without this box has component files with parts of it."""
    if any(box.coach or box.hostages for box in boxes):
        raise SetupError(f"a component file has a stagecoach or hostages, {NOT_PLAYED}")


def install(rules: Rulebook, setup: Setup, boxes: Sequence[Box]) -> None:
    """CASE-43: the light game leaves out the stagecoach with all that belongs to it."""
    _open_with_the_attack(rules)
    rules.bring_actions(ACTIONS)
    rules.turns["M"] = TURMOIL
    rules.events.update(EVENTS)
    whiskey_any = setup.switches.get("whiskey") == "any"
    rules.offers.append(offer if whiskey_any else offer_on_standard_turns)
    for drink in DRINKS:
        rules.offered[drink] = answer_drink
    rules.replace_part(REVEAL, [REVEAL, SOBER_UP, START_OF_ROUND])
    rules.money.append(("ransom", ransom))
    rules.money.append(("mortal_bullets", bullet_money))
    rules.barred.append(left_behind)
    rules.guesses.append(guess_chosen)
    hostages = _hostages(boxes)
    if not is_light(setup.switches):
        rules.hostages = hostages
        _bring_the_coach(rules, [kind for box in boxes for kind in token_kinds(box.coach)])


def _hostages(boxes: Sequence[Box]) -> list[int]:
    names = [name for box in boxes for name in box.hostages]
    for name in names:
        if names.count(name) > 1:
            raise SetupError(f"the hostage {name!r} exists only once")
    return [HOSTAGES.index(name) for name in names]


def _open_with_the_attack(rules: Rulebook) -> None:
    """HS-ATTACK-1 instead of the usual places; TEAM-2 prevails over HS-ATTACK-2."""
    opening = rules.opening
    opening.insert(opening.index(SET_OUT) + 1, SET_OUT_HORSES)
    at = opening.index(FIRST_PLAYER)
    teams = len(rules.first_seats) < rules.seats
    opening[at : at + 2] = [FIRST_PLAYER, ATTACK] if teams else [ATTACK, FIRST_FROM_THE_REAR]


def _bring_the_coach(rules: Rulebook, coach_loot: list[int]) -> None:
    rules.trains = [rules.train.replace(coach=car) for car in range(rules.train.cars)]
    rules.abroad[COACH_ROOF] = coach_loot
    rules.bring_actions(ACTIONS_NEAR_THE_COACH)
    rules.meetings.append(MeetAtTheCoach())
    rules.passings.append(pass_the_shotgun)
    rules.hand_changes.append(ministers_card)
    rules.plays_openly = plays_openly
    rules.replace_part(ROUND_EVENT, [ROUND_EVENT, COACH_ROLLS])
