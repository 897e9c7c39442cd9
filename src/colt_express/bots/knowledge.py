"""The learned weights of searching bots: a small file, made by ``make train`` (docs/bots.md)."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from ..documents import DocumentError, decode_json
from ..engine.cards import KIND_NAMES
from ..engine.registry import QUESTION_NAMES
from ..engine.tokens import TOKEN_NAMES
from ..errors import ColtExpressError
from .search.marshal import GOAL_FEATURES, GOAL_KINDS
from .search.plan_features import CARDS, COMPANY, LAST, PLAN_FEATURES
from .search.policy_prior import PLACE_FEATURES, SLOTS, TARGET_FEATURES, PolicyPrior
from .search.value import FIRST_OF_PEERS, MOST_RIVALS, ROUNDS, SIDE_FEATURES, TABLES, ValueFunction

FILE: Final = "knowledge.json"
Shape: TypeAlias = tuple[int, ...]
OUTLAWS_SHAPE: Final[Shape] = (len(TABLES), ROUNDS, FIRST_OF_PEERS)
LAW_SHAPE: Final[Shape] = (ROUNDS, len(GOAL_KINDS), len(GOAL_FEATURES))
VERDICT_SHAPE: Final[Shape] = (ROUNDS, 2)
SHAPES: Final[dict[str, list[Shape]]] = {
    "sides": [OUTLAWS_SHAPE],
    "law": [LAW_SHAPE],
    "verdict": [VERDICT_SHAPE],
    "peer_sides": [OUTLAWS_SHAPE, (len(TABLES), ROUNDS, len(SIDE_FEATURES))],
    "peer_law": [LAW_SHAPE],
    "peer_verdict": [VERDICT_SHAPE],
    "peer_scales": [(0,), (2, MOST_RIVALS + 1)],
}
"""By field of `Learned`: the lengths that its nested lists may have."""


class KnowledgeError(ColtExpressError):
    """A file of learned numbers that does not fit the game."""


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the commands that made it, the kinds of cards and tokens its rows stand for (those
    of boxes that were added since come after them), and the weights of `PolicyPrior` and
    `ValueFunction`. Questions and features without numbers in it have the weight 0. What begins
    with ``peer`` is for games between searching bots."""

    made: list[str]
    cards: list[str]
    tokens: list[str]
    plans: list[list[int]]
    places: dict[str, list[list[int]]]
    targets: dict[str, list[list[int]]]
    worth: list[int]
    sides: list[list[list[float]]]
    law: list[list[list[float]]]
    verdict: list[list[float]]
    peer_sides: list[list[list[float]]]
    peer_law: list[list[list[float]]]
    peer_verdict: list[list[float]]
    peer_conscience: float
    peer_scales: list[list[float]]


class Knowledge(NamedTuple):
    """``value_function``: fitted to games between outlaws; ``peers``: to games between searching
    bots."""

    prior: PolicyPrior
    value_function: ValueFunction
    peers: ValueFunction


@cache
def knowledge() -> Knowledge:
    """The knowledge that comes with the package."""
    return read_knowledge(resources.files(__package__).joinpath(FILE).read_bytes())


def read_knowledge(data: bytes) -> Knowledge:
    learned = read_learned(data)
    places = _by_question(learned.places, sum(PLACE_FEATURES))
    targets = _by_question(learned.targets, sum(TARGET_FEATURES))
    worth = learned.worth + [0] * (len(TOKEN_NAMES) - len(learned.tokens))
    return Knowledge(
        PolicyPrior(_plans(learned), places, targets, worth),
        ValueFunction(learned.sides, learned.law, learned.verdict),
        ValueFunction(
            learned.peer_sides,
            learned.peer_law,
            learned.peer_verdict,
            learned.peer_conscience,
            learned.peer_scales,
        ),
    )


def read_learned(data: bytes) -> Learned:
    try:
        learned = decode_json(data, Learned)
    except (msgspec.MsgspecError, UnicodeDecodeError, DocumentError) as error:
        raise KnowledgeError(f"this is nothing a bot has learned: {error}") from None
    cards, tokens = learned.cards, learned.tokens
    if (cards, tokens) != (KIND_NAMES[: len(cards)], TOKEN_NAMES[: len(tokens)]):
        raise KnowledgeError(
            "this was learned with other cards and rules; `make train` learns anew"
        )
    for name, shapes in SHAPES.items():
        if not any(_has_shape(getattr(learned, name), shape) for shape in shapes):
            wanted = " or ".join(" × ".join(map(str, shape)) for shape in shapes)
            raise KnowledgeError(
                f'this is nothing a bot has learned: "{name}" must have {wanted} numbers'
            )
    known = len(cards)
    for name, shape in policy_shapes(known, len(tokens)).items():
        tables = getattr(learned, name)
        for table in tables.values() if isinstance(tables, dict) else [tables]:
            if not _has_shape(table, shape, sparse=name == "plans"):
                raise KnowledgeError(
                    f'this is nothing a bot has learned: "{name}" must have '
                    f"{' × '.join(map(str, shape))} numbers where {known} kinds of cards were known"
                )
    return learned


def policy_shapes(cards: int, tokens: int) -> dict[str, Shape]:
    """By field of `Learned`: the lengths of its nested lists, for these numbers of known kinds. A
    row of ``plans`` may be empty."""
    after = (COMPANY - LAST) // CARDS
    return {
        "plans": (PLAN_FEATURES - after * (CARDS - cards), cards + SLOTS - CARDS),
        "places": (cards, sum(PLACE_FEATURES)),
        "targets": (cards, sum(TARGET_FEATURES)),
        "worth": (tokens,),
    }


def _has_shape(numbers: Any, shape: Shape, sparse: bool = False) -> bool:
    """Whether these are nested lists of these lengths; in ``sparse`` ones rows may be empty."""
    if len(numbers) != shape[0]:
        return False
    rows = [row for row in numbers if row or not sparse] if len(shape) > 1 else []
    return all(_has_shape(row, shape[1:]) for row in rows)


def _plans(learned: Learned) -> list[list[int]]:
    """Weights by feature and action, with 0 for cards that were added since: both for playing one
    and for what to play after it."""
    known, new = len(learned.cards), CARDS - len(learned.cards)
    empty = [0] * (known + SLOTS - CARDS)
    rows = [row or empty for row in learned.plans]
    after = LAST + known * (COMPANY - LAST) // CARDS
    rows[after:after] = [empty] * ((COMPANY - LAST) // CARDS * new)
    return [[*row[:known], *[0] * new, *row[known:]] for row in rows] if new else rows


def _by_question(tables: dict[str, list[list[int]]], size: int) -> list[list[list[int]]]:
    unknown = [[0] * size for _ in range(CARDS)]
    return [
        tables[name] + unknown[len(tables[name]) :] if name in tables else unknown
        for name in QUESTION_NAMES
    ]
