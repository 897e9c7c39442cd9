"""What stays the same from one deal to another."""

from __future__ import annotations

from typing import Final

from ...engine.options import Option
from ...engine.state import State

KEY_SHIFT: Final = 20


def key_of(option: Option) -> int:
    """The same for options that say the same, whichever deal they belong to."""
    return option.kind << KEY_SHIFT | option.value


def index_of(state: State, seat: int) -> int:
    """Which of the open questions this seat is asked."""
    for index, question in enumerate(state.questions):
        if question.seat == seat:
            return index
    raise ValueError(f"seat {seat} is not asked")
