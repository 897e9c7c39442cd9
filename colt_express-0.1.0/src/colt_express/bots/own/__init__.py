"""Bots of a user's own, named by file and class, ``path/to/my_bot.py:MyBot``, or typed as text.

Whatever goes wrong in such code is reported in one sentence with the line where it happened.
"""

from __future__ import annotations

from .loading import OwnCode, fingerprint, is_own, load_own, load_text
from .mistakes import Mistake, OwnBotError, OwnBotFailed
from .playing import Own

__all__ = [
    "Mistake",
    "Own",
    "OwnBotError",
    "OwnBotFailed",
    "OwnCode",
    "fingerprint",
    "is_own",
    "load_own",
    "load_text",
]
