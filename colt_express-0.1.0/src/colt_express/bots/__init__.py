"""Bots: computer players by code, each seeing only what its seat may know.

>>> make_bot("greenhorn", seed=7, seat=0)
<greenhorn at seat 0>
>>> make_bot("outlow", seed=7, seat=0)
Traceback (most recent call last):
    ...
colt_express.bots.codes.UnknownBot: no bot is called 'outlow'; did you mean 'outlaw'?
"""

from __future__ import annotations

from .base import Bot, BotFailed, Eyes
from .codes import BOTS, UnknownBot, check_code, is_ours, make_bot

__all__ = [
    "BOTS",
    "Bot",
    "BotFailed",
    "Eyes",
    "UnknownBot",
    "check_code",
    "is_ours",
    "make_bot",
]
