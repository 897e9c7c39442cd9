"""Luck-adjusted results: a win less what chance contributed to it.

`outlook` says how good a position is, `corrections` works out the luck of a game with it, and
`sums` adds up the games of a tournament. docs/lab/luck.md has the method and the figures.
"""

from .corrections import Adjusted, Luck, adjusted, luck_of

__all__ = ["Adjusted", "Luck", "adjusted", "luck_of"]
