"""The documents in a key-value store: which keys there are, and reading and writing their values.

====================  ==============================================
``table/ID``          a table and its seats
``choice/ID/NUMBER``  a choice
``story/ID``          a game as a spectator was sent it
``curve/ID``          the curve of a finished game
``gallery/ID``        a finished public game
``ban/ID/WHO``        when a client was banned from a table
``legend/DAY``        the legend's game on the train of that day
====================  ==============================================
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from ..server.base.database_errors import StorageError
from ..server.base.logs import reason
from ..server.storage.rows import (
    NOT_JSON,
    ChoiceRow,
    SeatRow,
    StoredTable,
    TableRow,
    UnreadableRow,
    seat_row,
    seat_values,
    table_row,
    table_values,
)
from .key_value import Commit, KeyValue

NOT_STORED: Final = (
    "this device cannot store anything at the moment; free some space, then try again"
)
NOT_READ: Final = "what is stored on this device cannot be read at the moment; try again"

TRIES: Final = 20
"""Attempts at reading or writing a table while another tab writes it."""

MOST_REPORTED: Final = 1_000
"""Maximum number of damaged tables that are named in the log."""

Row = TypeVar("Row")

_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


def table_key(table_id: str) -> str:
    return f"table/{table_id}"


def choices_key(table_id: str) -> str:
    """The beginning of the keys of all choices of a table."""
    return f"choice/{table_id}/"


def choice_key(table_id: str, number: int) -> str:
    return f"{choices_key(table_id)}{number:06d}"


def text_of(value: object) -> str:
    """A value as it is stored."""
    return _encode(value).decode()


def table_text(table: TableRow, seats: list[SeatRow]) -> str:
    """A table and its seats as they are stored."""
    sitting = [seat_values(table.id, seat) for seat in seats]
    return text_of({"table": table_values(table), "seats": sitting})


class Documents:
    """The documents of a store."""

    shared = True  # other tabs write to it, too

    def __init__(self, database: KeyValue) -> None:
        self.database = database
        self._damage: set[tuple[str, str]] = set()  # tables, and what was logged about them

    # Reading -----------------------------------------------------------------------------------

    async def texts(self, prefix: str) -> list[tuple[str, str]]:
        """The entries whose key begins like that."""
        try:
            return await self.database.read(prefix)
        except Exception as error:
            _log.error("the store cannot be read: %s", reason(error))
            raise StorageError(NOT_READ) from error

    async def text(self, key: str) -> str | None:
        """The value of a key."""
        return next((text for found, text in await self.texts(key) if found == key), None)

    async def value(self, key: str, kind: type[Row]) -> Row | None:
        """The value of a key, decoded; None if there is none, or it is damaged."""
        text = await self.text(key)
        return None if text is None else self._decoded(key, text, kind)

    async def values(self, prefix: str, kind: type[Row]) -> list[Row]:
        """The values of all keys that begin like that, without those that are damaged."""
        found = [self._decoded(key, text, kind) for key, text in await self.texts(prefix)]
        return [value for value in found if value is not None]

    def _decoded(self, key: str, text: str, kind: type[Row]) -> Row | None:
        try:
            return msgspec.json.decode(text, type=kind)
        except NOT_JSON:
            self.note_damage(key, " and is left out")
            return None

    def table_in(self, table_id: str, text: str) -> StoredTable:
        """The table of a text, without its choices; raises `UnreadableRow` if it is damaged."""
        try:
            return _table_in(table_id, text)
        except UnreadableRow as damage:
            self.note_damage(table_id, f" and is left out: {damage.fault}")
            raise

    async def tables(self) -> list[StoredTable]:
        """All tables that can be read, without their choices."""
        found = []
        beginning = table_key("")
        for key, text in await self.texts(beginning):
            try:
                found.append(self.table_in(key.removeprefix(beginning), text))
            except UnreadableRow:
                continue
        return found

    async def choices(self, table_id: str, after: int = 0) -> list[ChoiceRow]:
        """The choices of a table from number ``after`` on."""
        first = choice_key(table_id, after)
        rows = []
        for key, text in await self.texts(choices_key(table_id)):
            if key >= first:
                row = self._decoded(key, text, ChoiceRow)
                if row is None:
                    raise UnreadableRow(table_id, f"the choice {key} cannot be read")
                rows.append(row)
        return rows

    # Writing -----------------------------------------------------------------------------------

    async def commit(self, changes: Commit) -> bool:
        """Make these changes; False if something else than expected is there."""
        try:
            return await self.database.commit(text_of(changes))
        except Exception as error:
            _log.error("nothing can be stored: %s", reason(error))
            raise StorageError(NOT_STORED) from error

    async def put(self, key: str, value: object, before: str | None) -> bool:
        """Store a value in place of the text that was there before."""
        return await self.commit(Commit(expect=[(key, before)], put=[(key, text_of(value))]))

    async def update(self, table_id: str, updated: Callable[[StoredTable], StoredTable]) -> None:
        """Write something about a table that does not count as another version of it."""
        key = table_key(table_id)
        for _ in range(TRIES):
            before = await self.text(key)
            if before is None:
                return
            after = updated(self.table_in(table_id, before))
            text = table_text(after.table, after.seats)
            if await self.commit(Commit(expect=[(key, before)], put=[(key, text)])):
                return

    def note_damage(self, table_id: str, fault: str) -> None:
        """Something is wrong with one table, and everything else goes on; logged once."""
        if (table_id, fault) not in self._damage and len(self._damage) < MOST_REPORTED:
            self._damage.add((table_id, fault))
            _log.error("table %s is damaged%s", table_id, fault, extra={"table": table_id})


class _Document(msgspec.Struct):
    """A table as it is stored."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]


def _table_in(table_id: str, text: str) -> StoredTable:
    try:
        document = msgspec.json.decode(text, type=_Document)
        return StoredTable(table_row(document.table), [seat_row(one) for one in document.seats])
    except (*NOT_JSON, KeyError):
        raise UnreadableRow(table_id, "it is not what this program has written") from None
