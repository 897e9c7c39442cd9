"""Graceful shutdown: notify all clients, finish pending work, and close the connections.

Nothing would be lost without it, but players would not know what happened.
"""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Final

from ..api.sockets import TableClient
from ..registry.table_registry import TableRegistry
from ..table.messages import Closing

NOTICE: Final = 1.0
"""Seconds that clients have to read the notice; less if less time is left."""
OF_THE_TIME: Final = 0.2
"""Share of the grace period for the notice, and the same for answers in progress."""


async def shut_down(registry: TableRegistry, clients: set[TableClient], grace: float) -> None:
    """Disconnect all clients, within a part of the ``grace`` period."""
    registry.closing = True
    for table in registry.tables.values():
        table.subscribers.publish(Closing(seconds=ceil(grace)))
    await asyncio.sleep(min(NOTICE, OF_THE_TIME * grace))
    for client in list(clients):
        client.end()
    ends = asyncio.get_running_loop().time() + OF_THE_TIME * grace
    while clients and asyncio.get_running_loop().time() < ends:
        await asyncio.sleep(0.02)
