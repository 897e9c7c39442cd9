"""Reading rows of the database that may be damaged: such a table is left out of lists, and the
others go on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ..rows import Row, TableRow, UnreadableRow, has_setup, table_row
from .database_connection import DatabaseConnection

BAD_SETUP: Final = " and is left out of lists: its setup is not a JSON object"


class ReadingStore(DatabaseConnection):
    """Reads rows."""

    def readable(self, rows: Iterable[Mapping[Any, Any]]) -> list[TableRow]:
        """Tables with a setup that can be read; the others are logged and left out."""
        found = []
        for row in rows:
            with contextlib.suppress(UnreadableRow):
                table = self.read(table_row, row)
                if has_setup(table):
                    found.append(table)
        return found

    def read(self, reading: Callable[[Mapping[Any, Any]], Row], row: Mapping[Any, Any]) -> Row:
        """A row, read with that function; damage is logged, and raised if it cannot be shown."""
        try:
            found = reading(row)
        except UnreadableRow as damage:
            self.note_damage(damage.table_id, f" and is left out: {damage.fault}")
            raise
        if isinstance(found, TableRow) and not has_setup(found):
            self.note_damage(found.id, BAD_SETUP)
        return found
