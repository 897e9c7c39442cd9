"""Graceful shutdown: notify everybody, finish pending work, and close the connections.

Nothing would be lost without it, but players would not know what happened.
"""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Final

from ..registry.table_registry import Hall
from ..table.messages import Closing
from .sockets import Connection

NOTICE: Final = 1.0
"""Seconds to read the notice; less if less time is left."""
OF_THE_TIME: Final = 0.2
"""The parts of the remaining time for the notice, and for answers in progress."""


async def take_leave(hall: Hall, connected: set[Connection], grace: float) -> None:
    """Disconnect everybody, within a part of so many seconds."""
    hall.closing = True
    for table in hall.tables.values():
        table.audience.tell_all(Closing(seconds=ceil(grace)))
    await asyncio.sleep(min(NOTICE, OF_THE_TIME * grace))
    for connection in list(connected):
        connection.end()
    ends = asyncio.get_running_loop().time() + OF_THE_TIME * grace
    while connected and asyncio.get_running_loop().time() < ends:
        await asyncio.sleep(0.02)
