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
        if steps == 0:
            return False
        if self.steps and steps >= self.steps:
            return True
        return self.seconds > 0 and perf_counter() - begin >= self.seconds

    def within(self, seconds: float) -> Budget:
        """The same, but not for longer."""
        return Budget(self.steps, min(self.seconds, seconds) if self.seconds else seconds)
