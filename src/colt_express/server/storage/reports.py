"""Reports: complaints of players about each other, stored for the operator."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..base.refusals import Refused
from .columns import REPORTS, SEATS
from .database_connection import database_operation
from .rows import ReportRow
from .table_store import Store


@database_operation
async def write_report(store: Store, report: ReportRow) -> None:
    values = msgspec.structs.asdict(report)
    values["said"] = msgspec.json.encode(report.said).decode()
    try:
        async with store.writing() as connection:
            await connection.execute(insert(REPORTS).values(**values))
    except IntegrityError:
        raise Refused("you have reported that player already", code="reported") from None


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


@database_operation
async def list_reports(store: Store, limit: int = 100) -> list[ListedReport]:
    """Reports, the latest first."""
    by = (SEATS.c.table_id == REPORTS.c.table_id) & (SEATS.c.seat == REPORTS.c.reporter)
    wanted = select(REPORTS, func.coalesce(SEATS.c.name, "").label("reporter_name"))
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            wanted.select_from(REPORTS.outerjoin(SEATS, by))
            .order_by(REPORTS.c.made.desc(), REPORTS.c.id)
            .limit(limit)
        )
        return [
            ListedReport(
                **{
                    **{name: row[name] for name in ListedReport.__struct_fields__},
                    "said": msgspec.json.decode(row["said"]),
                }
            )
            for row in rows.mappings()
        ]


@database_operation
async def delete_report(store: Store, handle: str) -> bool:
    """Delete a report. Returns whether there was one."""
    async with store.writing() as connection:
        done = await connection.execute(delete(REPORTS).where(REPORTS.c.id == handle))
        return bool(done.rowcount)
