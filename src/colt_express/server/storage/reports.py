"""Reports: complaints of players about each other, stored for the operator."""

from __future__ import annotations

from hashlib import blake2b

import msgspec


def report_id(table_id: str, reporter: str, reported: str) -> str:
    """The handle of a report: the same for the same two people at a table, identified by the hashes
    of their tokens."""
    return blake2b(f"{table_id} {reporter} {reported}".encode(), digest_size=8).hexdigest()


class ListedReport(msgspec.Struct, frozen=True):
    """A report without its hashes. A name is empty if it is not known any more."""

    id: str  # its handle
    made: float
    table_id: str
    seat: int
    name: str
    reporter: int
    reporter_name: str
    reason: str
    said: list[str]
