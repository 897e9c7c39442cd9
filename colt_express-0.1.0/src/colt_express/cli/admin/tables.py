"""``colt-express admin``: administers the tables of a server, even while it is running."""

from __future__ import annotations

from math import inf
from pathlib import Path
from time import time
from typing import Annotated

import typer

from ...errors import counted
from ...server.hosting import admin_operations
from ...server.hosting.admin_operations import AdminError
from ...server.registry.retention import DAY, forget_old
from ...server.storage.database.table_store import Store
from ...server.storage.rows import STATUSES
from ..database_options import DatabaseOption, DataOption
from . import calls, days, evenings, meeting, people, profiles, programs
from .command_io import (
    JsonOption,
    checked_days,
    checked_statuses,
    checked_table,
    line_about,
    make_folder,
    tell,
    with_database,
    write_game,
)

StatusOption = Annotated[
    list[str] | None,
    typer.Option(help=f"Only tables of this status: {', '.join(STATUSES)}.", show_default="all"),
]
TableArgument = Annotated[str, typer.Argument(help="The name of a table.", callback=checked_table)]
app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Administer the tables of a server, even while it is running.",
)


@app.command("list")
def list_command(
    status: StatusOption = None,
    idle: Annotated[
        float,
        typer.Option(
            min=0, help="Only tables without activity for so many days.", callback=checked_days
        ),
    ] = 0,
    limit: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="Maximum number of tables.")
    ] = 100,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List tables, the most recently active first."""
    wanted = checked_statuses(status)
    before = time() - idle * DAY if idle else inf
    found = with_database(
        data, database, lambda db: admin_operations.list_tables(db, wanted, before, limit)
    )
    tell(found, as_json, [line_about(table) for table in found] or ["there are no such tables"])


@app.command()
def close(
    table: TableArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Close a table: its game ends, and nobody can join it."""
    with_database(data, database, lambda db: admin_operations.close_table(db, table))
    tell({"closed": table}, as_json, [f"table {table} is closed"])


@app.command("delete")
def delete_command(
    table: TableArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Delete a table with all its data, permanently, whoever is playing."""
    with_database(data, database, lambda db: admin_operations.delete_table(db, table))
    tell({"deleted": table}, as_json, [f"table {table} is deleted"])


@app.command()
def purge(
    days: Annotated[
        float,
        typer.Option(
            min=0, help="Tables without activity for so many days.", callback=checked_days
        ),
    ],
    status: StatusOption = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say how many it would be.")
    ] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Delete old tables with all their data, permanently."""
    wanted, before = checked_statuses(status), time() - days * DAY

    async def work(store: Store) -> int:
        if dry_run:
            return len(await store.old_tables(wanted, before, "", 1_000_000_000))
        return await forget_old(store, wanted, before)

    count = with_database(data, database, work)
    verb = "would be" if dry_run else "was" if count == 1 else "were"
    told = f"{counted(count, 'table')} {verb} deleted"
    tell({"removed": count, "dry_run": dry_run}, as_json, [told])


@app.command()
def export(
    table: Annotated[
        str | None, typer.Argument(help="The name of a table.", callback=checked_table)
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Every game that has started, one per line.")
    ] = False,
    folder: Annotated[
        Path | None, typer.Option(file_okay=False, help="Write files to this folder instead.")
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Print the record of a game in its current position. It contains the seed, which reveals all
    cards."""
    if (table is None) != everything:
        raise AdminError("give one table, or --all")
    if folder is not None:
        make_folder(folder)

    async def work(store: Store) -> None:
        if table is not None:
            write_game(await admin_operations.export(store, table), folder, whole=as_json)
            return
        async for one in admin_operations.export_all(store):
            write_game(one, folder, whole=True)

    with_database(data, database, work)


@app.command()
def vacuum(
    data: DataOption = None, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """Return the free space of deleted games to the file system. With SQLite this blocks
    choices."""
    rows = with_database(data, database, admin_operations.vacuum)
    tell({"left_over": rows}, as_json, [f"done; {rows} orphaned rows were deleted"])


for part in (people, days, calls, programs, meeting, evenings, profiles):
    app.registered_commands += part.app.registered_commands
