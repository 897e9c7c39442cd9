"""States of the forward model: where figures and tokens are, and what each side has gained."""

from __future__ import annotations

from typing import Final

from ...engine.information.observation import Observation
from .constants import NO_PARTS, GameConstants

NOWHERE: Final = -1
"""The place of the Marshal's figure if a player is the Marshal."""


class StatePart:
    """A box's part of a state. States share it until it changes."""

    def copy(self) -> StatePart:
        raise NotImplementedError


class ModelState:
    """The part of the game that cards change. A state is cheap to copy and is not changed once it
    is finished. States share their lists: only ``at`` is copied, the others are replaced when they
    change.

    Functions that change a state in place are given a *fresh* one: a copy that is not shared yet.
    """

    __slots__ = ("at", "blockers", "bullets", "floor", "gains", "loot", "marshal_at", "parts")

    at: list[int]  # by bandit: his place
    marshal_at: int  # `NOWHERE` if a player is the Marshal (MP-4: no bandit flees then)
    blockers: tuple[int, ...]  # places of other figures that block lines of sight
    floor: list[tuple[int, ...]]  # by place: the tokens lying there, best first
    loot: list[tuple[int, ...]]  # by bandit: the tokens he holds, best first
    bullets: list[int]  # by bandit: left in his revolver
    gains: list[float]  # by side: dollars gained since the decision
    parts: list[StatePart]  # by the slot of a box

    def copy(self) -> ModelState:
        new = ModelState()
        new.at = self.at[:]
        new.marshal_at = self.marshal_at
        new.blockers = self.blockers
        new.floor = self.floor
        new.loot = self.loot
        new.bullets = self.bullets
        new.gains = self.gains
        new.parts = self.parts
        return new

    # Changes of a fresh state:

    def lay(self, place: int, tokens: tuple[int, ...]) -> None:
        """Replace the tokens that lie at a place."""
        floor = self.floor[:]
        floor[place] = tokens
        self.floor = floor

    def give(self, bandit: int, tokens: tuple[int, ...]) -> None:
        """Replace the tokens that a bandit holds."""
        loot = self.loot[:]
        loot[bandit] = tokens
        self.loot = loot

    def earn(self, side: int, dollars: float) -> None:
        gains = self.gains[:]
        gains[side] += dollars
        self.gains = gains

    def fire(self, bandit: int) -> None:
        """Remove a bullet from a bandit's revolver."""
        bullets = self.bullets[:]
        bullets[bandit] -= 1
        self.bullets = bullets

    def own(self, slot: int) -> StatePart:
        """A fresh copy of a box's part, which replaces the shared one."""
        part = self.parts[slot].copy()
        self.put(slot, part)
        return part

    def put(self, slot: int, part: StatePart) -> None:
        parts = self.parts[:]
        parts[slot] = part
        self.parts = parts

    def who_is_at(self, place: int) -> list[int]:
        return [bandit for bandit, there in enumerate(self.at) if there == place]


NOTHING: Final = StatePart()
"""The part of a box that is not in the game."""


def state_of(observation: Observation, constants: GameConstants) -> ModelState:
    """The state of the model for the table as it is now."""
    state = ModelState()
    state.at = observation.places[:]
    state.marshal_at = observation.marshal_at if constants.lawman < 0 else NOWHERE
    state.blockers = ()
    state.floor = constants.treasure.floor
    state.loot = constants.treasure.loot
    state.bullets = observation.bullets
    state.gains = [0.0] * constants.players.rules.seats
    state.parts = [NOTHING] * len(NO_PARTS)
    for complete in constants.model.completing_state:
        complete(observation, constants, state)
    return state
