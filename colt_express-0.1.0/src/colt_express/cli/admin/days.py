"""The commands of ``colt-express admin`` about the list of the train of the day."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import typer

from ...server.hosting.admin_operations import AdminError
from ...server.storage.database.table_store import Store
from ...today.train import NoTrain, read_day, today
from ..database_options import DatabaseOption, DataOption
from .command_io import JsonOption, tell, with_database

MOST: Final = 1_000
"""Maximum number of results shown."""

app = typer.Typer(add_completion=False)


def _checked_day(day: str | None) -> str:
    """The day as it is stored; today without one."""
    try:
        return today().isoformat() if day is None else read_day(day).isoformat()
    except NoTrain as reason:
        raise AdminError(str(reason)) from None


@app.command("today")
def list_results(
    day: Annotated[
        str | None, typer.Argument(help="A day such as 2026-11-18.", show_default="today")
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List results of the train of a day, the best first."""
    wanted = _checked_day(day)

    async def work(store: Store) -> list[dict[str, object]]:
        rows = [msgspec.structs.asdict(row) for row in await store.listed_results(wanted, MOST)]
        return [{name: row[name] for name in row if name != "address"} for row in rows]

    rows = with_database(data, database, work)
    lines = [f"{row['id']}  {row['name']}  {row['place']}.  ${row['money']}" for row in rows]
    tell(rows, as_json, lines or [f"nobody is listed on {wanted}"])


@app.command()
def unlist(
    day: Annotated[str, typer.Argument(help="A day such as 2026-11-18.")],
    result: Annotated[str, typer.Argument(help="The result, as today shows it.")],
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Take a result from the list of a day."""
    wanted = _checked_day(day)

    async def work(store: Store) -> None:
        if not await store.unlist_result(wanted, result):
            raise AdminError(f"there is no result {result!r} on {wanted}")

    with_database(data, database, work)
    tell({"unlisted": result}, as_json, [f"{result} is no longer listed on {wanted}"])
