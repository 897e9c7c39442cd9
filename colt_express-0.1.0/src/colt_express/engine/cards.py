"""Cards: the actions of a bandit and the bullets that clog his hand.

A card is a small int, ``owner * 32 + kind``: whose card it is (a figure) and what it does.
A box that brings a new action registers its kind (`permanent` has the numbers).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .figures import FIGURES, NOBODY
from .permanent import PermanentNames

OWNER_SHIFT: Final = 5
KIND_MASK: Final = 31

KINDS: Final[PermanentNames] = PermanentNames("card")
KIND_NAMES: Final[list[str]] = KINDS.names


def register_kind(name: str) -> int:
    """The permanent number of a kind of card."""
    return KINDS.register(name)


BULLET: Final = register_kind("bullet")
MOVE: Final = register_kind("move")
CLIMB: Final = register_kind("climb")
SHOOT: Final = register_kind("shoot")
PUNCH: Final = register_kind("punch")
ROB: Final = register_kind("rob")
MARSHAL: Final = register_kind("marshal")


def card_of(owner: int, kind: int) -> int:
    """The card of that kind which belongs to that figure."""
    return owner << OWNER_SHIFT | kind


def is_bullet(card: int) -> bool:
    """A bullet can never be played (PLAN-4)."""
    return card & KIND_MASK == BULLET


def kind_of(card: int) -> int:
    return card & KIND_MASK


def owner_of(card: int) -> int:
    return card >> OWNER_SHIFT


def card_words(card: int, named: bool) -> str:
    """``move``, ``bullet ghost``, ``bullet neutral``; ``tuco move`` when ``named``."""
    kind = card & KIND_MASK
    owner = card >> OWNER_SHIFT
    if kind == BULLET:
        return "bullet neutral" if owner == NOBODY else f"bullet {FIGURES[owner]}"
    if named and owner != NOBODY:
        return f"{FIGURES[owner]} {KIND_NAMES[kind]}"
    return KIND_NAMES[kind]


def card_kinds(counts: Mapping[str, int]) -> list[int]:
    """The kinds of the cards of a deck, from the number of cards of each name."""
    return [KIND_NAMES.index(name) for name, count in counts.items() for _ in range(count)]
