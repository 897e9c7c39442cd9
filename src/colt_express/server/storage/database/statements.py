"""Statements: how many rows one may have, and inserting rows that may already exist."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

AT_ONCE: Final = 500
"""Maximum number of rows per statement; databases accept only a few thousand parameters."""

Insert = Callable[[Table], sqlite.Insert | postgresql.Insert]

INSERT: Final[dict[str, Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""Insert statements by dialect that can handle a row that already exists."""


def in_parts(table_ids: Iterable[str], size: int = AT_ONCE) -> Iterator[list[str]]:
    """Names in lists of at most ``size``, as many as one statement accepts."""
    rest = iter(table_ids)
    while some := list(islice(rest, size)):
        yield some
