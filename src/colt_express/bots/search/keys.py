"""Keys: what identifies an option or a question across deals."""

from __future__ import annotations

from typing import Final

from ...engine.options import Option
from ...engine.state import State

KEY_SHIFT: Final = 20


def key_of(option: Option) -> int:
    """The same number for equal options of different deals."""
    return option.kind << KEY_SHIFT | option.value


def index_of(state: State, seat: int) -> int:
    """The index of this seat's question among the open ones."""
    for index, question in enumerate(state.questions):
        if question.seat == seat:
            return index
    raise ValueError(f"seat {seat} is not asked")
