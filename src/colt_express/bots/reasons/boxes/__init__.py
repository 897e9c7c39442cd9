"""What the events of the boxes mean to a seat: a module for each box that has any."""

from __future__ import annotations

from typing import Final

from ..facts import BASE, BY_COMPARISON, BY_POSITION, Meanings
from .horses import HORSES
from .marshal import MARSHAL
from .time_machine import TIME_MACHINE

MEANINGS: Final[Meanings] = BASE | HORSES | MARSHAL | TIME_MACHINE

FACT_KINDS: Final[tuple[str, ...]] = (
    *dict.fromkeys(meaning.kind for meanings in MEANINGS.values() for meaning in meanings),
    *BY_POSITION,
    *BY_COMPARISON,
)
"""Every kind of fact that a reason can name."""
