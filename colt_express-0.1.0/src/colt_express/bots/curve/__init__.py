"""The curve of a game: each player's chance to win after every choice, and what moved it.

`outlook` evaluates one deal, `measuring` takes the means over many deals at each step, and `curve`
splits the changes into luck and choices. docs/lab/curve.md has the definitions.
"""

from .curve import Curve, CurveSeat, CurveStep, KeyMoment, assemble, curve_of
from .measuring import USUAL, Effort, Measured, measure
from .outlook import OUTLOOK_VERSION

__all__ = [
    "OUTLOOK_VERSION",
    "USUAL",
    "Curve",
    "CurveSeat",
    "CurveStep",
    "Effort",
    "KeyMoment",
    "Measured",
    "assemble",
    "curve_of",
    "measure",
]
