"""What Horses & Stagecoach brings to a rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.rounds import RETURN_HANDS, REVEAL, ROUND_EVENT
from ...base.setting_out import FIRST_PLAYER, SET_OUT
from ...cards import MOVE, PUNCH, ROB
from ...geometry import Train
from ...places import COACH_ROOF
from ...rulebook import Action
from .boarding import ATTACK, FIRST_FROM_THE_REAR
from .coach import COACH_ROLLS, meet_at_the_coach, pass_the_shotgun, punch, rob
from .events import EVENTS, bullet_money, left_behind
from .hostages import HOSTAGES, START_OF_ROUND, ministers_card, move, plays_openly, ransom
from .keeping import KEEP_SOME, guess_kept
from .riding import RIDE, ride
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
    from ...rulebook import Rulebook

ACTIONS: Final[dict[int, Action]] = {RIDE: ride}
ACTIONS_NEAR_THE_COACH: Final[dict[int, Action]] = {MOVE: move, PUNCH: punch, ROB: rob}

TURN_SYMBOLS: Final[list[str]] = ["M"]
EVENT_NAMES: Final[list[str]] = list(EVENTS)
HOSTAGE_NAMES: Final[list[str]] = HOSTAGES
COACH_EVENTS: Final[list[str]] = ["shotguns_rage"]
"""Events that are nothing without a stagecoach."""


def install(
    rules: Rulebook, coach_loot: list[int], hostages: list[int], light: bool, whiskey_any: bool
) -> None:
    """Put the box's rules in force, after the variants; CASE-43: the light game leaves out the
    stagecoach with all that belongs to it."""
    _open_with_the_attack(rules)
    rules.actions.update(ACTIONS)
    rules.turns["M"] = TURMOIL
    rules.events.update(EVENTS)
    rules.offers.append(offer if whiskey_any else offer_on_standard_turns)
    for drink in DRINKS:
        rules.offered[drink] = answer_drink
    rules.replace_part(REVEAL, [REVEAL, SOBER_UP, START_OF_ROUND])
    if not rules.discards:  # KEEP-1: not with EXPERT
        rules.replace_part(RETURN_HANDS, [KEEP_SOME, RETURN_HANDS])
        rules.guesses.append(guess_kept)
    rules.money.append(("ransom", ransom))
    rules.money.append(("mortal_bullets", bullet_money))
    rules.barred.append(left_behind)
    rules.guesses.append(guess_chosen)
    if not light:
        rules.hostages = hostages
        _bring_the_coach(rules, coach_loot)


def _open_with_the_attack(rules: Rulebook) -> None:
    """HS-ATTACK-1 instead of the usual places; TEAM-2 prevails over HS-ATTACK-2."""
    opening = rules.opening
    opening.insert(opening.index(SET_OUT) + 1, SET_OUT_HORSES)
    at = opening.index(FIRST_PLAYER)
    teams = len(rules.first_seats) < rules.seats
    opening[at : at + 2] = [FIRST_PLAYER, ATTACK] if teams else [ATTACK, FIRST_FROM_THE_REAR]


def _bring_the_coach(rules: Rulebook, coach_loot: list[int]) -> None:
    cars = rules.train.cars
    rules.trains = [Train(cars, coach) for coach in range(cars)]
    rules.abroad[COACH_ROOF] = coach_loot
    rules.actions.update(ACTIONS_NEAR_THE_COACH)
    rules.meetings.append(meet_at_the_coach)
    rules.passings.append(pass_the_shotgun)
    rules.hand_changes.append(ministers_card)
    rules.plays_openly = plays_openly
    rules.replace_part(ROUND_EVENT, [ROUND_EVENT, COACH_ROLLS])
