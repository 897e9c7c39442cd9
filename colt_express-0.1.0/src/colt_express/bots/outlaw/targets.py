"""Targets: the bandits whom a bandit can shoot or punch in a state, and those worth hitting."""

from __future__ import annotations

from typing import Final

from ...engine.figures import BELLE, TUCO
from .constants import GameConstants
from .state import ModelState

NOT_OURS: Final = 1_000_000
"""Added to the loot of targets on other sides; more dollars than a bandit can have."""


def in_sight(constants: GameConstants, state: ModelState, bandit: int) -> list[int]:
    return spared(constants, seen_by(constants, state, bandit))


def seen_by(constants: GameConstants, state: ModelState, bandit: int) -> list[int]:
    """SHOOT-3, SHOOT-4: in each direction, all bandits on the nearest occupied place."""
    place = state.at[bandit]
    occupied = 0  # a bit for each place
    for there in state.at:
        occupied |= 1 << there
    seen: list[int] = []
    for line in constants.ways.sights[place]:
        for there in line:
            if occupied >> there & 1:
                seen += state.who_is_at(there)
                break
            if there in state.blockers:
                break
    if constants.can(bandit, TUCO):
        for above_or_below in constants.ways.climbs[place]:
            seen += state.who_is_at(above_or_below)
    return seen


def at_hand(constants: GameConstants, state: ModelState, bandit: int) -> list[int]:
    """PUNCH-1: everyone else at his place."""
    place = state.at[bandit]
    if state.at.count(place) == 1:
        return []
    return spared(constants, [other for other in state.who_is_at(place) if other != bandit])


def spared(constants: GameConstants, targets: list[int]) -> list[int]:
    """The targets that may be chosen. CHAR-BELLE: she is spared while there is another target;
    CASE-13: so is a bandit who has her companion, but before Belle herself."""
    if len(targets) < 2:
        return targets
    others = [target for target in targets if not constants.can(target, BELLE)]
    if others:
        return others
    belle = constants.players.number[BELLE]
    return [target for target in targets if target != belle] or targets


def worth_hitting(
    constants: GameConstants, state: ModelState, bandit: int, targets: list[int]
) -> list[int]:
    """The targets worth considering: the richest, and the Marshal if a player is the Marshal."""
    if constants.lawman not in targets:
        return [richest(constants, state, bandit, targets)]
    others = [target for target in targets if target != constants.lawman]
    return (
        [richest(constants, state, bandit, others), constants.lawman]
        if others
        else [constants.lawman]
    )


def richest(constants: GameConstants, state: ModelState, bandit: int, targets: list[int]) -> int:
    """The target with the most loot; one of the bandit's own side only if there is no other
    (CASE-4)."""
    ours, chosen, most = constants.sides[bandit], -1, -1
    for target in targets:
        worth = constants.total(state.loot[target])
        if constants.sides[target] != ours:
            worth += NOT_OURS
        if worth > most:
            chosen, most = target, worth
    return chosen
