"""Marshal & Prisoners in an observation; the Marshal's goals are for himself alone (MP-GOAL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.boxes.marshal.goals import GOAL_NAMES, turned_up
from ....engine.boxes.marshal.table import EFFECTS
from ....engine.figures import CHARACTERS
from ....engine.places import CELL
from ....engine.rulebook import Rulebook
from ....engine.state import OVER, State
from ..additions import Addition
from ..fields import Part, Plan
from ..looking import Looking
from ..parts.bandits import UNIT
from ..sheet import Sheet


class Law(Part):
    __slots__ = (
        "at_brawlers",
        "at_caught",
        "at_companion",
        "at_cylinder",
        "at_goals",
        "at_law",
        "at_next",
        "at_prisoners",
        "at_shown",
        "at_taken",
        "at_thrown",
        "at_top",
        "at_wanted",
        "at_wounds",
        "characters",
        "effects",
    )

    def __init__(self, plan: Plan) -> None:
        self.effects: i64 = len(EFFECTS)
        self.characters: i64 = len(CHARACTERS)
        sides = ("cylinder", ["left", "right"])
        effects = ("effect", EFFECTS)
        prisoners = ("prisoner", CHARACTERS)
        goals = ("goal", GOAL_NAMES)
        one = ("count", [""])
        self.at_law: i64 = plan.add("lawman", [plan.seats], "the seat that plays the Marshal")
        self.at_cylinder: i64 = plan.add(
            "cylinders", [sides, effects], "the Marshal's bullets left, by their effect", most=6
        )
        self.at_next: i64 = plan.add(
            "next_bullet", [sides, effects], "the effect of the next bullet of each cylinder"
        )
        self.at_brawlers: i64 = plan.add("brawlers", [one], "brawler cards left", most=10)
        self.at_top: i64 = plan.add(
            "next_brawler", [one], "what the next one is worth, in tens of dollars", most=100
        )
        self.at_taken: i64 = plan.add(
            "taken_brawlers",
            [plan.bandits],
            "what a bandit's brawler cards are worth, in tens of dollars",
            most=255,
        )
        self.at_prisoners: i64 = plan.add(
            "prisoners", [prisoners], "prisoners laid out at the prison car"
        )
        self.at_companion: i64 = plan.add(
            "companions", [plan.bandits, prisoners], "the prisoner that a bandit took along"
        )
        self.at_caught: i64 = plan.add(
            "with_the_law", [one], "how many prisoners the Marshal has taken back", most=3
        )
        self.at_wanted: i64 = plan.add(
            "wanted", [plan.bandits], "whether the bandit's poster is not captured"
        )
        self.at_wounds: i64 = plan.add(
            "wounds", [plan.bandits, effects], "bullets that lie open before a bandit", most=6
        )
        self.at_thrown: i64 = plan.add(
            "thrown_off", [plan.bandits], "whether the bandit was thrown off the train"
        )
        self.at_shown: i64 = plan.add("shown_goals", [goals], "goals of his that all have seen")
        self.at_goals: i64 = plan.add(
            "goals", [goals], "the goals turned up so far, for the Marshal; for all at the end"
        )

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        law = state.marshal
        if state.rules.lawman >= 0:
            sheet.mark(self.at_law + look.relative(state.rules.lawman))
        if law is None:
            return
        side: i64 = 0
        for bullets in law.cylinders:
            at = side * self.effects
            for effect in bullets:
                sheet.add(self.at_cylinder + at + effect)
            if bullets:
                sheet.mark(self.at_next + at + bullets[-1])
            side += 1
        brawlers = law.brawlers
        if brawlers:
            sheet.put(self.at_brawlers, len(brawlers))
            sheet.put(self.at_top, i64(brawlers[-1]) // UNIT)
        for prisoner in law.prisoners:
            sheet.mark(self.at_prisoners + prisoner)
        sheet.put(self.at_caught, law.with_the_law)
        for bandit in state.bandits:
            slot = look.slot_of[i64(bandit.character)]
            index: i64 = bandit.index
            if slot < 0:
                continue
            sheet.put(self.at_taken + slot, i64(law.taken_brawlers[index]) // UNIT)
            companion: i64 = law.companions[index]
            if companion >= 0:
                sheet.mark(self.at_companion + slot * self.characters + companion)
            if law.wanted[index]:
                sheet.mark(self.at_wanted + slot)
            for wound in law.wounds[index]:
                sheet.add(self.at_wounds + slot * self.effects + wound)
            if law.thrown_off[index]:
                sheet.mark(self.at_thrown + slot)
        for goal in law.shown:
            sheet.mark(self.at_shown + goal)
        seen: i64 = 0
        if state.phase == OVER:
            seen = len(law.goals)
        elif look.seat >= 0 and look.seat == state.rules.lawman:
            seen = turned_up(state)
        n: i64 = 0
        for goal in law.goals:
            if n < seen:
                sheet.mark(self.at_goals + goal)
            n += 1


def places(rules: Rulebook) -> list[int]:
    return [CELL]


ADDITION: Final = Addition(
    "marshal",
    places=places,
    offers=("shoot", "move", "throw off", "push on", "fetch idea", "prisoner", "shot"),
    words=(*EFFECTS, *GOAL_NAMES),
    part=Law,
)
