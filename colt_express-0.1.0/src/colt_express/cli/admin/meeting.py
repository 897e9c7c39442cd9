"""The commands of ``colt-express admin`` about the quick match and the ladder."""

from __future__ import annotations

from time import time
from typing import Annotated, Final

import msgspec
import typer

from ...errors import counted
from ...server.hosting.admin_operations import AdminError
from ...server.meeting import ladder as ladders
from ...server.meeting.coming import read_wish
from ...server.meeting.rating import LADDERS, MISSING, can_rate
from ...server.storage.database.table_store import Store
from ..database_options import DatabaseOption, DataOption
from .command_io import JsonOption, tell, with_database

MOST: Final = 1_000
"""Maximum number of places shown."""

ProfileArgument = Annotated[str, typer.Argument(help="The profile, as queue and ladder show it.")]

app = typer.Typer(add_completion=False)


@app.command("queue")
def show_queue(
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List people who wait for a quick match, the longest waiting first."""

    async def work(store: Store) -> list[dict[str, object]]:
        now = time()
        return [
            {
                "profile": row.profile,
                "name": row.name,
                "waited": round(now - row.since),
                "unheard": round(now - row.heard),
                "table": row.table,
                "wish": msgspec.to_builtins(read_wish(row)),
            }
            for row in await store.queue()
        ]

    rows = with_database(data, database, work)
    lines = [
        f"{row['profile']}  {row['name']}  waits {row['waited']} s, "
        f"heard {row['unheard']} s ago  {row['table']}"
        for row in rows
    ]
    tell(rows, as_json, lines or ["nobody waits for a quick match"])


@app.command()
def unqueue(
    profile: ProfileArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Take a person out of the queue of the quick match."""

    async def work(store: Store) -> None:
        if not await store.leave_queue(profile):
            raise AdminError(f"profile {profile!r} does not wait for a quick match")

    with_database(data, database, work)
    tell({"unqueued": profile}, as_json, [f"{profile} waits no longer"])


@app.command("ladder")
def show_ladder(
    ladder: Annotated[str, typer.Argument(help=f"One of {', '.join(LADDERS)}.")] = LADDERS[0],
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List a ladder, the best first."""
    if ladder not in LADDERS:
        raise AdminError(f"no ladder is called {ladder!r}; there are {', '.join(LADDERS)}")

    async def work(store: Store) -> list[dict[str, object]]:
        places = await store.places(ladder, MOST)
        found = [(one, ladders.counted(one.rating)) for one in places]
        return [
            {
                "profile": one.rating.profile,
                "name": one.name,
                "points": rating.points,
                "margin": rating.margin,
                "games": rating.games,
                "uncertain": rating.uncertain,
            }
            for one, rating in found
        ]

    rows = with_database(data, database, work)
    lines = [
        f"{row['profile']}  {row['points']} ± {row['margin']}  {row['games']:>5}  {row['name']}"
        + (" (uncertain)" if row["uncertain"] else "")
        for row in rows
    ]
    tell(rows, as_json, lines or ["nobody is on this ladder"])


@app.command()
def unrank(
    profile: ProfileArgument,
    worthless: Annotated[
        bool,
        typer.Option("--worthless", help="Let games of this profile count for nobody any more."),
    ] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Take a profile off the ladder."""
    if worthless:
        _check_openskill()

    async def work(store: Store) -> int:
        if not await store.ratings_of(profile):
            raise AdminError(f"profile {profile!r} is on no ladder")
        return await ladders.take_off(store, profile, worthless)

    games = with_database(data, database, work)
    verb = "counts" if games == 1 else "count"
    told = f"{profile} is on no ladder any more; {counted(games, 'game')} "
    told += f"{verb} for nobody" if worthless else f"still {verb} for the others"
    tell({"unranked": profile, "games": games}, as_json, [told])


@app.command()
def recount(
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Work all ratings of the ladder out again, from the games that were counted."""
    _check_openskill()
    games = with_database(data, database, ladders.count_again)
    tell({"games": games}, as_json, [f"{counted(games, 'game')} counted again"])


def _check_openskill() -> None:
    if not can_rate():
        raise AdminError(MISSING)
