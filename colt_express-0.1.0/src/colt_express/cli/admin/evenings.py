"""The commands of ``colt-express admin`` about evenings among friends."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from ...errors import counted
from ...server.evenings.life import close, phase_of, there
from ...server.hosting.admin_operations import TRIES, AdminError
from ...server.storage.database.table_store import Store
from ...server.storage.rows import Taken
from ..database_options import DatabaseOption, DataOption
from .command_io import JsonOption, moment, tell, with_database

MOST: Final = 1_000
"""Maximum number of evenings shown."""

EveningArgument = Annotated[str, typer.Argument(help="The evening, as evenings shows it.")]

app = typer.Typer(add_completion=False)


@app.command("evenings")
def list_evenings(
    data: DataOption = None, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """List evenings among friends, the latest first."""

    async def work(store: Store) -> list[dict[str, object]]:
        return [
            {
                "evening": one.evening.id,
                "title": one.evening.title,
                "phase": phase_of(one),
                "round": one.evening.round,
                "rounds": one.evening.rounds,
                "guests": len(there(one)),
                "touched": one.evening.touched,
            }
            for one in await store.list_evenings(MOST)
        ]

    rows = with_database(data, database, work)
    lines = [
        f"{row['evening']}  {moment(float(str(row['touched'])))}  {row['phase']}, "
        f"round {row['round']} of {row['rounds']}, "
        f"{counted(int(str(row['guests'])), 'guest')}  {row['title']}"
        for row in rows
    ]
    tell(rows, as_json, lines or ["there are no evenings"])


@app.command("close-evening")
def close_evening(
    evening: EveningArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Close an evening: no round follows, and no guest can join. Its tables play on."""

    async def work(store: Store) -> None:
        for _ in range(TRIES):
            stored = await store.evening(evening)
            if stored is None:
                raise AdminError(f"there is no evening {evening!r}")
            made = close(stored)
            if made is None:
                raise AdminError(f"evening {evening!r} is over already")
            try:
                await store.change_evening(made)
            except Taken:
                continue
            return
        raise AdminError(f"evening {evening!r} keeps changing; try again")

    with_database(data, database, work)
    tell({"closed": evening}, as_json, [f"{evening} is closed"])


@app.command("delete-evening")
def delete_evening(
    evening: EveningArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Delete an evening with its guests and standings. Its tables stay."""

    async def work(store: Store) -> None:
        if not await store.delete_evening(evening):
            raise AdminError(f"there is no evening {evening!r}")

    with_database(data, database, work)
    tell({"deleted": evening}, as_json, [f"{evening} is deleted"])
