"""A time limit for code of a user's own: it is interrupted where it stands.

The alarm of the operating system can interrupt only the main thread, in which commands and their
worker processes play. Elsewhere, on Windows and in browsers, being late is noticed afterwards.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Final

ALARMS: Final = hasattr(signal, "setitimer")
"""Whether the operating system has alarms; Windows and browsers have none."""
AGAIN: Final = 0.1
"""Seconds after which code that has ignored an alarm is interrupted again."""


class OutOfTime(BaseException):
    """The time is over. Not an `Exception`, so that bots that catch all of those are interrupted,
    too."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `OutOfTime` if the block takes longer."""
    begin = monotonic()
    if ALARMS and threading.current_thread() is threading.main_thread():
        armed = True

        def interrupt(_signal: int, _frame: FrameType | None) -> None:
            if armed:
                raise OutOfTime

        before = signal.signal(signal.SIGALRM, interrupt)
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        try:
            yield
        finally:
            armed = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        return
    _ends.append(begin + seconds)
    try:
        yield
        check_time()
    finally:
        _ends.pop()


_ends: Final[list[float]] = []
"""When the blocks end that no alarm watches, the outermost first."""


def check_time() -> None:
    """Raises `OutOfTime` within a block that no alarm watches, if it takes longer than it may."""
    if _ends and monotonic() > _ends[-1]:
        raise OutOfTime
