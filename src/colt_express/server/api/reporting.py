"""Reports: a player reports another to the operator, with that player's last chat messages."""

from __future__ import annotations

from time import time

from ..base.names import shown_text
from ..base.refusals import Refused
from ..storage.reports import report_id
from ..storage.rows import ReportRow
from ..storage.storage import Storage
from ..table.live_table import LiveTable
from ..table.seating import seat_at


async def report(store: Storage, table: LiveTable, reporter: int, seat: int, reason: str) -> None:
    """Store it, once for each pair of players at a table."""
    if reporter < 0:
        raise Refused("only players can report somebody", code="players")
    reported = seat_at(table.seats, seat)
    if reported.kind != "human" or seat == reporter:
        raise Refused("there is nobody in that seat to report", code="taken")
    by = table.seats[reporter]
    await store.write_report(
        ReportRow(
            id=report_id(table.row.id, by.token_hash, reported.token_hash),
            made=time(),
            table_id=table.row.id,
            seat=seat,
            reporter=reporter,
            reason=shown_text(reason),
            said=list(table.subscribers.said.get(seat, ())),
            name=reported.name,
            token_hash=reported.token_hash,
            address=reported.address,
        ),
    )
