"""Interrupts a user's code where the operating system has no alarms, as in a browser.

Python tells of every jump in that code, which makes its loops two to three times as slow.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from types import CodeType
from typing import Final

from ..bots.time_limit import ALARMS, check_time

EVERY: Final = 256
"""How many jumps and calls there are from one look at the clock to the next."""
TOOL: Final = 4
"""Number among the tools that watch programs; debuggers and profilers have others."""


def watch(code: CodeType) -> None:
    """Look at the clock in this code and in all functions in it."""
    if not ALARMS:
        watch_jumps(code)


if sys.version_info >= (3, 12):

    def watch_jumps(code: CodeType) -> None:
        """Ask Python to tell of jumps and calls in this code."""
        monitoring = sys.monitoring
        events = monitoring.events
        if monitoring.get_tool(TOOL) is None:
            monitoring.use_tool_id(TOOL, "colt-express")
            for event in (events.JUMP, events.PY_START):
                monitoring.register_callback(TOOL, event, _look)
        for each in _with_functions(code):
            monitoring.set_local_events(TOOL, each, events.JUMP | events.PY_START)

else:

    def watch_jumps(code: CodeType) -> None:
        """Older versions of Python do not tell of jumps."""


def _look(*_where: object) -> None:
    if not next(_jumps) % EVERY:
        check_time()


_jumps: Final = count(1)


def _with_functions(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _with_functions(constant)
