"""What each box adds to a drawing."""

from __future__ import annotations

from functools import cache

from ...engine.boxes import box_modules
from ...engine.information.view import View
from ..box import DrawnBox


@cache
def _drawn_boxes() -> dict[str, DrawnBox]:
    return {name: module.BOX for name, module in box_modules(__package__ or "").items()}


def boxes_at(view: View) -> list[DrawnBox]:
    """The boxes at this table that draw something."""
    return [box for name, box in _drawn_boxes().items() if getattr(view, name, None) is not None]
