"""The commands of ``colt-express admin`` about people: reports, bans, and deletion on request."""

from __future__ import annotations

from typing import Annotated

import typer

from ...errors import counted
from ...server.hosting import admin_operations, people
from ...server.hosting.admin_operations import AdminError
from ...server.storage.bans import EVERYWHERE
from ...server.storage.database.table_store import Store
from ...server.storage.reports import ListedReport
from ..database_options import DatabaseOption, DataOption
from .command_io import JsonOption, checked_table, moment, place_of_ban, tell, with_database

WhoArgument = Annotated[
    str,
    typer.Argument(
        help="An IP address, a seat such as k3v9x2mqta/2, the handle of a report, or a hash that "
        "bans shows."
    ),
]
HandleArgument = Annotated[str, typer.Argument(help="The handle that reports shows.")]
OfTableOption = Annotated[
    str | None,
    typer.Option(
        "--table",
        help="Only from this table.",
        show_default="the whole server",
        callback=checked_table,
    ),
]

app = typer.Typer(add_completion=False)


@app.command()
def ban(
    who: WhoArgument,
    table: OfTableOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Ban somebody. Only hashes are stored: of the address, and of the token of a seat."""
    where = table or EVERYWHERE

    async def work(store: Store) -> list[str]:
        hashes = (await people.find_person(store, who)).hashes
        await admin_operations.ban(store, where, *hashes)
        return hashes

    hashes = with_database(data, database, work)
    told = f"{who} is banned from {place_of_ban(where)}"
    tell({"banned": hashes, "table": where}, as_json, [told])


@app.command()
def unban(
    who: WhoArgument,
    table: OfTableOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Lift somebody's ban."""
    where = table or EVERYWHERE

    async def work(store: Store) -> list[str]:
        hashes = (await people.find_person(store, who)).hashes
        if not await store.unban(where, *hashes):
            raise AdminError(f"{who} is not banned from {place_of_ban(where)}")
        return hashes

    hashes = with_database(data, database, work)
    told = f"{who} is no longer banned from {place_of_ban(where)}"
    tell({"allowed": hashes, "table": where}, as_json, [told])


@app.command()
def bans(
    data: DataOption = None, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """List all bans, the latest first."""
    found = with_database(data, database, lambda db: db.bans())
    lines = [f"{moment(one.made)}  {one.who}  {place_of_ban(one.table_id)}" for one in found]
    tell(found, as_json, lines or ["nobody is banned"])


@app.command()
def reports(
    limit: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="Maximum number of reports.")
    ] = 100,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List players' reports of each other, the latest first, each with a handle for ban and
    close-report."""
    found = with_database(data, database, lambda db: db.list_reports(limit))
    lines = [line for one in found for line in _lines_about(one)]
    tell(found, as_json, lines or ["there are no reports"])


def _lines_about(report: ListedReport) -> list[str]:
    about = f"{report.name or 'somebody'} at {report.table_id}/{report.seat}"
    by = f"by {report.reporter_name or 'the player'} at {report.table_id}/{report.reporter}"
    return [
        f"{moment(report.made)}  {report.id}  {about}, {by}: {report.reason}",
        *(f"    said: {text}" for text in report.said),
    ]


@app.command()
def close_report(
    report: HandleArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Delete a report that has been dealt with."""

    async def work(store: Store) -> None:
        if not await store.delete_report(report):
            raise AdminError(f"there is no report {report!r}")

    with_database(data, database, work)
    tell({"closed": report}, as_json, [f"report {report} is closed"])


@app.command()
def erase(
    who: WhoArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Delete somebody's traces: name, hashes and reports. A seat or a report stands for its player,
    at this table and its rematches; an address, for everybody who played from it."""

    async def work(store: Store) -> people.Erased:
        return await people.erase(store, await people.find_person(store, who))

    done = with_database(data, database, work)
    told = f"{counted(done.seats, 'seat')} and {counted(done.reports, 'report')} were erased"
    tell(done, as_json, [told])
