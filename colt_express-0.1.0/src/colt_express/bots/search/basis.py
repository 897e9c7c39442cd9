"""What all searches share: the budget, and the keys of options and questions across deals."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from ...engine.options import Option
from ...engine.state import State

KEY_SHIFT: Final = 20


class Budget:
    """A limit in engine ``steps``, which makes a search reproducible, in ``seconds``, or in both:
    then the first one that is used up ends the search. One iteration is always allowed."""

    __slots__ = ("seconds", "steps")

    def __init__(self, steps: int = 0, seconds: float = 0.0) -> None:
        self.steps: int = steps
        self.seconds: float = seconds

    def spent(self, steps: int, begin: float) -> bool:
        """Whether a search that started at ``begin`` has used up its budget after this many
        steps."""
        return steps > 0 and self.left(steps, begin) <= 0

    def left(self, steps: int, begin: float) -> float:
        """The share of the budget that is left, from 1 down to 0 or less."""
        left = 1.0
        if self.steps:
            left -= steps / self.steps
        if self.seconds > 0:
            left = min(left, 1.0 - (perf_counter() - begin) / self.seconds)
        return left

    def within(self, seconds: float) -> Budget:
        """The same budget, but for at most this many seconds."""
        return Budget(self.steps, min(self.seconds, seconds) if self.seconds else seconds)


def key_of(option: Option) -> int:
    """The same number for equal options of different deals."""
    return option.kind << KEY_SHIFT | option.value


def index_of(state: State, seat: int) -> int:
    """The index of this seat's question among the open ones."""
    for index, question in enumerate(state.questions):
        if question.seat == seat:
            return index
    raise ValueError(f"seat {seat} is not asked")
