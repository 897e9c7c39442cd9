"""Closing: a server that is to end says so, finishes what it has begun, and lets everybody go.

Nothing is lost even without that; but so nobody has to wonder.
"""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Final

from .hall import Hall
from .messages import Closing
from .sockets import Connection

NOTICE: Final = 1.0
"""Seconds that people have to read it; less where less is left."""
OF_THE_TIME: Final = 0.2
"""Of the time that is left, the part for the notice, and for those who are just being answered."""


async def take_leave(hall: Hall, connected: set[Connection], grace: float) -> None:
    """Of everybody who is connected, within a part of so many seconds."""
    hall.closing = True
    for table in hall.tables.values():
        table.audience.tell_all(Closing(seconds=ceil(grace)))
    await asyncio.sleep(min(NOTICE, OF_THE_TIME * grace))
    for connection in list(connected):
        connection.end()
    ends = asyncio.get_running_loop().time() + OF_THE_TIME * grace
    while connected and asyncio.get_running_loop().time() < ends:
        await asyncio.sleep(0.02)
