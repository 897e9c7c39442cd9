"""Lessons: training data from games between bots: what was chosen in which situation, and who won
from where."""

from __future__ import annotations

from typing import Final

import msgspec

from ...bots import Eyes, make_bot
from ...bots.search.marshal import WARRANT, goal_features
from ...bots.search.plan_features import plan_signs
from ...bots.search.policy_prior import next_card, place_signs, slot_of, target_signs
from ...bots.search.value import SIDE_FEATURES, final_chances, strengths, table_of
from ...engine.boxes.marshal.goals import is_met
from ...engine.boxes.marshal.table import marshal_table
from ...engine.configuration.setup import BOXES, Setup
from ...engine.configuration.table_options import TableOptions
from ...engine.game import Decision, Game
from ...engine.options import DRAW, PLACE, PLAY, TARGET, Option
from ...engine.state import PLANNING, State
from ...engine.tokens import TOKEN_NAMES

BASE: Final = TableOptions()
HORSES: Final = TableOptions(boxes=["horses"])
LAW: Final = TableOptions(boxes=["marshal"])
EVERYTHING: Final = TableOptions(boxes=list(BOXES))
OTHERS: Final = [box for box in BOXES if box not in ("horses", "marshal", "time_machine", "cursed")]
"""Boxes that are not among the tables below by name."""
TABLES: Final[tuple[tuple[int, TableOptions], ...]] = (
    *((4, BASE),) * 4,
    (3, BASE),
    (5, BASE),
    (6, BASE),
    (4, TableOptions(expert="2018")),
    (4, TableOptions(variant="team")),
    (4, TableOptions(boxes=["time_machine", "cursed"])),
    *((4, HORSES),) * 2,
    (6, HORSES),
    (4, TableOptions(boxes=["horses", "time_machine", "cursed"])),
    *((4, LAW),) * 3,
    (6, LAW),
    *((4, EVERYTHING),) * 3,
    (6, EVERYTHING),
    *((4, TableOptions(boxes=[box])) for box in OTHERS),
)
"""The kinds of tables for lessons, with the number of players; they alternate."""
PEER_TABLES: Final[tuple[tuple[int, TableOptions], ...]] = (*((4, LAW),) * 3, (4, EVERYTHING))
"""Those for lessons of searching bots, which differ from those of outlaws where somebody plays the
Marshal."""

A_LITTLE: Final = 100
WORTH: Final[list[int]] = [
    {"purse": 330, "jewel": 500, "strongbox": 1000, "mailbag": 700}.get(name, A_LITTLE)
    for name in TOKEN_NAMES
]
"""By kind, the value that a token is assumed to have while it is unknown."""


class Plan(msgspec.Struct, array_like=True):
    """A planning decision: the signs seen, the legal slots, and the chosen one."""

    signs: list[int]
    slots: list[int]
    chosen: int


class Pick(msgspec.Struct, array_like=True):
    """A choice of a place or victim: the question, the chooser's next card, the signs of every
    option, and the chosen one."""

    question: int
    card: int
    signs: list[list[int]]
    chosen: int


class Standing(msgspec.Struct, array_like=True):
    """A table at the start of a round: which of the outlook's tables it was, the number of the
    round, the features of each side, and the outcome by side. The Marshal's side is left out."""

    table: int
    round: int
    sides: list[list[float]]
    law_side: int
    won: list[float]


class Goal(msgspec.Struct, array_like=True):
    """One of the Marshal's goals at the start of a round, and whether it was met in the end."""

    kind: int
    features: list[float]
    met: bool


class Case(msgspec.Struct, array_like=True):
    """All of the Marshal's goals at the start of that round, and how far he won."""

    round: int
    goals: list[Goal]
    won: float


class Lessons(msgspec.Struct):
    plans: list[Plan] = []
    places: list[Pick] = []
    targets: list[Pick] = []
    standings: list[Standing] = []
    cases: list[Case] = []

    def add(self, other: Lessons) -> None:
        self.plans += other.plans
        self.places += other.places
        self.targets += other.targets
        self.standings += other.standings
        self.cases += other.cases


def play_lesson(number: int, teacher: str, seed: str, peers: bool = False) -> Lessons:
    """One game between teachers, as lessons. ``peers``: at one of the tables for searching bots."""
    tables = PEER_TABLES if peers else TABLES
    setup = Setup.of(*tables[number % len(tables)], f"{seed} {number}")
    game = Game(setup, listening=False)
    bots = [make_bot(teacher, setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]
    lessons = Lessons()
    begun = 0
    while not game.over:
        state = game.state
        if state.phase == PLANNING and state.round > begun:
            begun = state.round
            lessons.standings.append(_standing(state))
            if state.rules.lawman >= 0:
                lessons.cases.append(_case(state))
        for decision in game.decisions:
            option = bots[decision.seat].choose(decision, Eyes(game, decision.seat))
            if len(decision.options) > 1:
                _note(lessons, state, decision, option)
            game.choose(decision.seat, option)
    won = _by_side(game.state)
    for standing in lessons.standings:
        standing.won = won
    for case in lessons.cases:
        case.won = final_chances(game.state)[setup.lawman]
        for goal, number in zip(case.goals, marshal_table(game.state).goals, strict=True):
            goal.met = is_met(game.state, number)
    return lessons


def _note(lessons: Lessons, state: State, decision: Decision, option: Option) -> None:
    options = decision.options
    chosen = options.index(option)
    kind = options[0].kind
    if state.phase == PLANNING and (kind == PLAY or options[0] is DRAW):
        slots = [slot_of(one) for one in options]
        lessons.plans.append(Plan(plan_signs(state, decision.seat, WORTH), slots, chosen))
    elif kind in (PLACE, TARGET) and all(one.kind == kind for one in options):
        card = next_card(state, decision.seat)
        if kind == PLACE:
            signs = [place_signs(state, decision.seat, one.value) for one in options]
            lessons.places.append(Pick(decision.kind, card, signs, chosen))
        else:
            signs = [target_signs(state, one.value) for one in options]
            lessons.targets.append(Pick(decision.kind, card, signs, chosen))


def _standing(state: State) -> Standing:
    """Features are read one by one, with all other weights at zero."""
    size = len(SIDE_FEATURES)
    columns = [strengths(state, [float(n == one) for n in range(size)]) for one in range(size)]
    rows = [list(row) for row in zip(*columns, strict=True)]
    rules = state.rules
    law_side = rules.sides[rules.lawman] if rules.lawman >= 0 else -1
    return Standing(table_of(state), state.round, rows, law_side, [])


def _case(state: State) -> Case:
    law = marshal_table(state)
    goals = [Goal(min(goal, WARRANT), goal_features(state, law, goal), False) for goal in law.goals]
    return Case(state.round, goals, 0.0)


def _by_side(state: State) -> list[float]:
    """Who won; if the Marshal did, there is no lesson for bandits."""
    chances = final_chances(state)
    rules = state.rules
    law_side = rules.sides[rules.lawman] if rules.lawman >= 0 else -1
    sides = range(max(rules.sides) + 1)
    return [0.0 if side == law_side else chances[rules.sides.index(side)] for side in sides]
