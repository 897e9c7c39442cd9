"""Marshal & Prisoners as text: who is in the cell of the last car."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...places import CELL
from ...serialization.text import beside, figures_at, row

if TYPE_CHECKING:
    from ...state import State


def inside(state: State, width: int) -> list[str]:
    if state.marshal is None:
        return []
    return [row("cell", beside(state.rules.train.caboose, figures_at(state, CELL)), width)]
