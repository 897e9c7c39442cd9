"""Changing a table that may not be in memory: one that is not is not loaded for it."""

from __future__ import annotations

from typing import Final

from ..base.refusals import Refused
from ..storage.rows import Taken
from ..storage.storage import Storage
from ..table.live_table import TableDeleted
from ..table.seating import Decide
from .table_registry import TableRegistry

TRIES: Final = 20
"""Attempts at a change while others keep changing the table."""


async def change_table(registry: TableRegistry, table_id: str, decide: Decide) -> bool:
    """Carry out a decision about a table; returns whether there was anything to do. A table that
    does not exist has nothing."""
    table = registry.in_memory(table_id)
    if table is None:
        return await change_stored(registry.store, table_id, decide)
    try:
        return await table.change(decide)
    except TableDeleted:
        return False


async def change_stored(store: Storage, table_id: str, decide: Decide) -> bool:
    """The same in the database alone, where servers notice it."""
    for _ in range(TRIES):
        stored = (await store.tables_called([table_id])).get(table_id)
        change = None if stored is None else decide(stored.table, stored.seats)
        if change is None:
            return False
        try:
            await store.change(change)
        except Taken:
            continue
        return True
    raise Refused("this table keeps changing; try again", code="slow_down")
