"""The bot laboratory: a typed bot is checked, plays a hundred games, and sees where it lost most.

It runs unchanged in CPython and in a browser, where its work is asked for by name (`desk`).
"""

from __future__ import annotations

from .checking import Checked, check
from .games import LabGame, Note, Slip
from .regrets import Regrets, regrets
from .running import Progress, Run, run

__all__ = [
    "Checked",
    "LabGame",
    "Note",
    "Progress",
    "Regrets",
    "Run",
    "Slip",
    "check",
    "regrets",
    "run",
]
