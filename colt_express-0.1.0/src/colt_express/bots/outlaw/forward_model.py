"""The forward model of an outlaw for one kind of table: transitions, values and answers, in tables.

It starts as the base game, and each box in play changes it, as a box changes the rulebook of the
engine. The rest of this package reads it and knows no box by name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ...engine.cards import KIND_NAMES
from ...engine.game import Decision
from ...engine.geometry import Train
from ...engine.information.observation import Observation
from ...engine.options import Option
from .constants import GameConstants
from .round_end import EFFECTS, Effect
from .state import ModelState
from .transitions import Transition, base_transitions, punch_him, shoot_him
from .ways import Ways
from .worth import UNKNOWN, envy_of_sides, shot_worth

if TYPE_CHECKING:
    from .players import Players
    from .situation import Situation

Answer = Callable[[Decision, "Situation"], Option]
CardTransition = Callable[[GameConstants, ModelState, int], list[ModelState]]
Blow = Callable[[GameConstants, ModelState, int, int], list[ModelState]]
Reach = Callable[[GameConstants, ModelState, int, list[int]], list[int]]
Aim = Callable[[GameConstants, ModelState, int], float]
PlanWorth = Callable[[Option, "Situation", ModelState, float], float | None]
Envy = Callable[[Observation, "Players", list[int]], list[float]]
ShotWorth = Callable[[Observation, "Players"], int]
FollowUp = Callable[["Situation", ModelState, int, float], float]


class ForwardModel:
    """Tables and lists of functions. Those that start empty are only used by boxes."""

    __slots__ = (
        "aim",
        "answers",
        "arrivals",
        "bonuses",
        "card_transitions",
        "completing_constants",
        "completing_state",
        "dangers",
        "effects",
        "envy",
        "follow_ups",
        "hindrances",
        "keepsakes",
        "passings",
        "plans",
        "pricing",
        "punch_him",
        "reaches",
        "readings",
        "shoot_him",
        "shot_worth",
        "shots",
        "sights",
        "transitions",
        "unknown",
        "worths",
    )

    def __init__(self) -> None:
        # Constants and the first state
        self.sights: list[Callable[[Ways, Train], None]] = []  # adds lines of sight
        self.unknown: dict[int, int] = UNKNOWN.copy()  # by kind: value of a token face down
        # Changes values of tokens
        self.pricing: list[Callable[[Observation, list[int]], None]] = []
        self.envy: Envy = envy_of_sides
        self.shot_worth: ShotWorth = shot_worth
        self.completing_constants: list[Callable[[Observation, GameConstants], None]] = []
        self.completing_state: list[Callable[[Observation, GameConstants, ModelState], None]] = []
        # What a card means at its position of the pile
        self.readings: list[Callable[[GameConstants, int, int], int]] = []
        # What cards do
        self.transitions: list[Transition | None] = base_transitions()  # by kind of card
        # By kind of card, for those that depend on more than the acting bandit
        self.card_transitions: list[CardTransition | None] = [None] * len(KIND_NAMES)
        # Whether a kind has no effect
        self.hindrances: list[Callable[[ModelState, int, int], bool]] = []
        self.shoot_him: Blow = shoot_him
        self.punch_him: Blow = punch_him
        # After a bandit arrives
        self.arrivals: list[Callable[[GameConstants, ModelState, int], None]] = []
        # After a bandit walks from one place to another, in a fresh state
        self.passings: list[Callable[[GameConstants, ModelState, int, int, int], None]] = []
        self.shots: list[Callable[[GameConstants, ModelState, int, int], None]] = []  # after a shot
        # Values of states
        self.reaches: list[Reach] = []  # changes the places a bandit may reach soon
        self.effects: dict[str, Effect] = EFFECTS.copy()  # by event: gain at the end of the round
        self.bonuses: list[Effect] = []  # other gains at the end of the round
        # Values beside money
        self.worths: list[Callable[[GameConstants, ModelState, int, int], float]] = []
        self.aim: Aim | None = None  # value to a played Marshal, for whom money does not count
        # Expected cost of a bandit's place
        self.dangers: list[Callable[[GameConstants, ModelState, int], float]] = []
        # What to choose
        # Values of options in planning that are not cards, or None
        self.plans: list[PlanWorth] = []
        # By kind: value if another card may follow at once
        self.follow_ups: dict[int, FollowUp] = {}
        # Kinds of cards to keep, best first
        self.keepsakes: list[Callable[[Situation], list[int]]] = []
        self.answers: dict[str, Answer] = {}  # by name of a question, beside those of the base game


class BoxModel(NamedTuple):
    """What a box adds to the forward model."""

    name: str
    install: Callable[[ForwardModel], None]


BOXES: Final[list[BoxModel]] = []
"""All boxes, in the order in which they are installed; filled by the package `boxes`."""


@cache
def model_with(boxes: tuple[str, ...]) -> ForwardModel:
    """The forward model of a table with these boxes."""
    model = ForwardModel()
    for box in BOXES:
        if box.name in boxes:
            box.install(model)
    return model


WAYS: Final[dict[tuple[object, ...], Ways]] = {}


def ways_with(boxes: tuple[str, ...], train: Train) -> Ways:
    """The ways of a train with these boxes, worked out once for all trains like it."""
    key = (boxes, train.cars, train.coach, train.ahead, train.behind)
    if key not in WAYS:
        WAYS[key] = Ways(train, model_with(boxes))
    return WAYS[key]
