"""Lessons: what was chosen in which situation, and who won from where, in games between bots."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...bots import Eyes, make_bot
from ...bots.search.habits import next_card, place_signs, plan_signs, slot_of, target_signs
from ...bots.search.outlook import final_chances, law_features, loot_by_place, side_features
from ...engine.game import Decision, Game
from ...engine.options import DRAW, PLACE, PLAY, TARGET, Option
from ...engine.setup import Setup
from ...engine.state import PLANNING, State

TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 4},
    {"players": 3},
    {"players": 5},
    {"players": 6},
    {"players": 4, "expert": "2018"},
    {"players": 4, "boxes": ["horses"]},
    {"players": 6, "boxes": ["horses", "time_machine", "cursed"]},
    {"players": 4, "boxes": ["marshal"]},
    {"players": 5, "boxes": ["marshal"]},
    {"players": 6, "boxes": ["marshal"]},
    {"players": 4, "boxes": ["horses", "marshal", "time_machine", "cursed"]},
    {"players": 7, "boxes": ["horses", "marshal", "time_machine", "cursed"]},
    {"players": 4, "boxes": ["time_machine", "cursed"]},
    {"players": 2, "variant": "pair"},
    {"players": 4, "variant": "team"},
)
"""Where the lessons are learned; they take turns."""


class Plan(msgspec.Struct, array_like=True):
    """What was planned: the signs seen, the slots that were open, and which of them it was."""

    signs: list[int]
    slots: list[int]
    chosen: int


class Pick(msgspec.Struct, array_like=True):
    """Which place or victim was picked: the question, the chooser's next card, the signs of every
    option, and which of them it was."""

    question: int
    card: int
    signs: list[list[int]]
    chosen: int


class Standing(msgspec.Struct, array_like=True):
    """How a table stood when a round began: its number, the features of each side and of the
    Marshal's, and what came of it, by side."""

    round: int
    sides: list[list[float]]
    law: list[list[float]]
    won: list[float]


class Lessons(msgspec.Struct):
    plans: list[Plan] = []
    places: list[Pick] = []
    targets: list[Pick] = []
    standings: list[Standing] = []

    def add(self, other: Lessons) -> None:
        self.plans += other.plans
        self.places += other.places
        self.targets += other.targets
        self.standings += other.standings


def play_lesson(number: int, teacher: str, seed: str) -> Lessons:
    """One game between teachers, as lessons."""
    table = TABLES[number % len(TABLES)]
    setup = Setup.from_dict({**table, "seed": f"{seed} {number}"})
    game = Game(setup, listening=False)
    bots = [make_bot(teacher, setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]
    lessons = Lessons()
    begun = 0
    while not game.over:
        state = game.state
        if state.phase == PLANNING and state.round > begun:
            begun = state.round
            lessons.standings.append(_standing(state))
        for decision in game.decisions:
            option = bots[decision.seat].choose(decision, Eyes(game, decision.seat))
            if len(decision.options) > 1:
                _note(lessons, state, decision, option)
            game.choose(decision.seat, option)
    won = _by_side(game.state)
    for standing in lessons.standings:
        standing.won = won
    return lessons


def _note(lessons: Lessons, state: State, decision: Decision, option: Option) -> None:
    options = decision.options
    chosen = options.index(option)
    kind = options[0].kind
    if state.phase == PLANNING and (kind == PLAY or options[0] is DRAW):
        slots = [slot_of(one) for one in options]
        lessons.plans.append(Plan(plan_signs(state, decision.seat), slots, chosen))
    elif kind in (PLACE, TARGET) and all(one.kind == kind for one in options):
        card = next_card(state, decision.seat)
        if kind == PLACE:
            signs = [place_signs(state, decision.seat, one.value) for one in options]
            lessons.places.append(Pick(decision.kind, card, signs, chosen))
        else:
            signs = [target_signs(state, one.value) for one in options]
            lessons.targets.append(Pick(decision.kind, card, signs, chosen))


def _standing(state: State) -> Standing:
    rules = state.rules
    law_side = rules.sides[rules.lawman] if rules.lawman >= 0 else -1
    loot = loot_by_place(state)
    numbers = range(max(rules.sides) + 1)
    sides = [[] if side == law_side else side_features(state, side, loot) for side in numbers]
    law = [law_features(state) if side == law_side else [] for side in numbers]
    return Standing(state.round, sides, law, [])


def _by_side(state: State) -> list[float]:
    chances = final_chances(state)
    sides = state.rules.sides
    return [chances[sides.index(side)] for side in range(max(sides) + 1)]
