"""Samples: training data from games between bots: the choices with their features, and the outcomes
of positions."""

from __future__ import annotations

from typing import Final

import msgspec

from ...bots import Eyes, make_bot
from ...bots.search.marshal import WARRANT, goal_features
from ...bots.search.plan_features import plan_features
from ...bots.search.policy_prior import next_card, place_features, slot_of, target_features
from ...bots.search.value import (
    SIDE_FEATURES,
    final_chances,
    is_conscience_due,
    strengths,
    table_of,
)
from ...engine.base.ending import money_by_side
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
"""The kinds of tables for samples, with the number of players; they alternate."""
PEER_TABLES: Final[tuple[tuple[int, TableOptions], ...]] = (
    *((4, BASE), (4, LAW), (4, EVERYTHING), (4, HORSES)),
    *((3, BASE), (4, LAW), (4, EVERYTHING), (4, TableOptions(boxes=["time_machine"]))),
    *((4, BASE), (4, LAW), (6, EVERYTHING), (6, HORSES)),
    *((6, BASE), (6, LAW), (4, EVERYTHING), (4, TableOptions(boxes=["cursed"]))),
    *((5, BASE), (3, LAW), (2, TableOptions(variant="duel")), (3, TableOptions(variant="pair"))),
    *((4, TableOptions(variant="team")), (8, LAW)),
    (4, TableOptions(boxes=["horses", "time_machine", "cursed"])),
    (4, TableOptions(expert="2018")),
)
"""The same for samples of searching bots."""

A_LITTLE: Final = 100
WORTH: Final[list[int]] = [
    {"purse": 330, "jewel": 500, "strongbox": 1000, "mailbag": 700}.get(name, A_LITTLE)
    for name in TOKEN_NAMES
]
"""By kind: the value in dollars that a token is assumed to have while it is unknown."""


class PlanSample(msgspec.Struct, array_like=True):
    """A planning decision: the features seen, the legal slots, and the chosen one."""

    features: list[int]
    slots: list[int]
    chosen: int


class PickSample(msgspec.Struct, array_like=True):
    """A choice of a place or victim: the question, the chooser's next card, the features of every
    option, and the chosen one."""

    question: int
    card: int
    features: list[list[int]]
    chosen: int


class TableSample(msgspec.Struct, array_like=True):
    """A position at the start of a round: which of the value function's tables it was, the number
    of the round, the features of each side, each side's money, the Marshal's side or -1, whether
    the game ends with a guilty conscience, and the outcome by side."""

    table: int
    round: int
    sides: list[list[float]]
    money: list[int]
    law_side: int
    conscience: bool
    won: list[float]


class GoalSample(msgspec.Struct, array_like=True):
    """One of the Marshal's goals at the start of a round, and whether it was met in the end."""

    kind: int
    features: list[float]
    met: bool


class MarshalSample(msgspec.Struct, array_like=True):
    """The Marshal's goals at the start of a round, and his share of the victory."""

    round: int
    goals: list[GoalSample]
    won: float


class Samples(msgspec.Struct):
    plans: list[PlanSample] = []
    places: list[PickSample] = []
    targets: list[PickSample] = []
    tables: list[TableSample] = []
    marshals: list[MarshalSample] = []

    def add(self, other: Samples) -> None:
        self.plans += other.plans
        self.places += other.places
        self.targets += other.targets
        self.tables += other.tables
        self.marshals += other.marshals


def sample_game(number: int, teacher: str, seed: str, peers: bool = False) -> Samples:
    """One game between teachers, as samples. ``peers``: at one of the tables for searching bots."""
    tables = PEER_TABLES if peers else TABLES
    setup = Setup.of(*tables[number % len(tables)], f"{seed} {number}")
    game = Game(setup, listening=False)
    bots = [make_bot(teacher, setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]
    samples = Samples()
    begun = 0
    while not game.over:
        state = game.state
        if state.phase == PLANNING and state.round > begun:
            begun = state.round
            samples.tables.append(_table_sample(state))
            if state.rules.lawman >= 0:
                samples.marshals.append(_marshal_sample(state))
        for decision in game.decisions:
            option = bots[decision.seat].choose(decision, Eyes(game, decision.seat))
            if len(decision.options) > 1:
                _note(samples, state, decision, option)
            game.choose(decision.seat, option)
    won = _by_side(game.state)
    for sample in samples.tables:
        sample.won = won
    for lawman in samples.marshals:
        lawman.won = final_chances(game.state)[setup.lawman]
        for goal, number in zip(lawman.goals, marshal_table(game.state).goals, strict=True):
            goal.met = is_met(game.state, number)
    return samples


def _note(samples: Samples, state: State, decision: Decision, option: Option) -> None:
    options = decision.options
    chosen = options.index(option)
    kind = options[0].kind
    if state.phase == PLANNING and (kind == PLAY or options[0] is DRAW):
        slots = [slot_of(one) for one in options]
        samples.plans.append(PlanSample(plan_features(state, decision.seat, WORTH), slots, chosen))
    elif kind in (PLACE, TARGET) and all(one.kind == kind for one in options):
        card = next_card(state, decision.seat)
        if kind == PLACE:
            features = [place_features(state, decision.seat, one.value) for one in options]
            samples.places.append(PickSample(decision.kind, card, features, chosen))
        else:
            features = [target_features(state, one.value) for one in options]
            samples.targets.append(PickSample(decision.kind, card, features, chosen))


def _table_sample(state: State) -> TableSample:
    """Features are read one by one, with all other weights at zero."""
    size = len(SIDE_FEATURES)
    columns = [strengths(state, [float(n == one) for n in range(size)]) for one in range(size)]
    rows = [list(row) for row in zip(*columns, strict=True)]
    rules = state.rules
    law_side = rules.sides[rules.lawman] if rules.lawman >= 0 else -1
    money = money_by_side(state, list(range(len(rows))))
    conscience = is_conscience_due(state)
    return TableSample(table_of(state), state.round, rows, money, law_side, conscience, [])


def _marshal_sample(state: State) -> MarshalSample:
    law = marshal_table(state)
    goals = [
        GoalSample(min(goal, WARRANT), goal_features(state, law, goal), False) for goal in law.goals
    ]
    return MarshalSample(state.round, goals, 0.0)


def _by_side(state: State) -> list[float]:
    """By side: the share of the victory."""
    chances = final_chances(state)
    sides = state.rules.sides
    return [chances[sides.index(side)] for side in range(max(sides) + 1)]
