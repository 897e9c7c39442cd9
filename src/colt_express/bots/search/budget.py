"""How long a search may think."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """So many ``steps`` of the engine, which make a search the same everywhere, or so many
    ``seconds``, or whichever is over first. At least one try is free."""

    __slots__ = ("seconds", "steps")

    def __init__(self, steps: int = 0, seconds: float = 0.0) -> None:
        self.steps: int = steps
        self.seconds: float = seconds

    def spent(self, steps: int, begin: float) -> bool:
        """After so many steps, for a search that began then."""
        return steps > 0 and self.left(steps, begin) <= 0

    def left(self, steps: int, begin: float) -> float:
        """What part of it is left."""
        left = 1.0
        if self.steps:
            left -= steps / self.steps
        if self.seconds > 0:
            left = min(left, 1.0 - (perf_counter() - begin) / self.seconds)
        return left

    def within(self, seconds: float) -> Budget:
        """The same, but not for longer."""
        return Budget(self.steps, min(self.seconds, seconds) if self.seconds else seconds)
