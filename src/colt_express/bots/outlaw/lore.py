"""The lore: what an outlaw knows of the game as it is played at one table.

It begins with the base game, and each box that is in play changes it, as a box changes the rulebook
of the engine. Everything else in this package goes by the lore, and knows no box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ...engine.game import Decision
from ...engine.options import Option
from ...engine.rulebook import Rulebook
from ...engine.view import TokenView, View
from .deeds import DEEDS, punch_him
from .judgement import reach
from .round_end import EFFECTS
from .scene import Scene
from .stage import Card, Stage
from .ways import Layout, Ways
from .worth import UNKNOWN, envy_of_sides, shot_worth

if TYPE_CHECKING:
    from .situation import Situation

Answer = Callable[[Decision, "Situation"], Option]
Deed = Callable[[Stage, Scene, int], list[Scene]]
CardDeed = Callable[[Stage, Scene, Card], list[Scene]]
Punch = Callable[[Stage, Scene, int, int], list[Scene]]
Reach = Callable[[Stage, Scene, int], list[int]]
Effect = Callable[[Stage, Scene, int], int]
PlanWorth = Callable[[Option, "Situation", Scene, float], float | None]
Envy = Callable[[View, list[int], dict[int, int]], list[float]]
ShotWorth = Callable[[View, list[int], Rulebook | None], int]
FollowUp = Callable[["Situation", Scene, Card, float], float]


class Lore:
    """Tables and lists of what to do when; those that are empty belong to boxes alone."""

    __slots__ = (
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
        "layouts",
        "piles",
        "plans",
        "pricing",
        "punch_him",
        "reach",
        "readings",
        "rows",
        "scenes",
        "shot_worth",
        "shots",
        "sights",
        "stages",
        "unknown",
        "ways",
        "worths",
    )

    def __init__(self) -> None:
        # The table as it is
        self.layouts: list[Callable[[View, Layout], Layout]] = []  # what stands beside the train
        self.rows: list[Callable[[Ways, Layout], None]] = []  # places in a row with others
        self.sights: list[Callable[[Ways, Layout], None]] = []  # further lines of sight
        self.ways: dict[Layout, Ways] = {}  # worked out before
        self.unknown: dict[str, int] = UNKNOWN.copy()  # by kind: the price of tokens face down
        self.pricing: list[Callable[[list[TokenView], dict[int, int]], None]] = []  # other prices
        self.envy: Envy = envy_of_sides
        self.shot_worth: ShotWorth = shot_worth
        self.stages: list[Callable[[View, Stage], None]] = []  # completes the stage
        self.scenes: list[Callable[[View, Stage, Scene], None]] = []  # completes the scene
        self.readings: list[Callable[[Stage, Card], Card]] = []  # what a card means now
        self.piles: list[Callable[[View, Stage, list[Card]], list[Card]]] = []  # on the pile
        # What cards do
        self.deeds: dict[str, Deed] = DEEDS.copy()  # by kind of card
        self.card_deeds: dict[str, CardDeed] = {}  # of cards that need more than their kind
        self.hindrances: list[Callable[[Scene, int, str], bool]] = []  # a card has no effect
        self.punch_him: Punch = punch_him
        self.arrivals: list[Callable[[Stage, Scene, int], None]] = []  # somebody got somewhere
        self.shots: list[Callable[[Stage, Scene, int, int], None]] = []  # somebody hit somebody
        # What scenes are worth
        self.reach: Reach = reach  # where somebody may be before long
        self.effects: dict[str, Effect] = EFFECTS.copy()  # by event: at the end of the round
        self.bonuses: list[Effect] = []  # more that is gained then
        self.worths: list[Callable[[Stage, Scene, int, list[str]], float]] = []  # beside money
        self.dangers: list[Callable[[Stage, Scene, int], float]] = []  # of being where one is
        # What to choose
        self.plans: list[PlanWorth] = []  # options in planning that are no cards; None: not known
        self.follow_ups: dict[str, FollowUp] = {}  # by kind: if another card may follow at once
        self.keepsakes: list[Callable[[Situation], tuple[str, ...]]] = []  # cards to keep
        self.answers: dict[str, Answer] = {}  # by question, beside those of the base game


class Box(NamedTuple):
    """A box, as an outlaw knows it."""

    name: str
    is_at: Callable[[View], bool]  # whether it is in play at this table
    install: Callable[[Lore], None]


BOXES: Final[list[Box]] = []
"""All of them, in the order in which they are installed; `boxes` fills it."""

_LORES: Final[dict[tuple[str, ...], Lore]] = {}


def lore_of(view: View) -> Lore:
    """The lore of the boxes on this table."""
    return lore_with([box for box in BOXES if box.is_at(view)])


def lore_with(boxes: list[Box]) -> Lore:
    names = tuple([box.name for box in boxes])
    if names not in _LORES:
        lore = Lore()
        for box in boxes:
            box.install(lore)
        _LORES[names] = lore
    return _LORES[names]
