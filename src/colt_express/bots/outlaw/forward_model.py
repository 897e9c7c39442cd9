"""The lore: what an outlaw knows of the game as it is played at one table.

It begins with the base game, and each box that is in play changes it, as a box changes the rulebook
of the engine. Everything else in this package goes by the lore, and knows no box.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ...engine.cards import KIND_NAMES
from ...engine.game import Decision
from ...engine.geometry import Train
from ...engine.information.observation import Sight
from ...engine.options import Option
from .constants import Stage
from .round_end import EFFECTS, Effect
from .state import Scene
from .transitions import Deed, deeds_of_the_base_game, punch_him, shoot_him
from .ways import Ways
from .worth import UNKNOWN, envy_of_sides, shot_worth

if TYPE_CHECKING:
    from .players import Cast
    from .situation import Situation

Answer = Callable[[Decision, "Situation"], Option]
CardDeed = Callable[[Stage, Scene, int], list[Scene]]
Blow = Callable[[Stage, Scene, int, int], list[Scene]]
Reach = Callable[[Stage, Scene, int, list[int]], list[int]]
Aim = Callable[[Stage, Scene, int], float]
PlanWorth = Callable[[Option, "Situation", Scene, float], float | None]
Envy = Callable[[Sight, "Cast", list[int]], list[float]]
ShotWorth = Callable[[Sight, "Cast"], int]
FollowUp = Callable[["Situation", Scene, int, float], float]


class Lore:
    """Tables and lists of what to do when; those that are empty belong to boxes alone."""

    __slots__ = (
        "aim",
        "answers",
        "arrivals",
        "bonuses",
        "card_deeds",
        "dangers",
        "deeds",
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
        "scenes",
        "shoot_him",
        "shot_worth",
        "shots",
        "sights",
        "stages",
        "unknown",
        "worths",
    )

    def __init__(self) -> None:
        # The table as it is
        self.sights: list[Callable[[Ways, Train], None]] = []  # further lines of sight
        self.unknown: dict[int, int] = UNKNOWN.copy()  # by kind: the price of tokens face down
        self.pricing: list[Callable[[Sight, list[int]], None]] = []  # other prices
        self.envy: Envy = envy_of_sides
        self.shot_worth: ShotWorth = shot_worth
        self.stages: list[Callable[[Sight, Stage], None]] = []  # completes the stage
        self.scenes: list[Callable[[Sight, Stage, Scene], None]] = []  # completes the scene
        # What a card means at its position of the pile
        self.readings: list[Callable[[Stage, int, int], int]] = []
        # What cards do
        self.deeds: list[Deed | None] = deeds_of_the_base_game()  # by kind of card
        # Of kinds that need to know more of the card
        self.card_deeds: list[CardDeed | None] = [None] * len(KIND_NAMES)
        self.hindrances: list[Callable[[Scene, int, int], bool]] = []  # a kind has no effect
        self.shoot_him: Blow = shoot_him
        self.punch_him: Blow = punch_him
        self.arrivals: list[Callable[[Stage, Scene, int], None]] = []  # somebody got somewhere
        # Somebody goes from one place to another, in a scene just made
        self.passings: list[Callable[[Stage, Scene, int, int, int], None]] = []
        self.shots: list[Callable[[Stage, Scene, int, int], None]] = []  # somebody hit somebody
        # What scenes are worth
        self.reaches: list[Reach] = []  # where else somebody may be before long
        self.effects: dict[str, Effect] = EFFECTS.copy()  # by event: at the end of the round
        self.bonuses: list[Effect] = []  # more that is gained then
        self.worths: list[Callable[[Stage, Scene, int, int], float]] = []  # beside money
        self.aim: Aim | None = None  # what a Marshal plays for, who has no use for money
        self.dangers: list[Callable[[Stage, Scene, int], float]] = []  # of being where one is
        # What to choose
        self.plans: list[PlanWorth] = []  # options in planning that are no cards; None: not known
        self.follow_ups: dict[int, FollowUp] = {}  # by kind: if another card may follow at once
        self.keepsakes: list[Callable[[Situation], list[int]]] = []  # kinds of cards to keep
        self.answers: dict[str, Answer] = {}  # by question, beside those of the base game


class BoxLore(NamedTuple):
    """A box, as an outlaw knows it."""

    name: str
    install: Callable[[Lore], None]


BOXES: Final[list[BoxLore]] = []
"""All of them, in the order in which they are installed; `boxes` fills it."""


@cache
def lore_with(boxes: tuple[str, ...]) -> Lore:
    """The lore of a table with these boxes."""
    lore = Lore()
    for box in BOXES:
        if box.name in boxes:
            box.install(lore)
    return lore


WAYS: Final[dict[tuple[object, ...], Ways]] = {}


def ways_with(boxes: tuple[str, ...], train: Train) -> Ways:
    """The ways of a train with these boxes, worked out once for all trains like it."""
    key = (boxes, train.cars, train.coach, train.ahead, train.behind)
    if key not in WAYS:
        WAYS[key] = Ways(train, lore_with(boxes))
    return WAYS[key]
