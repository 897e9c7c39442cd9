"""Meanings of the events of boxes: a module of its name for each box that has any, with the table
`MEANINGS`."""

from __future__ import annotations

from typing import Final

from ....engine.boxes import box_modules
from ..facts import BASE, BY_COMPARISON, BY_POSITION, Meanings

MEANINGS: Final[Meanings] = dict(BASE)
for _module in box_modules(__name__).values():
    MEANINGS.update(_module.MEANINGS)

FACT_KINDS: Final[tuple[str, ...]] = (
    *dict.fromkeys(meaning.kind for meanings in MEANINGS.values() for meaning in meanings),
    *BY_POSITION,
    *BY_COMPARISON,
)
"""Every kind of fact that a reason can name."""
